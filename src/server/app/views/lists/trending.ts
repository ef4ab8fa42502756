import { sql } from 'kysely'
import type { TrendingEntry } from '../../../../lib/site/block-data.ts'
import { searchTexts } from '../../../../lib/texts/services/search.ts'
import { lastDayOf } from '../../../../lib/time/upcoming.ts'
import { listTestimonies } from '../../../care/testimonies/repo.ts'
import { findSermon, listSermons } from '../../../media/sermons/repo.ts'
import { endsFrom } from '../../../platform/db/event-days.ts'
import { findEvent, visitor } from '../../../services/events/repo.ts'
import { churchDay } from '../../../settings/church-settings/place.ts'
import { church } from '../church.ts'
import { pinnedOf } from './pinned.ts'

const one = { limit: 1, offset: 0, search: '' }
const mostHeard = { ...one, order: { column: 'views' as const, descending: true } }
const mostLiked = { ...one, order: { column: 'likes' as const, descending: true } }

/**
 * The sermon that is heard most, the coming event with most sign-ups, and the testimony with most likes; a pinned sermon or event
 * replaces the first or second. An entry without any is left out, and so are all of them with another backend.
 */
export async function trendingNow(): Promise<TrendingEntry[]> {
  if (church().backend) return []
  const trending = await Promise.all([trendingSermon(), trendingEvent(), trendingTestimony()])
  return trending.flatMap((entry) => entry ?? [])
}

async function trendingSermon(): Promise<TrendingEntry | undefined> {
  const { db } = church()
  const [pinned] = await pinnedOf('sermon')
  const [heard] = (await listSermons(db, mostHeard)).rows
  const sermon = pinned
    ? (await findSermon(db, pinned))?.sermon
    : heard && heard.views > 0
      ? heard
      : undefined
  if (!sermon) return undefined
  const { id, title, preacher, scripture } = sermon
  const text = [preacher, scripture].filter(Boolean).join(' · ')
  return { kind: searchTexts.sermon, title, text, href: `/sermons/${id}` }
}

async function trendingEvent(): Promise<TrendingEntry | undefined> {
  const { db, now } = church()
  const today = await churchDay(db, now())
  const chosen = await db
    .selectFrom('event_signup')
    .innerJoin('event', 'event.id', 'event_signup.event_id')
    .select('event.id')
    .where(endsFrom(today))
    .where('event.fellowship_id', 'is', null)
    .where('event_signup.kind', '=', 'signup')
    .groupBy('event.id')
    .orderBy(sql`count(*)`, 'desc')
    .orderBy('event.id')
    .limit(1)
    .executeTakeFirst()
  for (const id of [...(await pinnedOf('event')), chosen?.id]) {
    const event = id === undefined ? undefined : await findEvent(db, id, visitor)
    if (event && lastDayOf(event) >= today)
      return {
        kind: searchTexts.event,
        title: event.title,
        text: event.location,
        href: `/events/${event.id}`,
      }
  }
  return undefined
}

async function trendingTestimony(): Promise<TrendingEntry | undefined> {
  if ((await church().readModulesOff()).has('testimonies')) return undefined
  const [liked] = (await listTestimonies(church().db, { visibleTo: undefined }, mostLiked)).rows
  return liked && liked.likes > 0
    ? { kind: searchTexts.testimony, title: liked.title, text: '', href: '/testimonies' }
    : undefined
}
