import type { StoredUser } from './session-storage.ts'

/* What the live stream page decides without a screen: status, chat, notes, dates (spec 1 §2, §4, §5, §9). */

export const qualities = ['auto', '1080p', '720p', '480p', '360p'] as const
export type Quality = (typeof qualities)[number]

/** What people pay for, as YouTube streams a service: roughly, in an hour. */
export const dataPerHour: Record<Quality, string> = {
  auto: '0.4 to 2.5 GB',
  '1080p': '2.5 GB',
  '720p': '1.3 GB',
  '480p': '0.7 GB',
  '360p': '0.4 GB',
}

export const initialViewers = 245
export const statusMilliseconds = 10_000

/** The next simulated status: live or not, and 200 to 499 viewers (spec 1 §4). `random` answers from 0 up to 1. */
export function simulateStatus(random: () => number): { live: boolean; viewers: number } {
  return { live: random() < 0.5, viewers: 200 + Math.floor(random() * 300) }
}

/** In the chat, of somebody without a name or a session. */
export const nameless = 'Guest User'

/** First name and last initial, `Ama S.`; `Guest User` for somebody without a name or a session (spec 1 §9). */
export function chatLabel(user: Pick<StoredUser, 'first_name' | 'last_name'> | undefined): string {
  const first = user?.first_name.trim()
  if (!first) return nameless
  const [initial] = user?.last_name.trim().normalize('NFC') ?? ''
  return initial ? `${first} ${initial.toUpperCase()}.` : first
}

export type ChatMessage = {
  /** Grows by one. */
  id: number
  author: string
  text: string
  /** ISO 8601, UTC. */
  at: string
}

/** As many messages as the panel holds; the oldest go. */
export const chatLimit = 200
export const chatLength = 300

/** The list with one more message at its end; the list as it was when the text says nothing (spec 1 §5). */
export function withMessage(
  messages: readonly ChatMessage[],
  { author, text, at }: Omit<ChatMessage, 'id'>,
): readonly ChatMessage[] {
  const said = text.trim()
  if (!said) return messages
  const id = (messages.at(-1)?.id ?? 0) + 1
  return [...messages, { id, author, at, text: said.slice(0, chatLength) }].slice(-chatLimit)
}

/** `sermon-notes-2026-11-22.txt`, by the church's day. */
export function notesFileName(now: Date): string {
  return `sermon-notes-${now.toISOString().slice(0, 10)}.txt`
}

/** About twenty pages, far below what a browser keeps for a site. */
export const notesLength = 40_000

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']

/**
 * The first such weekday and hour (`18:30`) after `now`, moved by whole weeks: 0 is always still to come, -1 always
 * over. Ghana keeps UTC.
 */
export function weekly(now: Date, weekday: string, time: string, week: number): Date {
  const start = new Date(`${now.toISOString().slice(0, 10)}T${time}:00Z`)
  const ahead = (weekdays.indexOf(weekday) - start.getUTCDay() + 7) % 7
  start.setUTCDate(start.getUTCDate() + ahead)
  start.setUTCDate(start.getUTCDate() + (start > now ? 0 : 7) + week * 7)
  return start
}
