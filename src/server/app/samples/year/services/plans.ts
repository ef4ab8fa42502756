import { createHash } from 'node:crypto'
import type { Insertable } from 'kysely'
import { soundTeam } from '../../../../../content/year/meetings.ts'
import { planNotes, psalmOfNextSunday, sundays } from '../../../../../content/year/plans.ts'
import type { PlanItemTable } from '../../../../platform/db/tables/plans.ts'
import type { Db } from '../../../../platform/db/tables.ts'
import { requirePlan } from '../../../../services/plans/plans.ts'
import { noteSongs } from '../../../../services/plans/songs.ts'
import { day, moment, occurrence } from '../../seed/days.ts'
import { itemAt } from '../../seed/random.ts'

/** How many Sundays of the past have an order. */
const past = 12

type Song = { id: number; title: string; key: string }
type Item = Omit<Insertable<PlanItemTable>, 'plan_id' | 'position'>

/** The people and teams that lead items, where the sample has them. */
type Leaders = {
  pastor: string
  reader: number | null
  intercessor: number | null
  choir: number | null
  ushers: number | null
  sound: number | null
}

type Sunday = {
  date: string
  week: number
  sermon: string
  songs: readonly Song[]
  leaders: Leaders
}

/** Orders of the first service of the Sundays behind and of the next one, and the church's template of it. */
export async function addPlans(db: Db, { admin, now }: { admin: number; now: Date }): Promise<void> {
  const service = await db
    .selectFrom('service')
    .select(['id', 'title', 'time', 'end_time', 'pastor'])
    .where('day', '=', 'Sunday')
    .orderBy('time')
    .limit(1)
    .executeTakeFirst()
  if (!service) return
  const leaders = { ...(await leadersOf(db)), pastor: service.pastor }
  const head = { kind: 'first' as const, title: service.title, made_by: admin, made_at: moment(now) }
  const hours = { start_time: service.time, end_time: service.end_time }
  const add = async (date: string, theme: string, isPublic: 0 | 1): Promise<number> => {
    const code = createHash('sha256').update(`sample plan ${date}`).digest('base64url').slice(0, 24)
    const { id } = await db
      .insertInto('service_plan')
      .values({
        ...{ ...head, ...hours, theme, code, day: date, is_public: isPublic, event_id: null },
        ...(date === '' ? { is_template: 1, service_id: null } : { service_id: service.id }),
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    return id
  }
  for (let week = -past; week <= 0; week += 1) {
    const date = day(occurrence(now, 'Sunday', service.time, week))
    const { theme } = itemAt(sundays, week + past)
    const sunday = {
      date,
      week,
      leaders,
      sermon: await sermonOf(db, date),
      songs: await songsOf(db, date, week),
    }
    const id = await add(date, theme, week === 0 ? 1 : 0)
    await insertAll(db, id, itemsOf(sunday))
    await addNotes(db, id, leaders)
    // What the library noted of this Sunday follows from its order now.
    await db.deleteFrom('song_use').where('used_on', '=', date).where('plan_id', 'is', null).execute()
    await noteSongs(db, await requirePlan(db, id))
  }
  const template = await add('', '', 0)
  const nobody = { ...leaders, pastor: '', reader: null, intercessor: null }
  await insertAll(
    db,
    template,
    itemsOf({ date: '', week: 1, sermon: 'Sermon', songs: [], leaders: nobody }).map((item) => ({
      ...item,
      ...{ reference: '', words: '', leader_note: '' },
    })),
  )
  await addNotes(db, template, nobody)
}

async function leadersOf(db: Db): Promise<Omit<Leaders, 'pastor'>> {
  const accounts = await db
    .selectFrom('account')
    .select(['id', 'username'])
    .where('username', 'in', ['member', 'leader'])
    .execute()
  const teams = await db.selectFrom('rota_team').select(['id', 'name']).execute()
  const account = (name: string) => accounts.find(({ username }) => username === name)?.id ?? null
  const team = (wanted: string) => teams.find(({ name }) => name === wanted)?.id ?? null
  return {
    ...{ reader: account('member'), intercessor: account('leader') },
    ...{ choir: team('Choir'), ushers: team('Ushers'), sound: team(soundTeam) },
  }
}

/** The sermon of a day, as its entry names it. */
async function sermonOf(db: Db, date: string): Promise<string> {
  const sermon = await db.selectFrom('sermon').select('title').where('date', '=', date).executeTakeFirst()
  return sermon?.title ?? 'Sermon'
}

/** The four songs that were sung on a day; of a Sunday to come four of the library. None where there is no library. */
async function songsOf(db: Db, date: string, week: number): Promise<Song[]> {
  const sung = await db
    .selectFrom('song_use')
    .innerJoin('song', 'song.id', 'song_use.song_id')
    .select(['song.id', 'title', 'song.key'])
    .where('used_on', '=', date)
    .where('plan_id', 'is', null)
    .orderBy('song_use.id')
    .execute()
  if (sung.length > 0) return sung
  const all = await db.selectFrom('song').select(['id', 'title', 'key']).orderBy('id').execute()
  return all.length === 0 ? [] : Array.from({ length: 4 }, (_, at) => itemAt(all, (week + past) * 4 + at))
}

const one = (kind: Item['kind'], title: string, minutes: number, others: Partial<Item> = {}): Item => ({
  ...{ kind, title, minutes, leader_account: null, leader_team: null, song_id: null, is_public: 0 },
  ...others,
})

function itemsOf({ week, sermon, songs, leaders }: Sunday): Item[] {
  const { psalm, gospel } = itemAt(sundays, week + past)
  const isNext = week === 0
  const song = (at: number, usual: string, minutes: number, others: Partial<Item> = {}): Item => {
    const chosen = songs[at]
    const own = chosen ? { song_id: chosen.id, key: chosen.key } : {}
    return one('song', chosen?.title ?? usual, minutes, { is_public: 1, ...own, ...others })
  }
  return [
    one('welcome', 'Welcome and call to worship', 4, { leader_team: leaders.ushers }),
    one('prayer', 'Opening prayer', 4, { leader_name: leaders.pastor }),
    song(0, 'Opening hymn', 5, { leader_team: leaders.choir }),
    one('reading', 'The psalm', 4, {
      ...{ reference: psalm, is_public: 1, leader_account: leaders.reader },
      ...(isNext && {
        words: psalmOfNextSunday,
        leader_note: 'From the lectern; wait for the organ to end.',
      }),
    }),
    song(1, 'Hymn', 5),
    one('reading', 'The Gospel', 4, { reference: gospel, is_public: 1, leader_name: leaders.pastor }),
    one('prayer', 'Intercession', 6, { leader_account: leaders.intercessor }),
    one('notices', 'Announcements', 6),
    one('offering', 'Offering', 10),
    song(2, 'Choir', 6, { leader_team: leaders.choir }),
    one('sermon', sermon, isNext ? 30 : 26, { leader_name: leaders.pastor, is_public: 1 }),
    song(3, 'Song of response', 5),
    one('prayer', 'Closing prayer and benediction', 5, { leader_name: leaders.pastor }),
  ]
}

async function insertAll(db: Db, plan: number, items: readonly Item[]): Promise<void> {
  const rows = items.map((item, position) => ({ ...item, plan_id: plan, position }))
  await db
    .insertInto('plan_item')
    .values(rows.map((row) => ({ ...blank, ...row })))
    .execute()
}

/** One insert has the same columns for all of its rows. */
const blank = {
  ...{ leader_name: '', key: '', capo: 0, parts: '', reference: '', words: '', leader_note: '' },
}

async function addNotes(db: Db, plan: number, { sound, ushers }: Leaders): Promise<void> {
  const items = await db.selectFrom('plan_item').select(['id', 'kind']).where('plan_id', '=', plan).execute()
  const of = (kind: string) => items.find((item) => item.kind === kind)?.id
  const notes = [
    { item_id: of('reading'), team: sound === null ? 'sound' : String(sound), words: planNotes.sound },
    { item_id: of('prayer'), team: ushers === null ? 'ushers' : String(ushers), words: planNotes.ushers },
    { item_id: of('offering'), team: ushers === null ? 'ushers' : String(ushers), words: planNotes.offering },
    { item_id: of('song'), team: 'projection', words: planNotes.projection },
  ].flatMap(({ item_id, ...note }) => (item_id === undefined ? [] : [{ item_id, ...note }]))
  await db.insertInto('plan_note').values(notes).execute()
}
