import type {
  ConversationAct,
  ConversationAnswer,
  ConversationSource,
  InboxView,
  WholeConversationAnswer,
} from '../../../lib/contract/care/inbox.ts'
import { churchZone } from '../../../lib/site/this-church.ts'
import { shownDay } from '../../../lib/words/shown-day.ts'
import { inboxWords } from './messages.ts'

type Entry = WholeConversationAnswer['entries'][number]

export const viewNames: Readonly<Record<InboxView, string>> = {
  get mine() {
    return inboxWords.mine
  },
  get nobody() {
    return inboxWords.unassigned
  },
  get waiting() {
    return inboxWords.waiting
  },
  get open() {
    return inboxWords.allOpen
  },
  get closed() {
    return inboxWords.closed
  },
}

export const sourceNames: Readonly<Record<ConversationSource, string>> = {
  get office() {
    return inboxWords.toOffice
  },
  get leader() {
    return inboxWords.toLeader
  },
  get answer() {
    return inboxWords.toMessage
  },
}

export const emptyWords: Readonly<Record<InboxView, string>> = {
  get mine() {
    return inboxWords.nothingWaits
  },
  get nobody() {
    return inboxWords.allTaken
  },
  get waiting() {
    return inboxWords.nobodyWaits
  },
  get open() {
    return inboxWords.allAnswered
  },
  get closed() {
    return inboxWords.noneClosedYet
  },
}

/** What a visitor gave otherwise than an earlier conversation: on the row of the list, and in words that warn. */
export const doubtNames: Readonly<Record<ConversationAnswer['doubt'], string>> = {
  '': '',
  get telephone() {
    return inboxWords.anotherNumber
  },
  get name() {
    return inboxWords.anotherName
  },
}

export const doubtWords: Readonly<Record<ConversationAnswer['doubt'], string>> = {
  '': '',
  get telephone() {
    return inboxWords.doubtOfNumber
  },
  get name() {
    return inboxWords.doubtOfName
  },
}

/** The same of one entry of a conversation. */
export const otherWords: Readonly<Record<NonNullable<Entry['writer']>['doubt'], string>> = {
  '': '',
  get telephone() {
    return inboxWords.otherNumberHere
  },
  get name() {
    return inboxWords.otherNameHere
  },
  get email() {
    return inboxWords.otherAddressHere
  },
}

/** What staff did; `word` is a name, the word of closing, or why somebody gives back without asking to. */
export function actWords(kind: ConversationAct, by: string, word: string): string {
  const name = by || inboxWords.somebody
  switch (kind) {
    case 'handed over':
      return inboxWords.handedTo({ name, other: word })
    case 'taken':
      return inboxWords.tookIt({ name })
    case 'given back':
      return word ? inboxWords.answersNoMore({ name }) : inboxWords.unassignedIt({ name })
    case 'closed':
      return word ? inboxWords.closedItWith({ name, note: word }) : inboxWords.closedIt({ name })
    case 'reopened':
      return inboxWords.reopenedIt({ name })
    default:
      return `${name} ${kind}`
  }
}

/** `23 Nov 2026, 14:05`, by the church’s clock. */
export function momentWords(at: string): string {
  const time = new Intl.DateTimeFormat('en-GB', { timeStyle: 'short', timeZone: churchZone() })
  return `${shownDay(at)}, ${time.format(new Date(at))}`
}

/** `6 hours`, and days from two on. */
export function hoursWords(hours: number): string {
  const whole = Math.round(hours)
  if (whole <= 1) return inboxWords.anHour
  const days = Math.round(hours / 24)
  return hours < 48 ? inboxWords.hours({ count: whole }) : inboxWords.days({ count: days })
}
