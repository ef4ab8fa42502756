/** Accounts, their sessions, links and invitations. What a column means is said at its type in db/tables/accounts.ts. */
export const accountsTables = `
create table account (
  id integer primary key autoincrement,
  username text not null,
  username_key text not null,
  password_hash text not null,
  email text,
  email_key text unique,
  first_name text not null,
  middle_name text not null,
  last_name text not null,
  gender text not null,
  telephone text not null,
  created_at text not null,
  role text not null check (role in ('user', 'fellowship_leader', 'media', 'admin')),
  fellowship_id integer references fellowship (id) on delete set null,
  deletion_requested_at text,
  email_confirmed_at text,
  email_claim_key text,
  guessing_told_at text,
  factor_grace_ends text,
  username_skeleton text,
  branch_id integer references branch (id) on delete set null,
  profile_later_until text,
  constraint account_username_key_unique unique (username_key)
) strict;
create index account_fellowship on account (fellowship_id, id);
create index account_name on account (last_name, first_name, id);
create index account_first_name on account (first_name, id);
create index account_role on account (role, id);
create index account_closed on account (deletion_requested_at) where deletion_requested_at is not null;
create index account_email_claim on account (email_claim_key) where email_claim_key is not null;
-- Lookalikes of a username are taken, too.
create unique index account_username_skeleton on account (username_skeleton);
create index account_joined on account (created_at);
create index account_telephone on account (telephone);
create index account_branch on account (branch_id) where branch_id is not null;

create table session (
  id integer primary key autoincrement,
  created_at text not null,
  last_used_at text not null,
  address text not null,
  user_agent text not null,
  account_id integer not null references account (id) on delete cascade,
  ended_at text,
  ended_why text,
  family_hash text,
  proven_at text
) strict;
create index session_account on session (account_id, id);

create table refresh_token (
  id integer primary key autoincrement,
  token_hash text not null,
  created_at text not null,
  expires_at text not null,
  session_id integer not null references session (id) on delete cascade,
  used_at text,
  voided_at text,
  constraint refresh_token_hash_unique unique (token_hash)
) strict;
create index refresh_token_session on refresh_token (session_id, id);
create index refresh_token_expires on refresh_token (expires_at);

create table password_reset (
  id integer primary key autoincrement,
  account_id integer not null references account (id) on delete cascade,
  token_hash text not null,
  created_at text not null,
  expires_at text not null,
  used_at text,
  way text not null default 'mail' check (way in ('mail', 'telephone')),
  by_office integer not null default 0 check (by_office in (0, 1)),
  code_hash text,
  tries integer not null default 0,
  constraint password_reset_hash_unique unique (token_hash)
) strict;
create index password_reset_account on password_reset (account_id, id);
create index password_reset_expires on password_reset (expires_at);

create table reset_request (
  id integer primary key autoincrement,
  login_key text not null,
  requested_at text not null,
  address text not null,
  site text not null,
  device_hash text
) strict;

create table email_change (
  account_id integer primary key references account (id) on delete cascade,
  email text not null,
  token_hash text not null unique,
  created_at text not null,
  expires_at text not null,
  by_office integer not null default 0 check (by_office in (0, 1))
) strict;
create index email_change_expires on email_change (expires_at);

create table account_link (
  id integer primary key autoincrement,
  kind text not null,
  token_hash text not null,
  created_at text not null,
  expires_at text not null,
  account_id integer not null references account (id) on delete cascade,
  email text,
  used_at text,
  since text,
  constraint account_link_hash_unique unique (token_hash)
) strict;
create index account_link_account on account_link (account_id);
create index account_link_expires on account_link (expires_at);

create table invitation (
  id integer primary key autoincrement,
  token_hash text not null unique,
  name text not null default '',
  email text,
  telephone text not null default '',
  role text not null check (role in ('user', 'fellowship_leader', 'media', 'admin')),
  fellowship_id integer references fellowship (id) on delete cascade,
  invited_by integer not null references account (id) on delete cascade,
  account_id integer references account (id) on delete cascade,
  created_at text not null,
  expires_at text not null,
  used_at text,
  withdrawn_at text,
  duties text not null default '[]'
) strict;
create index invitation_fellowship_id on invitation (fellowship_id);
create index invitation_invited_by on invitation (invited_by);
create index invitation_account_id on invitation (account_id);
create index invitation_expires_at on invitation (expires_at);

create table owner_letter (
  id integer primary key autoincrement,
  account_id integer not null references account (id) on delete cascade,
  kind text not null,
  created_at text not null
) strict;
create index owner_letter_account on owner_letter (account_id);

create table account_seen (
  account_id integer primary key references account (id) on delete cascade,
  name text not null,
  telephone text not null,
  email text not null,
  how text not null,
  seen_by integer references account (id) on delete set null,
  seen_by_name text not null,
  at text not null
) strict;

create table first_admin_link (
  token_hash text primary key not null,
  until text not null
) strict;

create table duty (
  account_id integer not null references account (id) on delete cascade,
  duty text not null,
  granted_at text not null,
  primary key (account_id, duty)
) strict, without rowid;
`
