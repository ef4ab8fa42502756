import type { Context } from 'hono'
import { type Expression, type RawBuilder, type SqlBool, sql } from 'kysely'
import { assistedInForce, dutiesInForce } from '../../accounts/accounts/factors/second-factor-requirement.ts'
import type { AppEnv } from '../../platform/context.ts'
import { callerOf } from '../../platform/http/caller.ts'

/**
 * The reader of care. A leader sees the people of the fellowships that they lead, an assistant those of that fellowship who are
 * missed, staff of a branch those of the branch. `branch` undefined: of all branches.
 */
export type CareScope = {
  me: number
  branch: number | undefined
  isAdmin: boolean
  isPastor: boolean
  isUsher: boolean
  leads: boolean
  assists?: number | undefined
}

export async function careScopeOf(c: Context<AppEnv>): Promise<CareScope> {
  const caller = callerOf(c)
  const { held } = await dutiesInForce(c, caller)
  return {
    me: caller.id,
    branch: caller.branch,
    isAdmin: caller.role === 'admin',
    isPastor: held.includes('pastor'),
    isUsher: held.includes('usher'),
    leads: caller.role === 'fellowship_leader',
    assists: (await assistedInForce(c, caller)).assists,
  }
}

/** Whether the caller sees people whose tasks are not assigned to them. */
export const tendsPeople = ({ isAdmin, isPastor, leads }: CareScope): boolean => isAdmin || isPastor || leads

const led = (me: number) => sql`(select id from fellowship where leader_id = ${me})`

/**
 * SQL expression: the fellowship that counts for a task. It is that of the card, or of the person, or of the entry that the person
 * was merged into (`whole`).
 */
export const fellowshipOf = sql<number | null>`coalesce(newcomer_card.fellowship_id,
  case when person.merged_into is null then person.fellowship_id else whole.fellowship_id end)`

/** SQL condition on a task with its card and person: it is about an absence in this fellowship. */
export const isMissedIn = (fellowship: number) =>
  sql<SqlBool>`(care_task.kind = 'absence' and care_task.is_confidential = 0 and ${fellowshipOf} = ${fellowship})`

/** SQL condition: it is about an absence in the fellowship whose leader the reader assists, and not about the reader. */
const isMissedThere = (fellowship: number, me: number) =>
  sql<SqlBool>`(${isMissedIn(fellowship)} and coalesce(whole.account_id, person.account_id, 0) <> ${me})`

/** SQL condition on a task: nobody has taken it, or its assignee was removed, for example with the account. */
export const isUntaken = sql<SqlBool>`(care_task.taken_at is null or care_task.assigned_to is null)`

/**
 * SQL condition on a task, with the same joins as `seesTask`: it waits for the reader. That is a task that is assigned to the
 * reader, and for an assistant an absence that nobody has taken.
 */
export const waitsFor = ({ me, assists }: CareScope): Expression<SqlBool> =>
  assists === undefined
    ? sql<SqlBool>`care_task.assigned_to = ${me}`
    : sql<SqlBool>`(care_task.assigned_to = ${me}
        or (${isUntaken} and care_task.state = 'open' and ${isMissedThere(assists, me)}))`
/** SQL expression: the branch that counts for a task: that of the person, else the one where the card was written. */
export const branchOf = sql<number | null>`coalesce(
  case when person.merged_into is null then person.branch_id else whole.branch_id end, newcomer_card.branch_id)`

/** SQL condition for staff of a branch: the row belongs to their branch, or to no branch and is theirs (`mine`). */
const withinBranch = ({ branch }: CareScope, mine: RawBuilder<unknown>): RawBuilder<unknown> =>
  branch === undefined ? sql`` : sql` and (${branchOf} = ${branch} or (${branchOf} is null and ${mine}))`

/**
 * SQL condition on `care_task` with `newcomer_card`, `person` and `whole`: the reader may see the task. A confidential one is seen
 * by its assignee, by its writer while they look after people, and by pastors (docs/decisions/people.md#care-tasks).
 */
export function seesTask(scope: CareScope): Expression<SqlBool> {
  const { me, isAdmin, isPastor, leads, assists } = scope
  const here = withinBranch(scope, sql`care_task.assigned_to = ${me}`)
  if (isPastor) return sql<SqlBool>`(1 = 1${here})`
  const written = tendsPeople(scope) ? sql` or care_task.entered_by = ${me}` : sql``
  const missed = assists === undefined ? sql`` : sql` or ${isMissedThere(assists, me)}`
  const named = sql`care_task.assigned_to = ${me}${written}${missed}`
  if (isAdmin) return sql<SqlBool>`(${named} or care_task.is_confidential = 0)`
  if (!leads) return sql<SqlBool>`((${named})${here})`
  return sql<SqlBool>`((${named} or (care_task.is_confidential = 0 and ${fellowshipOf} in ${led(me)}))${here})`
}

/**
 * The same for `newcomer_card` with `person` and `whole`. A leader sees the cards of the own fellowship, and cards without a
 * fellowship that nobody has taken.
 */
export function seesCard(scope: CareScope): Expression<SqlBool> {
  const { me, isAdmin, isPastor, leads } = scope
  const here = withinBranch(scope, sql`newcomer_card.responsible_id = ${me}`)
  if (isAdmin || isPastor) return sql<SqlBool>`(1 = 1${here})`
  const named = sql`newcomer_card.responsible_id = ${me}`
  if (!leads) return sql<SqlBool>`((${named})${here})`
  return sql<SqlBool>`((${named} or newcomer_card.fellowship_id in ${led(me)} or (
    newcomer_card.fellowship_id is null and newcomer_card.responsible_id is null and newcomer_card.closed_at is null))${here})`
}

/** The telephone of a row of `person`; '' for those of whom the member keeps it to the office (member-settings). */
export const telephoneFor = ({ isAdmin, isPastor }: CareScope): RawBuilder<string> => {
  const number = sql<string>`coalesce(nullif(whole.telephone, ''), person.telephone, '')`
  return isAdmin || isPastor
    ? number
    : sql<string>`case when exists (select 1 from member_setting
        where member_setting.account_id = coalesce(whole.account_id, person.account_id)
          and member_setting.telephone = 'office') then '' else ${number} end`
}
