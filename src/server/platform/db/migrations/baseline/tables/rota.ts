/** Teams and their turns. What a column means is said at its type in db/tables/rota.ts. */
export const rotaTables = `
create table rota_team (
  id integer primary key autoincrement,
  name text not null,
  name_folded text not null unique,
  is_open integer not null check (is_open in (0, 1)),
  created_at text not null,
  version integer not null default 1
) strict;

create table rota_need (
  team_id integer not null references rota_team (id) on delete cascade,
  service_id integer not null references service (id) on delete cascade,
  needed integer not null check (needed > 0),
  primary key (team_id, service_id)
) strict, without rowid;
create index rota_need_service on rota_need (service_id);

create table rota_member (
  team_id integer not null references rota_team (id) on delete cascade,
  account_id integer not null references account (id) on delete cascade deferrable initially deferred,
  state text not null check (state in ('offered', 'serves')),
  since text not null,
  primary key (team_id, account_id)
) strict, without rowid;
create index rota_member_account on rota_member (account_id);

create table rota_cannot (
  id integer primary key autoincrement,
  account_id integer not null references account (id) on delete cascade deferrable initially deferred,
  from_day text not null,
  to_day text not null,
  word text not null,
  created_at text not null,
  check (from_day <= to_day)
) strict;
create index rota_cannot_account on rota_cannot (account_id, to_day);
create index rota_cannot_end on rota_cannot (to_day);

create table rota_turn (
  id integer primary key autoincrement,
  team_id integer not null references rota_team (id) on delete cascade,
  service_id integer not null references service (id) on delete cascade,
  day text not null,
  account_id integer not null references account (id) on delete cascade deferrable initially deferred,
  state text not null check (state in ('asked', 'accepted', 'declined', 'swapped')),
  word text not null default '',
  offered_at text,
  taken_from integer references account (id) on delete set null,
  asked_by integer references account (id) on delete set null,
  asked_at text not null,
  answered_at text,
  told_at text,
  told_settled_at text,
  reminded_at text,
  reminder_settled_at text,
  version integer not null default 1
) strict;
-- Nobody is in two teams at one service. Services that overlap are compared in the transaction.
create unique index rota_turn_once on rota_turn (account_id, day, service_id) where state in ('asked', 'accepted');
create index rota_turn_day on rota_turn (day, team_id);
create index rota_turn_team on rota_turn (team_id, day);
create index rota_turn_account on rota_turn (account_id, day);
create index rota_turn_service on rota_turn (service_id);
create index rota_turn_taken_from on rota_turn (taken_from);
create index rota_turn_asked_by on rota_turn (asked_by);
create index rota_turn_untold on rota_turn (id) where state = 'asked' and told_settled_at is null;

create table rota_setting (
  account_id integer primary key not null references account (id) on delete cascade,
  remind_days integer not null
) strict;
`
