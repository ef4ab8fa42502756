/** The pages of the website. What a column means is said at its type in db/tables/pages.ts. */
export const pagesTables = `
create table announcement (
  id integer primary key autoincrement,
  title text not null,
  content text not null,
  created_at text not null,
  version integer not null default 1
) strict;
create index announcement_newest on announcement (created_at, id);

create table church_setting (
  key text primary key,
  value text not null,
  version integer not null default 1,
  changed_at text not null,
  changed_by integer references account (id) on delete set null
) strict;
create index church_setting_changed_by on church_setting (changed_by);

create table page (
  id integer primary key autoincrement,
  path text not null unique,
  state text not null check (state in ('draft', 'published', 'hidden')),
  under text not null default '',
  menu text not null default '',
  menu_order integer not null default 0,
  version integer not null default 1,
  created_at text not null,
  updated_at text not null
) strict;

create table page_text (
  page_id integer not null references page (id) on delete cascade,
  lang text not null,
  title text not null,
  shown_title text not null default '',
  shown_share text not null default '',
  published_number integer,
  next_number integer,
  next_at text,
  version integer not null default 1,
  changed_at text not null,
  changed_by integer references account (id) on delete set null,
  -- Last: a list of pages then reads none of its words.
  draft text,
  constraint page_text_key primary key (page_id, lang)
) strict;
create index page_text_changed_by on page_text (changed_by);
create index page_text_next on page_text (next_at) where next_at is not null;

create table page_version (
  page_id integer not null references page (id) on delete cascade,
  lang text not null,
  number integer not null,
  made_at text not null,
  made_by integer references account (id) on delete set null,
  publish_at text not null,
  note text not null default '',
  document text not null,
  constraint page_version_key primary key (page_id, lang, number)
) strict;
create index page_version_made_by on page_version (made_by);

create table page_redirect (
  path text primary key,
  page_id integer not null references page (id) on delete cascade
) strict;
create index page_redirect_page on page_redirect (page_id);

create table page_editor (
  page_id integer not null references page (id) on delete cascade,
  account_id integer not null references account (id) on delete cascade,
  needs_approval integer not null,
  given_at text not null,
  constraint page_editor_key primary key (page_id, account_id)
) strict;
create index page_editor_account on page_editor (account_id);

create table page_request (
  page_id integer not null references page (id) on delete cascade,
  lang text not null,
  account_id integer not null references account (id) on delete cascade,
  version integer not null,
  note text not null,
  asked_at text not null,
  answer text,
  answered_at text,
  constraint page_request_key primary key (page_id, lang)
) strict;
create index page_request_account on page_request (account_id);

create table pin (
  id integer primary key autoincrement,
  sermon_id integer unique references sermon (id) on delete cascade,
  event_id integer unique references event (id) on delete cascade,
  announcement_id integer unique references announcement (id) on delete cascade,
  until text not null,
  pinned_at text not null
) strict;

create table page_source (
  page_id integer primary key references page (id) on delete cascade,
  source text not null unique,
  text_version integer not null
) strict;

create table payment_detail_change (
  id integer primary key autoincrement,
  place text not null,
  page_id integer references page (id) on delete cascade,
  lang text,
  old_number integer,
  new_number integer,
  old_church text,
  new_church text,
  old_words text not null,
  new_words text not null,
  state text not null check (state in ('waiting', 'approved', 'in force', 'declined', 'undone', 'replaced')),
  asked_by integer references account (id) on delete set null,
  asked_at text not null,
  due_at text,
  decided_by integer references account (id) on delete set null,
  decided_at text,
  in_force_at text,
  undone_by integer references account (id) on delete set null,
  undone_at text,
  version integer not null default 1,
  check ((page_id is null) = (new_church is not null))
) strict;
create index payment_detail_change_page on payment_detail_change (page_id, lang);
create index payment_detail_change_open on payment_detail_change (state, due_at) where state = 'waiting';
create index payment_detail_change_asked_by on payment_detail_change (asked_by);
create index payment_detail_change_decided_by on payment_detail_change (decided_by);
create index payment_detail_change_undone_by on payment_detail_change (undone_by);
`
