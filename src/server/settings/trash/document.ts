import { type RawBuilder, sql } from 'kysely'
import type { TrashKind } from '../../../lib/contract/settings/trash.ts'
import { tableKeys } from '../../platform/db/move.ts'
import type { Db } from '../../platform/db/tables.ts'
import { keyColumns } from '../../platform/files/named.ts'
import type { Named } from '../../platform/mail/outbox.ts'
import {
  emptiedColumns,
  leftOut,
  type Reference,
  referencesOf,
  referencesTo,
  type Table,
} from './references.ts'
import { isMessageKind, rowOf } from './rows.ts'

type Value = string | number | null
export type Values = Readonly<Record<string, Value>>

/** A deleted row. */
export type TrashRow = { table: Table; values: Values }

/** The values that a row of `key` had before the deletion; they belong to it as long as `column` is null. */
export type TrashPatch = { table: Table; key: Values; column: string; values: Values }

/** A deleted row (the first) with all that was deleted or emptied together with it; rows after those that they refer to. */
export type BinDocument = { rows: TrashRow[]; patches: TrashPatch[] }

/** What would be deleted or emptied with a row. Call it in the transaction that deletes the row. */
export async function collect(db: Db, kind: TrashKind, id: number): Promise<BinDocument> {
  const document: BinDocument = { rows: [], patches: [] }
  const { table, is } = rowOf(kind, id)
  if (isMessageKind(kind)) await collectMessage(db, document, is)
  else await collectRows(db, document, table, is)
  if (kind === 'account') {
    // What else users/repo.ts deletes with an account.
    await collectRows(db, document, 'prayer_request', sql`account_id = ${id} and is_private = 1`)
    await collectRows(db, document, 'testimony', sql`account_id = ${id} and is_approved = 0`)
    await collectRows(db, document, 'live_message', sql`author_id = ${id} and hidden_at is not null`)
  }
  return document
}

/** A message with its conversation, which goes with its last message, and is there again for what else comes back to it. */
async function collectMessage(db: Db, document: BinDocument, is: RawBuilder<unknown>): Promise<void> {
  const { rows } = await sql<{ id: number; conversation_id: number }>`
    select id, conversation_id from conversation_entry where ${is}`.execute(db)
  for (const { id, conversation_id } of rows) {
    const others = await sql`select 1 from conversation_entry
      where conversation_id = ${conversation_id} and id <> ${id} and form is not null limit 1`.execute(db)
    if (others.rows.length === 0)
      await collectRows(db, document, 'conversation', sql`id = ${conversation_id}`)
    else {
      const conversation =
        await sql<Values>`select * from conversation where id = ${conversation_id}`.execute(db)
      document.rows.push(...conversation.rows.map((values) => ({ table: 'conversation' as const, values })))
      await collectRows(db, document, 'conversation_entry', sql`id = ${id}`)
    }
  }
}

async function collectRows(
  db: Db,
  document: BinDocument,
  table: Table,
  which: RawBuilder<unknown>,
): Promise<void> {
  const { rows } = await sql<Values>`select * from ${sql.table(table)} where ${which}`.execute(db)
  for (const values of rows) {
    document.rows.push({ table, values })
    for (const reference of referencesTo(table)) {
      const names = sql`${sql.ref(reference.column)} = ${values['id']}`
      if (reference.effect === 'stays') document.patches.push(...(await findPatches(db, reference, names)))
      else if (!leftOut.has(reference.table)) await collectRows(db, document, reference.table, names)
    }
  }
}

async function findPatches(db: Db, reference: Reference, names: RawBuilder<unknown>): Promise<TrashPatch[]> {
  const { table, column } = reference
  const keys = keysOf(table)
  const emptied = emptiedColumns(reference)
  const columns = sql.join([...keys, ...emptied].map((one) => sql.ref(one)))
  const { rows } = await sql<Values>`select ${columns} from ${sql.table(table)} where ${names}`.execute(db)
  return rows.map((row) => ({ table, column, key: pick(row, keys), values: pick(row, emptied) }))
}

const pick = (row: Values, columns: readonly string[]): Values =>
  Object.fromEntries(columns.map((column) => [column, row[column] ?? null]))

function keysOf(table: Table): string[] {
  const [, ...keys] = tableKeys.find(([name]) => name === table) ?? []
  return keys
}

/** The keys of the files that the rows and values of a document name. */
export function filesIn({ rows, patches }: BinDocument): string[] {
  const named = [...rows, ...patches].flatMap(({ table, values }) =>
    keyColumns.filter(([owner]) => owner === table).map(([, column]) => values[column]),
  )
  return [...new Set(named.filter((key) => typeof key === 'string'))]
}

/** A stored document. Only `collect` makes them. */
export const readDocument = (text: string): BinDocument => JSON.parse(text) as BinDocument

/** Who a deleted account was; undefined for every other kind. */
export function personIn({ rows: [root] }: BinDocument): Named | undefined {
  if (root?.table !== 'account') return undefined
  const { username, first_name, last_name, email, telephone } = root.values
  return {
    username: String(username),
    first_name: String(first_name),
    last_name: String(last_name),
    email: email === null ? null : String(email),
    telephone: String(telephone),
  }
}

/** A document without what it says of an account: its rows, and its id where a row names it. */
export function withoutAccount({ rows, patches }: BinDocument, accountId: number): BinDocument {
  const named = ({ table, values }: TrashRow) =>
    referencesOf(table).filter(({ to, column }) => to === 'account' && values[column] === accountId)
  return {
    rows: rows.flatMap((row) => {
      const references = named(row)
      if (references.some(({ effect }) => effect === 'goes')) return []
      const emptied = Object.fromEntries(references.map(({ column }) => [column, null]))
      return [{ ...row, values: { ...row.values, ...emptied } }]
    }),
    patches: patches.filter(
      ({ table, key }) =>
        !(table === 'account' && key['id'] === accountId) && key['account_id'] !== accountId,
    ),
  }
}
