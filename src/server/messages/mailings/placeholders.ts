import type { Channel } from '../../../lib/contract/messages/message.ts'
import { stopWords } from '../../accounts/unsubscribes/messages.ts'
import { howToStop, stopPage } from '../../accounts/unsubscribes/optional-email.ts'
import { countParts, plain } from '../../platform/delivery/text-letters.ts'
import { refuseFields } from '../../platform/errors/refusal.ts'
import { isTranslated, type Kept, wordsOfKept } from '../translated/default-words.ts'
import { mailingWords, messageRefusals } from '../translated/messages.ts'

/** What may stand in a text for each person. */
export const placeholders = ['first name', 'name with title', 'fellowship'] as const
type Person = Names & { strangerAt?: readonly Channel[] }
type Names = { firstName: string; formalName: string; fellowship: string }

/** What a person is called by a channel: by no name on one that a stranger may read (docs/decisions/messages.md#strangers-words). */
function namesBy({ strangerAt, ...names }: Person, channel: Channel): Names {
  const { friend } = mailingWords
  return strangerAt?.includes(channel) ? { ...names, firstName: friend, formalName: friend } : names
}

const inBraces = /\{([^{}]*)\}/g

/** Throws 400 for a placeholder that nobody fills. */
export function refuseUnknownFields(texts: Readonly<Record<string, string>>): void {
  for (const [field, words] of Object.entries(texts))
    for (const [whole, name] of words.matchAll(inBraces))
      if (!placeholders.some((known) => known === name))
        refuseFields({
          [field]: [
            messageRefusals.unfilled({
              written: whole.slice(0, 40),
              first: '{first name}',
              title: '{name with title}',
              fellowship: '{fellowship}',
            }),
          ],
        })
}

/** Fills the placeholders in one pass: braces in somebody's name stay what they are. */
function fill(words: string, { firstName, formalName, fellowship }: Names): string {
  const values: Record<string, string> = {
    'first name': firstName,
    'name with title': formalName,
    fellowship,
  }
  return words.replace(
    inBraces,
    (whole, name: string) => values[name]?.replace(/[\p{C}\p{Zl}\p{Zp}]+/gu, ' ') ?? whole,
  )
}

/** Fills the placeholders of other words of a message to a person by a channel, such as the variables of a template. */
export function fillerFor(person: Person, channel: Channel): (words: string) => string {
  const names = namesBy(person, channel)
  return (words) => fill(words, names)
}

export type Template = Kept & {
  plainLetters: boolean
  site: string
}

type Row = { subject: string; text: string; plain_letters: number; site: string }

/** The template of a message as the database has it. */
export const templateOf = ({
  subject,
  text,
  plain_letters,
  site,
  automatic,
  field_values: fieldValues,
}: Row & { automatic: string; field_values: string }): Template => ({
  subject,
  text,
  plainLetters: plain_letters === 1,
  site,
  automatic,
  fieldValues,
})

/** The most parts of a text message that we have translated in its own letters: ɔ and ɛ make parts of 70. */
const mostOwnParts = 2

/** What one person gets by a channel, in the current language. `code` is that of the person's stop link. */
export function wordsFor(
  template: Template,
  person: Person,
  { channel, code }: { channel: Channel; code: string },
): { subject: string; text: string } {
  const { plainLetters, site } = template
  const { subject, text } = wordsOfKept(template)
  const names = namesBy(person, channel)
  const words = { subject: fill(subject, names), text: fill(text, names) }
  // The list of own messages has its own way to stop them, and so has a notification.
  if (channel === 'push' || channel === 'app') return words
  // There a person writes STOP, which a template says itself.
  if (channel === 'whatsapp') return words
  if (channel === 'email') return { ...words, text: `${words.text.trimEnd()}\n\n${howToStop(site, code)}` }
  const line = `${words.text.trimEnd()}\n${stopWords.text({ page: stopPage(site, code) })}`
  const isLong = isTranslated(template) && countParts(line).parts > mostOwnParts
  return { ...words, text: plainLetters || isLong ? plain(line) : line }
}
