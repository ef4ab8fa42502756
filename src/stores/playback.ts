import { atom } from 'nanostores'
import {
  readPlayback,
  readPosition,
  storePlayback,
  storePosition,
  type Track,
} from '../lib/browser/playback.ts'

/* The audio player of the site: one sermon at a time across all tabs of a browser; continues on the next page (spec 1 §4). */

export type Playback =
  | { state: 'idle' }
  | {
      state: 'loading' | 'playing' | 'paused' | 'failed'
      track: Track
      /** Seconds. */
      time: number
      /** Seconds; 0 until the recording's metadata is loaded. */
      length: number
      rate: number
    }

export const $playback = atom<Playback>({ state: 'idle' })

const skipSeconds = 15
const rememberEvery = 5
let audio: HTMLAudioElement | undefined
let others: BroadcastChannel | undefined

/** Plays a sermon from the stored position and stops any other playback. */
export function play(track: Track): void {
  const player = open(track)
  others?.postMessage('playing')
  player.play().catch((error: unknown) => {
    // On a page that was just opened, the browser may require a user gesture: playback is then paused.
    const waits = error instanceof DOMException && error.name !== 'NotSupportedError'
    change({ state: waits ? 'paused' : 'failed' })
  })
}

export function pause(): void {
  audio?.pause()
}

/** Seeks to a position in seconds. */
export function seek(seconds: number): void {
  if (!audio) return
  audio.currentTime = Math.max(0, Math.min(seconds, audio.duration || seconds))
}

/** Skips 15 seconds back or forward. */
export function skip(direction: -1 | 1): void {
  if (audio) seek(audio.currentTime + direction * skipSeconds)
}

export function setRate(rate: number): void {
  if (!audio) return
  audio.playbackRate = rate
  change({ rate })
  storeState()
}

/** Closes the player; the position is stored. */
export function stop(): void {
  remember()
  audio?.pause()
  audio?.removeAttribute('src')
  $playback.set({ state: 'idle' })
  storePlayback(undefined)
}

/** Resumes the playback of the previous page. */
export function resume(): void {
  const stored = readPlayback()
  if (!stored) return
  const player = open(stored.track)
  player.playbackRate = stored.rate
  change({ rate: stored.rate })
  if (stored.playing) play(stored.track)
}

/** Loads a track at its stored position. */
function open(track: Track): HTMLAudioElement {
  const now = $playback.get()
  audio ??= create()
  const player = audio
  if (now.state !== 'idle' && now.state !== 'failed' && isSame(now.track, track)) return player
  remember()
  const rate = now.state === 'idle' ? 1 : now.rate
  const time = readPosition(track.id)
  player.src = track.audio
  player.currentTime = time
  player.playbackRate = rate
  $playback.set({ state: 'paused', track, time, length: 0, rate })
  return player
}

/** The staff may have replaced the recording of a sermon since its page was left. */
const isSame = (one: Track, other: Track): boolean => one.id === other.id && one.audio === other.audio

function create(): HTMLAudioElement {
  const player = new Audio()
  player.preload = 'none'
  const on = (events: string[], act: () => void) => {
    for (const event of events) player.addEventListener(event, act)
  }
  on(['play', 'waiting'], () => change({ state: 'loading' }))
  on(['playing'], () => change({ state: 'playing' }))
  on(['pause'], () => change({ state: 'paused' }))
  on(['error'], () => player.hasAttribute('src') && change({ state: 'failed' }))
  on(['timeupdate', 'durationchange', 'seeked'], follow)
  on(['ended'], () => storePosition(trackId(), 0))
  on(['playing', 'pause'], storeState)
  addEventListener('pagehide', () => {
    storeState()
    remember()
  })
  others = new BroadcastChannel('asore:playback')
  others.onmessage = pause
  return player
}

let rememberedAt = 0

function follow(): void {
  if (!audio) return
  const { currentTime: time, duration } = audio
  change({ time, length: Number.isFinite(duration) ? duration : 0 })
  if (Math.abs(time - rememberedAt) >= rememberEvery) remember()
}

function remember(): void {
  if (!audio || audio.ended || trackId() === 0) return
  rememberedAt = audio.currentTime
  storePosition(trackId(), rememberedAt)
}

function storeState(): void {
  const now = $playback.get()
  if (now.state === 'idle') return
  storePlayback({ track: now.track, playing: audio?.paused === false, rate: now.rate })
}

function trackId(): number {
  const now = $playback.get()
  return now.state === 'idle' ? 0 : now.track.id
}

type Change = { state?: Exclude<Playback['state'], 'idle'>; time?: number; length?: number; rate?: number }

function change(changed: Change): void {
  const now = $playback.get()
  if (now.state !== 'idle') $playback.set({ ...now, ...changed })
}
