/** Prayer requests and testimonies. What a column means is said at its type in db/tables/prayers-and-testimonies.ts. */
export const prayersAndTestimoniesTables = `
create table prayer_request (
  id integer primary key autoincrement,
  title text not null,
  description text not null,
  created_at text not null,
  account_id integer references account (id) on delete set null,
  is_private integer not null check (is_private in (0, 1)),
  is_answered integer not null check (is_answered in (0, 1)),
  prayer_count integer not null default 0,
  answered_at text,
  version integer not null default 1,
  is_anonymous integer not null default 0
) strict;
create index prayer_request_newest on prayer_request (created_at, id);
create index prayer_request_owner on prayer_request (account_id, created_at, id);
create index prayer_request_prayed on prayer_request (prayer_count, created_at, id);
create index prayer_request_title on prayer_request (title, created_at desc, id desc);

create table testimony (
  id integer primary key autoincrement,
  title text not null,
  category text not null,
  content text not null,
  video_url text not null,
  created_at text not null,
  account_id integer references account (id) on delete set null,
  image_key text,
  likes integer not null default 0,
  is_approved integer not null check (is_approved in (0, 1)),
  is_verified integer not null check (is_verified in (0, 1))
) strict;
create index testimony_newest on testimony (is_approved, created_at, id);
create index testimony_owner on testimony (account_id, created_at, id);
create index testimony_created on testimony (created_at, id);
create index testimony_title on testimony (title, created_at desc, id desc);

create table testimony_like (
  testimony_id integer not null references testimony (id) on delete cascade,
  account_id integer not null references account (id) on delete cascade,
  day text not null,
  constraint testimony_like_key primary key (testimony_id, account_id, day)
) strict;
create index testimony_like_account on testimony_like (account_id);

create table prayer_support (
  prayer_request_id integer not null references prayer_request (id) on delete cascade,
  account_id integer not null references account (id) on delete cascade,
  day text not null,
  constraint prayer_support_key primary key (prayer_request_id, account_id, day)
) strict;
create index prayer_support_account on prayer_support (account_id);
`
