import { acting, each, onSqlite, type Statements } from './engines.ts'

/*
 * Many ways lead out of a fellowship, and each of them ends the assistance (docs/decisions/accounts.md#duties): leaving, moving,
 * closing the account, leading one. So the database does it. What an assistant had taken is the leader's again.
 */

const moved = 'update of fellowship_id, deletion_requested_at on account'
const forget = 'delete from fellowship_assistant where account_id = new.leader_id;'
const leads = 'new.leader_id is not null'
/** The bin puts the row back before the membership. */
const forgetElsewhere = `delete from fellowship_assistant where account_id = new.id
  and (new.deletion_requested_at is not null or fellowship_id <> coalesce(new.fellowship_id, 0));`
const handBack = `update care_task
  set assigned_to = (select leader_id from fellowship where fellowship.id = old.fellowship_id),
      taken_at = null, version = version + 1
  where assigned_to = old.account_id and taken_at is not null and kind = 'absence' and state = 'open';`

export const assistants: Statements = {
  sqlite: [
    onSqlite(
      'assistant_moved',
      `${moved} when new.fellowship_id is not old.fellowship_id or new.deletion_requested_at is not null`,
      forgetElsewhere,
    ),
    onSqlite('assistant_leads_insert', `insert on fellowship when ${leads}`, forget),
    onSqlite('assistant_leads_update', `update of leader_id on fellowship when ${leads}`, forget),
    onSqlite('assistant_ended', 'delete on fellowship_assistant', handBack),
  ],
  postgres: [
    ...each(
      'assistant_moved',
      moved,
      'new.fellowship_id is distinct from old.fellowship_id or new.deletion_requested_at is not null',
      forgetElsewhere,
    ),
    ...each('assistant_leads', 'insert or update of leader_id on fellowship', leads, forget),
    acting('assistant_ended', handBack),
    `create trigger assistant_ended after delete on fellowship_assistant
     for each row execute function assistant_ended()`,
  ],
}
