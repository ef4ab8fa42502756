import { sql } from 'kysely'
import { weekdays } from '../../../lib/contract/services/weekdays.ts'
import type { MediaToDosAnswer } from '../../../lib/contract/settings/to-dos.ts'
import { clockIn } from '../../../lib/time/church-time.ts'
import type { Db } from '../../platform/db/tables.ts'
import { readRotaNeeds } from '../../services/rota/own.ts'
import { zoneOf } from '../../settings/church-settings/place.ts'
import { readModulesOff } from '../../settings/church-settings/repo.ts'
import { inScope, type PageScope } from '../../website/cms/search.ts'

const day = 86_400_000

/** Sermons held longer ago than this are not asked for any more, in days. */
const recent = 60

/** How many sermons are named. */
const named = 3

/** What waits for the media team, of the pages that the reader may edit (undefined for all), and what the rota asks of the reader. */
export async function readMediaToDos(
  db: Db,
  { account, pages, now }: { account: number; pages: PageScope | undefined; now: Date },
): Promise<MediaToDosAnswer> {
  const clock = clockIn(await zoneOf(db), now)
  const sermons = await sermonsWithoutSound(db, dayOf(new Date(clock.getTime() - recent * day)))
  return {
    drafts: await countDrafts(db, pages),
    without_sound: sermons.slice(0, named),
    without_sound_count: sermons.length,
    next: (await readModulesOff(db)).has('live') ? null : await nextStreamed(db, clock),
    ...(await readRotaNeeds(db, account, dayOf(clock))),
  }
}

async function countDrafts(db: Db, pages: PageScope | undefined): Promise<number> {
  const { count } = await db
    .selectFrom('page_text')
    .innerJoin('page', 'page.id', 'page_text.page_id')
    .select(sql<number>`count(*)`.as('count'))
    .where('draft', 'is not', null)
    .$if(pages !== undefined, (query) => query.where(inScope(pages ?? { paths: [] })))
    .executeTakeFirstOrThrow()
  return Number(count)
}

const sermonsWithoutSound = (db: Db, since: string) =>
  db
    .selectFrom('sermon')
    .select(['id', 'title', 'date'])
    .where('date', '>=', since)
    .where('media_key', 'is', null)
    .orderBy('date', 'desc')
    .orderBy('id', 'desc')
    .execute()

/** The next service that is streamed, by the church's clock; one that has begun today is next week's. */
async function nextStreamed(db: Db, clock: Date): Promise<MediaToDosAnswer['next']> {
  const services = await db
    .selectFrom('service')
    .select(['title', 'day', 'time'])
    .where('livestream', '=', 1)
    .execute()
  const hour = clock.toISOString().slice(11, 16)
  const [next] = services
    .map(({ title, day: weekday, time }) => {
      const days = (weekdayOf(weekday) - clock.getUTCDay() + 7) % 7
      const later = days === 0 && time !== '' && time <= hour ? 7 : days
      return { title, date: dayOf(new Date(clock.getTime() + later * day)), time }
    })
    .toSorted((a, b) => `${a.date} ${a.time}`.localeCompare(`${b.date} ${b.time}`))
  return next ?? null
}

const names: readonly string[] = weekdays
const weekdayOf = (name: string) => names.indexOf(name)
const dayOf = (moment: Date) => moment.toISOString().slice(0, 10)
