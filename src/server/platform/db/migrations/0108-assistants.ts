import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { byEngine, wordsOf } from '../engine.ts'

/** Members who assist the leader of their fellowship, and who of them took a task (docs/decisions/0251). */
export const assistants: Migration = {
  async up(db: Kysely<unknown>) {
    const { text, whole, end } = wordsOf(db)
    for (const statement of [
      `create table fellowship_assistant (
         account_id ${whole} not null primary key references account (id) on delete cascade,
         fellowship_id ${whole} not null references fellowship (id) on delete cascade,
         named_by ${whole} references account (id) on delete set null,
         named_at ${text} not null
       ) ${end}`,
      'create index fellowship_assistant_fellowship on fellowship_assistant (fellowship_id)',
      'create index fellowship_assistant_namer on fellowship_assistant (named_by)',
      `alter table care_task add column taken_at ${text}`,
      ...byEngine(db, { sqlite: onSqlite, postgres: onPostgres }),
    ])
      await sql.raw(statement).execute(db)
  },
}

/*
 * Many ways lead out of a fellowship, and each of them ends the assistance: leaving, moving, closing the account, leading one. So the database does
 * it. What an assistant had taken is the leader's again.
 */
const moved = 'update of fellowship_id, deletion_requested_at on account'
const named = 'on fellowship'
const forget = (account: string) => `delete from fellowship_assistant where account_id = ${account};`
/** The bin puts the row back before the membership. */
const forgetElsewhere = `delete from fellowship_assistant where account_id = new.id
  and (new.deletion_requested_at is not null or fellowship_id <> coalesce(new.fellowship_id, 0));`
const handBack = `update care_task
  set assigned_to = (select leader_id from fellowship where fellowship.id = old.fellowship_id),
      taken_at = null, version = version + 1
  where assigned_to = old.account_id and taken_at is not null and kind = 'absence' and state = 'open';`

const onSqlite = [
  `create trigger assistant_moved after ${moved}
     when new.fellowship_id is not old.fellowship_id or new.deletion_requested_at is not null
     begin ${forgetElsewhere} end`,
  ...['insert', 'update of leader_id'].map(
    (act) => `create trigger assistant_leads_${act.slice(0, 6)} after ${act} ${named}
     when new.leader_id is not null begin ${forget('new.leader_id')} end`,
  ),
  `create trigger assistant_ended after delete on fellowship_assistant begin ${handBack} end`,
]

const acting = (name: string, body: string) =>
  `create function ${name}() returns trigger language plpgsql as $$ begin ${body} return null; end $$`
const after = (name: string, when: string, condition = '') =>
  `create trigger ${name} after ${when} for each row ${condition} execute function ${name}()`

const onPostgres = [
  acting('assistant_moved', forgetElsewhere),
  after(
    'assistant_moved',
    moved,
    'when (new.fellowship_id is distinct from old.fellowship_id or new.deletion_requested_at is not null)',
  ),
  acting('assistant_leads', forget('new.leader_id')),
  after('assistant_leads', `insert or update of leader_id ${named}`, 'when (new.leader_id is not null)'),
  acting('assistant_ended', handBack),
  after('assistant_ended', 'delete on fellowship_assistant'),
]
