import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { wordsOf } from '../engine.ts'

/**
 * Posts of the church's news: pages below /news, each with its day, author, categories and whether it is pinned (docs/news.md). A page
 * that a church had at such an address before is a post from now on.
 */
export const news: Migration = {
  async up(db: Kysely<unknown>) {
    const { text, whole, end } = wordsOf(db)
    const page = `${whole} not null references page (id) on delete cascade`
    const statements = [
      `create table news_post (
         page_id ${page},
         posted_on ${text} not null default '',
         author ${text} not null default '',
         pinned ${whole} not null default 0 check (pinned in (0, 1)),
         pinned_until ${text} not null default '',
         primary key (page_id)
       ) ${end}`,
      'create index news_post_day on news_post (posted_on, page_id)',
      `create table news_category (
         page_id ${page},
         slug ${text} not null,
         name ${text} not null,
         primary key (page_id, slug)
       ) ${end}`,
      'create index news_category_slug on news_category (slug)',
      `insert into news_post (page_id, posted_on)
         select id, substr(created_at, 1, 10) from page where path like '/news/%'`,
    ]
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}
