import { type Church, ChurchChanges } from '../../../lib/contract/website/church.ts'
import { addChange, type ChangedLines, ofChurch } from '../../accounts/dual-control/changes.ts'
import { controlOf } from '../../accounts/dual-control/keepers.ts'
import type { Db } from '../../platform/db/tables.ts'
import { churchLines } from '../../settings/church-settings/church-lines.ts'
import { pageRefusals } from '../cms/messages.ts'
import { linesWithNewNumber } from '../cms/numbers/known-numbers.ts'

export const whereMoneyGoes = 'when it tells people where money goes'

/** Fields that say where money goes whatever stands in them; any other does with a number that the site does not show yet. */
const directing: readonly Field[] = ['giving_ways', 'giving_provider']

type Changes = ChurchChanges & { logo?: string }
type Field = keyof ChurchChanges
type Changing = { changes: Changes; before: Church; by: number; at: Date }
type Held = { keys: Field[]; place: string; words: ChangedLines; until: Date | null }

/**
 * Parts the changes to the church: what tells people where money goes waits for a second person (docs/decisions/giving.md#payment-details), the others are free.
 * Call it in a transaction.
 */
export async function holdPaymentDetails(
  db: Db,
  { changes, before, by, at }: Changing,
): Promise<{ free: Changes; held?: Held }> {
  const keys = await keysToHold(db, changes, before)
  const control = keys.length > 0 ? await controlOf(db, { by, at }) : undefined
  if (!control || control.kind === 'none') return { free: changes }
  const part = (of: Changes) => ChurchChanges.parse(Object.fromEntries(keys.map((key) => [key, of[key]])))
  const church = { old: part(before), new: part(changes) }
  const words = { old: shownLines(church.old), new: shownLines(church.new) }
  const until = control.kind === 'delay' ? control.until : null
  await addChange(db, { place: ofChurch, words, by, at, dueAt: until, church })
  const free = { ...changes, ...Object.fromEntries(keys.map((key) => [key, undefined])) }
  return { free, held: { keys, place: ofChurch, words, until } }
}

async function keysToHold(db: Db, changes: Changes, before: Church): Promise<Field[]> {
  const held: Field[] = []
  for (const key of Object.keys(changes) as Field[]) {
    if (JSON.stringify(changes[key]) === JSON.stringify(before[key])) continue
    const lines = churchLines({ [key]: changes[key] })
    if (directing.includes(key) || (await linesWithNewNumber(db, lines)).length > 0) held.push(key)
  }
  return held
}

/** The provider has no words of its own. */
const shownLines = ({ giving_provider, ...church }: Changes): string[] => [
  ...(giving_provider === undefined
    ? []
    : [pageRefusals.paymentProviderProvider({ provider: giving_provider || 'the first with a key' })]),
  ...churchLines(church),
]
