import type { Context } from 'hono'
import { drawQr } from '../../../../lib/browser/draw-qr.ts'
import * as calls from '../../../../lib/contract/accounts/calls/factors.ts'
import { shortNameOf } from '../../../../lib/contract/website/church.ts'
import type { AppEnv } from '../../../platform/context.ts'
import type { Db } from '../../../platform/db/tables.ts'
import { refuse, refuseFields } from '../../../platform/errors/refusal.ts'
import { callerOf } from '../../../platform/http/caller.ts'
import { Routes } from '../../../platform/http/routes.ts'
import { bodyOf } from '../../../platform/http/takes.ts'
import { readChurch } from '../../../settings/church-settings/repo.ts'
import { audit } from '../../../settings/system-log/audit.ts'
import { emailOwner, type OwnerEmail } from '../addresses/owner-emails.ts'
import { accountAnswers, accountRefusals } from '../messages.ts'
import { findAccount } from '../repo.ts'
import { demands } from '../rights/demands.ts'
import { signedIn } from '../rights/guards.ts'
import { requireRecentProof } from '../rights/step-up.ts'
import { appAdded, appRemoved, recoveryCodesMade } from './emails.ts'
import { countRecoveryCodes, makeRecoveryCodes, removeRecoveryCodes } from './recovery-codes.ts'
import { findRequirement } from './second-factor-requirement.ts'
import { beginTotp, confirmTotp, removeTotp, totpAddress } from './totp.ts'
import { hasFactor, readFactors } from './ways.ts'

/** Routes for users' own authenticator app and recovery codes. Each change requires a recent proof of identity. */
export const ownFactors = new Routes()
  .answer(calls.readFactors, signedIn, async (c) => {
    const { id } = callerOf(c)
    return { ...(await readFactors(c.var.db, id)), ...(await findRequirement(c, id)) }
  })
  .answer(calls.beginApp, [signedIn, demands({ proof: 'always' })], async (c) => {
    await beginChange(c)
    const { id: accountId, username } = callerOf(c)
    const begun = await beginTotp(c.var.db, { accountId, keys: c.var.factorKeys, now: c.var.now() })
    const secret = begun ?? refuse(409, accountRefusals.youUseAppAlready)
    const issuer = shortNameOf(await readChurch(c.var.db))
    const address = totpAddress(secret, { username, issuer })
    return { secret, address, qr: drawQr(address) }
  })
  .answer(calls.confirmApp, [signedIn, demands({ proof: 'always', tells: 'the owner' })], async (c) => {
    const { id: accountId } = callerOf(c)
    await beginChange(c)
    const { code } = await bodyOf(c)
    await c.var.limits.consume('factor by account', String(accountId))
    const recovery_codes = await c.var.db.transaction().execute(async (db) => {
      const of = { accountId, keys: c.var.factorKeys, now: c.var.now() }
      if (!(await confirmTotp(db, code, of))) refuseFields({ code: [wrongFirst()] })
      await audit(c, db, 'Authenticator app added')
      return firstRecoveryCodes(c, db)
    })
    await c.var.limits.forgive('factor by account', String(accountId))
    await emailCaller(c, appAdded)
    return { detail: accountAnswers.yourAppSetUp, recovery_codes }
  })
  .answer(calls.removeApp, [signedIn, demands({ proof: 'always', tells: 'the owner' })], async (c) => {
    await beginChange(c)
    await c.var.db.transaction().execute(async (db) => {
      if (!(await removeTotp(db, callerOf(c).id))) refuse(404, accountRefusals.youHaveNoApp)
      await audit(c, db, 'Authenticator app removed', { status: 'warning' })
      await dropLastCodes(c, db)
    })
    await emailCaller(c, appRemoved)
    return { detail: accountAnswers.yourAppRemoved }
  })
  .answer(
    calls.makeRecoveryCodes,
    [signedIn, demands({ proof: 'always', tells: 'the owner' })],
    async (c) => {
      await beginChange(c)
      const { id } = callerOf(c)
      const recovery_codes = await c.var.db.transaction().execute(async (db) => {
        if (!hasFactor(await readFactors(db, id))) refuse(409, accountRefusals.recoveryCodesComeWith)
        await audit(c, db, 'Recovery codes made anew', { status: 'warning' })
        return makeRecoveryCodes(db, id, c.var.now())
      })
      await emailCaller(c, recoveryCodesMade)
      return { recovery_codes }
    },
  )

const wrongFirst = () => accountRefusals.codeNotRightPlease

/** Before a change of the caller's own factors: requires a recent proof of identity, and applies the rate limit. */
export async function beginChange(c: Context<AppEnv>): Promise<void> {
  await requireRecentProof(c)
  await c.var.limits.consume('factor change by account', String(callerOf(c).id))
}

/** New recovery codes for a caller without any; null for a caller who has some. */
export async function firstRecoveryCodes(c: Context<AppEnv>, db: Db): Promise<string[] | null> {
  const { id } = callerOf(c)
  return (await countRecoveryCodes(db, id)) > 0 ? null : makeRecoveryCodes(db, id, c.var.now())
}

/** Deletes the recovery codes with the last other factor, because they only replace one. */
export async function dropLastCodes(c: Context<AppEnv>, db: Db): Promise<void> {
  const { id } = callerOf(c)
  if (!hasFactor(await readFactors(db, id))) await removeRecoveryCodes(db, id)
}

/** E-mails the caller. */
export async function emailCaller(c: Context<AppEnv>, email: OwnerEmail): Promise<void> {
  const account = await findAccount(c.var.db, callerOf(c).id)
  if (account) emailOwner(c, account, email)
}
