/** Sermons and the live stream. What a column means is said at its type in db/tables/sermons.ts. */
export const sermonsTables = `
create table sermon (
  id integer primary key autoincrement,
  title text not null,
  description text not null,
  series text not null,
  category text not null,
  scripture text not null,
  preacher text not null,
  date text not null,
  media_type text not null check (media_type in ('video', 'audio')),
  youtube_link text not null,
  created_at text not null,
  media_key text,
  thumbnail_key text,
  media_bytes integer not null default 0,
  duration_seconds integer not null default 0,
  views integer not null default 0,
  version integer not null default 1
) strict;
create index sermon_newest on sermon (date, id);
create index sermon_title on sermon (title, date desc, id desc);

create table live_stream (
  id integer primary key autoincrement,
  title text not null,
  address text not null,
  started_at text not null,
  ended_at text,
  started_by integer references account (id) on delete set null
) strict;
-- At most one row that has not ended, whoever is faster.
create unique index live_stream_open on live_stream ((ended_at is null)) where ended_at is null;

create table live_message (
  id integer primary key autoincrement,
  stream_id integer not null references live_stream (id) on delete cascade,
  author_id integer references account (id) on delete set null,
  author text not null,
  text text not null,
  created_at text not null,
  hidden_at text,
  hidden_by integer references account (id) on delete set null
) strict;
create index live_message_stream on live_message (stream_id, id);
create index live_message_author on live_message (author_id);
`
