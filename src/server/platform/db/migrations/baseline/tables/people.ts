/** The register of people. What a column means is said at its type in db/tables/people.ts. */
export const peopleTables = `
create table household (
  id integer primary key autoincrement,
  created_at text not null
) strict;

create table person (
  id integer primary key autoincrement,
  first_name text not null,
  middle_name text not null default '',
  last_name text not null,
  gender text not null default '',
  telephone text not null default '',
  other_telephone text not null default '',
  email text not null default '',
  born text not null default '',
  baptised text not null default '',
  joined text not null default '',
  married text not null default '',
  address text not null default '',
  ministries text not null default '[]',
  status text not null default '',
  notes text not null default '',
  household_id integer references household (id) on delete set null,
  fellowship_id integer references fellowship (id) on delete set null,
  account_id integer unique references account (id) on delete cascade,
  merged_into integer references person (id) on delete cascade,
  created_at text not null,
  changed_at text not null,
  version integer not null default 1,
  branch_id integer references branch (id) on delete set null,
  title text not null default '',
  baptism text not null default '' check (baptism in ('', 'yes', 'no'))
) strict;
create index person_telephone on person (telephone);
-- Each new account asks for somebody without one.
create index person_unclaimed_telephone on person (telephone) where account_id is null and merged_into is null;
create index person_unclaimed_email on person (email) where account_id is null and merged_into is null;
create index person_other_telephone on person (other_telephone);
create index person_email on person (email);
create index person_birthday on person (substr(born, 6));
create index person_wedding on person (substr(married, 6));
create index person_name on person (last_name, first_name, id);
-- SQLite took the whole index of those who were merged into nobody, and sorted them.
create index person_merged on person (merged_into) where merged_into is not null;
create index person_baptised on person (baptised) where baptised <> '';
create index person_joined on person (joined) where joined <> '';
create index person_married on person (married) where married <> '';
create index person_branch on person (branch_id, last_name, first_name, id) where branch_id is not null;
create index person_status on person (status, last_name, first_name, id);
create index person_fellowship on person (fellowship_id, last_name, first_name, id);
create index person_born on person (born, last_name, first_name, id);
create index person_gender on person (gender);
-- Who lives with a child is answered from the index alone.
create index person_household on person (household_id, born, merged_into) where household_id is not null;
create index person_baptism on person ((case when baptised > '' then 'yes' else baptism end));

create table person_ministry (
  name text not null,
  person_id integer not null references person (id) on delete cascade,
  primary key (name, person_id)
) strict, without rowid;
create index person_ministry_person on person_ministry (person_id);

create table last_mark (
  person_id integer primary key not null references person (id) on delete cascade,
  seen text not null,
  served text not null,
  missed text not null
) strict;
create index last_mark_away on last_mark (seen, missed, person_id) where missed > seen;
create index last_mark_served on last_mark (seen, person_id) where served > '';

create table person_asked (
  person_id integer primary key not null references person (id) on delete cascade,
  asked integer not null
) strict;
create index person_asked_what on person_asked (asked, person_id);

create table care_note (
  id integer primary key autoincrement,
  person_id integer not null references person (id) on delete cascade,
  text text not null,
  written_by integer references account (id) on delete set null,
  writer text not null,
  created_at text not null
) strict;
create index care_note_person on care_note (person_id, id);

create table person_consent (
  person_id integer not null references person (id) on delete cascade,
  purpose text not null,
  given integer not null check (given in (0, 1)),
  decided_at text not null,
  decided_by integer references account (id) on delete set null,
  how text not null,
  primary key (person_id, purpose)
) strict, without rowid;
create index person_consent_answer on person_consent (purpose, given, person_id);

create table collector (
  child_id integer not null references person (id) on delete cascade,
  person_id integer not null references person (id) on delete cascade,
  primary key (child_id, person_id)
) strict, without rowid;
create index collector_person on collector (person_id);

create table person_change (
  id integer primary key autoincrement,
  person_id integer not null references person (id) on delete cascade,
  at text not null,
  changed_by integer references account (id) on delete set null,
  kind text not null,
  before text not null,
  after text not null,
  version integer not null,
  import_id integer,
  other_id integer,
  undone_at text
) strict;
create index person_change_person on person_change (person_id, id);
create index person_change_import on person_change (import_id, id);

create table connection_link (
  token_hash text primary key,
  change_id integer not null references person_change (id) on delete cascade,
  expires_at text not null
) strict;
create index connection_link_change on connection_link (change_id);

create table people_list (
  id integer primary key autoincrement,
  account_id integer references account (id) on delete set null,
  name text not null,
  filter text not null,
  is_shared integer not null check (is_shared in (0, 1)),
  created_at text not null,
  version integer not null default 1
) strict;
create index people_list_owner on people_list (account_id);

create table branch (
  id integer primary key autoincrement,
  name text not null,
  address text not null default '',
  telephone text not null default '',
  email text not null default '',
  place integer not null default 0,
  is_open integer not null check (is_open in (0, 1)),
  created_at text not null,
  version integer not null default 1
) strict;
create unique index branch_name on branch (lower(name));

create table people_import (
  id integer primary key autoincrement,
  name text not null,
  state text not null check (state in ('read', 'tried', 'done', 'undone')),
  header text not null,
  samples text not null,
  fingerprint text not null,
  mapping text not null,
  dates text not null,
  row_count integer not null,
  counts text not null,
  register_at integer,
  started_by integer references account (id) on delete set null,
  started_at text not null,
  done_at text,
  undone_at text,
  kept text not null default '[]',
  version integer not null default 1,
  missing_fellowships text not null default '[]',
  made_fellowships text not null default '[]'
) strict;
create index people_import_fingerprint on people_import (fingerprint, id);

create table people_import_row (
  import_id integer not null references people_import (id) on delete cascade,
  number integer not null,
  cells text not null,
  fate text not null,
  why text not null,
  plan text not null,
  person_id integer references person (id) on delete set null,
  decision text not null default '',
  primary key (import_id, number)
) strict, without rowid;
create index people_import_row_fate on people_import_row (import_id, fate, number);
create index people_import_row_person on people_import_row (person_id);
`
