/** Messages, conversations and how they reach people. What a column means is said at its type in db/tables/messages.ts. */
export const messagesTables = `
create table contact_message (
  id integer primary key autoincrement,
  name text not null,
  email text not null,
  phone text not null,
  subject text not null,
  message text not null,
  created_at text not null,
  is_read integer not null default 0 check (is_read in (0, 1)),
  account_id integer references account (id) on delete cascade,
  phone_key text
) strict;
create index contact_message_newest on contact_message (created_at, id);
create index contact_message_account on contact_message (account_id) where account_id is not null;
create index contact_message_visitor on contact_message (email) where account_id is null;
create index contact_message_phone on contact_message (phone) where account_id is null and email = '';
create index contact_message_phone_key on contact_message (phone_key) where account_id is null;
create index contact_message_mailbox on contact_message (lower(email)) where account_id is null;

create table conversation (
  id integer primary key autoincrement,
  source text not null check (source in ('office', 'leader', 'answer')),
  contact_id integer unique references contact_message (id) on delete cascade deferrable initially deferred,
  leader_message_id integer unique references leader_message (id) on delete cascade deferrable initially deferred,
  message_id integer references message (id) on delete cascade deferrable initially deferred,
  fellowship_id integer references fellowship (id) on delete cascade deferrable initially deferred,
  account_id integer references account (id) on delete cascade deferrable initially deferred,
  sender_id integer references account (id) on delete set null,
  assigned_to integer references account (id) on delete set null,
  assigned_at text,
  state text not null check (state in ('open', 'closed')),
  created_at text not null,
  opened_at text not null,
  last_at text not null,
  answered_at text,
  answered_by integer references account (id) on delete set null,
  answer_minutes integer,
  closed_at text,
  closed_by integer references account (id) on delete set null,
  version integer not null default 1,
  doubt text not null default '',
  check ((source = 'office') = (contact_id is not null)),
  check ((source = 'leader') = (leader_message_id is not null)),
  check ((source = 'answer') = (message_id is not null))
) strict;
create index conversation_newest on conversation (state, last_at, id);
create index conversation_source on conversation (source, state, last_at, id);
create index conversation_fellowship on conversation (fellowship_id, state, last_at, id) where fellowship_id is not null;
create index conversation_sender on conversation (sender_id, state, last_at, id);
create index conversation_assigned on conversation (assigned_to, state, last_at, id);
create index conversation_nobody on conversation (last_at, id) where state = 'open' and assigned_to is null;
create index conversation_account on conversation (account_id, source, last_at) where account_id is not null;
create unique index conversation_answers on conversation (message_id, account_id) where message_id is not null;
create index conversation_closed on conversation (closed_at) where closed_at is not null;
create index conversation_answered on conversation (answered_at) where answered_at is not null;
create index conversation_answered_by on conversation (answered_by);
create index conversation_closed_by on conversation (closed_by);

create table conversation_entry (
  id integer primary key autoincrement,
  conversation_id integer not null references conversation (id) on delete cascade deferrable initially deferred,
  at text not null,
  kind text not null,
  contact_id integer unique references contact_message (id) on delete cascade deferrable initially deferred,
  leader_message_id integer unique references leader_message (id) on delete cascade deferrable initially deferred,
  message_id integer unique references message (id) on delete cascade deferrable initially deferred,
  done_by integer references account (id) on delete set null,
  by_name text not null default '',
  text text not null default ''
) strict;
create index conversation_entry_of on conversation_entry (conversation_id, id);
create index conversation_entry_by on conversation_entry (done_by);

create table message (
  id integer primary key autoincrement,
  state text not null check (state in ('asked', 'planned', 'sending', 'sent', 'stopped')),
  audience text not null,
  audience_name text not null,
  fellowship_id integer references fellowship (id) on delete set null,
  purpose text not null,
  channel text not null,
  subject text not null,
  text text not null,
  plain_letters integer not null,
  site text not null,
  people integer not null,
  cost integer not null,
  send_at text not null,
  written_by integer references account (id) on delete set null,
  written_at text not null,
  decided_by integer references account (id) on delete set null,
  decided_at text,
  finished_at text,
  version integer not null default 1,
  automatic text not null default '',
  occasion text,
  until text,
  conversation_id integer references conversation (id) on delete cascade deferrable initially deferred,
  takes_answers integer not null default 1 check (takes_answers in (0, 1))
) strict;
create index message_open on message (send_at) where state in ('planned', 'sending');
create index message_fellowship on message (fellowship_id);
create index message_writer on message (written_by);
create index message_decider on message (decided_by);
-- What goes by itself goes once, whichever process is faster.
create unique index message_occasion on message (occasion) where occasion is not null;
create index message_automatic on message (automatic, written_at) where automatic <> '';
create index message_until on message (until) where until is not null and state in ('planned', 'sending');
create index message_conversation on message (conversation_id) where conversation_id is not null;

create table automatic_message (
  kind text primary key,
  is_on integer not null check (is_on in (0, 1)),
  subject text not null,
  text text not null,
  version integer not null default 1
) strict, without rowid;

create table delivery (
  id integer primary key autoincrement,
  message_id integer not null references message (id) on delete cascade,
  recipient text not null,
  account_id integer references account (id) on delete cascade,
  turn integer not null default 1 check (turn in (1, 2)),
  channel text not null check (channel in ('email', 'sms', 'push', 'app')),
  state text not null check (state in ('waiting', 'sending', 'sent', 'arrived', 'unknown', 'failed', 'left out')),
  why text not null default '',
  reference text not null unique,
  provider_id text,
  cost integer not null,
  tries integer not null default 0,
  try_at text,
  next_look_at text,
  created_at text not null,
  changed_at text not null,
  read_at text,
  unique (message_id, recipient, turn)
) strict;
create index delivery_open on delivery (message_id, id) where state in ('waiting', 'sending');
create index delivery_look on delivery (next_look_at) where next_look_at is not null;
create index delivery_account on delivery (account_id);
create index delivery_text on delivery (created_at) where channel = 'sms';
create index delivery_created on delivery (created_at);
create index delivery_recipient on delivery (recipient, created_at);

create table opt_out (
  address_hash text not null,
  purpose text not null,
  at text not null,
  primary key (address_hash, purpose)
) strict, without rowid;

create table stop_link (
  code text primary key not null,
  email_hash text,
  telephone_hash text
) strict;

create table opt_out_key (
  id integer primary key not null check (id = 1),
  sealed text not null
) strict;

create table told_budget (
  budget text not null check (budget in ('own', 'automatic', 'codes', 'unproven')),
  period text not null,
  told_at text not null,
  primary key (budget, period)
) strict, without rowid;

create table push_device (
  id integer primary key autoincrement,
  account_id integer not null references account (id) on delete cascade,
  session_id integer not null references session (id) on delete cascade,
  endpoint text not null unique,
  p256dh text not null,
  auth text not null,
  created_at text not null
) strict;
create index push_device_account on push_device (account_id);
create index push_device_session on push_device (session_id);

create table push_key (
  id integer primary key not null check (id = 1),
  sealed text not null
) strict;
`
