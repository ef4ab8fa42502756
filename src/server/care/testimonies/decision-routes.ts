import type { Context } from 'hono'
import * as calls from '../../../lib/contract/care/calls/testimonies.ts'
import { type TestimonyFields, testimonyAnswer } from '../../../lib/contract/care/testimony.ts'
import { roles } from '../../accounts/accounts/rights/guards.ts'
import { pageAt } from '../../accounts/accounts/rights/site.ts'
import { sendOptionalEmail } from '../../accounts/member-settings/optional-emails.ts'
import type { AppEnv } from '../../platform/context.ts'
import type { Db } from '../../platform/db/tables.ts'
import { requireUnchanged } from '../../platform/http/preconditions.ts'
import { Routes } from '../../platform/http/routes.ts'
import { bodyOf } from '../../platform/http/takes.ts'
import { zoneOf } from '../../settings/church-settings/place.ts'
import { note } from '../../settings/system-log/note.ts'
import { findCurrent, testimonyOf } from './read.ts'
import { setApproved, setVerified } from './repo.ts'
import { approvalOf, decidedMeanwhile, named } from './rules.ts'

/** Staff's decisions on testimonies: approval and verification (docs/specification/settled.md). */
export const testimonyDecisions = new Routes()
  .answer(calls.approveTestimony, roles('admin'), async (c) => {
    const { is_approved } = await bodyOf(c)
    const { testimony, authorId } = await testimonyOf(c)
    const action = is_approved ? 'Testimony approved' : 'Testimony hidden'
    const before = await decide(c, { testimony, action }, async (db, now) => {
      requireUnchanged(c, approvalOf(now), decidedMeanwhile(now))
      await setApproved(db, now.id, is_approved)
    })
    if (is_approved && !before.is_approved)
      sendOptionalEmail(c, { to: authorId, choice: 'news_mail' }, approvedEmail(c, testimony))
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

const approvedEmail =
  (c: Context<AppEnv>, { title }: TestimonyFields) =>
  ({ first_name }: { first_name: string }) => ({
    subject: 'Your testimony is approved',
    text: `Dear ${first_name},

your testimony “${title}” has been read and approved. From now on everybody can read it: ${pageAt(c.var.settings.PUBLIC_SITE_URL, '/testimonies', 'Testimonies')}

Thank you for sharing it.
`,
  })

type Act = (db: Db, now: TestimonyFields) => Promise<void>

type Decision = { testimony: TestimonyFields; action: string }

/** Decides about a testimony in one transaction. Returns it as it was before. */
async function decide(
  c: Context<AppEnv>,
  { testimony, action }: Decision,
  act: Act,
): Promise<TestimonyFields> {
  const before = await c.var.db.transaction().execute(async (db) => {
    const now = await findCurrent(db, testimony.id)
    await act(db, now)
    await note(c, db, action, { detail: named(testimony.id) })
    return now
  })
  c.var.cache.invalidate('testimonies')
  return before
}

const answerOne = async (c: Context<AppEnv>) =>
  testimonyAnswer((await testimonyOf(c)).testimony, await zoneOf(c.var.db))
