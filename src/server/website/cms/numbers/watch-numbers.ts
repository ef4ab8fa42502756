import type { Context } from 'hono'
import type { Demands } from '../../../accounts/accounts/rights/demands.ts'
import { requireRecentProof } from '../../../accounts/accounts/rights/step-up.ts'
import { tellKeepers } from '../../../accounts/dual-control/emails.ts'
import type { AppEnv } from '../../../platform/context.ts'
import type { Db } from '../../../platform/db/tables.ts'
import { callerOf } from '../../../platform/http/caller.ts'
import { pageRefusals } from '../messages.ts'
import { linesWithNewNumber } from './known-numbers.ts'

const when = 'when it has a number that the site does not show'

/** What a route demands whose words many people read, and wait for nobody. */
export const watchesNumbers: Demands = { proof: when, tells: `admins and treasurers, ${when}` }

type Watched = { place: string; before?: readonly string[]; words: readonly string[] }

/**
 * For words that many people read and that wait for nobody: a number to which somebody could send money, and that stood neither there before
 * nor on the site, needs a recent proof. Returns what tells super admins and treasurers, to be called after the transaction. Throws 403.
 */
export async function watchNumbers(
  c: Context<AppEnv>,
  db: Db,
  { place, before = [], words }: Watched,
): Promise<() => void> {
  const added = words.filter((line) => !before.includes(line))
  const fresh = await linesWithNewNumber(db, added, before)
  if (fresh.length === 0) return () => undefined
  await requireRecentProof(c, db)
  return () =>
    tellKeepers(c, {
      subject: () => pageRefusals.newNumberIn({ place }),
      what: () => pageRefusals.usernameWroteNumberSite({ username: callerOf(c).username }),
      place,
      words: { old: before.filter((line) => !words.includes(line)), new: fresh },
    })
}
