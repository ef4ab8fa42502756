import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { byEngine, strict, type Words, wordsOf } from '../engine.ts'

/** Who of staff read what of people; and what erasure used to leave behind. */
export const accessLog: Migration = {
  async up(db: Kysely<unknown>) {
    await addAccessLog(db)
    const secureDelete = byEngine(db, { sqlite: [deleteFromIndex], postgres: [] })
    for (const statement of [...statements(wordsOf(db)), ...secureDelete])
      await sql.raw(statement).execute(db)
  },
}

function addAccessLog(db: Kysely<unknown>): Promise<void> {
  return db.schema
    .createTable('access_entry')
    .addColumn('id', 'integer', (c) => c.primaryKey().autoIncrement())
    .addColumn('timestamp', 'text', (c) => c.notNull())
    .addColumn('account_id', 'integer', (c) => c.references('account.id').onDelete('set null'))
    .addColumn('username', 'text', (c) => c.notNull())
    .addColumn('what', 'text', (c) => c.notNull())
    .addColumn('subject_id', 'integer', (c) => c.references('account.id').onDelete('set null'))
    .addColumn('filter', 'text', (c) => c.notNull())
    .addColumn('row_count', 'integer', (c) => c.notNull())
    .addColumn('times', 'integer', (c) => c.notNull().defaultTo(1))
    .modifyEnd(strict(db))
    .execute()
}

const statements = ({ whole }: Words) => [
  'create index access_entry_newest on access_entry (timestamp, id)',
  'create index access_entry_reader on access_entry (account_id, timestamp)',
  'create index access_entry_subject on access_entry (subject_id)',
  `alter table contact_message add column account_id ${whole} references account (id) on delete cascade`,
  'create index contact_message_account on contact_message (account_id) where account_id is not null',
  `alter table log_entry add column is_shortened ${whole} not null default 0 check (is_shortened in (0, 1))`,
  'create index log_entry_whole_address on log_entry (timestamp) where is_shortened = 0',
  'create index log_entry_account on log_entry (account_id)',
  // Until now these entries held what people had asked, told or said.
  `update log_entry set detail = '' where action like 'Prayer request %' or action like 'Testimony %'
     or action = 'Chat message hidden'`,
]

/** Without it a deleted name stays in the pages of the search index until they are merged. */
const deleteFromIndex = `insert into account_search (account_search, rank) values ('secure-delete', 1)`
