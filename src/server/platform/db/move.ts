import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { byEngine } from './engine.ts'
import type { Db, Tables } from './tables.ts'

type Table = keyof Tables
type Row = Record<string, unknown>

/** Every table with its key columns, ordered so that referenced tables come before those that refer to them. */
export const tableKeys: readonly (readonly [Table, ...string[]])[] = [
  ['branch', 'id'],
  ['fellowship', 'id'],
  ['account', 'id'],
  ['profile', 'account_id'],
  ['session', 'id'],
  ['refresh_token', 'id'],
  ['password_reset', 'id'],
  ['reset_request', 'id'],
  ['email_change', 'account_id'],
  ['account_link', 'id'],
  ['invitation', 'id'],
  ['owner_letter', 'id'],
  ['first_admin_link', 'token_hash'],
  ['known_device', 'account_id', 'device_hash'],
  ['login_failure', 'who', 'network'],
  ['confirmed_telephone', 'account_id'],
  ['account_seen', 'account_id'],
  ['text_code', 'id'],
  ['text_code_cost', 'slot', 'budget'],
  ['told_budget', 'budget', 'period'],
  ['member_setting', 'account_id'],
  ['totp', 'account_id'],
  ['recovery_code', 'account_id', 'code_hash'],
  ['passkey', 'id'],
  ['passkey_challenge', 'challenge'],
  ['church_setting', 'key'],
  ['translation', 'language', 'area', 'key'],
  ['page', 'id'],
  ['page_text', 'page_id', 'lang'],
  ['page_version', 'page_id', 'lang', 'number'],
  ['page_redirect', 'path'],
  ['page_editor', 'page_id', 'account_id'],
  ['page_request', 'page_id', 'lang'],
  ['page_source', 'page_id'],
  ['news_post', 'page_id'],
  ['news_category', 'page_id', 'slug'],
  ['post_share', 'id'],
  ['payment_detail_change', 'id'],
  ['consent', 'id'],
  ['data_request', 'id'],
  ['keepsake', 'account_id', 'kind', 'item_id'],
  ['upload', 'id'],
  ['event_series', 'id'],
  ['event', 'id'],
  ['attendance', 'event_id', 'account_id'],
  ['event_signup', 'event_id', 'account_id', 'kind'],
  ['event_reminder', 'event_id', 'account_id', 'starts'],
  ['activity', 'slug'],
  ['activity_signup', 'activity', 'account_id'],
  ['calendar_feed', 'account_id'],
  ['service', 'id'],
  ['service_reminder', 'service_id', 'account_id', 'starts'],
  ['sermon', 'id'],
  ['prayer_request', 'id'],
  ['prayer_support', 'prayer_request_id', 'account_id', 'day'],
  ['testimony', 'id'],
  ['testimony_like', 'testimony_id', 'account_id', 'day'],
  ['announcement', 'id'],
  ['pin', 'id'],
  ['live_stream', 'id'],
  ['live_message', 'id'],
  ['log_entry', 'id'],
  ['demonstration', 'id'],
  ['unwritten_part', 'name'],
  ['access_entry', 'id'],
  ['bin_entry', 'id'],
  ['bin_file', 'file_key'],
  ['erasure', 'kind', 'row_id', 'made_at'],
  ['file_rebuild', 'id'],
  ['fund', 'id'],
  ['campaign', 'id'],
  ['pledge', 'id'],
  // Gifts name their collection.
  ['cash_count', 'id'],
  ['day_collection', 'id'],
  ['gift', 'id'],
  ['gift_event', 'id'],
  ['unmatched_payment', 'id'],
  ['refund', 'id'],
  ['duty', 'account_id', 'duty'],
  ['ledger_entry', 'id'],
  ['giver_key', 'entry_id'],
  ['sealed_receipt', 'entry_id'],
  ['ledger_note', 'number'],
  ['book_root', 'book', 'month'],
  ['book_root_letter', 'book', 'month', 'account_id'],
  ['pledge_part', 'entry_id'],
  ['giving_repeat', 'id'],
  ['repeat_turn', 'repeat_id', 'period'],
  ['giving_letter', 'about', 'about_id', 'period'],
  // After the entries, which it refuses.
  ['closed_month', 'book', 'month'],
  ['cash_item', 'id'],
  ['household', 'id'],
  ['person', 'id'],
  ['care_note', 'id'],
  ['person_consent', 'person_id', 'purpose'],
  ['collector', 'child_id', 'person_id'],
  ['person_relation', 'id'],
  ['directory_person', 'person_id'],
  ['person_change', 'id'],
  ['connection_link', 'token_hash'],
  ['fellowship_assistant', 'account_id'],
  ['fellowship_link', 'fellowship_id'],
  ['fellowship_request', 'id'],
  ['person_request', 'id'],
  ['people_list', 'id'],
  ['people_import', 'id'],
  ['people_import_row', 'import_id', 'number'],
  ['gift_import', 'id'],
  ['gift_import_row', 'import_id', 'number'],
  ['past_giver', 'id'],
  ['past_gift', 'id'],
  ['sitting', 'id'],
  ['sitting_mark', 'sitting_id', 'person_id'],
  ['sitting_visitor', 'sitting_id', 'act_id'],
  ['guardian_code', 'sitting_id', 'person_id', 'code_hash'],
  ['child_collected', 'sitting_id', 'person_id'],
  ['own_code', 'account_id'],
  ['report_reminder', 'event_id', 'account_id'],
  ['day_born', 'id'],
  ['statement_layout', 'print'],
  ['statement_row', 'id'],
  ['published_year', 'book', 'year'],
  ['message', 'id'],
  ['automatic_message', 'kind'],
  ['conversation', 'id'],
  ['conversation_entry', 'id'],
  ['delivery', 'id'],
  // Cards name the message of thanks.
  ['newcomer_card', 'id'],
  ['care_task', 'id'],
  ['care_history', 'id'],
  ['opt_out', 'address_hash', 'purpose'],
  ['stop_link', 'code'],
  ['opt_out_key', 'id'],
  ['message_choice', 'account_id'],
  ['whatsapp_template', 'id'],
  ['whatsapp_consent', 'id'],
  ['whatsapp_contact', 'telephone'],
  ['whatsapp_received', 'id'],
  ['push_device', 'id'],
  ['push_key', 'id'],
  ['welfare_rule', 'from_month'],
  ['welfare_benefit', 'id'],
  ['welfare_member', 'account_id'],
  ['welfare_waiver', 'id'],
  ['welfare_claim', 'id'],
  ['welfare_vote', 'id'],
  ['voucher', 'id'],
  ['rota_team', 'id'],
  ['rota_need', 'team_id', 'service_id'],
  ['rota_member', 'team_id', 'account_id'],
  ['rota_cannot', 'id'],
  ['rota_turn', 'id'],
  ['rota_setting', 'account_id'],
  ['person_ministry', 'name', 'person_id'],
  ['last_mark', 'person_id'],
  ['person_asked', 'person_id'],
  ['tally', 'name'],
  ['ledger_day', 'book', 'account', 'day', 'fund_id', 'service'],
  ['parish_number', 'book', 'year'],
  ['parish_entry', 'id'],
  ['parish_note', 'id'],
  ['parish_certificate', 'id'],
  ['parish_key', 'id'],
  ['book_account', 'id'],
  ['opening_balance', 'id'],
  ['money_transfer', 'id'],
  ['account_count', 'id'],
  ['spending_category', 'id'],
  ['spend_rule', 'id'],
  ['spend_voucher', 'id'],
  ['outgoing_row', 'id'],
  ['bank_balance', 'id'],
  ['spend_receipt', 'id'],
  ['recurring_voucher', 'id'],
  ['spend_proposal', 'id'],
  ['budget', 'id'],
  ['budget_line', 'id'],
  ['assessment', 'id'],
  ['assessment_voucher', 'voucher_id'],
  ['form', 'id'],
  ['form_reader', 'form_id', 'account_id'],
  ['form_submission', 'id'],
  ['form_sent', 'sent'],
  ['form_file', 'id'],
  ['form_person', 'submission_id', 'question', 'place'],
  ['form_consent', 'submission_id', 'question'],
  ['event_registration', 'event_id'],
  ['ticket_kind', 'id'],
  ['discount_code', 'id'],
  ['ticket_order', 'id'],
  ['ticket', 'id'],
  ['ticket_payment', 'id'],
  ['song', 'id'],
  ['song_use', 'id'],
  ['service_plan', 'id'],
  ['plan_item', 'id'],
  ['plan_note', 'item_id', 'team'],
  ['plan_link', 'id'],
  ['plan_file', 'id'],
  ['plan_live', 'plan_id'],
  ['presentation', 'id'],
  ['presentation_controller', 'presentation_id', 'controller'],
  ['presentation_picture', 'id'],
]

