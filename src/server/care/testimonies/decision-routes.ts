import type { Context } from 'hono'
import * as calls from '../../../lib/contract/care/calls/testimonies.ts'
import { type TestimonyFields, testimonyAnswer } from '../../../lib/contract/care/testimony.ts'
import { roles } from '../../accounts/accounts/rights/guards.ts'
import type { AppEnv } from '../../platform/context.ts'
import type { Db } from '../../platform/db/tables.ts'
import { callerOf } from '../../platform/http/caller.ts'
import { requireUnchanged } from '../../platform/http/preconditions.ts'
import { Routes } from '../../platform/http/routes.ts'
import { bodyOf } from '../../platform/http/takes.ts'
import { zoneOf } from '../../settings/church-settings/place.ts'
import { audit } from '../../settings/system-log/audit.ts'
import { tellAt } from '../decisions/tell-authors.ts'
import { approvalOf, decidedMeanwhile, named } from './approval.ts'
import { findCurrent, testimonyOf } from './read.ts'
import { setApproved, setVerified } from './repo.ts'

/** Staff's decisions on testimonies: approval and verification (docs/specification/settled.md). */
export const testimonyDecisions = new Routes()
  .answer(calls.approveTestimony, roles('admin'), async (c) => {
    const { is_approved } = await bodyOf(c)
    const { testimony, authorId } = await testimonyOf(c)
    const action = is_approved ? 'Testimony approved' : 'Testimony hidden'
    await decide(c, { testimony, action }, async (db, now) => {
      requireUnchanged(c, approvalOf(now), decidedMeanwhile(now))
      // Who approves twice changes nothing, and does not put off the e-mail.
      if (now.is_approved === is_approved) return
      const isTold = is_approved && authorId !== callerOf(c).id
      await setApproved(db, now.id, { isApproved: is_approved, tellAt: tellAt(isTold, c.var.now()) })
    })
    return answerOne(c)
  })
  .answer(calls.verifyTestimony, roles('admin'), async (c) => {
    const { verified } = await bodyOf(c)
    const { testimony } = await testimonyOf(c)
    const action = verified ? 'Testimony verified' : 'Testimony no longer verified'
    await decide(c, { testimony, action }, async (db, now) => {
      requireUnchanged(c, now.verified ? 'verified' : 'unverified')
      await setVerified(db, now.id, verified)
    })
    return answerOne(c)
  })

type Act = (db: Db, now: TestimonyFields) => Promise<void>

type Decision = { testimony: TestimonyFields; action: string }

/** Decides about a testimony in one transaction. */
async function decide(c: Context<AppEnv>, { testimony, action }: Decision, act: Act): Promise<void> {
  await c.var.db.transaction().execute(async (db) => {
    await act(db, await findCurrent(db, testimony.id))
    await audit(c, db, action, { detail: named(testimony.id) })
  })
  c.var.cache.invalidate('testimonies')
}

const answerOne = async (c: Context<AppEnv>) =>
  testimonyAnswer((await testimonyOf(c)).testimony, await zoneOf(c.var.db))
