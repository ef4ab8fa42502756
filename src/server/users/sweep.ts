import { graceEnds } from '../accounts/closing.ts'
import { findAccount, listClosedBefore } from '../accounts/repo.ts'
import type { Deps } from '../context.ts'
import { removeAllVariants } from '../http/store-picture.ts'
import { record } from '../system-log/repo.ts'
import { eraseAccount } from './repo.ts'

type Sweeper = Pick<Deps, 'db' | 'files' | 'cache' | 'now'>

/** Deletes accounts that were closed two weeks ago and not reopened. Returns how many. */
export async function sweepClosed({ db, files, cache, now }: Sweeper): Promise<number> {
  const until = graceEnds(now())
  let deleted = 0
  for (const { id, username: detail } of await listClosedBefore(db, until)) {
    const keys = await db.transaction().execute(async (transaction) => {
      // Checked again: deleting files of other accounts takes time, and the owner may have reopened this one.
      const closedAt = (await findAccount(transaction, id))?.deletion_requested_at
      if (!closedAt || closedAt > until) return undefined
      const action = 'Deleted an account that its owner had closed'
      await record(transaction, { at: now(), action, detail, address: 'the server', status: 'warning' })
      return eraseAccount(transaction, id, now())
    })
    if (!keys) continue
    deleted += 1
    cache.invalidate('testimonies', 'prayers', 'fellowships')
    for (const key of keys) await removeAllVariants(files, key)
  }
  return deleted
}
