import type { Context } from 'hono'
import type { OfficeCode } from '../../../lib/contract/accounts/new-password.ts'
import type { AppEnv } from '../../platform/context.ts'
import { refuseFields } from '../../platform/errors/refusal.ts'
import { record } from '../../settings/system-log/repo.ts'
import { accountAnswers } from '../accounts/messages.ts'
import { consumeOffer, countOfficeTry } from '../accounts/passwords/office-resets.ts'
import { verifyPassword } from '../accounts/passwords/passwords.ts'
import { addReset } from '../accounts/passwords/resets.ts'
import { findByLogin } from '../accounts/repo.ts'
import { nameKey } from '../accounts/sessions/limit-keys.ts'
import { attemptKey } from '../accounts/sessions/login-guard.ts'

/**
 * Exchanges a right code for the token of a link that is valid for an hour. Throws 400 with one sentence for everything else, with the same
 * queries and the same time: an unknown name, one without a code, a wrong, used, old or dead code; and 429.
 */
export async function exchangeOfficeCode(
  c: Context<AppEnv>,
  { username, office_code }: OfficeCode,
): Promise<string> {
  const { db, limits, address } = c.var
  const now = c.var.now()
  const giveBack = await limits.consume('office code by address', address)
  const account = await findByLogin(db, username)
  await limits.consume('office code by account', nameKey(attemptKey(account, username)))
  const offer = await countOfficeTry(db, account?.id ?? 0, now)
  const isRight = await verifyPassword(offer?.code_hash ?? undefined, office_code)
  const entry = { at: now, address, status: 'warning', ...(account && { account }) } as const
  if (!offer || !account || !isRight) {
    await record(db, { ...entry, action: 'Sign-in failed', detail: 'code of the office' })
    return refuseWrong()
  }
  const token = await db.transaction().execute(async (transaction) => {
    if (!(await consumeOffer(transaction, offer.id, now))) refuseWrong()
    await record(transaction, { ...entry, action: 'Gave the code of the office for a new password' })
    return (await addReset(transaction, account.id, now, 'office')).token
  })
  await giveBack()
  return token
}

function refuseWrong(): never {
  const reason = accountAnswers.usernameCodeDoNot
  refuseFields({ office_code: [accountAnswers.reasonLookAgainAsk({ reason })] })
}
