import { type Kysely, sql } from 'kysely'
import type { Last } from './common.ts'

/* What is in the bin is restored into the tables of today: its messages become entries of their conversations, too. */

type Value = string | number | null
type Values = Readonly<Record<string, Value>>
type Row = { table: string; values: Values }
type Document = { rows: Row[]; patches: Row[] }

/** Translates each document of the bin. Returns the last ids that are used then. */
export async function translateBin(db: Kysely<unknown>, last: Last): Promise<Last> {
  const { rows } = await sql<{ id: number; document: string }>`
    select id, document from bin_entry
    where document like '%"contact_id"%' or document like '%"contact_message"%' or document like '%"leader_message"%'
    order by id`.execute(db)
  const used = { ...last }
  for (const { id, document } of rows) {
    const translated = JSON.stringify(withEntries(JSON.parse(document) as Document, used))
    await sql`update bin_entry set document = ${translated} where id = ${id}`.execute(db)
  }
  return used
}

const isMessage = ({ table }: Row) => table === 'contact_message' || table === 'leader_message'

/**
 * A document with an entry in place of each message. Where it has no conversation of the message, one is made from the message, which counts
 * only where the church has none any more. Counts up `used`.
 */
function withEntries({ rows, patches }: Document, used: Last): Document {
  const messages = rows.filter(isMessage)
  const messageOf = (entry: Row) => messages.find((message) => namesMessage(entry, message))
  const entriesOf = (message: Row) => rows.filter((row) => namesMessage(row, message))
  return {
    rows: rows.flatMap((row) => {
      if (isMessage(row)) return missingOf(row, entriesOf(row)[0], { rows, used })
      if (row.table !== 'conversation_entry') return [withoutNames(row)]
      const message = messageOf(row)
      return [message ? entryOf(row, message) : withoutNames(row)]
    }),
    patches: patches.filter((patch) => !isMessage(patch)).map(withoutNames),
  }
}

const namesMessage = (entry: Row, { table, values }: Row): boolean =>
  entry.table === 'conversation_entry' &&
  entry.values[table === 'contact_message' ? 'contact_id' : 'leader_message_id'] === values['id']

/** The conversation of a message, and its entry, if the document has neither. */
function missingOf(message: Row, entry: Row | undefined, { rows, used }: { rows: Row[]; used: Last }): Row[] {
  if (entry) {
    const id = Number(entry.values['conversation_id'])
    const isThere = rows.some(({ table, values }) => table === 'conversation' && values['id'] === id)
    return isThere ? [] : [conversationOf(message, id)]
  }
  used.conversation += 1
  used.entry += 1
  const made = {
    id: used.entry,
    conversation_id: used.conversation,
    kind: 'written',
    message_id: null,
    done_by: null,
    by_name: '',
  }
  return [
    conversationOf(message, used.conversation),
    entryOf({ table: 'conversation_entry', values: made }, message),
  ]
}

const of = (values: Values, column: string): Value => values[column] ?? null

function conversationOf({ table, values }: Row, id: number): Row {
  const at = of(values, 'created_at')
  const isLeaders = table === 'leader_message'
  return {
    table: 'conversation',
    values: {
      id,
      source: isLeaders ? 'leader' : 'office',
      message_id: null,
      fellowship_id: isLeaders ? of(values, 'fellowship_id') : null,
      account_id: of(values, 'account_id'),
      sender_id: null,
      assigned_to: null,
      assigned_at: null,
      state: 'open',
      created_at: at,
      opened_at: at,
      last_at: at,
      answered_at: null,
      answered_by: null,
      answer_minutes: null,
      closed_at: null,
      closed_by: null,
      version: 1,
      doubt: '',
    },
  }
}

/** As `filled` of common.ts does it in the tables. */
function entryOf(entry: Row, { table, values }: Row): Row {
  const isContact = table === 'contact_message'
  const at = of(values, 'created_at')
  return {
    table: 'conversation_entry',
    values: {
      ...withoutNames(entry).values,
      at,
      text: of(values, 'message'),
      form: isContact ? 'contact' : 'leader',
      former_id: of(values, 'id'),
      writer_name: of(values, isContact ? 'name' : 'sender_name'),
      writer_email: of(values, 'email'),
      writer_phone: of(values, isContact ? 'phone' : 'sender_telephone'),
      phone_key: of(values, isContact ? 'phone_key' : 'sender_telephone'),
      subject: of(values, 'subject'),
      read_at: isContact ? (values['is_read'] === 1 ? at : null) : of(values, 'read_at'),
      archived_at: of(values, 'archived_at'),
      told_at: of(values, 'told_at'),
    },
  }
}

/** A row or patch without the columns that the tables have no more. */
function withoutNames<One extends Row>(row: One): One {
  if (row.table !== 'conversation' && row.table !== 'conversation_entry') return row
  const { contact_id: _, leader_message_id: __, ...values } = row.values
  return { ...row, values }
}
