import type { Context } from 'hono'
import { noteTeams } from '../../../lib/contract/services/plan.ts'
import { fold } from '../../../lib/text/fold.ts'
import { planRules } from '../../../lib/texts/services/plan-rules.ts'
import { dutiesInForce } from '../../accounts/accounts/factors/second-factor-requirement.ts'
import type { AppEnv } from '../../platform/context.ts'
import type { Db } from '../../platform/db/tables.ts'
import { refuse } from '../../platform/errors/refusal.ts'
import { callerOf } from '../../platform/http/caller.ts'
import { holding } from '../rota/shifts.ts'
import { type Plan, requirePlan } from './plans.ts'

/** Who looks at a plan: who plans sees all of it, those who serve see their notes, and who leads an item the notes of that. */
export type PlanViewer = {
  id: number
  mayChange: boolean
  /** The teams of the rota for which the caller serves at the service. */
  teams: readonly { id: number; name: string }[]
}

/** Whether the caller plans the services. */
async function mayPlan(c: Context<AppEnv>): Promise<boolean> {
  const caller = callerOf(c)
  return caller.role === 'admin' || (await dutiesInForce(c, caller)).held.includes('worship')
}

/** A plan, and how the caller sees it. Throws 404 to those who neither plan nor have a part in it. */
export async function seenPlan(c: Context<AppEnv>, id: number): Promise<{ plan: Plan; viewer: PlanViewer }> {
  const { db } = c.var
  const plan = await requirePlan(db, id)
  const caller = callerOf(c).id
  const mayChange = await mayPlan(c)
  const teams = await teamsAt(db, plan, caller)
  if (!mayChange && teams.length === 0 && !(await leadsItem(db, id, caller))) refuse(404, planRules.noPlan)
  return { plan, viewer: { id: caller, mayChange, teams } }
}

/** Whether somebody leads an item of the plan. */
const leadsItem = async (db: Db, plan: number, account: number): Promise<boolean> =>
  (await db
    .selectFrom('plan_item')
    .select('id')
    .where('plan_id', '=', plan)
    .where('leader_account', '=', account)
    .limit(1)
    .executeTakeFirst()) !== undefined

/** The teams for which somebody serves at the service of a plan. */
async function teamsAt(db: Db, { service_id, day }: Plan, account: number) {
  if (service_id === null) return []
  return db
    .selectFrom('rota_turn')
    .innerJoin('rota_team', 'rota_team.id', 'rota_turn.team_id')
    .select(['rota_team.id', 'name'])
    .where('service_id', '=', service_id)
    .where('rota_turn.day', '=', day)
    .where('account_id', '=', account)
    .where('state', 'in', holding)
    .orderBy('rota_team.id')
    .execute()
}

/** Whether a note is for one of these teams: by its id, or by the name of a team such as Ushers. */
export const isNoteFor = (note: string, teams: PlanViewer['teams']): boolean =>
  teams.some(({ id, name }) => note === String(id) || note === wordOf(name))

/** The team among `noteTeams` that a team of the rota is by its name, or undefined. */
const wordOf = (name: string): (typeof noteTeams)[number] | undefined =>
  noteTeams.find((one) => fold(name).trim() === one)
