import type { Deps } from '../../platform/context.ts'
import { settleErasures } from '../../platform/erasures/settle.ts'
import { removeAllVariants } from '../../platform/http/store-picture.ts'
import { removeFromOutbox } from '../../platform/mail/outbox.ts'
import { record } from '../../settings/system-log/repo.ts'
import { graceEnds } from '../accounts/closing.ts'
import { findAccount, listClosedBefore } from '../accounts/repo.ts'
import { eraseAccount } from './repo.ts'

type Sweeper = Pick<Deps, 'db' | 'files' | 'cache' | 'now' | 'settings'>

/** Deletes accounts that were closed two weeks ago and not reopened. Returns how many. */
export async function sweepClosed({ db, files, cache, now, settings }: Sweeper): Promise<number> {
  const until = graceEnds(now())
  let deleted = 0
  for (const { id, username: detail } of await listClosedBefore(db, until)) {
    const erased = await db.transaction().execute(async (transaction) => {
      // Checked again: deleting files of other accounts takes time, and the owner may have reopened this one.
      const account = await findAccount(transaction, id)
      const closedAt = account?.deletion_requested_at
      if (!closedAt || closedAt > until) return undefined
      const action = 'Deleted an account that its owner had closed'
      await record(transaction, { at: now(), action, detail, address: 'the server', status: 'warning' })
      return { account, keys: await eraseAccount(transaction, id, now()) }
    })
    if (!erased) continue
    deleted += 1
    cache.invalidate('testimonies', 'prayers', 'fellowships')
    for (const key of erased.keys) await removeAllVariants(files, key)
    await removeFromOutbox(settings.DATA_DIR, erased.account)
  }
  if (deleted > 0) await settleErasures({ db, settings })
  return deleted
}
