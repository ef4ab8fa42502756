import type { Context } from 'hono'
import type { Role } from '../../../../lib/browser/session-storage.ts'
import type { Duty } from '../../../../lib/contract/accounts/duty.ts'
import type { AppEnv, Caller } from '../../../platform/context.ts'
import { refuse } from '../../../platform/errors/refusal.ts'
import { idOf } from '../../../platform/http/ids.ts'
import { readModulesOff } from '../../../settings/church-settings/repo.ts'
import { assistedInForce, dutiesInForce } from '../factors/second-factor-requirement.ts'
import { accountRefusals } from '../messages.ts'
import { editsPage } from './edited-pages.ts'
import { readsForms } from './form-readers.ts'
import { findLeader, leadsSome } from './leaders.ts'
import { servesSomewhere } from './serving.ts'

/* What the rules of routes (guards.ts) are made of: one question about the caller each. */

/** Whether a caller may; `must enrol` where an overdue second factor alone is in the way. */
type Verdict = boolean | 'must enrol'

/** Throws where a caller is refused with other words than those of their role. */
export type Condition = (caller: Caller, c: Context<AppEnv>) => Verdict | Promise<Verdict>

/** The first of these that is met admits; those after it are not asked. */
export const oneOf =
  (...conditions: Condition[]): Condition =>
  async (caller, c) => {
    let refused: Verdict = false
    for (const condition of conditions) {
      const verdict = await condition(caller, c)
      if (verdict === true) return true
      refused = verdict || refused
    }
    return refused
  }

export const allOf =
  (...conditions: Condition[]): Condition =>
  async (caller, c) => {
    for (const condition of conditions) {
      const verdict = await condition(caller, c)
      if (verdict !== true) return verdict
    }
    return true
  }

export const hasAccount: Condition = () => true

/** The role that the database has now. */
export const hasRole =
  (...allowed: Role[]): Condition =>
  ({ role }) =>
    allowed.includes(role)

/** One of these duties, as the database has them now, whatever the role. */
export const hasDuty =
  (...allowed: (Duty | 'admin')[]): Condition =>
  async (caller, c) => {
    const { held, mustEnrol } = await dutiesInForce(c, caller)
    return held.some((duty) => allowed.includes(duty)) || (mustEnrol && 'must enrol')
  }

export const leadsAny: Condition = async ({ id, role }, c) =>
  role === 'fellowship_leader' && (await leadsSome(c.var.db, id))

/** Assists the leader of the own fellowship: then `caller.assists` has it. */
export const assistsAny: Condition = async (caller, c) => {
  const { assists, mustEnrol } = await assistedInForce(c, caller)
  if (assists === undefined) return mustEnrol && 'must enrol'
  c.set('caller', { ...caller, assists })
  return true
}

/** Leads the fellowship of the path's `:id`, or is the super admin. Throws 404, and 403 for another fellowship. */
export const leadsThis: Condition = async (caller, c) => {
  const leader = await findLeader(c.var.db, idOf(c))
  if (leader === undefined) refuse(404, accountRefusals.noFellowship)
  return (
    caller.role === 'admin' || leader === caller.id || refuse(403, accountRefusals.youLeadAnotherFellowship)
  )
}

/**
 * Leads the fellowship of the path's `:id`, assists its leader, or is the super admin. Throws 404 to staff, and 403 for another fellowship.
 * Who acts as an assistant has it in `caller.assists`.
 */
export const leadsOrAssistsThis: Condition = async (caller, c) => {
  const isStaff = ['admin', 'fellowship_leader'].includes(caller.role)
  const leader = isStaff ? await findLeader(c.var.db, idOf(c)) : null
  if (leader === undefined) refuse(404, accountRefusals.noFellowship)
  if (caller.role === 'admin' || leader === caller.id) return true
  const { assists, mustEnrol } = await assistedInForce(c, caller)
  if (assists === undefined && !isStaff) return mustEnrol && 'must enrol'
  if (assists !== idOf(c))
    refuse(
      403,
      assists === undefined
        ? accountRefusals.youLeadAnotherFellowship
        : accountRefusals.youAssistAnotherFellowship,
    )
  c.set('caller', { ...caller, assists })
  return true
}

/** A page was given to them, that of the path's `:id` where it names one. */
export const wasGivenPage: Condition = async ({ id, mustEnrol }, c) => {
  const page = c.req.param('id') ? idOf(c) : undefined
  const isOff = (await readModulesOff(c.var.db)).has('fellowship-pages')
  return !isOff && !mustEnrol && editsPage(c.var.db, id, page)
}

/** Was named as who reads the answers of a form (docs/forms.md). */
export const readsSomeForm: Condition = ({ id, mustEnrol }, c) => !mustEnrol && readsForms(c.var.db, id)

/** Serves in a team of the rota, or has a turn (docs/worship.md). */
export const servesInTeam: Condition = ({ id, mustEnrol }, c) => !mustEnrol && servesSomewhere(c.var.db, id)
