import type { Context } from 'hono'
import { type NewGift, walletMethods } from '../../../lib/contract/giving/giving.ts'
import { donationRules } from '../../../lib/texts/giving/donation-rules.ts'
import { telephoneKey } from '../../accounts/accounts/sessions/limit-keys.ts'
import { hasStoppedPrompts } from '../../accounts/unsubscribes/repo.ts'
import type { AppEnv } from '../../platform/context.ts'
import type { Db } from '../../platform/db/tables.ts'
import { refuse } from '../../platform/errors/refusal.ts'
import type { TelephoneKey } from '../../platform/http/limit-keys.ts'
import { refuseTooManyRequests } from '../../platform/http/rate-limit.ts'
import { countryOf } from '../../settings/church-settings/place.ts'
import { isOwnTelephone } from './begin.ts'
import { countPrompts, findBySecret } from './repo.ts'

const hour = 3_600_000
const mostOf = [
  { within: hour, points: 10 },
  { within: 24 * hour, points: 20 },
]

type Prompted = Pick<NewGift, 'secret'> & { gift: Pick<NewGift['gift'], 'paymentMethod' | 'telephone'> }

/**
 * Counts the prompt of a gift on a telephone that the caller's account has not confirmed, and returns the key of that number; undefined for every
 * other gift. Throws 429 for a number that has had too many, over all givers and funds, where one that was not approved counts double,
 * and 409 where its owner wants none (docs/decisions/messages.md#strangers-words).
 */
export async function admitPrompt(
  c: Context<AppEnv>,
  { gift: { paymentMethod, telephone: written }, secret }: Prompted,
): Promise<TelephoneKey | undefined> {
  const { addressHash, caller, db, limits, settings } = c.var
  if (!walletMethods.includes(paymentMethod) || (await findBySecret(db, secret))) return undefined
  const key = telephoneKey(written, await countryOf(db))
  const { text: telephone } = key
  if (await isOwnTelephone(db, { account_id: caller?.id ?? null, telephone })) return undefined
  if (await hasStoppedPrompts(db, addressHash, telephone)) refuse(409, donationRules.unwanted)
  // Counts calls at the same moment, which the rows do not show to each other.
  await limits.consume('gift by telephone', key)
  if (settings.RATE_LIMITS) await refuseTooMany(db, telephone, c.var.now())
  return key
}

async function refuseTooMany(db: Db, telephone: string, now: Date): Promise<void> {
  for (const { within, points } of mostOf) {
    const { made, unapproved } = await countPrompts(db, telephone, new Date(now.getTime() - within))
    if (made + unapproved >= points) refuseTooManyRequests(within / 1000)
  }
}
