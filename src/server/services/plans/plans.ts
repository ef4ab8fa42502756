import { randomBytes } from 'node:crypto'
import { type Selectable, type SqlBool, sql } from 'kysely'
import type {
  NewPlanForm,
  PlanChoices,
  PlanForm,
  PlanHead,
  PlanKind,
} from '../../../lib/contract/services/plan.ts'
import { weekdays } from '../../../lib/contract/services/weekdays.ts'
import { planRules } from '../../../lib/texts/services/plan-rules.ts'
import { dayAfter, weekdayAfter } from '../../../lib/time/next-day.ts'
import type { ServicePlanTable } from '../../platform/db/tables/plans.ts'
import type { Db } from '../../platform/db/tables.ts'
import { refuse, refuseFields } from '../../platform/errors/refusal.ts'
import { changedMeanwhile } from '../../platform/http/preconditions.ts'
import { isServiceFor } from '../../register/entries/register-scope.ts'
import { addToTrash } from '../../settings/trash/repo.ts'
import { weekdayOf } from '../rota/days.ts'
import { forgetSongsOfPlan } from '../songs/uses.ts'
import { copyItems, insertItems } from './items.ts'
import { usualItems, usualTitle } from './templates.ts'

export type Plan = Selectable<ServicePlanTable>

/** A plan. Throws 404. */
export const requirePlan = async (db: Db, id: number): Promise<Plan> =>
  (await db.selectFrom('service_plan').selectAll().where('id', '=', id).executeTakeFirst()) ??
  refuse(404, planRules.noPlan)

/**
 * Locks a plan and counts a change of it. Throws 404. Call it first in each transaction that writes something of a plan: so its writes are one after
 * the other also of two processes, and pages that show it hear of them.
 */
export async function countChange(db: Db, id: number): Promise<Plan> {
  const plan = await db
    .updateTable('service_plan')
    .set({ changes: sql`changes + 1` })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst()
  return plan ?? refuse(404, planRules.noPlan)
}

export const headOf = (plan: Plan) => ({
  id: plan.id,
  kind: plan.kind,
  is_template: plan.is_template === 1,
  service: plan.service_id,
  event: plan.event_id,
  title: plan.title,
  day: plan.day,
  start_time: plan.start_time,
  end_time: plan.end_time,
  theme: plan.theme,
  is_public: plan.is_public === 1,
  changes: plan.changes,
  version: plan.version,
})

/** The most plans of a list. */
const mostListed = 200

type PlanTime = 'coming' | 'past' | 'templates'
type Listing = { when: PlanTime; today: string; branch: number | undefined }

/** Plans of today and later, soonest first; those of the past, newest first; or the templates of the church. Staff of a branch sees its services. */
export async function listPlans(db: Db, { when, today, branch }: Listing): Promise<PlanHead[]> {
  const rows = await db
    .selectFrom('service_plan')
    .leftJoin('plan_live', (join) =>
      join.onRef('plan_id', '=', 'service_plan.id').on('plan_live.ended_at', 'is', null),
    )
    .selectAll('service_plan')
    .select('plan_live.plan_id as live')
    .where('is_template', '=', when === 'templates' ? 1 : 0)
    .$if(when === 'coming', (query) => query.where('day', '>=', today))
    .$if(when === 'past', (query) => query.where('day', '<', today))
    .$if(branch !== undefined, (query) =>
      query.where(({ or, eb }) =>
        or([
          eb('service_id', 'is', null),
          eb('service_id', 'in', db.selectFrom('service').select('service.id').where(isServiceFor(branch))),
        ]),
      ),
    )
    .orderBy('day', when === 'past' ? 'desc' : 'asc')
    .orderBy('start_time')
    .orderBy('service_plan.id')
    .limit(mostListed)
    .execute()
  if (rows.length === 0) return []
  const sums = await db
    .selectFrom('plan_item')
    .select(['plan_id', sql<number>`count(*)`.as('items'), sql<number>`sum(minutes)`.as('minutes')])
    .where(
      'plan_id',
      'in',
      rows.map(({ id }) => id),
    )
    .groupBy('plan_id')
    .execute()
  const sumOf = new Map(sums.map((row) => [row.plan_id, row]))
  return rows.map(({ live, ...plan }) => ({
    ...headOf(plan),
    items: Number(sumOf.get(plan.id)?.items ?? 0),
    minutes: Number(sumOf.get(plan.id)?.minutes ?? 0),
    is_live: live !== null,
  }))
}

