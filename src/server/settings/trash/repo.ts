import type { Selectable } from 'kysely'
import {
  binDays,
  type TrashEntryAnswer,
  type TrashItem,
  type TrashKind,
} from '../../../lib/contract/settings/trash.ts'
import { fetchPage, orderTerm, type Paging, type RowsPage } from '../../platform/db/pagination.ts'
import { type Placeholders, prepared } from '../../platform/db/prepared.ts'
import { containing } from '../../platform/db/search.ts'
import type { BinEntryTable } from '../../platform/db/tables/operations.ts'
import type { Db } from '../../platform/db/tables.ts'
import { recordErasure } from '../../platform/erasures/record.ts'
import { collect, filesIn, readDocument, type Values, withoutAccount } from './document.ts'
import { subjectOf } from './subject.ts'

const day = 86_400_000

export const trashOrders = ['deleted_at'] as const

/** What is in the bin, the last deleted first. */
export async function listTrash(
  db: Db,
  paging: Paging<(typeof trashOrders)[number]>,
  now: Date,
): Promise<RowsPage<TrashEntryAnswer>> {
  const all = db
    .selectFrom('bin_entry')
    .leftJoin('account', 'account.id', 'bin_entry.deleted_by')
    .where('is_own', '=', 0)
    .select(['bin_entry.id', 'kind', 'row_id as row', 'name', 'deleted_at', 'account.username as deleted_by'])
  const wanted = paging.search ? all.where(containing(paging.search, ['name'])) : all
  const byDefault = [orderTerm('bin_entry.deleted_at', true), orderTerm('bin_entry.id', true)]
  const { count, rows } = await fetchPage(wanted, paging, { table: 'bin_entry', byDefault })
  return { count, rows: rows.map((row) => ({ ...row, days_left: daysLeft(row.deleted_at, now) })) }
}

const daysLeft = (deletedAt: string, now: Date): number =>
  Math.min(binDays, Math.max(0, Math.ceil((Date.parse(deletedAt) + binDays * day - now.getTime()) / day)))

export function findInTrash(
  db: Db,
  { kind, row }: TrashItem,
): Promise<Selectable<BinEntryTable> | undefined> {
  return db
    .selectFrom('bin_entry')
    .selectAll()
    .where('kind', '=', kind)
    .where('row_id', '=', row)
    .executeTakeFirst()
}

type Deleting = { by: number | null; now: Date; isOwn?: boolean }

/**
 * Keeps a row, and what hangs on it, for two weeks. Call it in the transaction that then deletes the row; its files stay, and
 * nobody is served them.
 */
