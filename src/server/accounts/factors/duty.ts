import type { Context } from 'hono'
import { type Factors, graceDays } from '../../../lib/contract/factors.ts'
import { storedSettings } from '../../church-settings/repo.ts'
import type { Settings } from '../../config.ts'
import type { AppEnv, Caller } from '../../context.ts'
import type { Db } from '../../db/tables.ts'
import { hasFactor, readFactors } from './ways.ts'

/* Whether the church asks its staff for a second factor, and from when on. */

const grace = graceDays * 86_400_000

export const isStaff = (role: string): boolean => role !== 'user'

/** Until the church decides, a production start asks for it, and a demonstration does not. */
export const asksByDefault = ({ PRODUCTION, SAMPLE_DATA }: Settings): boolean => PRODUCTION && !SAMPLE_DATA

/** Whether the church asks its staff for a second factor. */
export async function asksStaff(db: Db, settings: Settings): Promise<boolean> {
  const { changed } = await storedSettings(db)
  return changed.second_factor_required ?? asksByDefault(settings)
}

/** Whether an account is asked for a second factor, and until when it may work without; null when it has one. */
export async function dutyOf(
  c: Context<AppEnv>,
  accountId: number,
): Promise<Pick<Factors, 'required' | 'grace_ends'>> {
  const { db, settings } = c.var
  const account = await readGrace(db, accountId)
  const required = account !== undefined && isStaff(account.role) && (await asksStaff(db, settings))
  if (!required || hasFactor(await readFactors(db, accountId))) return { required, grace_ends: null }
  return { required, grace_ends: account.factor_grace_ends ?? (await beginGrace(db, accountId, c.var.now())) }
}

/** Whether a caller of the staff has let the days of grace go by without a second factor. */
export async function isOverdue(c: Context<AppEnv>, { id, role }: Caller): Promise<boolean> {
  if (!isStaff(role) || !(await asksStaff(c.var.db, c.var.settings))) return false
  const { grace_ends } = await dutyOf(c, id)
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

/** Begins the days of grace of everybody who is asked for a second factor, also of those who do not sign in. */
export async function beginGraceOfAll({
  db,
  settings,
  now,
}: {
  db: Db
  settings: Settings
  now: () => Date
}) {
  if (!(await asksStaff(db, settings))) return
  await db
    .updateTable('account')
    .set({ factor_grace_ends: new Date(now().getTime() + grace).toISOString() })
    .where('role', '!=', 'user')
    .where('factor_grace_ends', 'is', null)
    .execute()
}

/** The days of grace begin anew for everybody: called when the church begins to ask. */
export async function forgetGraces(db: Db): Promise<void> {
  await db
    .updateTable('account')
    .set({ factor_grace_ends: null })
    .where('factor_grace_ends', 'is not', null)
    .execute()
}

/** Another week from now, or from the end of the one that goes on. Answers its end. */
export async function extendGrace(db: Db, id: number, now: Date): Promise<string> {
  const ends = Date.parse((await readGrace(db, id))?.factor_grace_ends ?? '') || 0
  const factor_grace_ends = new Date(Math.max(ends, now.getTime()) + grace).toISOString()
  await db.updateTable('account').set({ factor_grace_ends }).where('id', '=', id).execute()
  return factor_grace_ends
}
