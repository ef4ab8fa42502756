/** Settings, the log, the bin and what is counted. What a column means is said at its type in db/tables/operations.ts. */
export const operationsTables = `
create table log_entry (
  id integer primary key autoincrement,
  timestamp text not null,
  action text not null,
  detail text not null,
  address text not null,
  -- No reference: an entry outlives its account.
  account_id integer,
  username text,
  status text not null check (status in ('success', 'warning', 'error')),
  is_shortened integer not null default 0 check (is_shortened in (0, 1))
) strict;
create index log_entry_newest on log_entry (timestamp, id);
create index log_entry_whole_address on log_entry (timestamp) where is_shortened = 0;
create index log_entry_account on log_entry (account_id);
create index log_entry_status on log_entry (status, id);

create table access_entry (
  id integer primary key autoincrement,
  timestamp text not null,
  account_id integer references account (id) on delete set null,
  username text not null,
  what text not null,
  subject_id integer references account (id) on delete set null,
  filter text not null,
  row_count integer not null,
  times integer not null default 1
) strict;
create index access_entry_newest on access_entry (timestamp, id);
create index access_entry_reader on access_entry (account_id, timestamp);
create index access_entry_subject on access_entry (subject_id);

create table tally (
  name text primary key,
  count integer not null
) strict;

create table bin_entry (
  id integer primary key autoincrement,
  kind text not null,
  row_id integer not null,
  name text not null,
  account_id integer,
  fellowship_id integer,
  deleted_by integer references account (id) on delete set null,
  deleted_at text not null,
  document text not null,
  is_own integer not null default 0,
  constraint bin_entry_row unique (kind, row_id)
) strict;
create index bin_entry_account on bin_entry (account_id);
create index bin_entry_deleted on bin_entry (deleted_at, id);
create index bin_entry_deleted_by on bin_entry (deleted_by);

create table bin_file (
  file_key text primary key not null,
  entry_id integer not null references bin_entry (id) on delete cascade
) strict;
create index bin_file_entry on bin_file (entry_id);

create table erasure (
  kind text not null,
  row_id integer not null,
  made_at text not null,
  erased_at text not null,
  primary key (kind, row_id, made_at)
) strict, without rowid;

create table file_rebuild (
  id integer primary key check (id = 1),
  due_since text
) strict;
-- Nothing was deleted in a new church.
insert into file_rebuild (id, due_since) values (1, null);

create table upload (
  id text primary key,
  account_id integer not null references account (id) on delete cascade,
  type text not null check (type in ('video', 'audio', 'page')),
  length integer not null check (length > 0),
  metadata text not null,
  created_at text not null,
  active_at text not null,
  used_at text
) strict, without rowid;
create index upload_account on upload (account_id);
create index upload_active on upload (active_at);

create table sample_row (
  table_name text not null,
  row_id integer not null,
  primary key (table_name, row_id)
) strict, without rowid;
`

/** What several processes of a church share for a moment, on PostgreSQL alone: unlogged, since a crash may forget it. */
export const sharedTables = [
  `create unlogged table rate_limit (
     key varchar(255) primary key, points integer not null default 0, expire bigint)`,
  `create unlogged table idempotency_key (
     key text primary key, account_id bigint references account (id) on delete cascade, part text not null,
     until bigint not null, alive_at timestamptz not null, status int, headers text, body text)`,
  `create unlogged table upload_lock (
     upload text primary key, holder text not null, until timestamptz not null)`,
]
