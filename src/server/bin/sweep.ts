import { binDays } from '../../lib/contract/bin.ts'
import type { Deps } from '../context.ts'
import { removeAllForms } from '../http/keep-picture.ts'
import { record } from '../system-log/repo.ts'
import { deleteForGood, listDeletedUntil } from './repo.ts'

type Sweeper = Pick<Deps, 'db' | 'files' | 'now'>

/** Deletes for good what has been in the bin for two weeks, then its files, and logs how much it was. */
export async function sweepBin({ db, files, now }: Sweeper): Promise<void> {
  const due = await listDeletedUntil(db, new Date(now().getTime() - binDays * 86_400_000))
  for (const entry of due) {
    const keys = await db.transaction().execute((transaction) => deleteForGood(transaction, entry))
    for (const key of keys) await removeAllForms(files, key)
  }
  if (due.length === 0) return
  const detail = `${due.length} things, deleted ${binDays} days before`
  await record(db, {
    ...{ at: now(), action: 'Bin emptied', detail, address: 'the server' },
    status: 'success',
  })
}
