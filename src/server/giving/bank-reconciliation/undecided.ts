import {
  type StatementColumn,
  type StatementPreviewAnswer,
  undecidedLimit,
} from '../../../lib/contract/giving/matching.ts'
import { readAmountCell } from '../books/cells.ts'
import { wordOf } from './directions.ts'
import type { Reading, ReadRow } from './read-row.ts'

type Undecided = Pick<StatementPreviewAnswer, 'undecided' | 'undecided_rows' | 'undecided_words'>

/** The rows whose direction the file leaves open, those that a person has answered, too, and the words in them. */
export function listUndecided(
  rows: readonly (readonly string[])[],
  read: readonly ReadRow[],
  { mapping, amount, days, church, directions: { whys } }: Reading,
): Undecided {
  const cell = (at: number, column: StatementColumn) => rows[at]?.[mapping[column] ?? -1] ?? ''
  const open = [...whys].filter(([at]) => read[at]?.is !== 'unreadable')
  const words = new Map<string, number>()
  for (const [at] of open) {
    const word = wordOf(cell(at, 'direction'))
    words.set(word, (words.get(word) ?? 0) + 1)
  }
  return {
    undecided: open.slice(0, undecidedLimit).map(([at, why]) => ({
      row: at + 1,
      day: days[at] ?? '',
      word: wordOf(cell(at, 'direction')),
      why,
      amount: readAmountCell(rows[at]?.[amount] ?? '', church.currency) ?? 0,
      who: [cell(at, 'name'), cell(at, 'telephone'), cell(at, 'to'), cell(at, 'text')]
        .filter(Boolean)
        .join(', ')
        .slice(0, 160),
    })),
    undecided_rows: open.length,
    undecided_words: [...words].slice(0, 50).map(([word, count]) => ({ word, rows: count })),
  }
}
