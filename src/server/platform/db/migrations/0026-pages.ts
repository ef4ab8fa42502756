import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { strict } from '../engine.ts'

/** The church's own pages: where they stand, what they say in each language, and everything that they have said. */
export const pages: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('page')
      .addColumn('id', 'integer', (c) => c.primaryKey().autoIncrement())
      .addColumn('path', 'text', (c) => c.notNull().unique())
      .addColumn('state', 'text', (c) => c.notNull().check(sql`state in ('draft', 'published', 'hidden')`))
      .addColumn('under', 'text', (c) => c.notNull().defaultTo(''))
      .addColumn('menu', 'text', (c) => c.notNull().defaultTo(''))
      .addColumn('menu_order', 'integer', (c) => c.notNull().defaultTo(0))
      .addColumn('version', 'integer', (c) => c.notNull().defaultTo(1))
      .addColumn('created_at', 'text', (c) => c.notNull())
      .addColumn('updated_at', 'text', (c) => c.notNull())
      .modifyEnd(strict(db))
      .execute()
    // The draft stands last: a list of pages then reads none of its words.
    await db.schema
      .createTable('page_text')
      .addColumn('page_id', 'integer', (c) => c.notNull().references('page.id').onDelete('cascade'))
      .addColumn('lang', 'text', (c) => c.notNull())
      .addColumn('title', 'text', (c) => c.notNull())
      .addColumn('shown_title', 'text', (c) => c.notNull().defaultTo(''))
      .addColumn('shown_share', 'text', (c) => c.notNull().defaultTo(''))
      .addColumn('published_number', 'integer')
      .addColumn('next_number', 'integer')
      .addColumn('next_at', 'text')
      .addColumn('version', 'integer', (c) => c.notNull().defaultTo(1))
      .addColumn('changed_at', 'text', (c) => c.notNull())
      .addColumn('changed_by', 'integer', (c) => c.references('account.id').onDelete('set null'))
      .addColumn('draft', 'text')
      .addPrimaryKeyConstraint('page_text_key', ['page_id', 'lang'])
      .modifyEnd(strict(db))
      .execute()
    await db.schema
      .createTable('page_version')
      .addColumn('page_id', 'integer', (c) => c.notNull().references('page.id').onDelete('cascade'))
      .addColumn('lang', 'text', (c) => c.notNull())
      .addColumn('number', 'integer', (c) => c.notNull())
      .addColumn('made_at', 'text', (c) => c.notNull())
      .addColumn('made_by', 'integer', (c) => c.references('account.id').onDelete('set null'))
      .addColumn('publish_at', 'text', (c) => c.notNull())
      .addColumn('note', 'text', (c) => c.notNull().defaultTo(''))
      .addColumn('document', 'text', (c) => c.notNull())
      .addPrimaryKeyConstraint('page_version_key', ['page_id', 'lang', 'number'])
      .modifyEnd(strict(db))
      .execute()
    for (const statement of indexes) await sql.raw(statement).execute(db)
  },
}

/** An account is deleted without reading all pages, and what is due is found at once. */
const indexes = [
  'create index page_text_changed_by on page_text (changed_by)',
  'create index page_text_next on page_text (next_at) where next_at is not null',
  'create index page_version_made_by on page_version (made_by)',
]
