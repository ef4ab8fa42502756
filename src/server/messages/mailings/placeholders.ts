import type { Channel } from '../../../lib/contract/messages/message.ts'
import { howToStop, stopPage } from '../../accounts/unsubscribes/optional-email.ts'
import { plain } from '../../platform/delivery/text-letters.ts'
import { refuseFields } from '../../platform/errors/refusal.ts'

/** What may stand in a text for each person. */
export const placeholders = ['first name', 'name with title', 'fellowship'] as const
type Person = Names & { strangerAt?: readonly Channel[] }
type Names = { firstName: string; formalName: string; fellowship: string }

/** What a person is called, instead of by name, on a channel that a stranger may read (docs/decisions/messages.md#strangers-words). */
const friend = 'friend'

/** What a person is called by a channel. */
const namesBy = ({ strangerAt, ...names }: Person, channel: Channel): Names =>
  strangerAt?.includes(channel) ? { ...names, firstName: friend, formalName: friend } : names

const inBraces = /\{([^{}]*)\}/g

/** Throws 400 for a placeholder that nobody fills. */
export function refuseUnknownFields(texts: { subject: string; text: string }): void {
  for (const [field, words] of Object.entries(texts))
    for (const [whole, name] of words.matchAll(inBraces))
      if (!placeholders.some((known) => known === name))
        refuseFields({
          [field]: [
            `Nobody can fill ${whole.slice(0, 40)}. You may write {first name}, {name with title} or {fellowship}`,
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

export type Template = {
  subject: string
  text: string
  plainLetters: boolean
  site: string
}

/** What one person gets by a channel. `code` is that of the person's stop link. */
export function wordsFor(
  { subject, text, plainLetters, site }: Template,
  person: Person,
  { channel, code }: { channel: Channel; code: string },
): { subject: string; text: string } {
  const names = namesBy(person, channel)
  const words = { subject: fill(subject, names), text: fill(text, names) }
  // The list of own messages has its own way to stop them, and so has a notification.
  if (channel === 'push' || channel === 'app') return words
  if (channel === 'email') return { ...words, text: `${words.text.trimEnd()}\n\n${howToStop(site, code)}` }
  const line = `${words.text.trimEnd()}\nStop: ${stopPage(site, code)}`
  return { ...words, text: plainLetters ? plain(line) : line }
}
