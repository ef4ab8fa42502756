/** Fellowships and what their leaders are asked. What a column means is said at its type in db/tables/fellowships.ts. */
export const fellowshipsTables = `
create table fellowship (
  id integer primary key autoincrement,
  name text not null,
  description text not null,
  location text not null,
  meeting_day text not null,
  meeting_time text not null,
  activities text not null,
  leader_id integer references account (id) on delete set null,
  created_at text not null,
  version integer not null default 1,
  asks_leader integer not null default 0 check (asks_leader in (0, 1)),
  branch_id integer references branch (id) on delete set null,
  constraint fellowship_name_unique unique (name)
) strict;
create index fellowship_leader on fellowship (leader_id);
create index fellowship_branch on fellowship (branch_id) where branch_id is not null;

create table attendance (
  event_id integer not null references event (id) on delete cascade,
  account_id integer not null references account (id) on delete cascade,
  is_present integer not null check (is_present in (0, 1)),
  marked_by integer references account (id) on delete set null,
  marked_at text not null,
  constraint attendance_key primary key (event_id, account_id)
) strict;
create index attendance_member on attendance (account_id, event_id, is_present);

create table leader_message (
  id integer primary key autoincrement,
  fellowship_id integer not null references fellowship (id) on delete cascade,
  account_id integer references account (id) on delete cascade,
  message text not null,
  created_at text not null,
  sender_name text not null default '',
  sender_telephone text not null default '',
  read_at text,
  archived_at text,
  told_at text,
  check (account_id is not null or (sender_name <> '' and sender_telephone <> ''))
) strict;
create index leader_message_newest on leader_message (fellowship_id, created_at, id);
create index leader_message_unread on leader_message (created_at, id) where read_at is null and archived_at is null;
create index leader_message_account on leader_message (account_id);
create index leader_message_visitor on leader_message (sender_telephone) where account_id is null;
create index leader_message_untold on leader_message (fellowship_id) where told_at is null;

create table fellowship_assistant (
  account_id integer primary key not null references account (id) on delete cascade,
  fellowship_id integer not null references fellowship (id) on delete cascade,
  named_by integer references account (id) on delete set null,
  named_at text not null
) strict;
create index fellowship_assistant_fellowship on fellowship_assistant (fellowship_id);
create index fellowship_assistant_namer on fellowship_assistant (named_by);

create table fellowship_link (
  fellowship_id integer primary key not null references fellowship (id) on delete cascade,
  made_by integer not null references account (id) on delete cascade,
  created_at text not null,
  expires_at text not null
) strict;
create index fellowship_link_maker on fellowship_link (made_by);

create table fellowship_request (
  id integer primary key autoincrement,
  kind text not null check (kind in ('join', 'transfer')),
  account_id integer not null references account (id) on delete cascade deferrable initially deferred,
  fellowship_id integer not null references fellowship (id) on delete cascade,
  from_id integer references fellowship (id) on delete set null,
  state text not null check (state in ('asked', 'accepted', 'declined', 'withdrawn')),
  word text not null default '',
  answer text not null default '',
  asked_by integer references account (id) on delete set null,
  asked_at text not null,
  decided_by integer references account (id) on delete set null,
  decided_at text
) strict;
-- One open request of a member to a fellowship, also when two taps arrive at once.
create unique index fellowship_request_open on fellowship_request (account_id, fellowship_id) where state = 'asked';
create index fellowship_request_account on fellowship_request (account_id, id);
create index fellowship_request_fellowship on fellowship_request (fellowship_id, state);
create index fellowship_request_from on fellowship_request (from_id, state);
create index fellowship_request_asker on fellowship_request (asked_by);
create index fellowship_request_decider on fellowship_request (decided_by);
create index fellowship_request_decided on fellowship_request (decided_at);

create table person_request (
  id integer primary key autoincrement,
  kind text not null check (kind in ('chosen', 'added')),
  person_id integer not null references person (id) on delete cascade deferrable initially deferred,
  fellowship_id integer not null references fellowship (id) on delete cascade,
  state text not null check (state in ('asked', 'accepted', 'declined', 'withdrawn')),
  word text not null default '',
  answer text not null default '',
  asked_by integer references account (id) on delete set null,
  asked_at text not null,
  decided_by integer references account (id) on delete set null,
  decided_at text
) strict;
-- One open request for a person to a fellowship, also when two taps arrive at once.
create unique index person_request_open on person_request (person_id, fellowship_id) where state = 'asked';
create index person_request_waiting on person_request (id) where state = 'asked';
create index person_request_person on person_request (person_id);
create index person_request_fellowship on person_request (fellowship_id, state);
create index person_request_asker on person_request (asked_by);
create index person_request_decider on person_request (decided_by);
create index person_request_decided on person_request (decided_at);
`