export async function addToTrash(
  db: Db,
  { kind, row }: TrashItem,
  { by: deleted_by, now, isOwn = false }: Deleting,
): Promise<void> {
  const document = await collect(db, kind, row)
  const values = subjectOf({ kind, row }, document)
  if (!values) return
  const { id } = await db
    .insertInto('bin_entry')
    .values({
      kind,
      row_id: row,
      name: nameOf(kind, values),
      deleted_by,
      deleted_at: now.toISOString(),
      account_id: kind === 'account' ? row : numberIn(values, 'account_id'),
      fellowship_id: await fellowshipOf(db, values),
      document: JSON.stringify(document),
      is_own: isOwn ? 1 : 0,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  for (const file_key of filesIn(document))
    await db.insertInto('bin_file').values({ file_key, entry_id: id }).execute()
}

const numberIn = (values: Values, column: string): number | null => {
  const value = values[column]
  return typeof value === 'number' ? value : null
}

/** The fellowship whose leader may take the deletion back: the row's own, else that of its author. */
async function fellowshipOf(db: Db, values: Values): Promise<number | null> {
  const own = numberIn(values, 'fellowship_id')
  const author = numberIn(values, 'account_id')
  if (own !== null || author === null) return own
  const account = await db
    .selectFrom('account')
    .select('fellowship_id')
    .where('id', '=', author)
    .executeTakeFirst()
  return account?.fellowship_id ?? null
}

/** How the list names an entry. */
function nameOf(kind: TrashKind, values: Values): string {
  const of = (column: string) => String(values[column] ?? '')
  switch (kind) {
    case 'account':
      return `${of('first_name')} ${of('last_name')} (${of('username')})`
    case 'contact_message':
      return `${of('subject')}, from ${of('name')}`
    case 'leader_message':
      return `from ${of('sender_name')}`
    case 'page':
      return of('path')
    case 'fellowship':
    case 'people_list':
      return of('name')
    case 'presentation':
    case 'service_plan':
      return `${of('title')} ${of('day')}`.trim()
    default:
      return of('title') || 'without a title'
  }
}

/** The content of a person's own entries in the bin, for the export of their data. */
export async function listOwnInTrash(db: Db, accountId: number): Promise<Values[]> {
  const entries = await db
    .selectFrom('bin_entry')
    .select(['kind', 'row_id as row', 'deleted_at', 'document'])
    .where('account_id', '=', accountId)
    .orderBy('id')
    .execute()
  return entries.map(({ kind, row, deleted_at, document }) => ({
    kind,
    deleted_at,
    ...subjectOf({ kind, row }, readDocument(document)),
  }))
}

/** The entries that staff deleted up to a moment, and those that authors deleted up to another. */
export const listDeletedUntil = (db: Db, { until, ownUntil }: { until: Date; ownUntil: Date }) =>
  db
    .selectFrom('bin_entry')
    .select(['id', 'kind', 'row_id', 'is_own'])
    .where((entry) =>
      entry.or([
        entry('deleted_at', '<=', until.toISOString()),
        entry.and([entry('is_own', '=', 1), entry('deleted_at', '<=', ownUntil.toISOString())]),
      ]),
    )
    .orderBy('id')
    .execute()

/** Deletes an entry for good. With a member, all that is theirs leaves the bin, too. Returns the keys of files to remove. */
export async function deleteForGood(
  db: Db,
  { id, kind, row_id, document }: Pick<Selectable<BinEntryTable>, 'id' | 'kind' | 'row_id' | 'document'>,
  now: Date,
): Promise<string[]> {
  const madeAt = String(subjectOf({ kind, row: row_id }, readDocument(document))?.['created_at'] ?? '')
  await recordErasure(db, { kind, row: row_id, madeAt }, now)
  return kind === 'account' ? eraseFromTrash(db, row_id) : removeFromTrash(db, id)
}

/** Removes an entry, with what it kept. Returns the keys of its files. */
export async function removeFromTrash(db: Db, id: number): Promise<string[]> {
  const files = await db.selectFrom('bin_file').select('file_key').where('entry_id', '=', id).execute()
  await db.deleteFrom('bin_entry').where('id', '=', id).execute()
  return files.map(({ file_key }) => file_key)
}

/**
 * Removes a person from the bin: what is theirs, and what entries of others say of them. Call it in the transaction that
 * deletes the person for good. Returns the keys of files to remove.
 */
export async function eraseFromTrash(db: Db, accountId: number): Promise<string[]> {
  const own = await db.selectFrom('bin_entry').select('id').where('account_id', '=', accountId).execute()
  const files: string[] = []
  for (const { id } of own) files.push(...(await removeFromTrash(db, id)))
  const naming = await db
    .selectFrom('bin_entry')
    .select(['id', 'document'])
    .where((row) =>
      row.or([row('document', 'like', `%":${accountId},%`), row('document', 'like', `%":${accountId}}%`)]),
    )
    .execute()
  for (const { id, document } of naming)
    await db
      .updateTable('bin_entry')
      .set({ document: JSON.stringify(withoutAccount(readDocument(document), accountId)) })
      .where('id', '=', id)
      .execute()
  return files
}

/** Whether a file belongs to something in the bin. Of a picture, both forms and all sizes do. */
export async function isInTrash(db: Db, key: string): Promise<boolean> {
  const sized = /^([a-z]+\/[\w-]{22}-)\d{1,4}\.(?:avif|webp)$/.exec(key)
  if (sized?.[1]) return isSizeInTrash(db, sized[1])
  const [file] = await findFile(db, { key: key.replace(/avif$/, 'webp') })
  return file !== undefined
}

/** The row names the widest of its sizes: all begin with the same name, and `:` follows the digits. */
async function isSizeInTrash(db: Db, name: string): Promise<boolean> {
  const [file] = await findSized(db, { from: `${name}0`, until: `${name}:` })
  return file !== undefined
}

const findSized = prepared((db: Db, given: Placeholders<{ from: string; until: string }>) =>
  db
    .selectFrom('bin_file')
    .select('entry_id')
    .where('file_key', '>=', given.from)
    .where('file_key', '<', given.until),
)

const findFile = prepared((db: Db, given: Placeholders<{ key: string }>) =>
  db.selectFrom('bin_file').select('entry_id').where('file_key', '=', given.key),
)
