import { sql } from 'kysely'
import type { TrashKind } from '../../../lib/contract/settings/trash.ts'
import type { Db } from '../../platform/db/tables.ts'
import { refuse } from '../../platform/errors/refusal.ts'
import { type BinDocument, readDocument, type TrashPatch, type TrashRow, type Values } from './document.ts'
import { trashRefusals } from './messages.ts'
import { type Reference, referencesOf } from './references.ts'
import { leaveTakenSeries } from './restored-events.ts'
import { giveUpTakenPlaces } from './restored-places.ts'
import { requireFreePlan } from './restored-plans.ts'

type Taken = 'usernameTaken' | 'alikeTaken' | 'emailTaken' | 'nameTaken' | 'addressTaken'

/** Columns whose value another row may have taken meanwhile, and how the refusal names them. */
const unique: Partial<
  Record<TrashKind, readonly (readonly [column: string, shown: string, taken: Taken])[]>
> = {
  account: [
    ['username_key', 'username', 'usernameTaken'],
    ['username_skeleton', 'username', 'alikeTaken'],
    ['email_key', 'email', 'emailTaken'],
  ],
  fellowship: [['name', 'name', 'nameTaken']],
  page: [['path', 'path', 'addressTaken']],
}

/** Kinds that are not restored without the row that they name: without its author a private text would become anybody's. */
const needed: Partial<Record<TrashKind, { column: string; why: () => string }>> = {
  event: {
    column: 'fellowship_id',
    why: () => trashRefusals.fellowshipEventNotThere,
  },
  leader_message: {
    column: 'fellowship_id',
    why: () => trashRefusals.fellowshipGotMessageNot,
  },
  prayer_request: {
    column: 'account_id',
    why: () => trashRefusals.whoeverWrotePrayerRequest,
  },
  testimony: {
    column: 'account_id',
    why: () => trashRefusals.whoeverWroteTestimonyDeleted,
  },
  contact_message: {
    column: 'account_id',
    why: () => trashRefusals.memberWhoWroteMessage,
  },
}

/**
 * Inserts the rows of a document with their ids, and sets emptied columns that are still empty. A row that belongs to something
 * else in the bin goes to its document. Throws 409, with nothing written, when a name is taken or what it belongs to is gone.
 */
export async function restoreFromTrash(
  db: Db,
  kind: TrashKind,
  { rows, patches }: BinDocument,
): Promise<void> {
  const [root, ...others] = rows
  if (!root) refuse(404, trashRefusals.thereNothingLeftBin)
  await requireUntaken(db, kind, root.values)
  if (kind === 'service_plan') await requireFreePlan(db, root.values)
  const isThere = openLookup(db)
  const need = needed[kind]
  const gone = await missing(root, isThere)
  if (need && !isNobodys(root.values) && gone.some(({ column }) => column === need.column))
    refuse(409, need.why())
  if (root.table === 'event') await leaveTakenSeries(db, root)
  await insert(db, root, gone)
  // A trigger gave the account a new person, where the document has the one that it had.
  if (root.table === 'account')
    await db.deleteFrom('person').where('account_id', '=', Number(root.values['id'])).execute()
  for (const row of others) {
    const gone = await missing(row, isThere)
    const [owner] = gone.filter(({ effect }) => effect === 'goes')
    if (owner) await handOver(db, row, owner)
    else await insert(db, row, gone)
  }
  for (const patch of patches) await apply(db, patch)
  if (kind === 'account') await giveUpTakenPlaces(db, Number(root.values['id']))
}

/** A public text without a name is restored without its author, too: a refusal would tell who that was. */
const isNobodys = (values: Values) => values['is_anonymous'] === 1 && values['is_private'] === 0

async function requireUntaken(db: Db, kind: TrashKind, values: Values): Promise<void> {
  for (const [column, shown, taken] of unique[kind] ?? []) {
    const value = values[column]
    if (value === null || value === undefined) continue
    const { rows } =
      await sql`select 1 from ${sql.table(kind)} where ${sql.ref(column)} = ${value} limit 1`.execute(db)
    if (rows.length > 0) refuse(409, trashRefusals[taken]({ value: String(values[shown]) }))
  }
}

type Lookup = (reference: Reference, id: string | number) => Promise<boolean>

/** Remembers found rows only, since the rows of the document are added meanwhile. */
function openLookup(db: Db): Lookup {
  const present = new Set<string>()
  return async ({ to }, id) => {
    const name = `${to} ${id}`
    if (present.has(name)) return true
    const { rows } = await sql`select 1 from ${sql.table(to)} where id = ${id}`.execute(db)
    if (rows.length > 0) present.add(name)
    return rows.length > 0
  }
}

/** The references of a row to rows that do not exist. */
async function missing({ table, values }: TrashRow, isThere: Lookup): Promise<Reference[]> {
  const gone: Reference[] = []
  for (const reference of referencesOf(table)) {
    const id = values[reference.column]
    if (id !== null && id !== undefined && !(await isThere(reference, id))) gone.push(reference)
  }
  return gone
}

async function insert(db: Db, { table, values }: TrashRow, gone: readonly Reference[]): Promise<void> {
  const emptied = Object.fromEntries(gone.map(({ column }) => [column, null]))
  await db
    .insertInto(table)
    // The row was read from this table.
    .values({ ...values, ...emptied } as never)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Adds the row to the document of its owner, if that is in the bin, so that it comes back with it. */
async function handOver(db: Db, row: TrashRow, { to, column }: Reference): Promise<void> {
  const entry = await db
    .selectFrom('bin_entry')
    .select(['id', 'document'])
    .where('kind', '=', to as TrashKind)
    .where('row_id', '=', Number(row.values[column]))
    .executeTakeFirst()
  if (!entry) return
  const document = readDocument(entry.document)
  document.rows.push(row)
  await db
    .updateTable('bin_entry')
    .set({ document: JSON.stringify(document) })
    .where('id', '=', entry.id)
    .execute()
}

async function apply(db: Db, { table, key, column, values }: TrashPatch): Promise<void> {
  const sets = Object.entries(values).map(([name, value]) => sql`${sql.ref(name)} = ${value}`)
  const names = Object.entries(key).map(([name, value]) => sql`${sql.ref(name)} = ${value}`)
  await sql`update ${sql.table(table)} set ${sql.join(sets)}
    where ${sql.join(names, sql` and `)} and ${sql.ref(column)} is null`.execute(db)
}
