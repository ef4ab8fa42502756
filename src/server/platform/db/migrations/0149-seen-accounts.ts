import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { type Words, wordsOf } from '../engine.ts'

/**
 * Accounts whose owner the office has seen, and links that take a connection back (docs/decisions/0327). Who is connected with an entry
 * that the office or a list wrote stays so: marked as connected before.
 */
export const seenAccounts: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of [...tables(wordsOf(db)), connectedBefore]) await sql.raw(statement).execute(db)
  },
}

const tables = ({ text, whole, end }: Words): string[] => [
  `create table account_seen (
     account_id ${whole} primary key references account (id) on delete cascade,
     name ${text} not null,
     telephone ${text} not null,
     email ${text} not null,
     how ${text} not null,
     seen_by ${whole} references account (id) on delete set null,
     seen_by_name ${text} not null,
     at ${text} not null
   ) ${end}`,
  `create table connection_link (
     token_hash ${text} primary key,
     change_id ${whole} not null references person_change (id) on delete cascade,
     expires_at ${text} not null
   ) ${end}`,
  'create index connection_link_change on connection_link (change_id)',
]

const was = (...kinds: string[]) =>
  `exists (select 1 from person_change where person_change.person_id = person.id
     and kind in (${kinds.map((kind) => `'${kind}'`).join(', ')}))`
const broughtTogether = `(person.created_at <> account.created_at or ${was('claimed', 'merged', 'imported')})`

/** Lists go on filling in whom they found by number or address before. What an account alone wrote identifies nobody. */
const connectedBefore = `insert into account_seen (account_id, name, telephone, email, how, seen_by_name, at)
  select account.id, '', case when ${broughtTogether} then account.telephone else '' end,
    case when ${broughtTogether} then lower(coalesce(account.email, '')) else '' end,
    'Connected by the office before this was asked', '', person.changed_at
  from account inner join person on person.account_id = account.id
  where ${broughtTogether} or ${was('changed')}`
