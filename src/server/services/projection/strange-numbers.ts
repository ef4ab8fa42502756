import type { ProjectionItem } from '../../../lib/contract/services/projection.ts'
import type { Db } from '../../platform/db/tables.ts'
import { linesWithNewNumber } from '../../website/cms/numbers/known-numbers.ts'

/**
 * The ids of notices and headings that name a number to which somebody could send money and that the church shows nowhere: a slip of the
 * finger, or somebody's own wallet.
 */
export async function withStrangeNumbers(db: Db, items: readonly ProjectionItem[]): Promise<string[]> {
  const typed = items.map((item) => ({ id: item.id, lines: linesOf(item) }))
  const strange = new Set(
    await linesWithNewNumber(
      db,
      typed.flatMap(({ lines }) => lines),
    ),
  )
  return typed.filter(({ lines }) => lines.some((line) => strange.has(line))).map(({ id }) => id)
}

function linesOf(item: ProjectionItem): string[] {
  switch (item.kind) {
    case 'notice':
      return [item.title, item.link, ...item.text.split('\n')]
    case 'heading':
      return [item.title, ...item.text.split('\n')]
    case 'giving':
    case 'countdown':
      return [item.title]
    default:
      return []
  }
}
