import { sql } from 'kysely'
import type { ComingSongs, SongReportRow, SongUse, SongUseForm } from '../../../lib/contract/services/song.ts'
import { dayAfter } from '../../../lib/time/next-day.ts'
import { engineOf } from '../../platform/db/engine.ts'
import type { Db } from '../../platform/db/tables.ts'
import { refuse } from '../../platform/errors/refusal.ts'
import { songRefusals } from './messages.ts'
import { answerSong, type SongReader } from './repo.ts'

/* When songs are sung: the uses of plans, and those that were entered by hand. A use of a day after today is planned. */

/** The songs of a plan on its day. */
export type PlanSongs = {
  planId: number
  day: string
  occasion: string
  songs: readonly { songId: number; key: string }[]
}

/** Notes the songs of a plan in place of those that it had before; without songs it has none. Call it in the transaction that changes the plan. */
export async function noteSongsOfPlan(db: Db, { planId, day, occasion, songs }: PlanSongs): Promise<void> {
  await forgetSongsOfPlan(db, planId)
  const keys = new Map<number, string>()
  for (const { songId, key } of songs) if (!keys.has(songId)) keys.set(songId, key)
  if (keys.size === 0) return
  const known = await db
    .selectFrom('song')
    .select('id')
    .where('id', 'in', [...keys.keys()])
    .execute()
  const ids = new Set(known.map(({ id }) => id))
  const rows = [...keys].flatMap(([song_id, key]) =>
    ids.has(song_id) ? [{ song_id, used_on: day, occasion, plan_id: planId, key }] : [],
  )
  if (rows.length > 0) await db.insertInto('song_use').values(rows).execute()
}

export const forgetSongsOfPlan = (db: Db, planId: number) =>
  db.deleteFrom('song_use').where('plan_id', '=', planId).execute()

/** When a song was sung or will be, the newest first. */
export async function listUses(db: Db, song: number): Promise<SongUse[]> {
  const rows = await db
    .selectFrom('song_use')
    .select(['id', 'used_on', 'occasion', 'key', 'plan_id'])
    .where('song_id', '=', song)
    .orderBy('used_on', 'desc')
    .orderBy('id', 'desc')
    .limit(500)
    .execute()
  return rows.map(({ plan_id, ...use }) => ({ ...use, is_planned: plan_id !== null }))
}

/** Notes a use by hand; the same day and occasion again changes its key alone. Call it in a transaction. */
export async function addUse(db: Db, song: number, { used_on, occasion, key }: SongUseForm): Promise<void> {
  // A double tap at two processes waits for the first one.
  if (engineOf(db) === 'postgres')
    await db.selectFrom('song').select('id').where('id', '=', song).forUpdate().execute()
  const { numUpdatedRows } = await db
    .updateTable('song_use')
    .set({ key })
    .where('song_id', '=', song)
    .where('used_on', '=', used_on)
    .where('occasion', '=', occasion)
    .where('plan_id', 'is', null)
    .executeTakeFirst()
  if (numUpdatedRows === 0n)
    await db.insertInto('song_use').values({ song_id: song, used_on, occasion, key }).execute()
}

/** Removes a use that was entered by hand. Throws 404, also for one of a plan. */
export async function removeUse(db: Db, song: number, id: number): Promise<void> {
  const { numDeletedRows } = await db
    .deleteFrom('song_use')
    .where('id', '=', id)
    .where('song_id', '=', song)
    .where('plan_id', 'is', null)
    .executeTakeFirst()
  if (numDeletedRows === 0n) refuse(404, songRefusals.noUse)
}

/** Days to come whose songs a member sees, and songs of them, at most. */
const mostDays = 28
const mostComing = 80

/** The songs of the plans of the next four weeks, by day and occasion, each song once with its words. */
export async function listComing(db: Db, reader: SongReader): Promise<ComingSongs> {
  const rows = await db
    .selectFrom('song_use')
    .select(['song_id', 'used_on', 'occasion', 'plan_id', 'key'])
    .where('used_on', '>=', reader.today)
    .where('used_on', '<=', dayAfter(reader.today, mostDays))
    .orderBy('used_on')
    .orderBy('plan_id')
    .orderBy('id')
    .limit(mostComing)
    .execute()
  const days = Map.groupBy(rows, ({ used_on, plan_id, occasion }) => `${used_on} ${plan_id} ${occasion}`)
  const ids = [...new Set(rows.map(({ song_id }) => song_id))]
  return {
    days: [...days.values()].flatMap((uses) => {
      const [first] = uses
      const songs = uses.map(({ song_id, key }) => ({ id: song_id, key }))
      return first ? [{ used_on: first.used_on, occasion: first.occasion, songs }] : []
    }),
    songs: await Promise.all(ids.map((id) => answerSong(db, id, reader))),
    licence: reader.licence,
  }
}

/** How often each song was sung in a year, up to today. */
export async function readReport(db: Db, year: string, today: string): Promise<SongReportRow[]> {
  const rows = await db
    .selectFrom('song_use')
    .innerJoin('song', 'song.id', 'song_use.song_id')
    .select(['song.id', 'title', 'authors', 'copyright', 'licence_number', 'is_public_domain'])
    .select([sql<number>`count(*)`.as('times'), sql<string>`max(used_on)`.as('last_sung')])
    .where('used_on', '>=', `${year}-01-01`)
    .where('used_on', '<=', `${year}-12-31`)
    .where('used_on', '<=', today)
    .groupBy(['song.id', 'title', 'authors', 'copyright', 'licence_number', 'is_public_domain'])
    .orderBy('title')
    .orderBy('song.id')
    .execute()
  return rows.map((row) => ({
    ...row,
    times: Number(row.times),
    is_public_domain: row.is_public_domain === 1,
  }))
}
