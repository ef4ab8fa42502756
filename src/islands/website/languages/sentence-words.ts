import type { SentenceState } from '../../../lib/contract/website/translations.ts'
import { formatCount } from '../../../lib/text/format-count.ts'

export const stateNames: Record<SentenceState, string> = {
  draft: 'Draft',
  again: 'Look again',
  read: 'Read',
  missing: 'Missing',
}

/** `1,912 sentences, 0 read by a speaker`. */
export const coverageOf = ({ sentences, read }: { sentences: number; read: number }): string =>
  `${formatCount(sentences)} ${sentences === 1 ? 'sentence' : 'sentences'}, ${formatCount(read)} read by a speaker`
