/** Events, services, and who comes. What a column means is said at its type in db/tables/events.ts. */
export const eventsTables = `
create table event (
  id integer primary key autoincrement,
  title text not null,
  description text not null,
  date text not null,
  time text not null,
  location text not null,
  meeting_link text not null,
  category text not null,
  icon text not null,
  created_at text not null,
  is_online integer not null check (is_online in (0, 1)),
  image_key text,
  fellowship_id integer references fellowship (id) on delete cascade,
  version integer not null default 1,
  end_time text not null default '',
  end_date text not null default '',
  image_alt text not null default '',
  takes_signups integer not null default 0,
  places integer,
  series_id integer references event_series (id) on delete set null,
  series_day text not null default '',
  is_apart integer not null default 0 check (is_apart in (0, 1))
) strict;
create index event_date on event (fellowship_id, date, time, id);
create index event_coming on event (date, time, id);
-- Two processes make an event of a day once.
create unique index event_of_series on event (series_id, series_day) where series_id is not null;

create table event_series (
  id integer primary key autoincrement,
  rule text not null,
  first_day text not null,
  until text not null,
  made_until text not null,
  image_key text,
  image_alt text not null default ''
) strict;

create table service (
  id integer primary key autoincrement,
  attendees integer not null default 0,
  languages text not null default '[]',
  version integer not null default 1,
  day text not null,
  title text not null,
  time text not null,
  end_time text not null,
  location text not null,
  description text not null,
  pastor text not null,
  created_at text not null,
  childcare integer not null check (childcare in (0, 1)),
  livestream integer not null check (livestream in (0, 1)),
  branch_id integer references branch (id) on delete set null,
  held_in text not null default '[]'
) strict;
create index service_branch on service (branch_id) where branch_id is not null;

create table event_signup (
  event_id integer not null references event (id) on delete cascade,
  account_id integer not null references account (id) on delete cascade,
  kind text not null check (kind in ('signup', 'reminder')),
  created_at text not null,
  placed_at text,
  constraint event_signup_key primary key (event_id, account_id, kind)
) strict;
create index event_signup_account on event_signup (account_id, event_id);
create index event_signup_waiting on event_signup (event_id, created_at, account_id) where placed_at is null and kind = 'signup';

create table event_reminder (
  event_id integer not null references event (id) on delete cascade,
  account_id integer not null references account (id) on delete cascade,
  starts text not null,
  sent_at text not null,
  settled_at text,
  primary key (event_id, account_id, starts)
) strict, without rowid;
create index event_reminder_account on event_reminder (account_id);

create table service_reminder (
  service_id integer not null references service (id) on delete cascade,
  account_id integer not null references account (id) on delete cascade,
  starts text not null,
  sent_at text not null,
  settled_at text,
  constraint service_reminder_key primary key (service_id, account_id, starts)
) strict;
create index service_reminder_account on service_reminder (account_id);

create table activity (
  slug text primary key not null,
  fellowship_id integer references fellowship (id) on delete set null,
  places integer check (places > 0),
  version integer not null default 1
) strict;

create table activity_signup (
  activity text not null,
  account_id integer not null references account (id) on delete cascade,
  created_at text not null,
  placed_at text,
  constraint activity_signup_key primary key (activity, account_id)
) strict;
create index activity_signup_account on activity_signup (account_id);
create index activity_signup_waiting on activity_signup (activity, created_at, account_id) where placed_at is null;
`
