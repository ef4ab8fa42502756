import { formatTime } from '../../../lib/browser/playback.ts'
import { $playback, type Playback, pause, play, seek, setRate, skip, stop } from '../../../stores/playback.ts'
import { playerWords } from './messages.ts'
import { icon, makeParts } from './parts.ts'
import css from './player.css?inline'

type Playing = Exclude<Playback, { state: 'idle' }>

const stateWords = (state: Playing['state']): string =>
  ({ loading: playerWords.loading, playing: '', paused: playerWords.paused, failed: playerWords.failed })[
    state
  ]

/** Adds the player bar, which is shown at the bottom of the page while a sermon is loaded. */
export function showBar(): void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  document.adoptedStyleSheets.push(sheet)
  const bar = document.createElement('section')
  bar.className = 'player'
  bar.ariaLabel = playerWords.player
  bar.append(...makeParts())
  bar.hidden = true
  listenTo(bar)
  document.body.append(bar)
  $playback.subscribe((now) => render(bar, now))
}

function listenTo(bar: HTMLElement): void {
  bar.addEventListener('click', ({ target }) => {
    const pressed = target instanceof Element ? target.closest<HTMLElement>('[data-act]') : null
    if (pressed) acts[pressed.dataset['act'] ?? '']?.()
  })
  bar.addEventListener('change', ({ target }) => {
    if (target instanceof HTMLSelectElement) setRate(Number(target.value))
  })
  bar.addEventListener('input', ({ target }) => {
    if (target instanceof HTMLInputElement) seek(Number(target.value))
  })
}

const acts: Record<string, () => void> = {
  back: () => skip(-1),
  on: () => skip(1),
  close: stop,
  toggle: () => {
    const now = $playback.get()
    if (now.state === 'playing') pause()
    else if (now.state !== 'idle') play(now.track)
  },
}

function render(bar: HTMLElement, now: Playback): void {
  show(bar, now.state !== 'idle')
  document.documentElement.toggleAttribute('data-player', !bar.hidden)
  if (now.state === 'idle') return
  const find = <Found extends Element>(selector: string) => bar.querySelector(selector) as Found
  const link = find<HTMLAnchorElement>('a')
  link.textContent = now.track.title
  link.setAttribute('href', `/sermons/${now.track.id}`)
  put(find('[role="status"]'), stateWords(now.state))
  const toggle = find<HTMLElement>('[data-act="toggle"]')
  const plays = now.state === 'playing'
  const label = plays ? playerWords.pause : playerWords.play
  if (toggle.ariaLabel !== label) {
    toggle.ariaLabel = label
    toggle.replaceChildren(icon(plays ? 'pause' : 'play'))
  }
  find<HTMLSelectElement>('select').value = String(now.rate)
  renderTime(now, find('input'), [find('.player-time > :first-child'), find('.player-time > :last-child')])
}

let opener: Element | null = null

/** Closing the bar returns the focus to the element that opened it, or to <main> if that is not on this page. */
function show(bar: HTMLElement, shown: boolean): void {
  const focused = document.activeElement
  if (shown && bar.hidden) opener = focused
  const leaves = !shown && bar.contains(focused)
  const back = opener?.isConnected && opener !== document.body ? opener : document.querySelector('main')
  // Pointer users keep their scroll position.
  const preventScroll = !focused?.matches(':focus-visible')
  bar.hidden = !shown
  if (leaves && back instanceof HTMLElement) back.focus({ preventScroll })
}

function renderTime({ time, length }: Playing, range: HTMLInputElement, [past, all]: Element[]): void {
  range.max = String(Math.max(1, Math.floor(length)))
  // Not beyond `max`: until the length is known the knob would stand at the end.
  range.value = length > 0 ? String(Math.floor(time)) : '0'
  range.disabled = length === 0
  range.ariaValueText =
    length > 0 ? playerWords.at({ time: formatTime(time), length: formatTime(length) }) : formatTime(time)
  put(past, formatTime(time))
  put(all, length > 0 ? formatTime(length) : '')
}

/** Sets the text only if it differs, so that screen readers do not announce the same status again. */
function put(place: Element | undefined, text: string): void {
  if (place && place.textContent !== text) place.textContent = text
}
