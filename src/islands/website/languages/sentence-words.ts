import type { SentenceState } from '../../../lib/contract/website/translations.ts'
import { formatCount } from '../../../lib/text/format-count.ts'
import { languageWords } from './messages.ts'

export const stateNames: Readonly<Record<SentenceState, string>> = {
  get draft() {
    return languageWords.draft
  },
  get again() {
    return languageWords.again
  },
  get read() {
    return languageWords.read
  },
  get missing() {
    return languageWords.missing
  },
}

/** `1,912 sentences, 0 read by a speaker`. */
export const coverageOf = ({ sentences, read }: { sentences: number; read: number }): string =>
  languageWords.coverage({ count: sentences, sentences: formatCount(sentences), read: formatCount(read) })
