import type { TrashItem } from '../../../lib/contract/settings/trash.ts'
import type { Church } from '../../../lib/contract/website/church.ts'
import type { Db } from '../../platform/db/tables.ts'
import { refuse } from '../../platform/errors/refusal.ts'
import { writePptx } from '../songs/export/pptx.ts'
import { requireShown, songLicence } from '../songs/licence.ts'
import { readSongs, type Song } from '../songs/repo.ts'
import { noteSongsOfPlan } from '../songs/uses.ts'
import { itemsOf } from './items.ts'
import { planRefusals } from './messages.ts'
import { type Plan, requirePlan } from './plans.ts'

/** Notes which songs a plan has, for the library. Call it in the transaction that changes the plan. A template has none. */
export async function noteSongs(db: Db, plan: Plan): Promise<void> {
  const items = plan.is_template === 1 ? [] : await itemsOf(db, plan.id)
  await noteSongsOfPlan(db, {
    planId: plan.id,
    day: plan.day,
    occasion: plan.title,
    songs: items.flatMap(({ song_id, key }) => (song_id === null ? [] : [{ songId: song_id, key }])),
  })
}

/** Notes anew the songs of plans that are back from the bin, or whose song is. Call it in the transaction that restores. */
export async function noteRestoredSongs(db: Db, { kind, row }: TrashItem): Promise<void> {
  if (kind === 'service_plan') await noteSongs(db, await requirePlan(db, row))
  if (kind !== 'song') return
  const naming = await db
    .selectFrom('plan_item')
    .select('plan_id')
    .distinct()
    .where('song_id', '=', row)
    .execute()
  for (const { plan_id } of naming) await noteSongs(db, await requirePlan(db, plan_id))
}

/** The songs of a plan as slides, each with the order of its parts at this service. Throws 409 where there are none, and for words that need a licence. */
export async function planSlides(db: Db, plan: Plan, church: Church): Promise<Uint8Array<ArrayBuffer>> {
  const items = await itemsOf(db, plan.id)
  const all = await readSongs(
    db,
    items.flatMap(({ song_id }) => song_id ?? []),
  )
  const songs = items.flatMap(({ song_id, parts }): Song[] => {
    const song = all.find(({ id }) => id === song_id)
    return song ? [{ ...song, part_order: orderOf(song, parts) }] : []
  })
  if (songs.length === 0) refuse(409, planRefusals.noSongs)
  const licence = await songLicence(db)
  requireShown(songs, licence)
  const title = `${plan.title} ${plan.day}`.trim()
  return writePptx(songs, { title, church: church.name, licence, lines: 4, languages: [] })
}

/** The parts as the plan has them; as the song has them where the plan says nothing, or only what the song does not have. */
function orderOf(song: Song, parts: string): string[] {
  const known = new Set(song.parts.map(({ kind, number }) => `${kind}-${number}`))
  const order = parts.split(/[\s,]+/).filter((place) => known.has(place))
  return order.length > 0 ? order : song.part_order
}
