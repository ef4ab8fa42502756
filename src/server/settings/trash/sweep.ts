import { binDays } from '../../../lib/contract/settings/trash.ts'
import type { Deps } from '../../platform/context.ts'
import { settleErasures } from '../../platform/erasures/settle.ts'
import { removeAllVariants } from '../../platform/http/store-picture.ts'
import { record } from '../system-log/repo.ts'
import { deleteForGood, findInTrash, listDeletedUntil } from './repo.ts'

type Sweeper = Pick<Deps, 'db' | 'files' | 'now' | 'settings'>

/** For how long authors can undo their own deletion, in milliseconds. */
const ownUndo = 15 * 60_000

/** Deletes for good what has been in the bin for two weeks, then its files, and logs how much it was. */
export async function sweepTrash({ db, files, now, settings }: Sweeper): Promise<void> {
  const since = (milliseconds: number) => new Date(now().getTime() - milliseconds)
  const due = await listDeletedUntil(db, { until: since(binDays * 86_400_000), ownUntil: since(ownUndo) })
  for (const entry of due) {
    const keys = await db.transaction().execute(async (transaction) => {
      // Looked for again: deleting files takes time, and this one may have been restored.
      const inTrash = await findInTrash(transaction, { kind: entry.kind, row: entry.row_id })
      return inTrash?.id === entry.id ? deleteForGood(transaction, inTrash, now()) : []
    })
    for (const key of keys) await removeAllVariants(files, key)
  }
  if (due.length > 0) await settleErasures({ db, settings })
  const ofStaff = due.filter(({ is_own }) => is_own === 0).length
  if (ofStaff === 0) return
  const detail = `${ofStaff} things, deleted ${binDays} days before`
  await record(db, {
    at: now(),
    action: 'Bin emptied',
    detail,
    address: 'the server',
    status: 'success',
  })
}
