/** How somebody signs in: devices, codes and second factors. What a column means is said at its type in db/tables/accounts.ts. */
export const signInTables = `
create table known_device (
  account_id integer not null references account (id) on delete cascade,
  device_hash text not null,
  user_agent text not null,
  first_seen_at text not null,
  last_seen_at text not null,
  primary key (account_id, device_hash)
) strict, without rowid;
create index known_device_seen on known_device (last_seen_at);

create table login_failure (
  who text not null,
  network text not null,
  account_id integer references account (id) on delete cascade,
  failures integer not null,
  last_at text not null,
  primary key (who, network)
) strict, without rowid;
create index login_failure_last on login_failure (last_at);
create index login_failure_account on login_failure (account_id);

create table confirmed_telephone (
  account_id integer primary key not null references account (id) on delete cascade,
  telephone text not null unique,
  confirmed_at text not null
) strict;

create table text_code (
  id integer primary key autoincrement,
  purpose text not null check (purpose in ('sign-in', 'reset', 'confirm')),
  telephone text not null,
  counted_as text not null,
  network text not null,
  known_device integer not null,
  token_hash text not null unique,
  code_hash text not null,
  account_id integer references account (id) on delete cascade,
  created_at text not null,
  expires_at text not null,
  tries integer not null default 0,
  used_at text
) strict;
create index text_code_counted on text_code (counted_as, created_at);
create index text_code_network on text_code (network, created_at);
create index text_code_open on text_code (telephone) where used_at is null;
create index text_code_account on text_code (account_id);
create index text_code_created on text_code (created_at);

create table text_code_cost (
  slot text not null,
  budget text not null check (budget in ('codes', 'unproven')),
  codes integer not null,
  cost integer not null,
  primary key (slot, budget)
) strict, without rowid;

create table totp (
  account_id integer primary key references account (id) on delete cascade,
  secret text not null,
  last_step integer not null default 0,
  created_at text not null,
  confirmed_at text
) strict;

create table recovery_code (
  account_id integer not null references account (id) on delete cascade,
  code_hash text not null,
  created_at text not null,
  used_at text,
  primary key (account_id, code_hash)
) strict, without rowid;

create table passkey (
  id integer primary key autoincrement,
  account_id integer not null references account (id) on delete cascade,
  credential_id text not null unique,
  public_key text not null,
  counter integer not null,
  transports text not null,
  name text not null,
  created_at text not null,
  last_used_at text
) strict;
create index passkey_account on passkey (account_id);

create table passkey_challenge (
  challenge text primary key,
  account_id integer references account (id) on delete cascade,
  purpose text not null check (purpose in ('enrol', 'prove', 'sign-in')),
  expires_at text not null
) strict, without rowid;
create index passkey_challenge_account on passkey_challenge (account_id);
create index passkey_challenge_expires on passkey_challenge (expires_at);
`
