import { soundsCache } from '../../../lib/browser/cache-names.ts'
import { formatBytes, sizeAndCost } from '../../../lib/browser/data-cost.ts'
import type { Track } from '../../../lib/browser/playback.ts'
import { sermonTexts } from '../../../lib/texts/media/sermons.ts'
import { playerWords } from './messages.ts'

/*
 * Sounds of sermons that are cached on this device. The service worker answers the player from the same cache
 * (service-worker/sounds.ts). Loaded when somebody opens "Keep on this device", and by the page /kept.
 */

export type OfferedSound = { track: Track; bytes: number }

/** Header with the sermon as JSON, percent-encoded: a header takes no other letters. */
const aboutHeader = 'X-Kept-Sound'

const readAbout = (answer: Response): OfferedSound =>
  JSON.parse(decodeURIComponent(answer.headers.get(aboutHeader) ?? ''))

/** The question with size and price, or the way to remove what is cached. */
export async function offerSound(place: Element, sound: OfferedSound): Promise<void> {
  const cache = await caches.open(soundsCache)
  const words = make('p', 'my-3', `${sizeAndCost(sound.bytes)}.`)
  const button = make('button', 'btn', playerWords.keep)
  button.setAttribute('type', 'button')
  words.setAttribute('role', 'status')
  const show = (message: string, act: string, does: () => Promise<void>) => {
    words.textContent = message
    button.textContent = act
    button.onclick = () => void does()
  }
  const showRemoval = () =>
    show(playerWords.kept, playerWords.remove, async () => {
      await cache.delete(sound.track.audio)
      ask()
    })
  const ask = (question = `${sizeAndCost(sound.bytes)}.`) => show(question, playerWords.keep, load)
  async function load(): Promise<void> {
    const cut = new AbortController()
    show(playerWords.loading, playerWords.cancel, async () => cut.abort())
    const tell = (part: number) => {
      words.textContent = playerWords.loadingPart({ percent: Math.round(part * 100) })
    }
    try {
      await loadPlayer()
      await cacheSound(cache, sound, { tell, signal: cut.signal })
      showRemoval()
    } catch {
      ask(cut.signal.aborted ? undefined : playerWords.notKept({ data: sizeAndCost(sound.bytes) }))
    }
  }
  if (await cache.match(sound.track.audio)) showRemoval()
  else ask()
  place.append(words, button)
}

/** The player's code is loaded with the sound, since it could not be without a network. */
const loadPlayer = () => import('./player.ts')

type Loading = { tell: (part: number) => void; signal: AbortSignal }

/** Stores the sound as it arrives, whole or not at all. Rejects when the network is lost, or the device is full. */
async function cacheSound(cache: Cache, sound: OfferedSound, { tell, signal }: Loading): Promise<void> {
  const answer = await fetch(sound.track.audio, { signal })
  if (!answer.ok || !answer.body) throw new Error(`status ${answer.status}`)
  let arrived = 0
  const counted = new TransformStream<Uint8Array, Uint8Array>({
    transform(part, controller) {
      arrived += part.length
      tell(Math.min(1, arrived / sound.bytes))
      controller.enqueue(part)
    },
  })
  const headers = new Headers({
    'Content-Type': answer.headers.get('Content-Type') ?? 'audio/mpeg',
    [aboutHeader]: encodeURIComponent(JSON.stringify(sound)),
  })
  await cache.put(sound.track.audio, new Response(answer.body.pipeThrough(counted), { headers }))
}

/**
 * Lists the cached sounds in the page's section, each with its size, a button that plays it, since the page of its sermon may
 * not be cached any more, and one that removes it.
 */
export async function listSounds(section: HTMLElement): Promise<void> {
  const cache = await caches.open(soundsCache)
  const responses = await Promise.all((await cache.keys()).map((key) => cache.match(key)))
  const rows = responses.flatMap((answer) => {
    if (!answer) return []
    const { track, bytes } = readAbout(answer)
    const row = make('li', 'flex flex-wrap items-center justify-between gap-3')
    const about = make('span', 'grid flex-1 basis-40')
    const link = make('a', '', track.title)
    link.setAttribute('href', `/sermons/${track.id}`)
    about.append(link, formatBytes(bytes))
    const remove = make('button', 'btn', playerWords.remove)
    remove.setAttribute('type', 'button')
    remove.ariaLabel = playerWords.removeSound({ title: track.title })
    remove.onclick = async () => {
      await cache.delete(track.audio)
      await listSounds(section)
      document.getElementById('main')?.focus()
    }
    row.append(about, listenButton(track), remove)
    return row
  })
  section.querySelector('ul')?.replaceChildren(...rows)
  section.hidden = rows.length === 0
}

function listenButton(track: Track): HTMLElement {
  const button = make('button', 'btn', sermonTexts.listen)
  const show = (words: string) => {
    button.textContent = words
    button.ariaLabel = `${words}: ${track.title}`
  }
  let follows = false
  button.setAttribute('type', 'button')
  button.onclick = async () => {
    const player = await loadPlayer()
    player.toggle(track)
    if (follows) return
    follows = true
    player.follow(track, (plays) => show(plays ? sermonTexts.pause : sermonTexts.listen))
  }
  show(sermonTexts.listen)
  return button
}

function make(name: string, className: string, words = ''): HTMLElement {
  const made = document.createElement(name)
  if (className) made.className = className
  made.append(words)
  return made
}
