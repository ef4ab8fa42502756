import { type Context, Hono } from 'hono'
import { Factors } from '../../../../lib/contract/accounts/factors.ts'
import { Done } from '../../../../lib/contract/answer.ts'
import { formatDay } from '../../../../lib/time/dates.ts'
import type { AppEnv } from '../../../platform/context.ts'
import type { Db } from '../../../platform/db/tables.ts'
import { refuse } from '../../../platform/errors/refusal.ts'
import { callerOf } from '../../../platform/http/caller.ts'
import { describe } from '../../../platform/http/describe.ts'
import { id, idOf } from '../../../platform/http/ids.ts'
import { zoneOf } from '../../../settings/church-settings/place.ts'
import { note } from '../../../settings/system-log/note.ts'
import { emailOwner, type OwnerEmail } from '../addresses/owner-emails.ts'
import { type Account, findAccount } from '../repo.ts'
import { demands } from '../rights/demands.ts'
import { roles } from '../rights/guards.ts'
import { requireRecentProof } from '../rights/step-up.ts'
import { factorsReset, graceExtended } from './emails.ts'
import { resetFactors } from './reset.ts'
import { extendGrace, findRequirement } from './second-factor-requirement.ts'
import { readFactors } from './ways.ts'

const absent = 'There is no such member.'

/** Routes for a super admin to help users who lost a phone, so that no user is locked out for good. */
export const factorAdmin = new Hono<AppEnv>()
  .get(
    `/users/${id}/factors`,
    roles('admin'),
    describe({ summary: 'What protects somebody’s account beside the password', answer: Factors }),
    async (c) => {
      const account = (await findAccount(c.var.db, idOf(c))) ?? refuse(404, absent)
      const { passkeys, ...held } = await readFactors(c.var.db, account.id)
      // The names that users give their devices are private.
      const unnamed = passkeys.map((passkey) => ({ ...passkey, name: '' }))
      return c.json({ ...held, passkeys: unnamed, ...(await findRequirement(c, account.id)) })
    },
  )
  .delete(
    `/users/${id}/factors`,
    roles('admin'),
    demands({ proof: 'always', tells: 'the owner' }),
    describe({
      summary: 'Removes another’s second factors, so that the password alone signs in',
      answer: Done,
    }),
    async (c) => {
      await actOnAnother(c, 'Second factors reset', factorsReset, async (db, { id: accountId }) => {
        await resetFactors(db, accountId)
        await extendGrace(db, accountId, c.var.now())
      })
      return c.json({
        detail: `The second step is reset.${c.var.messaging.mails ? ' They were told by e-mail.' : ''}`,
      })
    },
  )
  .post(
    `/users/${id}/factors/grace`,
    roles('admin'),
    demands({ proof: 'always', tells: 'the owner' }),
    describe({ summary: 'Gives another a week more to set up a second factor', answer: Done }),
    async (c) => {
      const ends = await actOnAnother(c, 'Second factor: a week more', graceExtended, (db, account) =>
        extendGrace(db, account.id, c.var.now()),
      )
      return c.json({ detail: `They have until ${formatDay(ends, await zoneOf(c.var.db))}.` })
    },
  )

/** Acts on another user's factors: requires a recent proof (403), logs it and e-mails the user. Throws 409 for one's own, 404. */
async function actOnAnother<Result>(
  c: Context<AppEnv>,
  action: string,
  email: OwnerEmail,
  act: (db: Db, account: Account) => Promise<Result>,
): Promise<Result> {
  await requireRecentProof(c)
  await c.var.limits.consume('factor change by account', String(callerOf(c).id))
  const account = (await findAccount(c.var.db, idOf(c))) ?? refuse(404, absent)
  if (account.id === callerOf(c).id)
    refuse(409, 'Your own you find in your settings. For this, please ask another admin.')
  const done = await c.var.db.transaction().execute(async (db) => {
    await note(c, db, action, { detail: account.username, status: 'warning' })
    return act(db, account)
  })
  emailOwner(c, account, email)
  return done
}
