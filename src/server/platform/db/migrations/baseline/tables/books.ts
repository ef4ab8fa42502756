/** The ledger and what is posted to it. What a column means is said at its type in db/tables/books.ts. */
export const booksTables = `
create table voucher (
  id integer primary key autoincrement,
  book text not null check (book in ('live', 'sample')),
  year integer not null,
  sequence integer not null check (sequence > 0),
  claim_id integer not null references welfare_claim (id) on delete cascade,
  fund_id integer not null,
  payee_account integer references account (id) on delete set null,
  payee text not null,
  purpose text not null,
  amount integer not null check (amount > 0),
  prepared_by integer references account (id) on delete set null,
  prepared_at text not null,
  checked_by integer references account (id) on delete set null,
  checked_at text,
  approved_by integer references account (id) on delete set null,
  approved_at text,
  paid_by integer references account (id) on delete set null,
  paid_at text,
  how text not null default '',
  reference text not null default '',
  received_by integer references account (id) on delete set null,
  received_name text not null default '',
  received_at text,
  dropped_at text,
  dropped text not null default '',
  check (prepared_by <> checked_by),
  check (prepared_by <> approved_by),
  check (checked_by <> approved_by),
  check (approved_by <> paid_by),
  check (dropped_at is null or paid_at is null)
) strict;
create unique index voucher_number on voucher (book, year, sequence);
-- A claim is paid once.
create unique index voucher_of_claim on voucher (claim_id) where dropped_at is null;
create index voucher_payee on voucher (payee_account);

create table ledger_entry (
  id integer primary key autoincrement,
  book text not null check (book in ('live', 'sample')),
  number integer not null check (number > 0),
  at text not null,
  day text not null,
  kind text not null,
  debit text not null,
  credit text not null check (credit <> debit),
  fund_id integer not null,
  amount integer not null check (amount > 0),
  service text not null,
  source text not null,
  source_id integer not null,
  round integer not null,
  receipt_year integer,
  receipt_sequence integer,
  reason text not null,
  posted_by integer,
  code text not null unique,
  previous_hash text not null,
  hash text not null unique,
  hash_version integer not null default 1,
  fund_name text not null default '',
  note_hash text not null default '',
  giver_hash text not null default ''
) strict;
create unique index ledger_entry_number on ledger_entry (book, number);
create unique index ledger_entry_receipt on ledger_entry (book, receipt_year, receipt_sequence);
-- What happened once is posted once; round counts how often a payment was taken back before.
create unique index ledger_entry_source on ledger_entry (source, source_id, kind, fund_id, round);
create index ledger_entry_day on ledger_entry (book, day, fund_id, service, debit, credit, amount);

create table giver_key (
  entry_id integer primary key references ledger_entry (id) on delete cascade,
  account_id integer references account (id) on delete cascade,
  salt text not null
) strict;
create index giver_key_account on giver_key (account_id);

create table sealed_receipt (
  entry_id integer primary key references ledger_entry (id) on delete cascade,
  fund_name text not null,
  giver_hash text not null
) strict;

create table ledger_note (
  number integer primary key,
  at text not null,
  kind text not null check (kind in ('fund name', 'seal')),
  subject text not null,
  text text not null,
  previous_hash text not null,
  hash text not null unique
) strict;

create table book_root (
  book text not null,
  month text not null,
  day text not null,
  number integer not null,
  root text not null,
  primary key (book, month)
) strict;

create table book_root_letter (
  book text not null,
  month text not null,
  account_id integer not null references account (id) on delete cascade,
  sent_at text,
  settled_at text,
  primary key (book, month, account_id)
) strict, without rowid;
create index book_root_letter_account on book_root_letter (account_id);
create index book_root_letter_due on book_root_letter (month) where settled_at is null;

create table ledger_day (
  book text not null,
  account text not null,
  day text not null,
  fund_id integer not null,
  service text not null,
  amount integer not null,
  primary key (book, account, day, fund_id, service)
) strict, without rowid;

create table closed_month (
  book text not null,
  month text not null,
  closed_at text not null,
  last_number integer not null,
  root text not null,
  primary key (book, month)
) strict;

create table cash_count (
  id integer primary key autoincrement,
  book text not null check (book in ('live', 'sample')),
  day text not null,
  service text not null,
  first_account integer references account (id) on delete set null,
  second_account integer references account (id) on delete set null,
  first_sheet text,
  second_sheet text,
  first_signed_at text,
  second_signed_at text,
  closed_at text,
  created_at text not null,
  version integer not null default 1,
  check (first_account <> second_account)
) strict;
create index cash_count_day on cash_count (book, day);

create table cash_item (
  id integer primary key autoincrement,
  count_id integer not null references cash_count (id) on delete cascade,
  kind text not null check (kind in ('envelope', 'cheque')),
  fund_id integer not null,
  account_id integer references account (id) on delete set null,
  name text not null,
  detail text not null,
  amount integer not null check (amount > 0),
  created_at text not null,
  is_pledged integer not null default 0
) strict;
create index cash_item_count on cash_item (count_id, id);
create index cash_item_account on cash_item (account_id);

create table day_collection (
  id integer primary key autoincrement,
  count_id integer not null unique references cash_count (id) on delete cascade,
  fund_id integer not null,
  code text not null unique,
  begun_at text not null,
  ended_at text
) strict;

create table day_born (
  id integer primary key autoincrement,
  collection_id integer not null references day_collection (id) on delete cascade,
  weekday integer not null check (weekday between 0 and 6),
  heads integer not null default 0 check (heads >= 0),
  amount integer not null default 0 check (amount >= 0),
  version integer not null default 1,
  unique (collection_id, weekday)
) strict;

create table statement_layout (
  print text primary key,
  mapping text not null,
  changed_at text not null
) strict;

create table statement_row (
  id integer primary key autoincrement,
  book text not null check (book in ('live', 'sample')),
  identity text not null,
  day text not null,
  amount integer not null check (amount > 0),
  reference text not null,
  text text not null,
  name text not null,
  telephone text,
  added_at text not null,
  state text not null default 'open' check (state in ('open', 'posted', 'counted', 'aside')),
  account_id integer references account (id) on delete set null,
  giver text not null default '',
  fund_id integer,
  gift_id integer references gift (id) on delete set null,
  reason text not null default '',
  decided_by integer references account (id) on delete set null,
  decided_at text,
  version integer not null default 1
) strict;
-- The same payment in two files is one row.
create unique index statement_row_identity on statement_row (book, identity);
-- A gift is one payment.
create unique index statement_row_gift on statement_row (gift_id) where gift_id is not null;
create index statement_row_state on statement_row (book, state, day);
create index statement_row_telephone on statement_row (telephone) where telephone is not null;
create index statement_row_account on statement_row (account_id);

create table published_year (
  book text not null,
  year integer not null,
  figures text not null,
  published_at text not null,
  published_by integer references account (id) on delete set null,
  primary key (book, year)
) strict;
`
