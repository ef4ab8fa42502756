/** The welfare fund. What a column means is said at its type in db/tables/welfare.ts. */
export const welfareTables = `
create table welfare_rule (
  from_month text primary key not null,
  dues integer not null check (dues > 0),
  waiting_months integer not null check (waiting_months >= 0),
  most_arrears integer not null check (most_arrears >= 0)
) strict;

create table welfare_benefit (
  id integer primary key autoincrement,
  name text not null,
  name_folded text not null unique,
  amount integer not null check (amount > 0),
  most_times integer check (most_times > 0),
  is_open integer not null
) strict;

create table welfare_member (
  account_id integer primary key not null references account (id) on delete cascade,
  from_month text not null,
  until_month text
) strict;

create table welfare_waiver (
  id integer primary key autoincrement,
  account_id integer not null references account (id) on delete cascade,
  from_month text not null,
  to_month text not null,
  reason text not null,
  granted_by integer references account (id) on delete set null,
  granted_at text not null,
  agreed_by integer references account (id) on delete set null,
  agreed_at text,
  reader_1 integer references account (id) on delete set null,
  reader_2 integer references account (id) on delete set null,
  reader_3 integer references account (id) on delete set null,
  check (granted_by <> agreed_by)
) strict;
create index welfare_waiver_account on welfare_waiver (account_id);

create table welfare_claim (
  id integer primary key autoincrement,
  book text not null check (book in ('live', 'sample')),
  account_id integer references account (id) on delete set null,
  benefit_id integer not null,
  amount integer not null check (amount > 0),
  happened_on text not null,
  words text not null,
  state text not null check (state in ('asked', 'approved', 'declined', 'withdrawn')),
  asked_by integer references account (id) on delete set null,
  asked_at text not null,
  decided_at text
) strict;
create index welfare_claim_account on welfare_claim (account_id);

create table welfare_vote (
  id integer primary key autoincrement,
  claim_id integer not null references welfare_claim (id) on delete cascade,
  account_id integer references account (id) on delete set null,
  says text not null check (says in ('yes', 'no')),
  why text not null,
  at text not null
) strict;
create unique index welfare_vote_once on welfare_vote (claim_id, account_id);
`
