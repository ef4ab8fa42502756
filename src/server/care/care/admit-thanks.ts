import type { Context } from 'hono'
import { monthCeilingOf } from '../../../lib/text-budgets.ts'
import { emailKey, telephoneKey } from '../../accounts/accounts/sessions/limit-keys.ts'
import { spentOnKind } from '../../messages/mailings/budget.ts'
import type { AppEnv } from '../../platform/context.ts'
import { secondsToWait } from '../../platform/http/rate-limit.ts'
import { readChurchSettings } from '../../settings/church-settings/repo.ts'
import { thanksKind } from './thanks.ts'

type Reached = { telephone: string; country: string; email: string | undefined }

/**
 * The share of the budget of automatic messages that thanks by text message for cards of the site may spend: strangers must not use
 * up what birthday messages need.
 */
const part = 0.25

/**
 * Whether a number and a mailbox that a visitor typed are thanked. `never`: one of them was thanked today, or the mailbox had too
 * many e-mails of any kind. `later`: the church sends many just now, and staff looks first. A refusal by one limit does not count
 * for the next.
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