/** Services by weekday, each with its next day that has no plan, and its last plan. */
async function listServices(
  db: Db,
  today: string,
  branch: number | undefined,
): Promise<PlanChoices['services']> {
  const services = await db
    .selectFrom('service')
    .select(['id', 'title', 'day as weekday', 'time'])
    .where(isServiceFor(branch))
    .orderBy('time')
    .orderBy('id')
    .execute()
  const planned = await db
    .selectFrom('service_plan')
    .select(['id', 'service_id', 'day'])
    .where('service_id', 'is not', null)
    .where('is_template', '=', 0)
    .orderBy('day')
    .execute()
  const plansOf = Map.groupBy(planned, ({ service_id }) => service_id)
  const ordered = services.toSorted((one, other) => indexOf(one.weekday) - indexOf(other.weekday))
  return ordered.map((service) => {
    const own = plansOf.get(service.id) ?? []
    const days = own.map(({ day }) => day)
    return { ...service, next_day: nextFree(service.weekday, today, days), last_plan: own.at(-1)?.id ?? null }
  })
}

/** Services with the next day that has no plan, events to come without one, and the teams of the rota. */
export async function readChoices(db: Db, today: string, branch: number | undefined): Promise<PlanChoices> {
  const events = await db
    .selectFrom('event')
    .select(['id', 'title', 'date'])
    .where('fellowship_id', 'is', null)
    .where('date', '>=', today)
    .where(sql<SqlBool>`event.id not in (select event_id from service_plan where event_id is not null)`)
    .orderBy('date')
    .limit(100)
    .execute()
  const teams = await db
    .selectFrom('rota_team')
    .select(['id', 'name'])
    .where('is_open', '=', 1)
    .orderBy('name_folded')
    .execute()
  return { services: await listServices(db, today, branch), events, teams }
}

const week: readonly string[] = weekdays

/** From 0 for Sunday. */
const indexOf = (weekday: string) => week.indexOf(weekday)

/** The first of a weekday, today or later, that is not among these days. */
function nextFree(weekday: string, today: string, taken: readonly string[]): string {
  let day = weekdayAfter(dayAfter(today, -1), indexOf(weekday))
  while (taken.includes(day)) day = dayAfter(day, 7)
  return day
}

type Making = { by: number; now: Date; today: string; branch: number | undefined }

/** Makes a plan. Throws 400 at the field that is wrong, and 409 where the service or the event has a plan. Call it in a transaction. */
export async function addPlan(db: Db, form: NewPlanForm, making: Making): Promise<number> {
  const of = form.event === null ? await ofService(db, form, making) : await ofEvent(db, form.event)
  const title = form.title || of.title
  const start_time = form.start_time || of.start_time
  const { kind, service, event, from } = form
  const id = await insertPlan(
    db,
    { ...{ kind, title, start_time }, day: of.day, end_time: of.end_time, service, event },
    making,
  )
  if (from === 'template') await fillFromTemplate(db, id, kind)
  else if (from !== 'empty') await copyItems(db, { from: (await requirePlan(db, from)).id, to: id })
  return id
}

async function ofService(db: Db, { service: id, day }: NewPlanForm, { branch }: Making) {
  if (id === null) return { title: '', start_time: '', end_time: '', day }
  const service = await db
    .selectFrom('service')
    .select(['title', 'day', 'time', 'end_time'])
    .where('id', '=', id)
    .where(isServiceFor(branch))
    .executeTakeFirst()
  if (!service) refuseFields({ service: [planRules.noService] })
  if (weekdayOf(day) !== service.day) refuseFields({ day: [planRules.notThatDay({ title: service.title })] })
  await refusePlanned(db, { service_id: id, day })
  return { title: service.title, start_time: service.time, end_time: service.end_time, day }
}

