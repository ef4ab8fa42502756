import { Hono } from 'hono'
import * as z from 'zod/mini'
import { Done, pageOf } from '../../../lib/contract/answer.ts'
import {
  BelongingAnswer,
  BelongingForm,
  BranchAnswer,
  BranchForm,
} from '../../../lib/contract/people/branch.ts'
import { demands } from '../../accounts/accounts/rights/demands.ts'
import { roles } from '../../accounts/accounts/rights/guards.ts'
import { requireRecentProof } from '../../accounts/accounts/rights/step-up.ts'
import type { AppEnv } from '../../platform/context.ts'
import type { Db } from '../../platform/db/tables.ts'
import { refuse, refuseFields } from '../../platform/errors/refusal.ts'
import { callerOf } from '../../platform/http/caller.ts'
import { describe } from '../../platform/http/describe.ts'
import { idempotent } from '../../platform/http/idempotency/idempotency.ts'
import { id, idOf } from '../../platform/http/ids.ts'
import { answerPage, readPaging } from '../../platform/http/page.ts'
import { changedMeanwhile, requireUnchanged } from '../../platform/http/preconditions.ts'
import { bodyOf, takes } from '../../platform/http/takes.ts'
import { unassignMoved } from '../../register/entries/unassign.ts'
import { note } from '../../settings/system-log/note.ts'
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

const Belongings = z.array(BelongingAnswer)
const noSuch = 'There is no such branch.'

/** Branches of the church: an extension (docs/decisions/people.md#branches). */
export const branches = new Hono<AppEnv>()
  .get(
    '/',
    roles('admin'),
    describe({
      summary: 'The branches of the church in their order',
      paged: true,
      answer: pageOf(BranchAnswer),
    }),
    async (c) => {
      const paging = readPaging(c, branchOrders)
      return c.json(answerPage(c, paging, await listBranches(c.var.db, paging)))
    },
  )
  .post(
    '/',
    roles('admin'),
    idempotent,
    demands('nothing'),
    describe({ summary: 'Adds a branch', status: 201, answer: BranchAnswer }),
    takes(BranchForm),
    async (c) => {
      const form = await bodyOf(c)
      const added = await c.var.db.transaction().execute(async (db) => {
        await requireFree(db, form.name)
        const branch = await addBranch(db, form, c.var.now())
        await note(c, db, 'Branch added', { detail: form.name })
        return branchOf(db, branch)
      })
      c.var.cache.invalidate('branches')
      return c.json(added, 201)
    },
  )
  .put(
    `/${id}`,
    roles('admin'),
    demands('nothing'),
    describe({ summary: 'Changes a branch, closes or opens it', answer: BranchAnswer }),
    takes(BranchForm),
    async (c) => {
      const form = await bodyOf(c)
      const changed = await c.var.db.transaction().execute(async (db) => {
        const { is_open } = await branchOf(db, idOf(c))
        await requireFree(db, form.name, idOf(c))
        if (!(await changeBranch(db, idOf(c), form))) refuse(409, changedMeanwhile)
        const action =
          is_open === form.is_open ? 'Branch changed' : form.is_open ? 'Branch opened' : 'Branch closed'
        await note(c, db, action, { detail: form.name })
        return branchOf(db, idOf(c))
      })
      c.var.cache.invalidate('branches')
      return c.json(changed)
    },
  )
  .delete(
    `/${id}`,
    roles('admin'),
    demands('nothing'),
    describe({ summary: 'Deletes a branch to which nothing belongs', seen: 'its version', answer: Done }),
    async (c) => {
      await c.var.db.transaction().execute(async (db) => {
        const { name, version } = await branchOf(db, idOf(c))
        requireUnchanged(c, version)
        const why = await removeBranch(db, idOf(c))
        if (why) refuse(409, why)
        await note(c, db, 'Branch deleted', { detail: name, status: 'warning' })
      })
      c.var.cache.invalidate('branches')
      return c.json({ detail: 'The branch is deleted.' })
    },
  )
  .get(
    `/${id}/belongings`,
    roles('admin'),
    describe({
      summary: 'Staff, fellowships and services, with the branch to which each belongs',
      answer: Belongings,
    }),
    async (c) => {
      await branchOf(c.var.db, idOf(c))
      return c.json(await listBelongings(c.var.db))
    },
  )
  .put(
    `/${id}/belongings`,
    roles('admin'),
    demands({ proof: 'when it is somebody of the staff' }),
    describe({
      summary: 'Lets a member of the staff, a fellowship or a service belong to a branch, or to none',
      answer: Belongings,
    }),
    takes(BelongingForm),
    async (c) => {
      const { what, of, belongs } = await bodyOf(c)
      // The branch of a staff member limits what they see, so a change requires step-up, as a change of duties does.
      if (what === 'staff') await requireRecentProof(c)
      const answer = await c.var.db.transaction().execute(async (db) => {
        const branch = await branchOf(db, idOf(c))
        if (belongs && !branch.is_open) refuse(409, 'This branch is closed. Please open it again first.')
        const name = await setBelonging(db, { what, of, branch: belongs ? branch.id : null })
        if (name === undefined) refuse(404, 'This is not there any more. Please look again.')
        if (what === 'staff' && belongs)
          await unassignMoved(
            db,
            { account: of, branch: branch.id },
            { by: callerOf(c).id, now: c.var.now() },
          )
        const detail = `${what} ${name}: ${belongs ? branch.name : 'no branch'}`
        await note(c, db, 'Branch of something changed', {
          detail,
          status: what === 'staff' ? 'warning' : 'success',
        })
        return listBelongings(db)
      })
      return c.json(answer)
    },
  )

/** Throws 404. */
const branchOf = async (db: Db, branch: number) => (await findBranch(db, branch)) ?? refuse(404, noSuch)

/** Throws 400 at `name`. */
async function requireFree(db: Db, name: string, except?: number): Promise<void> {
  if (await nameIsTaken(db, name, except)) refuseFields({ name: ['Another branch has this name'] })
}
