/** Profiles and what members keep for themselves. What a column means is said at its type in db/tables/members.ts. */
export const membersTables = `
create table profile (
  account_id integer primary key references account (id) on delete cascade,
  visit_date text not null,
  marital_status text not null,
  date_of_birth text not null,
  house_address text not null,
  digital_address text not null,
  occupation text not null,
  church_information text not null,
  created_at text not null,
  updated_at text not null,
  image_key text,
  born_again integer check (born_again in (0, 1))
) strict;

create table calendar_feed (
  account_id integer primary key not null references account (id) on delete cascade,
  token_hash text not null unique,
  created_at text not null,
  last_read_on text
) strict;

create table member_setting (
  account_id integer primary key references account (id) on delete cascade,
  telephone text not null default 'leader' check (telephone in ('office', 'leader', 'members')),
  email text not null default 'leader' check (email in ('office', 'leader', 'members')),
  birthday text not null default 'leader' check (birthday in ('office', 'leader', 'members')),
  address text not null default 'leader' check (address in ('office', 'leader', 'members')),
  leader_mail integer not null default 1 check (leader_mail in (0, 1)),
  reminder_mail integer not null default 1 check (reminder_mail in (0, 1)),
  news_mail integer not null default 1 check (news_mail in (0, 1))
) strict;

create table message_choice (
  account_id integer primary key not null references account (id) on delete cascade,
  first_channel text not null check (first_channel in ('email', 'sms', 'push', 'app')),
  unwanted text not null
) strict;

create table consent (
  id integer primary key autoincrement,
  account_id integer not null references account (id) on delete cascade,
  purpose text not null,
  policy_version integer not null,
  given_at text,
  withdrawn_at text
) strict;
create index consent_account on consent (account_id, purpose, id);

create table data_request (
  id integer primary key autoincrement,
  account_id integer references account (id) on delete set null,
  kind text not null,
  name text not null,
  contact text not null,
  words text not null,
  filed_at text not null,
  due_on text not null,
  state text not null check (state in ('open', 'answered', 'refused')),
  answer text not null default '',
  closed_at text,
  closed_by integer references account (id) on delete set null,
  version integer not null default 1
) strict;
create index data_request_account on data_request (account_id);
create index data_request_closed_by on data_request (closed_by);
create index data_request_due on data_request (due_on, id) where state = 'open';

create table keepsake (
  account_id integer not null references account (id) on delete cascade,
  kind text not null,
  item_id integer not null,
  primary key (account_id, kind, item_id)
) strict, without rowid;
create index keepsake_item on keepsake (kind, item_id);
`
