import type { StoredAccount } from '../browser/session-storage.ts'
import { churchZone } from '../site/this-church.ts'
import { weekdayNames } from '../time/calendar-names.ts'
import { clockIn, dayIn } from '../time/church-time.ts'

/* Logic of the live stream page without UI: status, chat, notes, dates (spec 1 §2, §4, §5, §9). */

export const qualities = ['auto', '1080p', '720p', '480p', '360p'] as const
export type Quality = (typeof qualities)[number]

/** Approximate data usage per hour of a YouTube stream, which viewers pay for. */
export const dataPerHour: Record<Quality, string> = {
  auto: '0.4 to 2.5 GB',
  '1080p': '2.5 GB',
  '720p': '1.3 GB',
  '480p': '0.7 GB',
  '360p': '0.4 GB',
}

export const initialViewers = 245
export const statusMilliseconds = 10_000

/** The next simulated status: live or not, and 200 to 499 viewers (spec 1 §4). `random` returns a number in [0, 1). */
export function simulateStatus(random: () => number): { live: boolean; viewers: number } {
  return { live: random() < 0.5, viewers: 200 + Math.floor(random() * 300) }
}

/** Chat name of a user without a name or a session. */
export const nameless = 'Guest User'

/** First name and last initial, `Ama S.`; `Guest User` without a name or a session (spec 1 §9). */
export function chatLabel(user: Pick<StoredAccount, 'first_name' | 'last_name'> | undefined): string {
  const first = user?.first_name.trim()
  if (!first) return nameless
  const [initial] = user?.last_name.trim().normalize('NFC') ?? ''
  return initial ? `${first} ${initial.toUpperCase()}.` : first
}

export type ChatMessage = {
  /** Increases by one. */
  id: number
  author: string
  text: string
  /** ISO 8601, UTC. */
  at: string
}

/** Maximum number of messages in the panel; the oldest are removed. */
export const chatLimit = 200
export const chatLength = 300

/** Appends a message to the list; returns the list unchanged when the text is blank (spec 1 §5). */
export function withMessage(
  messages: readonly ChatMessage[],
  { author, text, at }: Omit<ChatMessage, 'id'>,
): readonly ChatMessage[] {
  const words = text.trim()
  if (!words) return messages
  const id = (messages.at(-1)?.id ?? 0) + 1
  return [...messages, { id, author, at, text: words.slice(0, chatLength) }].slice(-chatLimit)
}

/** `sermon-notes-2026-11-22.txt`, dated in the church's time zone. */
export function notesFileName(now: Date): string {
  return `sermon-notes-${dayIn(churchZone(), now)}.txt`
}

/** About twenty pages, far below a browser's storage quota for a site. */
export const notesLength = 40_000

/**
 * The first date with this weekday and hour (`18:30`) after `instant`, shifted by whole weeks: 0 is always in the future, -1
 * always in the past. What the church's clock shows then, to be read by its UTC fields.
 */
export function weekly(instant: Date, weekday: string, time: string, week: number): Date {
  const now = clockIn(churchZone(), instant)
  const start = new Date(`${now.toISOString().slice(0, 10)}T${time}:00Z`)
  const ahead = (weekdayNames.indexOf(weekday) - start.getUTCDay() + 7) % 7
  start.setUTCDate(start.getUTCDate() + ahead)
  start.setUTCDate(start.getUTCDate() + (start > now ? 0 : 7) + week * 7)
  return start
}
