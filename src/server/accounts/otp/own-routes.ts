import type { Context } from 'hono'
import * as calls from '../../../lib/contract/accounts/calls/otp.ts'
import type { OwnTelephone } from '../../../lib/contract/accounts/otp.ts'
import type { AppEnv } from '../../platform/context.ts'
import { refuse } from '../../platform/errors/refusal.ts'
import { callerOf } from '../../platform/http/caller.ts'
import { idempotent } from '../../platform/http/idempotency/idempotency.ts'
import { Routes } from '../../platform/http/routes.ts'
import { bodyOf } from '../../platform/http/takes.ts'
import { claimPerson } from '../../register/entries/claim.ts'
import { readChurchSettings } from '../../settings/church-settings/repo.ts'
import { audit } from '../../settings/system-log/audit.ts'
import {
  confirmTelephone,
  dropTelephone,
  findConfirmed,
  isOld,
} from '../accounts/addresses/confirmed-telephones.ts'
import { emailOwner } from '../accounts/addresses/owner-emails.ts'
import { telephoneConfirmed, telephoneDropped } from '../accounts/addresses/telephone-emails.ts'
import { accountRefusals } from '../accounts/messages.ts'
import { findAccount } from '../accounts/repo.ts'
import { demands } from '../accounts/rights/demands.ts'
import { signedIn } from '../accounts/rights/guards.ts'
import { askForCode } from './ask.ts'
import { consumeCode } from './codes.ts'
import { judgeCode, refuseWrong } from './judge.ts'
import { offersCodes } from './offer.ts'

/** The own telephone number, which its owner confirms by a code. */
export const ownTelephone = new Routes()
  .answer(calls.readOwnTelephone, signedIn, (c) => describeOwn(c))
  .answer(calls.requestConfirmationCode, [signedIn, demands({ proof: 'always' })], async (c) => {
    const { telephone } = await bodyOf(c)
    const { id: accountId } = callerOf(c)
    await c.var.limits.consume('text code by account', String(accountId))
    return askForCode(c, { telephone, purpose: 'confirm', accountId })
  })
  .answer(
    calls.confirmTelephone,
    [signedIn, idempotent, demands({ proof: 'always', tells: 'the owner' })],
    async (c) => {
      const right = await judgeCode(c, { ...(await bodyOf(c)), purpose: 'confirm' })
      const caller = callerOf(c)
      if (right.account.id !== caller.id) refuseWrong()
      const now = c.var.now()
      const { telephone } = right
      const before = await c.var.db.transaction().execute(async (db) => {
        if (!(await consumeCode(db, right.id, now))) refuseWrong()
        const done = await confirmTelephone(db, { accountId: caller.id, telephone, now })
        if (done === 'taken') refuse(409, taken())
        await claimPerson(db, { ...right.account, telephone }, now, 'telephone')
        await audit(c, db, 'Telephone number confirmed')
        return done.before === undefined ? undefined : findAccount(db, done.before)
      })
      emailOwner(c, right.account, telephoneConfirmed)
      if (before) emailOwner(c, before, telephoneDropped)
      c.var.cache.invalidate('fellowships')
      return describeOwn(c)
    },
  )
  .answer(calls.dropTelephone, [signedIn, demands({ proof: 'always', tells: 'the owner' })], async (c) => {
    const { id } = callerOf(c)
    const account = (await findAccount(c.var.db, id)) ?? refuse(404, accountRefusals.noMember)
    const isDropped = await c.var.db.transaction().execute(async (db) => {
      const dropped = await dropTelephone(db, id)
      if (dropped) await audit(c, db, 'Signing in by telephone ended')
      return dropped
    })
    if (isDropped) emailOwner(c, account, telephoneDropped)
    return describeOwn(c)
  })

const taken = () => accountRefusals.somebodyElseHasConfirmed

async function describeOwn(c: Context<AppEnv>): Promise<OwnTelephone> {
  const { db } = c.var
  const { id } = callerOf(c)
  const account = (await findAccount(db, id)) ?? refuse(404, accountRefusals.noMember)
  const confirmed = await findConfirmed(db, id)
  return {
    telephone: account.telephone,
    confirmed_at: confirmed?.confirmed_at ?? null,
    is_old: confirmed !== undefined && isOld(confirmed, c.var.now()),
    offered: offersCodes(c.var.messaging.sms, await readChurchSettings(db)),
  }
}