/** Rows per insert: a row has up to twenty values, and PostgreSQL takes 65,535 parameters. */
const chunkSize = 1_000

/** The copy differs from the source; nothing was moved. */
export class CopyMismatch extends Error {}

export type MovedTable = { table: Table; rows: number }

/**
 * Copies all tables into an empty database with the same tables, in one transaction. Reads both back row by row before
 * the commit. Throws, and leaves the target unchanged, when it has accounts already or a row differs.
 */
export function moveChurch(from: Db, to: Db): Promise<MovedTable[]> {
  return to.transaction().execute(async (target) => {
    const taken = await target.selectFrom('account').select('id').limit(1).executeTakeFirst()
    if (taken)
      throw new CopyMismatch('The new database has accounts already: a church moves into an empty one.')
    for (const table of tableKeys) await copy(from, target, table)
    await nameLeaders(from, target)
    await nameMerged(from, target)
    await nameConversations(from, target)
    await setSequences(from, target)
    const moved: MovedTable[] = []
    for (const table of tableKeys) moved.push(await compare(from, target, table))
    return moved
  })
}

async function copy(from: Db, to: Db, [table, ...keys]: readonly [Table, ...string[]]): Promise<void> {
  // Migrations filled these, or triggers while the rows that they follow were copied.
  if (filled.has(table)) await to.deleteFrom(table).execute()
  for await (const rows of inChunks(from, table, keys)) {
    const later = laterColumns[table]
    const values = later ? rows.map((row) => ({ ...row, [later]: null })) : rows
    await to
      .insertInto(table)
      .values(values as never)
      .execute()
  }
}

