import type { SentenceAnswer } from '../../../lib/contract/website/translations.ts'
import { messageParts } from '../../../lib/text/message-parts.ts'
import { languageWords } from './messages.ts'

type Props = { text: string; budget: NonNullable<SentenceAnswer['text_message']> }

/** What a text message in these words costs: its parts, and the letters that make them small. */
export function MessageLength({ text, budget: { most_parts: most, is_plain, added } }: Props) {
  const own = messageParts(text.replace(/[{}]/g, '') + ' '.repeat(added))
  const plain = messageParts(' '.repeat(own.letters))
  const { letters, parts, size } = is_plain ? plain : own
  const isDear = own.dear.length > 0 && !is_plain
  return (
    <p className={parts > most ? 'notice notice-warning' : 'hint'}>
      {languageWords.textMessage({ letters, count: parts, size, most })}{' '}
      {isDear && `${languageWords.dearLetters({ dear: own.dear.join(' ') })} `}
      {isDear && parts > most && `${languageWords.goesPlain} `}
      {is_plain && `${languageWords.alwaysPlain} `}
      {added > 0 ? languageWords.stopLineCounts : languageWords.valuesCount}
    </p>
  )
}
