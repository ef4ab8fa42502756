import type { Context } from 'hono'
import type { AppEnv } from '../../platform/context.ts'
import type { Db } from '../../platform/db/tables.ts'
import { refuse } from '../../platform/errors/refusal.ts'
import { servesChurch } from '../accounts/factors/second-factor-requirement.ts'
import { accountRefusals } from '../accounts/messages.ts'
import { findAccount } from '../accounts/repo.ts'

const day = 86_400_000

/** An account is new for so long, in milliseconds. */
const newFor = 30 * day

/** To how many numbers a new account and another one may ask for a code in a day: a stranger makes accounts, and types any number. */
const mostNumbers = { ofNew: 1, ofOthers: 3 }

type Asking = { accountId: number; telephone: string; now: Date }

/**
 * Throws 409 for a member whose profile is not complete, and 429 for who has asked for codes to other numbers today. Who serves the church
 * may complete the profile later.
 */
export async function admitConfirmation(
  c: Context<AppEnv>,
  { accountId, telephone }: { accountId: number; telephone: string },
): Promise<void> {
  const { db, settings } = c.var
  const now = c.var.now()
  const account = (await findAccount(db, accountId)) ?? refuse(404, accountRefusals.noMember)
  if (!(await hasProfile(db, accountId)) && !(await servesChurch(db, accountId, account.role)))
    refuse(409, profileFirst())
  if (!settings.RATE_LIMITS) return
  const isNew = now.getTime() - Date.parse(account.created_at) < newFor
  const most = isNew ? mostNumbers.ofNew : mostNumbers.ofOthers
  if ((await countOtherNumbers(db, { accountId, telephone, now })) >= most)
    refuse(429, otherNumber(), { 'Retry-After': String(day / 1000) })
}

const profileFirst = () => accountRefusals.pleaseCompleteYourProfile
const otherNumber = () => accountRefusals.youHaveAskedFor

async function hasProfile(db: Db, accountId: number): Promise<boolean> {
  const row = await db
    .selectFrom('profile')
    .select('account_id')
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  return row !== undefined
}

/** To how many other numbers an account has asked for codes within a day. */
async function countOtherNumbers(db: Db, { accountId, telephone, now }: Asking): Promise<number> {
  const rows = await db
    .selectFrom('text_code')
    .select('telephone')
    .distinct()
    .where('account_id', '=', accountId)
    .where('purpose', '=', 'confirm')
    .where('telephone', '!=', telephone)
    .where('created_at', '>', new Date(now.getTime() - day).toISOString())
    .execute()
  return rows.length
}
