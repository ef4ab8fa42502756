import type { Engine } from '../../../engine.ts'

/** The statements of each engine, in the order in which they run. */
export type Statements = Readonly<Record<Engine, readonly string[]>>

/** A trigger of SQLite; it runs for each row. */
export const onSqlite = (name: string, when: string, body: string): string =>
  `create trigger ${name} after ${when} begin ${body} end`

/** A function that triggers of PostgreSQL call. */
export const acting = (name: string, body: string, settings = ''): string =>
  `create function ${name}() returns trigger language plpgsql ${settings} as $$ begin ${body} return null; end $$`

/**
 * A trigger of PostgreSQL that runs once a statement, with its function: a list and `npm run seed` add a thousand rows in one, and a row
 * that is counted up as often would leave as many dead ones behind. `rows` are in the table `changed`.
 */
export const once = (
  name: string,
  when: string,
  rows: 'new' | 'old',
  body: string,
  settings = '',
): string[] => [
  acting(name, body, settings),
  `create trigger ${name} after ${when} referencing ${rows} table as changed
   for each statement execute function ${name}()`,
]

/** One that runs for each row, with its function: PostgreSQL gives no table of rows where columns are named. */
export const each = (name: string, when: string, condition: string, body: string): string[] => [
  acting(name, body),
  `create trigger ${name} after ${when} for each row when (${condition}) execute function ${name}()`,
]
