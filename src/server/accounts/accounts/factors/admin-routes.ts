import type { Context } from 'hono'
import * as calls from '../../../../lib/contract/accounts/calls/account-factors.ts'
import { formatDay } from '../../../../lib/time/dates.ts'
import type { AppEnv } from '../../../platform/context.ts'
import type { Db } from '../../../platform/db/tables.ts'
import { refuse } from '../../../platform/errors/refusal.ts'
import { callerOf } from '../../../platform/http/caller.ts'
import { idOf } from '../../../platform/http/ids.ts'
import { Routes } from '../../../platform/http/routes.ts'
import { zoneOf } from '../../../settings/church-settings/place.ts'
import { audit } from '../../../settings/system-log/audit.ts'
import { emailOwner, type OwnerEmail } from '../addresses/owner-emails.ts'
import { accountAnswers, accountRefusals } from '../messages.ts'
import { type Account, findAccount } from '../repo.ts'
import { demands } from '../rights/demands.ts'
import { roles } from '../rights/guards.ts'
import { requireRecentProof } from '../rights/step-up.ts'
import { factorsReset, graceExtended } from './emails.ts'
import { resetFactors } from './reset.ts'
import { extendGrace, findRequirement } from './second-factor-requirement.ts'
import { readFactors } from './ways.ts'

const absent = () => accountRefusals.noMember

/** Routes for a super admin to help users who lost a phone, so that no user is locked out for good. */
export const factorAdmin = new Routes()
  .answer(calls.readAccountFactors, roles('admin'), async (c, { id }) => {
    const account = (await findAccount(c.var.db, id)) ?? refuse(404, absent())
    const { passkeys, ...held } = await readFactors(c.var.db, account.id)
    // The names that users give their devices are private.
    const unnamed = passkeys.map((passkey) => ({ ...passkey, name: '' }))
    return { ...held, passkeys: unnamed, ...(await findRequirement(c, account.id)) }
  })
  .answer(
    calls.resetAccountFactors,
    [roles('admin'), demands({ proof: 'always', tells: 'the owner' })],
    async (c) => {
      await actOnAnother(c, 'Second factors reset', factorsReset, async (db, { id: accountId }) => {
        await resetFactors(db, accountId)
        await extendGrace(db, accountId, c.var.now())
      })
      return {
        detail: c.var.messaging.mails ? accountAnswers.secondStepResetTold : accountAnswers.secondStepReset,
      }
    },
  )
  .answer(
    calls.extendAccountGrace,
    [roles('admin'), demands({ proof: 'always', tells: 'the owner' })],
    async (c) => {
      const ends = await actOnAnother(c, 'Second factor: a week more', graceExtended, (db, account) =>
        extendGrace(db, account.id, c.var.now()),
      )
      return { detail: accountAnswers.haveUntil({ day: formatDay(ends, await zoneOf(c.var.db)) }) }
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
  const account = (await findAccount(c.var.db, idOf(c))) ?? refuse(404, absent())
  if (account.id === callerOf(c).id) refuse(409, accountRefusals.yourOwnYouFind)
  const done = await c.var.db.transaction().execute(async (db) => {
    await audit(c, db, action, { detail: account.username, status: 'warning' })
    return act(db, account)
  })
  emailOwner(c, account, email)
  return done
}
