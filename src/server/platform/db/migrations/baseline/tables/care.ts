/** Newcomers and tasks of care. What a column means is said at its type in db/tables/care.ts. */
export const careTables = `
-- Some references are checked at the end of a transaction: where an account goes, PostgreSQL may blank a column of a row that goes with
-- its person, too.
create table newcomer_card (
  id integer primary key autoincrement,
  submission text not null unique,
  person_id integer not null references person (id) on delete cascade deferrable initially deferred,
  fellowship_id integer references fellowship (id) on delete set null,
  brought_by text not null default '',
  source text not null check (source in ('site', 'door')),
  entered_by integer references account (id) on delete set null,
  responsible_id integer references account (id) on delete set null,
  thanks_id integer references message (id) on delete set null,
  created_at text not null,
  closed_at text,
  outcome text not null default '',
  version integer not null default 1,
  branch_id integer references branch (id) on delete set null,
  thanks_waits integer not null default 0,
  written_name text not null default '',
  written_telephone text not null default '',
  written_email text not null default '',
  written_consent integer not null default 0 check (written_consent in (0, 1))
) strict;
-- A person has one open card.
create unique index newcomer_card_open on newcomer_card (person_id) where closed_at is null;
create index newcomer_card_person on newcomer_card (person_id);
create index newcomer_card_fellowship on newcomer_card (fellowship_id);
create index newcomer_card_entered on newcomer_card (entered_by);
create index newcomer_card_responsible on newcomer_card (responsible_id, created_at);
create index newcomer_card_waiting on newcomer_card (created_at) where closed_at is null and responsible_id is null;
create index newcomer_card_created on newcomer_card (created_at);
create index newcomer_card_thanks on newcomer_card (thanks_id);
create index newcomer_card_closed on newcomer_card (closed_at);
create index newcomer_card_branch on newcomer_card (branch_id) where branch_id is not null;

create table care_task (
  id integer primary key autoincrement,
  kind text not null,
  card_id integer references newcomer_card (id) on delete cascade deferrable initially deferred,
  person_id integer references person (id) on delete cascade deferrable initially deferred,
  prayer_id integer references prayer_request (id) on delete cascade deferrable initially deferred,
  occasion text unique,
  title text not null,
  words text not null default '',
  reason text not null default '',
  is_confidential integer not null check (is_confidential in (0, 1)),
  assigned_to integer references account (id) on delete set null,
  entered_by integer references account (id) on delete set null,
  due_on text,
  state text not null check (state in ('open', 'done', 'dropped')),
  created_at text not null,
  done_at text,
  outcome text not null default '',
  version integer not null default 1,
  taken_at text
) strict;
create index care_task_assigned on care_task (assigned_to, state, due_on);
create index care_task_state on care_task (state, due_on);
create index care_task_done on care_task (done_at);
create index care_task_card on care_task (card_id);
create index care_task_person on care_task (person_id);
create index care_task_prayer on care_task (prayer_id);
create index care_task_entered on care_task (entered_by);

create table care_history (
  id integer primary key autoincrement,
  card_id integer references newcomer_card (id) on delete cascade,
  task_id integer references care_task (id) on delete cascade,
  at text not null,
  done_by integer references account (id) on delete set null,
  by_name text not null,
  act text not null,
  word text not null default '',
  check ((card_id is null) <> (task_id is null))
) strict;
create index care_history_card on care_history (card_id);
create index care_history_task on care_history (task_id);
create index care_history_done_by on care_history (done_by);
`
