import { SegmentedMessage } from 'sms-segments-calculator'
import type { Channel } from '../../../lib/contract/messages/message.ts'
import { refuseFields } from '../../platform/errors/refusal.ts'
import { howToStop, stopPage } from '../unsubscribes/optional-email.ts'

/** What may stand in a text for each person. */
export const placeholders = ['first name', 'name with title', 'fellowship'] as const
type Person = Names & { strangerAt?: readonly Channel[] }
type Names = { firstName: string; formalName: string; fellowship: string }

/** Whom the church calls so by a channel where a stranger may read it: a name that somebody typed goes to nobody else (docs/decisions/messages.md#strangers-words). */
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
    ...{ 'first name': firstName, 'name with title': formalName, fellowship },
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

/** Letters of Ghana and of typesetting that the alphabet of text messages (GSM 03.38) lacks, by what stands for them. */
const plainOf: Readonly<Record<string, string>> = {
  ...{ ɔ: 'o', Ɔ: 'O', ɛ: 'e', Ɛ: 'E', ŋ: 'n', Ŋ: 'N', ɖ: 'd', Ɖ: 'D', ɣ: 'g', Ɣ: 'G', ƒ: 'f', Ƒ: 'F' },
  ...{
    ʋ: 'v',
    Ʋ: 'V',
    '’': "'",
    '‘': "'",
    '“': '"',
    '”': '"',
    '–': '-',
    '—': '-',
    '…': '...',
    '\u00a0': ' ',
  },
}

/** The Latin letters with marks that GSM 03.38 has. */
const marked = 'éèùìòàÇÅåÉÄÖÑÜäöñü'

/** A Latin letter without its marks, such as ẹ and ê, where GSM 03.38 lacks it. Other scripts stay as they are. */
function withoutMarks(letter: string): string {
  const bare = letter.normalize('NFD').replace(/[\u0300-\u036f]/g, '')
  return /^[a-z]?$/i.test(bare) && !marked.includes(letter) ? bare : letter
}

/** A text in the cheap letters as far as there are such. */
export const plain = (text: string): string =>
  [...text.normalize('NFC')].map((letter) => plainOf[letter] ?? withoutMarks(letter)).join('')

/** How a text is counted: 160 letters a part, 153 of several; 70 and 67 as soon as one letter is not in GSM 03.38. */
export function countParts(text: string): { parts: number; dear: string[] } {
  const counted = new SegmentedMessage(text, 'auto')
  return { parts: counted.segmentsCount, dear: [...new Set(counted.getNonGsmCharacters())] }
}
