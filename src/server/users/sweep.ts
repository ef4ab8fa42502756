import { graceEnds } from '../accounts/closing.ts'
import { listClosedBefore } from '../accounts/repo.ts'
import { removeBothForms } from '../files/keep-picture.ts'
import type { Deps } from '../http/app.ts'
import { record } from '../log/repo.ts'
import { deleteAccount } from './repo.ts'

type Sweeper = Pick<Deps, 'db' | 'files' | 'kept' | 'now'>

/** Deletes the accounts whose owners closed them two weeks ago and did not come back. Answers how many. */
export async function sweepClosed({ db, files, kept, now }: Sweeper): Promise<number> {
  const overdue = await listClosedBefore(db, graceEnds(now()))
  for (const { id, username: detail } of overdue) {
    const keys = await db.transaction().execute(async (transaction) => {
      const action = 'Deleted an account that its owner had closed'
      await record(transaction, { at: now(), action, detail, address: 'the server', status: 'warning' })
      return deleteAccount(transaction, id)
    })
    for (const key of keys) await removeBothForms(files, key)
  }
  if (overdue.length > 0) kept.changed('testimonies', 'prayers', 'fellowships')
  return overdue.length
}
