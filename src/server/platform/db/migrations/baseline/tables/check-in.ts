/** Who was at a service or meeting. What a column means is said at its type in db/tables/check-in.ts. */
export const checkInTables = `
create table sitting (
  id integer primary key autoincrement,
  service_id integer references service (id) on delete set null,
  event_id integer references event (id) on delete set null,
  title text not null,
  day text not null,
  opened_by integer references account (id) on delete set null,
  opened_at text not null,
  men integer,
  women integer,
  children integer,
  visitors integer,
  counted_by integer references account (id) on delete set null,
  counted_at text not null default '',
  counted_act text not null default '',
  kept_marks text,
  branch_id integer references branch (id) on delete set null,
  unique (service_id, day),
  unique (event_id, day)
) strict;
create index sitting_day on sitting (day, id);
create index sitting_opener on sitting (opened_by);
create index sitting_counter on sitting (counted_by);
create index sitting_branch on sitting (branch_id) where branch_id is not null;

create table sitting_mark (
  sitting_id integer not null references sitting (id) on delete cascade,
  person_id integer not null references person (id) on delete cascade,
  is_here integer not null check (is_here in (0, 1)),
  at text not null,
  act_id text not null,
  marked_by integer references account (id) on delete set null,
  primary key (sitting_id, person_id)
) strict, without rowid;
create index sitting_mark_person on sitting_mark (person_id, sitting_id);
create index sitting_mark_by on sitting_mark (marked_by);

create table sitting_visitor (
  sitting_id integer not null references sitting (id) on delete cascade,
  act_id text not null,
  is_here integer not null check (is_here in (0, 1)),
  at text not null,
  person_id integer references person (id) on delete set null,
  primary key (sitting_id, act_id)
) strict, without rowid;
create index sitting_visitor_person on sitting_visitor (person_id);

create table guardian_code (
  sitting_id integer not null references sitting (id) on delete cascade,
  person_id integer not null references person (id) on delete cascade,
  code_hash text not null,
  made_by integer references account (id) on delete set null,
  primary key (sitting_id, person_id, code_hash)
) strict, without rowid;
create index guardian_code_person on guardian_code (person_id);
create index guardian_code_made_by on guardian_code (made_by);

create table child_collected (
  sitting_id integer not null references sitting (id) on delete cascade,
  person_id integer not null references person (id) on delete cascade deferrable initially deferred,
  at text not null,
  released_by integer references account (id) on delete set null,
  collector_id integer references person (id) on delete set null,
  how text not null check (how in ('code', 'named', 'reason')),
  reason text not null,
  primary key (sitting_id, person_id)
) strict, without rowid;
create index child_collected_person on child_collected (person_id);
create index child_collected_collector on child_collected (collector_id);
create index child_collected_by on child_collected (released_by);

create table own_code (
  account_id integer primary key not null references account (id) on delete cascade,
  code_hash text not null unique,
  made_at text not null
) strict;

create table report_reminder (
  event_id integer not null references event (id) on delete cascade,
  account_id integer not null references account (id) on delete cascade,
  sent_at text not null,
  settled_at text,
  primary key (event_id, account_id)
) strict, without rowid;
create index report_reminder_account on report_reminder (account_id);
`
