import type { StopForm } from '../../../../lib/contract/giving/repeat.ts'
import { pageAt } from '../../../accounts/accounts/rights/site.ts'
import { signText, type TokenKeys, verifyText } from '../../../accounts/accounts/sessions/tokens.ts'
import type { Db } from '../../../platform/db/tables.ts'
import { refuse } from '../../../platform/errors/refusal.ts'
import { stopPledgeReminders } from '../../books/pledges/pledges.ts'
import { givingRefusals } from '../messages.ts'
import { stopRepeat } from './repeats.ts'

type Stopped = Pick<StopForm, 'about' | 'id'>

const wordsOf = ({ about, id }: Stopped) => `stop reminding ${about} ${id}` as const

/** The page that ends a reminder by one press, without a login. What it names is in the fragment, which no server's log keeps. */
export const stopAddress = (
  stopped: Stopped,
  { site, keys }: { site: string | undefined; keys: TokenKeys },
): string => {
  const { about, id } = stopped
  return site
    ? new URL(`/stop-reminder#${about}.${id}.${signText(wordsOf(stopped), keys)}`, site).href
    : pageAt(site, '/my-giving', 'My giving')
}

/** Ends what an e-mail's link names. Throws 404 for a link that this church did not make. */
export async function stopByLink(
  db: Db,
  { about, id, seal }: StopForm,
  { keys, now }: { keys: TokenKeys; now: Date },
): Promise<void> {
  if (!verifyText(wordsOf({ about, id }), seal, keys)) refuse(404, givingRefusals.linkNoLongerGood)
  // In a transaction: one that changes the pledge has read what it reminds of.
  if (about === 'pledge') await db.transaction().execute((write) => stopPledgeReminders(write, id))
  else await stopRepeat(db, id, { now })
}
