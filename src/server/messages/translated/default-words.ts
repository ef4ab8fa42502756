import * as z from 'zod'
import { calendarWords } from '../../../lib/texts/services/days.ts'
import { automaticWords as words } from './messages.ts'

/* The words of messages that go by themselves, while the church has not written its own: in the language of each reader. */

type Values = Readonly<Record<string, string>>
type Words = { subject: string; text: string }

/** A name of a language may be empty, and leave two spaces. */
const dayWords = (when: string): string => calendarWords.day({ day: when }).replace(/ +/g, ' ')

const firstName = '{first name}'

const kinds: Readonly<Record<string, (values: Values) => Words>> = {
  event: ({ event = '', when = '', where = '' }) => ({
    subject: words.eventSubject({ event }),
    text: words.event({ firstName, event, when: dayWords(when), where }),
  }),
  service: ({ service = '', when = '', where = '' }) => ({
    subject: words.serviceSubject({ service }),
    text: words.service({ firstName, service, when: dayWords(when), where }),
  }),
  pledge: ({ pledge = '', page = '' }) => ({
    subject: words.pledgeSubject({ pledge }),
    text: words.pledge({ firstName, pledge, page }),
  }),
  missed: () => ({ subject: words.missedSubject({ firstName }), text: words.missed({ firstName }) }),
  birthday: () => ({ subject: words.birthdaySubject({ firstName }), text: words.birthday({ firstName }) }),
}

/** The words of a kind with these values, in the current language; undefined for a kind that has none of its own. */
export const filledByDefault = (kind: string, values: Values): Words | undefined => kinds[kind]?.(values)

/** The values of a message of a kind that has words of its own in each language, to be kept with it; '' for another kind. */
export const keptValues = (kind: string, values: Values = {}): string =>
  kind in kinds ? JSON.stringify(values) : ''

const Kept = z.record(z.string(), z.string())

/** A message as it is kept. `fieldValues` is '' where the words are the church's own, which are not translated. */
export type Kept = Words & { automatic?: string; fieldValues?: string }

/** Whether a message is written in the language of each reader. */
export const isTranslated = ({ automatic = '', fieldValues = '' }: Kept): boolean =>
  fieldValues !== '' && automatic in kinds

/** What a message says in the language of its reader. */
export function wordsOfKept(kept: Kept): Words {
  const { automatic = '', fieldValues = '', subject, text } = kept
  const own = { subject, text }
  if (fieldValues === '') return own
  return filledByDefault(automatic, Kept.parse(JSON.parse(fieldValues))) ?? own
}
