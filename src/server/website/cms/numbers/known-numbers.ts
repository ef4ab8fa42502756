import type { Church } from '../../../../lib/contract/website/church.ts'
import { numbersIn } from '../../../../lib/text/numbers-in.ts'
import type { Db } from '../../../platform/db/tables.ts'
import { callingCodeOf } from '../../../settings/church-settings/calling-code.ts'
import { churchLines } from '../../../settings/church-settings/church-lines.ts'
import { readChurch } from '../../../settings/church-settings/repo.ts'
import { listShownDocuments } from '../published.ts'
import { pageLines } from './payment-words.ts'

/**
 * The lines with a number to which somebody could send money and which is new: it is on no published page, not in the church's
 * settings, and not in the earlier lines.
 */
export async function linesWithNewNumber(
  db: Db,
  lines: readonly string[],
  before: readonly string[] = [],
): Promise<string[]> {
  const { version: _, ...church } = await readChurch(db)
  const code = callingCodeOf(church.country)
  const numbers = new Map(lines.map((line) => [line, numbersIn(line, code)]))
  if ([...numbers.values()].every((uses) => uses.length === 0)) return []
  const known = await knownNumbers(db, church, code)
  for (const one of before.flatMap((line) => numbersIn(line, code))) known.add(one)
  return lines.filter((line) => numbers.get(line)?.some((one) => !known.has(one)))
}

async function knownNumbers(db: Db, church: Church, code: string): Promise<Set<string>> {
  const pages = await listShownDocuments(db)
  const lines = [...churchLines(church), ...pages.flatMap(pageLines)]
  return new Set(lines.flatMap((line) => numbersIn(line, code)))
}
