import { onSessionChange, readTokens } from '../../../stores/session.ts'

const root = document.documentElement

/** Shows the header's part for visitors or for signed-in users. The rest of the header is HTML and CSS. */
function render(): void {
  const signedIn = readTokens() !== undefined
  if (signedIn) root.dataset['session'] = 'in'
  else delete root.dataset['session']
  document.querySelector('[data-home]')?.setAttribute('href', signedIn ? '/dashboard' : '/')
  if (signedIn) void import('../account.ts').then(({ drawAccount }) => drawAccount())
}

/** Opens quick find, whose script comes with the first press; without it, the page Search. */
function find(event: Event): void {
  event.preventDefault()
  import('../quick-find/open.ts').then(
    ({ openQuickFind }) => openQuickFind(),
    () => location.assign('/search'),
  )
}

/** Ctrl+K, and a slash that is not typed into a field. Editors have a Ctrl+K of their own. */
function findByKey(event: KeyboardEvent): void {
  const { key, ctrlKey, metaKey, defaultPrevented } = event
  const isAsked =
    ctrlKey || metaKey
      ? key === 'k'
      : key === '/' && !document.activeElement?.matches('input,select,textarea,[contenteditable]')
  if (isAsked && !defaultPrevented) find(event)
}

/** Starts the header: it follows the session, and leads to quick find. */
export function startHeader(): void {
  // A phone in landscape orientation shows the menu in the header; the open sheet would cover it.
  matchMedia('(width >= 48rem)').addEventListener('change', () =>
    document.querySelector<HTMLElement>('.sheet')?.hidePopover(),
  )
  const link = document.querySelector<HTMLElement>('[data-find]')
  if (link) {
    link.onclick = find
    addEventListener('keydown', findByKey)
  }
  onSessionChange(render)
  render()
}
