import { readJson, store } from './browser-storage.ts'

/** The fields of a sermon that the player needs; stored between pages. */
export type Track = { id: number; title: string; speaker: string; audio: string }

/** Playback of a tab, stored for its next page. */
export type StoredPlayback = { track: Track; playing: boolean; rate: number }

export const rates = [0.75, 1, 1.25, 1.5, 2] as const

const tabKey = 'asore:playback'
const positionsKey = 'asore:positions'

/** Maximum number of stored positions; the oldest are removed. */
const mostPositions = 50

/** Playback of this tab's previous page; undefined when there is none or it is invalid. */
export function readPlayback(): StoredPlayback | undefined {
  const storedJson = readJson(tabKey, 'tab')
  if (typeof storedJson !== 'object' || storedJson === null || !('track' in storedJson)) return undefined
  const { track } = storedJson
  if (!isTrack(track)) return undefined
  const rate = 'rate' in storedJson ? rates.find((one) => one === storedJson.rate) : undefined
  return { track, playing: 'playing' in storedJson && storedJson.playing === true, rate: rate ?? 1 }
}

/** Stores the playback for the next page of this tab; undefined removes it. */
export function storePlayback(playback: StoredPlayback | undefined): void {
  store(tabKey, playback && JSON.stringify(playback), 'tab')
}

/** Stored position of a sermon on this device, in seconds; 0 when there is none. */
export function readPosition(id: number): number {
  return readPositions().find(([one]) => one === id)?.[1] ?? 0
}

/** Stores the position in a sermon; 0 removes it. */
export function storePosition(id: number, seconds: number): void {
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
  const storedJson = readJson(positionsKey)
  return Array.isArray(storedJson) ? storedJson.filter(isPosition) : []
}

const isPosition = (input: unknown): input is [number, number] =>
  Array.isArray(input) && input.length === 2 && input.every((part) => Number.isFinite(part))

function isTrack(input: unknown): input is Track {
  if (typeof input !== 'object' || input === null) return false
  const { id, title, speaker, audio } = input as Record<string, unknown>
  return Number.isSafeInteger(id) && [title, speaker, audio].every((text) => typeof text === 'string')
}
