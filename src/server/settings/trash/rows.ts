import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { ErasedKind } from '../../platform/db/tables/operations.ts'
import type { Table } from './references.ts'

/*
 * Where what is deleted stands. Most kinds are tables; a message to the church or to a leader is an entry of a conversation
 * (messages/inbox/forms.ts).
 */

/** The forms by which messages come, by their kind. */
export const forms = { contact_message: 'contact', leader_message: 'leader' } as const
export type MessageKind = keyof typeof forms

/** Whether a kind is a message in a conversation. */
export const isMessageKind = (kind: ErasedKind): kind is MessageKind => kind in forms

/** The table of a kind, the condition that finds a row by its number, and the column that says when it was made. */
export function rowOf(
  kind: ErasedKind,
  id: number,
): { table: Table; is: RawBuilder<SqlBool>; madeAt: string } {
  if (!isMessageKind(kind)) {
    const madeAt = kind === 'service_plan' ? 'made_at' : 'created_at'
    return { table: kind, is: sql<SqlBool>`id = ${id}`, madeAt }
  }
  const is = sql<SqlBool>`form = ${sql.lit(forms[kind])} and coalesce(former_id, id) = ${id}`
  return { table: 'conversation_entry', is, madeAt: 'at' }
}
