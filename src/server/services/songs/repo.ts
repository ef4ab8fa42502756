import { type Selectable, sql } from 'kysely'
import type { SongAnswer, SongForm, SongHead } from '../../../lib/contract/services/song.ts'
import { sungLines } from '../../../lib/services/songs/lines.ts'
import { languagesOf } from '../../../lib/services/songs/slides.ts'
import { searchable, searchWords } from '../../../lib/text/fold.ts'
import { dayAfter } from '../../../lib/time/next-day.ts'
import { byEngine, engineOf } from '../../platform/db/engine.ts'
import {
  fetchIdsOfPage,
  fetchPage,
  orderTerm,
  type Paging,
  type RowsPage,
} from '../../platform/db/pagination.ts'
import type { Db, Tables } from '../../platform/db/tables.ts'
import { refuse } from '../../platform/errors/refusal.ts'
import { isWithheld } from './licence.ts'
import { songRefusals } from './messages.ts'

type SongRow = Selectable<Tables['song']>

/** A song as it is stored, without what depends on the day and on who reads it. */
export type Song = Omit<SongAnswer, 'last_sung' | 'times' | 'is_withheld'>

export const songOrders = ['title'] as const

/** Who reads songs: `mayAll` sees words without a licence, to write them. */
export type SongReader = { today: string; licence: string; mayAll: boolean }

type Listing = Paging<(typeof songOrders)[number]> & {
  theme: string
  language: string
  /** Weeks in which it was not sung; 0 for any. */
  notFor: number
  isArchived: boolean
}

const heads = (db: Db, today: string) =>
  db
    .selectFrom('song')
    .select(['song.id', 'title', 'authors', 'songbook', 'song.key', 'tempo', 'time', 'themes', 'languages'])
    .select(['is_public_domain', 'is_archived', 'song.version', 'words'])
    .select((row) => [
      row
        .selectFrom('song_use')
        .select(sql<string | null>`max(used_on)`.as('day'))
        .whereRef('song_use.song_id', '=', 'song.id')
        .where('used_on', '<=', today)
        .as('last_sung'),
      row
        .selectFrom('song_use')
        .select(sql<number>`count(*)`.as('times'))
        .whereRef('song_use.song_id', '=', 'song.id')
        .where('used_on', '>=', `${today.slice(0, 4)}-01-01`)
        .where('used_on', '<=', today)
        .as('times'),
    ])

/** Songs by title; of a search those first whose title, authors or book have it. */
export async function listSongs(db: Db, listing: Listing, reader: SongReader): Promise<RowsPage<SongHead>> {
  const { search, theme, language, notFor, isArchived } = listing
  const listed = (value: string) => `%${JSON.stringify(value).replace(/[\\%_]/g, '\\$&')}%`
  const wanted = heads(db, reader.today)
    .where('is_archived', '=', isArchived ? 1 : 0)
    .$if(search !== '', (query) => query.where(hasWords(db, search)))
    .$if(theme !== '', (query) => query.where(sql<boolean>`themes like ${listed(theme)} escape '\\'`))
    .$if(language !== '', (query) =>
      query.where(sql<boolean>`languages like ${listed(language)} escape '\\'`),
    )
    .$if(notFor > 0, (query) =>
      query.where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('song_use')
              .select('song_use.id')
              .whereRef('song_use.song_id', '=', 'song.id')
              .where('used_on', '>', dayAfter(reader.today, -7 * notFor))
              .where('used_on', '<=', reader.today),
          ),
        ),
      ),
    )
  const byName = sql`case when ${stands(db, 'song.names', searchable(search.trim()))} then 0 else 1 end`
  const byDefault = [
    ...(search === '' ? [] : [orderTerm(byName)]),
    orderTerm('song.title'),
    orderTerm('song.id'),
  ]
  const sorting = { table: 'song', byDefault }
  // A search reads the words of all songs: once, and the rest of a song for those of the page alone.
  const page =
    search === ''
      ? await fetchPage(wanted, listing, sorting)
      : await withHeads(db, await fetchIdsOfPage(wanted, listing, sorting), reader)
  const words = searchWords(search)
  return {
    ...page,
    rows: page.rows.map(({ words: lines, ...row }) => ({
      ...row,
      themes: JSON.parse(row.themes),
      languages: JSON.parse(row.languages),
      is_public_domain: row.is_public_domain === 1,
      is_archived: row.is_archived === 1,
      times: Number(row.times),
      line: isWithheld(row, reader) ? '' : lineOf(lines, words),
    })),
  }
}

async function withHeads(db: Db, { count, ids }: { count: number; ids: number[] }, { today }: SongReader) {
  const rows = ids.length === 0 ? [] : await heads(db, today).where('song.id', 'in', ids).execute()
  return { count, rows: rows.toSorted((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id)) }
}

/** Whether a folded word stands in a folded column. */
const stands = (db: Db, column: string, word: string) =>
  byEngine(db, {
    sqlite: sql<boolean>`instr(${sql.ref(column)}, ${word}) > 0`,
    postgres: sql<boolean>`strpos(${sql.ref(column)}, ${word}) > 0`,
  })

/** A search considers its first words, up to this many. */
const mostWords = 8

/** Each word of a search stands in a song. */
function hasWords(db: Db, search: string) {
  const words = search.split(/\s+/).map(searchable).filter(Boolean).slice(0, mostWords)
  return words.length === 0
    ? sql<boolean>`1 = 1`
    : sql<boolean>`${sql.join(
        words.map((word) => stands(db, 'song.folded', word)),
        sql` and `,
      )}`
}

