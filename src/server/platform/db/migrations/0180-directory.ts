import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { byEngine } from '../engine.ts'

const details = ['telephone', 'email', 'birthday', 'address']

const audiences = `('office', 'leader', 'members', 'church')`

/**
 * The church's directory: whether a member is in it, and `church` as one more audience of a detail. SQLite changes no condition of a column,
 * so that the table is made anew there.
 */
export const directory: Migration = {
  async up(db: Kysely<unknown>) {
    const statements = byEngine(db, { sqlite: inSqlite, postgres: inPostgres })
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}

const columns = 'account_id, telephone, email, birthday, address, leader_mail, reminder_mail, news_mail'

const inSqlite = [
  `create table member_setting_now (
     account_id integer primary key references account (id) on delete cascade,
     ${details.map((one) => `${one} text not null default 'leader' check (${one} in ${audiences}),`).join('\n     ')}
     leader_mail integer not null default 1 check (leader_mail in (0, 1)),
     reminder_mail integer not null default 1 check (reminder_mail in (0, 1)),
     news_mail integer not null default 1 check (news_mail in (0, 1)),
     directory integer not null default 0 check (directory in (0, 1))
   ) strict`,
  `insert into member_setting_now (${columns}) select ${columns} from member_setting`,
  'drop table member_setting',
  'alter table member_setting_now rename to member_setting',
]

const inPostgres = [
  ...details.flatMap((one) => [
    `alter table member_setting drop constraint member_setting_${one}_check`,
    `alter table member_setting add constraint member_setting_${one}_check check (${one} in ${audiences})`,
  ]),
  'alter table member_setting add column directory bigint not null default 0 check (directory in (0, 1))',
]
