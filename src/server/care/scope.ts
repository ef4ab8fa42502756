import type { Context } from 'hono'
import { type Expression, type RawBuilder, type SqlBool, sql } from 'kysely'
import { dutiesInForce } from '../accounts/factors/second-factor-duty.ts'
import type { AppEnv } from '../context.ts'
import { callerOf } from '../http/caller.ts'

/** Who asks about care. A leader sees the people of the fellowships that they lead. */
export type CareScope = { me: number; isAdmin: boolean; isPastor: boolean; isUsher: boolean; leads: boolean }

export async function careScopeOf(c: Context<AppEnv>): Promise<CareScope> {
  const caller = callerOf(c)
  const { held } = await dutiesInForce(c, caller)
  return {
    me: caller.id,
    isAdmin: caller.role === 'admin',
    isPastor: held.includes('pastor'),
    isUsher: held.includes('usher'),
    leads: caller.role === 'fellowship_leader',
  }
}

/** Whether somebody looks after people beyond what is assigned to them. */
export const tendsPeople = ({ isAdmin, isPastor, leads }: CareScope): boolean => isAdmin || isPastor || leads

const led = (me: number) => sql`(select id from fellowship where leader_id = ${me})`

/** Of a task with its card, its `person`, and the one that this was merged into (`whole`): the fellowship that counts. */
export const fellowshipOf = sql<number | null>`coalesce(newcomer_card.fellowship_id,
  case when person.merged_into is null then person.fellowship_id else whole.fellowship_id end)`

/**
 * A condition on rows of `care_task` with `newcomer_card`, `person` and `whole`: the reader sees them. What is confidential is seen by who does it,
 * by who wrote it while they look after people, and by pastors (docs/decisions/0229).
 */
export function seesTask(scope: CareScope): Expression<SqlBool> {
  const { me, isAdmin, isPastor, leads } = scope
  if (isPastor) return sql<SqlBool>`1 = 1`
  const named = sql`care_task.assigned_to = ${me}${tendsPeople(scope) ? sql` or care_task.entered_by = ${me}` : sql``}`
  if (isAdmin) return sql<SqlBool>`(${named} or care_task.is_confidential = 0)`
  if (!leads) return sql<SqlBool>`(${named})`
  return sql<SqlBool>`(${named} or (care_task.is_confidential = 0 and ${fellowshipOf} in ${led(me)}))`
}

/** The same of rows of `newcomer_card`. A leader sees those of the own fellowship, and those of none that nobody has taken. */
export function seesCard({ me, isAdmin, isPastor, leads }: CareScope): Expression<SqlBool> {
  if (isAdmin || isPastor) return sql<SqlBool>`1 = 1`
  const named = sql`newcomer_card.responsible_id = ${me}`
  if (!leads) return sql<SqlBool>`(${named})`
  return sql<SqlBool>`(${named} or newcomer_card.fellowship_id in ${led(me)} or (
    newcomer_card.fellowship_id is null and newcomer_card.responsible_id is null and newcomer_card.closed_at is null))`
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
