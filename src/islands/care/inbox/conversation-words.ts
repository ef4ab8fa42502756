import type {
  ConversationAct,
  ConversationAnswer,
  ConversationSource,
  InboxView,
  WholeConversationAnswer,
} from '../../../lib/contract/care/inbox.ts'
import { churchZone } from '../../../lib/site/this-church.ts'
import { formatDay } from '../../../lib/time/dates.ts'

type Entry = WholeConversationAnswer['entries'][number]

export const viewNames: Record<InboxView, string> = {
  mine: 'Mine',
  nobody: 'Unassigned',
  waiting: 'Waiting',
  open: 'All open',
  closed: 'Closed',
}

export const sourceNames: Record<ConversationSource, string> = {
  office: 'To the office',
  leader: 'To a leader',
  answer: 'Answer to a message',
}

export const emptyWords: Record<InboxView, string> = {
  mine: 'Nothing waits for you here. May it be a quiet day.',
  nobody: 'Somebody has taken each conversation.',
  waiting: 'Nobody has to wait longer than two days.',
  open: 'Everybody who wrote has been answered.',
  closed: 'No conversation is closed yet.',
}

/** What a visitor gave otherwise than an earlier conversation: on the row of the list, and in words that warn. */
export const doubtNames: Record<ConversationAnswer['doubt'], string> = {
  '': '',
  telephone: 'Another number',
  name: 'Another name',
}

export const doubtWords: Record<ConversationAnswer['doubt'], string> = {
  '': '',
  telephone:
    'This came under the address of an earlier conversation, with another telephone number. Nothing shows that it is the same person: ask on the number that you knew before.',
  name: 'This came under the number or address of an earlier conversation, with another name. Nothing shows that it is the same person.',
}

/** The same of one entry of a conversation. */
export const otherWords: Record<NonNullable<Entry['writer']>['doubt'], string> = {
  '': '',
  telephone: 'Another telephone number than above, not confirmed: ask on the number that you knew before.',
  name: 'Another name than above, not confirmed.',
  email: 'Another e-mail address than above, not confirmed.',
}

/** What staff did; `word` is a name, the word of closing, or why somebody gives back without asking to. */
export function actWords(kind: ConversationAct, by: string, word: string): string {
  const who = by || 'Somebody'
  if (kind === 'handed over') return `${who} handed it to ${word}`
  const acts: Partial<Record<ConversationAct, string>> = {
    taken: 'assigned it to themselves',
    'given back': word ? 'no longer answers here: it is unassigned' : 'unassigned it',
    closed: word ? `closed it: ${word}` : 'closed it',
    reopened: 'reopened it',
  }
  return `${who} ${acts[kind] ?? kind}`
}

/** `23 Nov 2026, 14:05`, by the church’s clock. */
export function momentWords(at: string): string {
  const time = new Intl.DateTimeFormat('en-GB', { timeStyle: 'short', timeZone: churchZone() })
  return `${formatDay(at)}, ${time.format(new Date(at))}`
}

/** `6 hours`, and days from two on. */
export function hoursWords(hours: number): string {
  if (hours < 1) return 'an hour'
  if (hours >= 48) return `${Math.round(hours / 24)} days`
  return Math.round(hours) === 1 ? 'an hour' : `${Math.round(hours)} hours`
}
