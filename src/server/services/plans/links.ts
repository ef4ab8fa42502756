import { sql } from 'kysely'
import type { PlanLinks, PublicPlan, SermonDraft } from '../../../lib/contract/services/plan.ts'
import { dayAfter } from '../../../lib/time/next-day.ts'
import type { Db } from '../../platform/db/tables.ts'
import { namesOf } from './answer.ts'
import { countsOfDay } from './counts.ts'
import { itemsOf } from './items.ts'
import type { Plan } from './plans.ts'

type Seeing = { seesCounts: boolean; seesSittings: boolean }

/** What belongs to the same service elsewhere: cash counts and attendance, where the caller sees those, and its sermons. */
export async function linksOf(db: Db, plan: Plan, { seesCounts, seesSittings }: Seeing): Promise<PlanLinks> {
  if (plan.day === '') return { may_count: false, counts: [], sittings: [], sermons: [] }
  const counts = seesCounts ? await countsOfDay(db, plan) : []
  const sittings = seesSittings ? await sittingsOf(db, plan) : []
  const sermons = await db
    .selectFrom('sermon')
    .select(['id', 'title'])
    .where('date', '=', plan.day)
    .orderBy('id')
    .execute()
  return {
    may_count: seesCounts,
    counts,
    sittings,
    sermons,
  }
}

async function sittingsOf(db: Db, { service_id, event_id, day }: Plan) {
  if (service_id === null && event_id === null) return []
  const rows = await db
    .selectFrom('sitting')
    .select(['id', 'title'])
    .select((row) =>
      row
        .selectFrom('sitting_mark')
        .select(sql<number>`count(*)`.as('here'))
        .whereRef('sitting_id', '=', 'sitting.id')
        .where('is_here', '=', 1)
        .as('here'),
    )
    .where('day', '=', day)
    .$if(service_id !== null, (query) => query.where('service_id', '=', service_id))
    .$if(service_id === null, (query) => query.where('event_id', '=', event_id))
    .orderBy('id')
    .execute()
  return rows.map((row) => ({ ...row, here: Number(row.here) }))
}

/** What the entry of the sermon of a plan begins with; empty texts where the plan has none. */
export async function sermonDraftOf(db: Db, plan: Plan): Promise<SermonDraft> {
  const items = await itemsOf(db, plan.id)
  const sermon = items.find(({ kind }) => kind === 'sermon')
  const reading = items.find(({ kind, reference }) => kind === 'reading' && reference !== '')
  const { leadersOf } = await namesOf(db, plan, items)
  return {
    title: sermon?.title ?? '',
    preacher: sermon ? leadersOf(sermon).slice(0, 120) : '',
    date: plan.day,
    scripture: sermon?.reference || reading?.reference || '',
    description: sermon?.words ?? '',
  }
}

/** The public part of the plans of the next seven days that the church shows. */
export async function listPublicPlans(db: Db, today: string): Promise<PublicPlan[]> {
  const plans = await db
    .selectFrom('service_plan')
    .selectAll()
    .where('is_template', '=', 0)
    .where('is_public', '=', 1)
    .where('day', '>=', today)
    .where('day', '<', dayAfter(today, 7))
    .orderBy('day')
    .orderBy('start_time')
    .orderBy('id')
    .limit(20)
    .execute()
  const shown: PublicPlan[] = []
  for (const { id, title, day, start_time, theme } of plans) {
    const items = (await itemsOf(db, id)).filter((item) => item.is_public === 1)
    shown.push({
      ...{ title, day, start_time, theme },
      items: items.map(({ kind, title: name, reference }) => ({ kind, title: name, reference })),
    })
  }
  return shown
}
