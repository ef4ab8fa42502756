/** Gifts, pledges and their provider. What a column means is said at its type in db/tables/giving.ts. */
export const givingTables = `
create table gift (
  id integer primary key autoincrement,
  reference text not null unique,
  secret_hash text not null unique,
  account_id integer references account (id) on delete set null,
  giver_key text not null,
  fund text not null,
  amount integer not null check (amount > 0),
  currency text not null,
  method text not null,
  telephone text,
  name text not null,
  email text not null,
  message text not null,
  provider text not null,
  mode text not null check (mode in ('live', 'test', 'sample')),
  provider_id text,
  prompt text not null default '',
  redirect_url text,
  state text not null check (state in ('created', 'sent', 'pending', 'needs code', 'code sent', 'expired', 'failed', 'succeeded')),
  reason text not null default '',
  fees integer,
  receipt_number text unique,
  created_at text not null,
  changed_at text not null,
  paid_at text,
  next_look_at text,
  looking_until text,
  pledge_id integer references pledge (id) on delete set null,
  collection_id integer references day_collection (id) on delete set null,
  weekday integer
) strict;
-- One open attempt of a giver for a purpose, also when two taps arrive at once.
create unique index gift_open on gift (giver_key, fund) where state in ('created', 'sent', 'pending', 'needs code', 'code sent');
create index gift_due on gift (next_look_at) where next_look_at is not null;
create index gift_account on gift (account_id, id);
create index gift_pledge on gift (pledge_id) where pledge_id is not null;
create index gift_collection on gift (collection_id, weekday) where collection_id is not null;
create index gift_telephone on gift (telephone, created_at) where telephone is not null;

create table gift_event (
  id integer primary key autoincrement,
  gift_id integer not null references gift (id) on delete cascade,
  at text not null,
  source text not null,
  fact text not null,
  before text not null,
  after text not null
) strict;
create index gift_event_gift on gift_event (gift_id, id);

create table unmatched_payment (
  id integer primary key autoincrement,
  at text not null,
  source text not null,
  provider text not null,
  reference text not null,
  provider_id text not null,
  why text not null,
  fact text not null,
  settled text check (settled in ('given', 'stays')),
  gift_id integer references gift (id) on delete set null,
  gift_before text,
  note text not null default '',
  settled_by integer references account (id) on delete set null,
  settled_at text,
  version integer not null default 1
) strict;
-- A provider may tell of a payment again and again.
create unique index unmatched_payment_once on unmatched_payment (provider, reference, provider_id, why);
create index unmatched_payment_gift on unmatched_payment (gift_id);

create table refund (
  id integer primary key autoincrement,
  gift_id integer not null references gift (id) on delete cascade,
  amount integer not null check (amount > 0),
  reason text not null,
  state text not null check (state in ('declined', 'failed', 'asked', 'sent', 'pending', 'processed')),
  why text not null default '',
  asked_by integer references account (id) on delete set null,
  asked_at text not null,
  decided_by integer references account (id) on delete set null,
  decided_at text,
  provider_id text,
  changed_at text not null,
  next_look_at text,
  version integer not null default 1,
  check (asked_by is null or decided_by is null or asked_by <> decided_by or state = 'declined')
) strict;
-- A gift is given back once.
create unique index refund_open on refund (gift_id) where state in ('asked', 'sent', 'pending', 'processed');
create index refund_gift on refund (gift_id, id);
create index refund_due on refund (next_look_at) where next_look_at is not null;

create table fund (
  id integer primary key autoincrement,
  purpose text unique,
  name text not null,
  name_folded text not null unique,
  is_open integer not null,
  goal integer check (goal > 0),
  position integer not null,
  created_at text not null,
  version integer not null default 1
) strict;

create table campaign (
  id integer primary key autoincrement,
  book text not null check (book in ('live', 'sample')),
  fund_id integer not null,
  title text not null,
  due_on text,
  is_open integer not null,
  created_at text not null,
  version integer not null default 1
) strict;

create table pledge (
  id integer primary key autoincrement,
  campaign_id integer not null references campaign (id) on delete cascade,
  account_id integer references account (id) on delete set null,
  name text not null,
  telephone text not null,
  amount integer not null check (amount > 0),
  rhythm text not null check (rhythm in ('off', 'monthly', 'due')),
  remind_on text,
  word text not null default '',
  released_at text,
  is_entered integer not null,
  created_at text not null,
  version integer not null default 1
) strict;
create unique index pledge_once on pledge (campaign_id, account_id) where released_at is null;
create index pledge_account on pledge (account_id, id);
create index pledge_due on pledge (remind_on) where remind_on is not null;

create table pledge_part (
  entry_id integer primary key references ledger_entry (id) on delete cascade,
  pledge_id integer not null references pledge (id) on delete cascade
) strict;
create index pledge_part_pledge on pledge_part (pledge_id);

create table giving_repeat (
  id integer primary key autoincrement,
  account_id integer not null references account (id) on delete cascade,
  way text not null check (way in ('remind', 'card')),
  every text not null check (every in ('week', 'month')),
  on_day integer not null check (on_day between 0 and 31),
  fund text not null,
  method text not null,
  amount integer not null check (amount > 0),
  currency text not null,
  next_on text not null,
  mode text not null,
  email text not null,
  card text not null,
  sealed_authorization text,
  created_at text not null,
  stopped_at text,
  stopped_why text not null default ''
) strict;
create index giving_repeat_account on giving_repeat (account_id, id);
create index giving_repeat_due on giving_repeat (next_on) where stopped_at is null;

create table repeat_turn (
  repeat_id integer not null references giving_repeat (id) on delete cascade,
  period text not null,
  gift_id integer not null references gift (id) on delete cascade,
  primary key (repeat_id, period)
) strict, without rowid;
create unique index repeat_turn_gift on repeat_turn (gift_id);

create table giving_letter (
  about text not null check (about in ('pledge', 'repeat', 'stopped')),
  about_id integer not null,
  period text not null,
  account_id integer not null references account (id) on delete cascade,
  queued_at text not null,
  sent_at text,
  settled_at text,
  primary key (about, about_id, period)
) strict, without rowid;
create index giving_letter_account on giving_letter (account_id);
create index giving_letter_due on giving_letter (queued_at) where settled_at is null;
`