async function ofEvent(db: Db, id: number) {
  const event = await db
    .selectFrom('event')
    .select(['title', 'date', 'time', 'end_time'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!event) refuseFields({ event: [planRules.noEvent] })
  await refusePlanned(db, { event_id: id })
  return { title: event.title, start_time: event.time, end_time: event.end_time, day: event.date }
}

type Planned = { event_id: number } | { service_id: number; day: string }

async function refusePlanned(db: Db, of: Planned): Promise<void> {
  const query = db.selectFrom('service_plan').select('id').where('is_template', '=', 0)
  const there =
    'event_id' in of
      ? await query.where('event_id', '=', of.event_id).executeTakeFirst()
      : await query.where('service_id', '=', of.service_id).where('day', '=', of.day).executeTakeFirst()
  if (there) refuse(409, planRules.planned)
}

type NewPlan = {
  kind: PlanKind
  title: string
  day: string
  start_time: string
  end_time: string
  service: number | null
  event: number | null
  theme?: string
  is_template?: 1
}

async function insertPlan(
  db: Db,
  { service, event, ...columns }: NewPlan,
  { by, now }: Pick<Making, 'by' | 'now'>,
): Promise<number> {
  const { id } = await db
    .insertInto('service_plan')
    .values({
      ...columns,
      service_id: service,
      event_id: event,
      code: randomBytes(18).toString('base64url'),
      made_by: by,
      made_at: now.toISOString(),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Makes the plan of the next free day of a service from its last plan, whole. Throws 409 where there is none. Call it in a transaction. */
export async function addNextPlan(db: Db, service: number, making: Making): Promise<number> {
  const services = await listServices(db, making.today, making.branch)
  const choice = services.find(({ id }) => id === service)
  if (!choice) refuseFields({ service: [planRules.noService] })
  if (choice.last_plan === null) refuse(409, planRules.noLast)
  const last = await requirePlan(db, choice.last_plan)
  const id = await insertPlan(
    db,
    {
      ...{ kind: last.kind, title: last.title, start_time: last.start_time, end_time: last.end_time },
      ...{ day: choice.next_day, service, event: null },
    },
    making,
  )
  await copyItems(db, { from: last.id, to: id })
  return id
}

async function fillFromTemplate(db: Db, id: number, kind: PlanKind): Promise<void> {
  const own = await findTemplate(db, kind)
  if (own) await copyItems(db, { from: own.id, to: id })
  else await insertItems(db, id, usualItems(kind))
}

const findTemplate = (db: Db, kind: PlanKind): Promise<Plan | undefined> =>
  db
    .selectFrom('service_plan')
    .selectAll()
    .where('is_template', '=', 1)
    .where('kind', '=', kind)
    .executeTakeFirst()

/** The church's template of a kind; made of the usual one where there is none. Call it in a transaction. */
export async function openTemplate(
  db: Db,
  kind: PlanKind,
  making: Pick<Making, 'by' | 'now'>,
): Promise<number> {
  const own = await findTemplate(db, kind)
  if (own) return own.id
  const id = await insertTemplate(db, { kind, title: usualTitle(kind), start_time: '', end_time: '' }, making)
  await insertItems(db, id, usualItems(kind))
  return id
}

const insertTemplate = (
  db: Db,
  columns: Pick<NewPlan, 'kind' | 'title' | 'start_time' | 'end_time'>,
  making: Pick<Making, 'by' | 'now'>,
): Promise<number> =>
  insertPlan(db, { ...columns, day: '', service: null, event: null, is_template: 1 }, making)

/** Makes a plan the template of its kind, without people, songs and readings; the one before goes to the bin. Call it in a transaction. */
export async function saveTemplate(db: Db, plan: Plan, making: Pick<Making, 'by' | 'now'>): Promise<number> {
  const before = await findTemplate(db, plan.kind)
  if (before?.id === plan.id) return plan.id
  if (before) await deletePlan(db, before.id, making)
  const { kind, title, start_time, end_time } = plan
  const id = await insertTemplate(db, { kind, title, start_time, end_time }, making)
  await copyItems(db, { from: plan.id, to: id, isBare: true })
  return id
}

/** Changes a plan's own fields. Throws 409 for another version, and where the service has a plan on the new day. Call it in a transaction. */
export async function changePlan(db: Db, plan: Plan, form: PlanForm): Promise<void> {
  const { version, is_public, day, ...columns } = form
  if (version !== undefined && version !== plan.version) refuse(409, changedMeanwhile())
  const isTemplate = plan.is_template === 1
  if (!isTemplate && day === '') refuseFields({ day: [planRules.day] })
  if (!isTemplate && plan.service_id !== null && day !== plan.day)
    await refusePlanned(db, { service_id: plan.service_id, day })
  await db
    .updateTable('service_plan')
    .set({ ...columns, day: isTemplate ? '' : day, is_public: is_public ? 1 : 0, version: sql`version + 1` })
    .where('id', '=', plan.id)
    .execute()
}

/** Deletes a plan, to the bin. Call it in a transaction. */
export async function deletePlan(db: Db, id: number, { by, now }: Pick<Making, 'by' | 'now'>): Promise<void> {
  await addToTrash(db, { kind: 'service_plan', row: id }, { by, now })
  await db.deleteFrom('service_plan').where('id', '=', id).execute()
  await forgetSongsOfPlan(db, id)
}
