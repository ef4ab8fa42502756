import type { Context } from 'hono'
import type { Duty } from '../../../../lib/contract/accounts/duty.ts'
import { type Factors, graceDays } from '../../../../lib/contract/accounts/factors.ts'
import type { Settings } from '../../../platform/config.ts'
import type { AppEnv, Caller } from '../../../platform/context.ts'
import type { Db } from '../../../platform/db/tables.ts'
import { readChurchSettings } from '../../../settings/church-settings/repo.ts'
import { findAssisted } from '../rights/assistants.ts'
import { dutiesOf } from '../rights/duties.ts'
import { hasFactor, readFactors } from './ways.ts'

/* Whether the church requires a second factor of its staff, and from when on. */

const grace = graceDays * 86_400_000

const isStaff = (role: string): boolean => role !== 'user'

/** Whether an account does work for the church: staff, whoever has a duty, and who assists a leader. */
export const servesChurch = async (db: Db, id: number, role: string): Promise<boolean> =>
  isStaff(role) || (await dutiesOf(db, id)).length > 0 || (await findAssisted(db, id)) !== undefined

/** The default until the church decides: required in production, not required with sample data. */
export const requiredByDefault = ({ PRODUCTION, SAMPLE_DATA }: Settings): boolean =>
  PRODUCTION && !SAMPLE_DATA

/** Whether the church requires a second factor of its staff. */
async function requiresSecondFactor(db: Db, settings: Settings): Promise<boolean> {
  const byProcess = { second_factor_required: requiredByDefault(settings) }
  return (await readChurchSettings(db, byProcess)).second_factor_required
}

/** Whether an account needs a second factor, and the end of its grace period without one; null when it has one. */
export async function findRequirement(
  c: Context<AppEnv>,
  accountId: number,
): Promise<Pick<Factors, 'required' | 'grace_ends'>> {
  const { db, settings } = c.var
  const account = await readGrace(db, accountId)
  const required =
    account !== undefined &&
    (await requiresSecondFactor(db, settings)) &&
    (await servesChurch(db, accountId, account.role))
  if (!required || hasFactor(await readFactors(db, accountId))) return { required, grace_ends: null }
  return { required, grace_ends: account.factor_grace_ends ?? (await beginGrace(db, accountId, c.var.now())) }
}

/** Whether a member of staff still has no second factor after the grace period. */
export async function isOverdue(c: Context<AppEnv>, { id, role }: Caller): Promise<boolean> {
  if (!isStaff(role) || !(await requiresSecondFactor(c.var.db, c.var.settings))) return false
  return isPastGrace(c, id)
}

/**
 * The duties that a caller may exercise now: none while the second factor is overdue. For members it is asked here and not in each
 * call, since few have a duty.
 */
export async function dutiesInForce(
  c: Context<AppEnv>,
  caller: Caller,
): Promise<{ held: Duty[]; mustEnrol: boolean }> {
  const held = await dutiesOf(c.var.db, caller.id)
  const mustEnrol =
    caller.mustEnrol === true ||
    (held.length > 0 && !isStaff(caller.role) && (await isPastGrace(c, caller.id)))
  return { held: mustEnrol ? [] : held, mustEnrol }
}

/** The fellowship whose leader a caller may assist now: none while the second factor is overdue. */
export async function assistedInForce(
  c: Context<AppEnv>,
  caller: Caller,
): Promise<{ assists: number | undefined; mustEnrol: boolean }> {
  const assists = caller.fellowshipId === null ? undefined : (await findAssisted(c.var.db, caller.id))?.id
  const mustEnrol =
    caller.mustEnrol === true ||
    (assists !== undefined && !isStaff(caller.role) && (await isPastGrace(c, caller.id)))
  return { assists: mustEnrol ? undefined : assists, mustEnrol }
}

async function isPastGrace(c: Context<AppEnv>, id: number): Promise<boolean> {
  const { grace_ends } = await findRequirement(c, id)
  return grace_ends !== null && grace_ends <= c.var.now().toISOString()
}

const readGrace = (db: Db, id: number) =>
  db.selectFrom('account').select(['role', 'factor_grace_ends']).where('id', '=', id).executeTakeFirst()

async function beginGrace(db: Db, id: number, now: Date): Promise<string> {
  const factor_grace_ends = new Date(now.getTime() + grace).toISOString()
  await db
    .updateTable('account')
    .set({ factor_grace_ends })
    .where('id', '=', id)
    .where('factor_grace_ends', 'is', null)
    .execute()
  return factor_grace_ends
}

/** Starts the grace period of all accounts that need a second factor, also of those that do not sign in. */
export async function beginGraceOfAll({
  db,
  settings,
  now,
}: {
  db: Db
  settings: Settings
  now: () => Date
}) {
  if (!(await requiresSecondFactor(db, settings))) return
  await db
    .updateTable('account')
    .set({ factor_grace_ends: new Date(now().getTime() + grace).toISOString() })
    .where((account) =>
      account.or([
        account('role', '!=', 'user'),
        account('id', 'in', db.selectFrom('duty').select('account_id')),
        account('id', 'in', db.selectFrom('fellowship_assistant').select('account_id')),
      ]),
    )
    .where('factor_grace_ends', 'is', null)
    .execute()
}

/** Resets all grace periods: called when the church starts to require a second factor. */
export async function forgetGraces(db: Db): Promise<void> {
  await db
    .updateTable('account')
    .set({ factor_grace_ends: null })
    .where('factor_grace_ends', 'is not', null)
    .execute()
}

/** Extends the grace period by a week, from now or from its end if that is later. Returns the new end. */
export async function extendGrace(db: Db, id: number, now: Date): Promise<string> {
  const ends = Date.parse((await readGrace(db, id))?.factor_grace_ends ?? '') || 0
  const factor_grace_ends = new Date(Math.max(ends, now.getTime()) + grace).toISOString()
  await db.updateTable('account').set({ factor_grace_ends }).where('id', '=', id).execute()
  return factor_grace_ends
}
