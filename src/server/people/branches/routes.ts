import * as calls from '../../../lib/contract/people/calls/branches.ts'
import { demands } from '../../accounts/accounts/rights/demands.ts'
import { roles } from '../../accounts/accounts/rights/guards.ts'
import { requireRecentProof } from '../../accounts/accounts/rights/step-up.ts'
import type { Db } from '../../platform/db/tables.ts'
import { refuse, refuseFields } from '../../platform/errors/refusal.ts'
import { callerOf } from '../../platform/http/caller.ts'
import { idempotent } from '../../platform/http/idempotency/idempotency.ts'
import { answerPage, readPaging } from '../../platform/http/pagination.ts'
import { changedMeanwhile } from '../../platform/http/preconditions.ts'
import { Routes } from '../../platform/http/routes.ts'
import { bodyOf } from '../../platform/http/takes.ts'
import { unassignMoved } from '../../register/entries/unassign.ts'
import { Records } from '../../settings/records/records.ts'
import { audit } from '../../settings/system-log/audit.ts'
import { personRefusals } from '../messages.ts'
import { listBelongings, setBelonging } from './belongings.ts'
import {
  addBranch,
  branchOrders,
  changeBranch,
  findBranch,
  listBranches,
  nameIsTaken,
  removeBranch,
} from './repo.ts'

const records = new Records({
  name: 'branch',
  find: findBranch,
  remove: removeFree,
  titleOf: ({ name }) => name,
  tags: ['branches'],
})

/** Branches of the church: an extension (docs/decisions/people.md#branches). */
export const branches = new Routes()
  .answer(calls.listBranches, roles('admin'), async (c) => {
    const paging = readPaging(c, branchOrders)
    return answerPage(c, paging, await listBranches(c.var.db, paging))
  })
  .answer(calls.addBranch, [roles('admin'), idempotent, demands('nothing')], async (c) => {
    const form = await bodyOf(c)
    return records.write(c, { done: 'added', title: form.name }, async (db) => {
      await requireFree(db, form.name)
      return records.read(c, await addBranch(db, form, c.var.now()), db)
    })
  })
  .answer(calls.changeBranch, [roles('admin'), demands('nothing')], async (c, { id }) => {
    const form = await bodyOf(c)
    const { is_open } = await records.read(c, id)
    const done = is_open === form.is_open ? 'changed' : form.is_open ? 'opened' : 'closed'
    return records.write(c, { done, title: form.name }, async (db) => {
      await requireFree(db, form.name, id)
      if (!(await changeBranch(db, id, form))) refuse(409, changedMeanwhile())
      return records.read(c, id, db)
    })
  })
  .answer(calls.deleteBranch, [roles('admin'), demands('nothing')], async (c, { id }) => {
    await records.remove(c, id)
    return { detail: personRefusals.branchDeleted }
  })
  .answer(calls.readBelongings, roles('admin'), async (c, { id }) => {
    await records.read(c, id)
    return await listBelongings(c.var.db)
  })
  .answer(
    calls.setBelonging,
    [roles('admin'), demands({ proof: 'when it is somebody of the staff' })],
    async (c, { id }) => {
      const { what, of, belongs } = await bodyOf(c)
      // The branch of a staff member limits what they see, so a change requires step-up, as a change of duties does.
      if (what === 'staff') await requireRecentProof(c)
      const answer = await c.var.db.transaction().execute(async (db) => {
        const branch = await records.read(c, id, db)
        if (belongs && !branch.is_open) refuse(409, personRefusals.branchClosedOpenAgain)
        const name = await setBelonging(db, { what, of, branch: belongs ? branch.id : null })
        if (name === undefined) refuse(404, personRefusals.notThereAnyMore)
        if (what === 'staff' && belongs)
          await unassignMoved(
            db,
            { account: of, branch: branch.id },
            { by: callerOf(c).id, now: c.var.now() },
          )
        const detail = `${what} ${name}: ${belongs ? branch.name : 'no branch'}`
        await audit(c, db, 'Branch of something changed', {
          detail,
          status: what === 'staff' ? 'warning' : 'success',
        })
        return listBelongings(db)
      })
      return answer
    },
  )

/** Throws 409 for a branch to which something belongs. */
async function removeFree(db: Db, id: number): Promise<void> {
  const why = await removeBranch(db, id)
  if (why) refuse(409, why)
}

/** Throws 400 at `name`. */
async function requireFree(db: Db, name: string, except?: number): Promise<void> {
  if (await nameIsTaken(db, name, except)) refuseFields({ name: [personRefusals.anotherBranchName] })
}
