import type { BranchChoice } from '../../../lib/contract/people/branch.ts'
import type { Db } from '../../platform/db/tables.ts'
import { refuseFields } from '../../platform/errors/refusal.ts'
import { registerRefusals } from '../messages.ts'

/** The branches of the church in their order; only one for those who see its people alone. [] for a church without branches. */
export async function branchesFor(db: Db, only?: number): Promise<BranchChoice[]> {
  const rows = await db
    .selectFrom('branch')
    .select(['id', 'name', 'is_open'])
    .$if(only !== undefined, (query) => query.where('id', '=', only ?? 0))
    .orderBy('place')
    .orderBy('name')
    .orderBy('id')
    .execute()
  return rows.map(({ is_open, ...row }) => ({ ...row, is_open: is_open === 1 }))
}

/** Throws 400 at `branch` for a branch that is not there, or that is closed, unless `now` names it already. */
export async function requireBranch(db: Db, id: number | null, now: number | null): Promise<void> {
  if (id === null || id === now) return
  const branch = await db.selectFrom('branch').select('is_open').where('id', '=', id).executeTakeFirst()
  if (!branch) refuseFields({ branch: [registerRefusals.thereNoSuchBranch] })
  if (branch.is_open === 0) refuseFields({ branch: [registerRefusals.branchClosed] })
}