const filled: ReadonlySet<Table> = new Set([
  ...(['tally', 'ledger_day', 'person', 'person_ministry', 'last_mark', 'person_asked'] as const),
  'file_rebuild',
  'book_account',
])

/** Columns that name rows that are copied later. */
const laterColumns: Partial<Record<Table, string>> = {
  fellowship: 'leader_id',
  person: 'merged_into',
  message: 'conversation_id',
}

/** Sets who people turned out to be: possibly somebody who was added later. */
async function nameMerged(from: Db, to: Db): Promise<void> {
  const merged = await from
    .selectFrom('person')
    .select(['id', 'merged_into'])
    .where('merged_into', 'is not', null)
    .execute()
  for (const { id, merged_into } of merged)
    await to.updateTable('person').set({ merged_into }).where('id', '=', id).execute()
}

/** Sets the conversations of messages by which staff answered: conversations name messages, too. */
async function nameConversations(from: Db, to: Db): Promise<void> {
  const answers = await from
    .selectFrom('message')
    .select(['id', 'conversation_id'])
    .where('conversation_id', 'is not', null)
    .execute()
  for (const { id, conversation_id } of answers)
    await to.updateTable('message').set({ conversation_id }).where('id', '=', id).execute()
}

/** Sets the leaders of fellowships. Accounts and fellowships refer to each other, so this happens after both are copied. */
async function nameLeaders(from: Db, to: Db): Promise<void> {
  const led = await from.selectFrom('fellowship').select(['id', 'leader_id']).execute()
  for (const { id, leader_id } of led)
    await to.updateTable('fellowship').set({ leader_id }).where('id', '=', id).execute()
}

/**
 * Sets each id sequence to the last id of the source, also where its row was deleted, so that no id is used twice: rows in the bin come
 * back with theirs. Not every id is a number.
 */
async function setSequences(from: Db, to: Db): Promise<void> {
  for (const [table, key] of tableKeys) {
    if (
      key !== 'id' ||
      table === 'upload' ||
      table === 'file_rebuild' ||
      table === 'opt_out_key' ||
      table === 'push_key' ||
      table === 'form_submission'
    )
      continue
    const last = await lastId(from, table)
    await sql`select setval(pg_get_serial_sequence(${table}, 'id'), ${Math.max(last, 1)}, ${last > 0})`.execute(
      to,
    )
  }
}

async function lastId(db: Db, table: Table): Promise<number> {
  const given = byEngine(db, {
    sqlite: sql<{ last: number | null }>`select max(seq) as last from sqlite_sequence where name = ${table}`,
    postgres: sql<{
      last: number | null
    }>`select pg_sequence_last_value(pg_get_serial_sequence(${table}, 'id')::regclass) as last`,
  })
  const { rows } = await given.execute(db)
  return Number(rows[0]?.last ?? 0)
}

async function compare(from: Db, to: Db, table: readonly [Table, ...string[]]): Promise<MovedTable> {
  const [before, after] = [await fingerprint(from, table), await fingerprint(to, table)]
  if (before.hash !== after.hash)
    throw new CopyMismatch(`The rows of ${table[0]} are not the same: nothing was moved.`)
  return { table: table[0], rows: before.rows }
}

/** A hash over all values of all rows, ordered by key. */
async function fingerprint(db: Db, [table, ...keys]: readonly [Table, ...string[]]) {
  const hash = createHash('sha256')
  let rows = 0
  for await (const chunk of inChunks(db, table, keys)) {
    rows += chunk.length
    for (const row of chunk) hash.update(`${JSON.stringify(Object.entries(row).sort())}\n`)
  }
  return { rows, hash: hash.digest('hex') }
}

async function* inChunks(db: Db, table: Table, keys: readonly string[]): AsyncGenerator<Row[]> {
  const order = sql.join(keys.map((key) => sql.ref(key)))
  for (let offset = 0; ; offset += chunkSize) {
    const { rows } = await sql<Row>`select * from ${sql.table(table)} order by ${order}
                                    limit ${chunkSize} offset ${offset}`.execute(db)
    if (rows.length > 0) yield rows
    if (rows.length < chunkSize) return
  }
}
