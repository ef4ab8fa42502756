import type { Context } from 'hono'
import { monthCeilingOf } from '../../../lib/text-budgets.ts'
import { emailKey, telephoneKey } from '../../accounts/accounts/sessions/limit-keys.ts'
import { spentOnKind } from '../../messages/mailings/budget.ts'
import type { AppEnv } from '../../platform/context.ts'
import { secondsToWait } from '../../platform/http/rate-limit.ts'
import { readChurchSettings } from '../../settings/church-settings/repo.ts'
import { thanksKind } from './thanks.ts'

type Reached = { telephone: string; country: string; email: string | undefined }

/** The part of what goes by itself that text messages of thanks for cards of the site may cost: strangers make no birthday go unsaid. */
const part = 0.25

/**
 * What becomes of the thanks to a number and a mailbox that a visitor typed. `never`: no first ones of their day, or the mailbox has had too
 * much of any kind. `later`: the church sends many, and staff looks first. What one limit refuses does not count for the next.
 */
export async function admitThanks(
  c: Context<AppEnv>,
  { telephone, country, email }: Reached,
): Promise<'now' | 'later' | 'never'> {
  const { limits } = c.var
  if ((await secondsToWait(limits, 'thanks by telephone', telephoneKey(telephone, country))) > 0)
    return 'never'
  if (email) {
    const key = emailKey(email)
    if ((await secondsToWait(limits, 'thanks by recipient', key)) > 0) return 'never'
    if ((await secondsToWait(limits, 'e-mail by recipient', key)) > 0) return 'never'
  }
  if (!email && (await isPartSpent(c))) return 'later'
  return (await secondsToWait(limits, 'thanks by church', 'church')) > 0 ? 'later' : 'now'
}

async function isPartSpent(c: Context<AppEnv>): Promise<boolean> {
  const ceiling = monthCeilingOf(await readChurchSettings(c.var.db), 'automatic')
  return ceiling > 0 && (await spentOnKind(c.var.db, thanksKind, c.var.now())) >= ceiling * part
}
