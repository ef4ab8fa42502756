import { readJson, store } from './browser-storage.ts'

/** What the player needs to know of a sermon, and no more: it goes from page to page. */
export type Track = { id: number; title: string; speaker: string; audio: string }

/** What a tab plays, for its next page. */
export type KeptPlayback = { track: Track; playing: boolean; rate: number }

export const rates = [0.75, 1, 1.25, 1.5, 2] as const

const tabKey = 'asore:playback'
const positionsKey = 'asore:positions'

/** So many sermons are remembered; the oldest are forgotten. */
const mostPositions = 50

/** What this tab was playing on the page before; undefined for nothing, or when it cannot be read. */
export function readPlayback(): KeptPlayback | undefined {
  const found = readJson(tabKey, 'tab')
  if (typeof found !== 'object' || found === null || !('track' in found)) return undefined
  const { track } = found
  if (!isTrack(track)) return undefined
  const rate = 'rate' in found ? rates.find((one) => one === found.rate) : undefined
  return { track, playing: 'playing' in found && found.playing === true, rate: rate ?? 1 }
}

/** Keeps what plays for the next page of this tab; undefined forgets it. */
export function keepPlayback(playback: KeptPlayback | undefined): void {
  store(tabKey, playback && JSON.stringify(playback), 'tab')
}

/** Where somebody stopped listening to a sermon on this device, in seconds; 0 for one not begun. */
export function readPosition(id: number): number {
  return readPositions().find(([one]) => one === id)?.[1] ?? 0
}

/** Remembers where somebody stopped; 0 forgets it. */
export function keepPosition(id: number, seconds: number): void {
  const others = readPositions().filter(([one]) => one !== id)
  const here: [number, number][] = seconds > 0 ? [[id, Math.floor(seconds)]] : []
  store(positionsKey, JSON.stringify([...others, ...here].slice(-mostPositions)))
}

/** `1:02`, `1:00:05`. */
export function formatTime(seconds: number): string {
  const whole = Number.isFinite(seconds) ? Math.floor(seconds) : 0
  const [hours, minutes, rest] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60]
  const two = (part: number) => String(part).padStart(2, '0')
  return hours > 0 ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`
}

function readPositions(): [number, number][] {
  const found = readJson(positionsKey)
  return Array.isArray(found) ? found.filter(isPosition) : []
}

const isPosition = (found: unknown): found is [number, number] =>
  Array.isArray(found) && found.length === 2 && found.every((part) => Number.isFinite(part))

function isTrack(found: unknown): found is Track {
  if (typeof found !== 'object' || found === null) return false
  const { id, title, speaker, audio } = found as Record<string, unknown>
  return Number.isSafeInteger(id) && [title, speaker, audio].every((text) => typeof text === 'string')
}