/** The line that has all the words, else most of them in a row; the first line without a search. */
function lineOf(lines: string, words: readonly string[]): string {
  const all = lines.split('\n')
  if (words.length === 0) return all[0] ?? ''
  const hits = all.map((line) => {
    const folded = searchable(line)
    return words.filter((word) => folded.includes(word)).length
  })
  return all[hits.indexOf(Math.max(...hits))] ?? ''
}

const storedOf = (row: SongRow): Song => {
  const { created_at: _, names: __, words: ___, languages: ____, folded: _____, ...columns } = row
  return {
    ...columns,
    titles: JSON.parse(row.titles),
    themes: JSON.parse(row.themes),
    parts: JSON.parse(row.parts),
    part_order: JSON.parse(row.part_order),
    is_public_domain: row.is_public_domain === 1,
    is_archived: row.is_archived === 1,
  }
}

/** A song with all its words; undefined where there is none. Whether they may be shown says `isWithheld`. */
export async function readSong(db: Db, id: number): Promise<Song | undefined> {
  const row = await db.selectFrom('song').selectAll().where('id', '=', id).executeTakeFirst()
  return row && storedOf(row)
}

/** Songs with all their words, in the order of the ids; those that are not there are left out. */
export async function readSongs(db: Db, ids: readonly number[]): Promise<Song[]> {
  if (ids.length === 0) return []
  const rows = await db
    .selectFrom('song')
    .selectAll()
    .where('id', 'in', [...new Set(ids)])
    .execute()
  const songs = new Map(rows.map((row) => [row.id, storedOf(row)]))
  return ids.flatMap((id) => songs.get(id) ?? [])
}

/** A song for a reader. Throws 404. */
export async function answerSong(db: Db, id: number, reader: SongReader): Promise<SongAnswer> {
  const song = (await readSong(db, id)) ?? refuse(404, songRefusals.noSong)
  const { last_sung, times } = await heads(db, reader.today)
    .where('song.id', '=', id)
    .executeTakeFirstOrThrow()
  const isHidden = isWithheld(song, reader)
  return {
    ...song,
    ...(isHidden && { parts: [], part_order: [] }),
    ...{ last_sung, times: Number(times), is_withheld: isHidden },
  }
}

const bit = (flag: boolean): 0 | 1 => (flag ? 1 : 0)

const withoutBlankLines = (lines: string): string =>
  lines
    .split(/\r\n|\r|\n/)
    .map((line) => line.trimEnd())
    .filter(Boolean)
    .join('\n')

/** The columns of a song, with those that searches compare. */
function columnsOf({ version: _, ...form }: SongForm) {
  const { titles, themes, part_order, is_public_domain, is_archived, ...texts } = form
  // A part has no blank lines: they part the parts where a song is written as one text.
  const parts = form.parts.map((part) => ({ ...part, lines: withoutBlankLines(part.lines) }))
  const named = [form.title, ...titles.map(({ title }) => title), form.authors, form.songbook]
  const names = searchable(named.filter(Boolean).join('\n'))
  const words = parts.flatMap(({ lines }) => sungLines(lines)).join('\n')
  return {
    ...texts,
    titles: JSON.stringify(titles),
    themes: JSON.stringify(themes),
    parts: JSON.stringify(parts),
    part_order: JSON.stringify(part_order),
    languages: JSON.stringify(languagesOf(parts)),
    ...{ names, words, folded: `${names}\n${searchable(words)}` },
    is_public_domain: bit(is_public_domain),
    is_archived: bit(is_archived),
  }
}

/** Adds a song; returns its id. */
export async function addSong(db: Db, form: SongForm, now: Date): Promise<number> {
  const { id } = await db
    .insertInto('song')
    .values({ ...columnsOf(form), created_at: now.toISOString() })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Changes a song; false when it has changed since `form.version`. */
export async function changeSong(db: Db, id: number, form: SongForm): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('song')
    .set({ ...columnsOf(form), version: sql`version + 1` })
    .where('id', '=', id)
    .$if(form.version !== undefined, (query) => query.where('version', '=', form.version ?? 0))
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Deletes a song that was neither sung nor planned. Throws 409 for one that was. Call it in a transaction. */
export async function removeSong(db: Db, id: number): Promise<void> {
  // Who plans the song at the same moment waits, and then finds none.
  if (engineOf(db) === 'postgres')
    await db.selectFrom('song').select('id').where('id', '=', id).forUpdate().execute()
  const use = await db
    .selectFrom('song_use')
    .select('id')
    .where('song_id', '=', id)
    .limit(1)
    .executeTakeFirst()
  if (use) refuse(409, songRefusals.inUse)
  await db.deleteFrom('song').where('id', '=', id).execute()
}

/** What the songs that are not archived can be chosen by: their themes and languages, by name. */
export async function readChoices(db: Db): Promise<{ themes: string[]; languages: string[] }> {
  const rows = await db
    .selectFrom('song')
    .select(['themes', 'languages'])
    .distinct()
    .where('is_archived', '=', 0)
    .execute()
  const all = (of: (row: (typeof rows)[number]) => string) => [
    ...new Set(rows.flatMap((row) => JSON.parse(of(row)) as string[])),
  ]
  return { themes: all(({ themes }) => themes).sort(), languages: all(({ languages }) => languages) }
}
