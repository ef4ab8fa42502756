import * as factorCalls from '../../../../lib/contract/accounts/calls/factors.ts'
import * as passkeySignInCalls from '../../../../lib/contract/accounts/calls/passkey-sign-in.ts'
import { refuse } from '../../../platform/errors/refusal.ts'
import { callerOf } from '../../../platform/http/caller.ts'
import { Routes } from '../../../platform/http/routes.ts'
import { bodyOf } from '../../../platform/http/takes.ts'
import { audit } from '../../../settings/system-log/audit.ts'
import { record } from '../../../settings/system-log/repo.ts'
import { accountAnswers, accountRefusals } from '../messages.ts'
import { findAccount } from '../repo.ts'
import { demands } from '../rights/demands.ts'
import { signedIn, unguarded } from '../rights/guards.ts'
import { signIn } from '../routes.ts'
import { passkeyAdded, passkeyRemoved } from './emails.ts'
import {
  addPasskey,
  findPasskey,
  listPasskeys,
  mostPasskeys,
  removePasskeys,
  renamePasskey,
} from './passkeys.ts'
import { beginChange, dropLastCodes, emailCaller, firstRecoveryCodes } from './routes.ts'
import { creationOptions, readAssertion, readAttestation, requestOptions } from './webauthn.ts'

const unknown = () => accountRefusals.noPasskey
const taken = () => accountRefusals.passkeyInUseAlready

/** Passkeys: registers, renames and removes one's own, and signs in with one alone (WebAuthn level 3). */
export const passkeys = new Routes()
  .answer(passkeySignInCalls.readSignInOptions, unguarded, async (c) => {
    await c.var.limits.consume('passkey by address', c.var.address)
    return { ...(await requestOptions(c)) }
  })
  .answer(passkeySignInCalls.signInByPasskey, [unguarded, demands({ tells: 'the owner' })], async (c) => {
    const giveBack = await c.var.limits.consume('login by address', c.var.address)
    const { passkey, take_back = false } = await bodyOf(c)
    const used = await readAssertion(c, passkey, { purpose: 'sign-in', account_id: null })
    const account = used && (await findAccount(c.var.db, used.account_id))
    if (!account) {
      const entry = { action: 'Sign-in failed', detail: 'passkey', status: 'warning' } as const
      await record(c.var.db, { at: c.var.now(), address: c.var.address, ...entry })
      refuse(401, accountRefusals.passkeyNotKnownHere)
    }
    await giveBack()
    return signIn(c, account, { takeBack: take_back, by: 'passkey' })
  })
  .answer(factorCalls.readProofOptions, [signedIn, demands('nothing')], async (c) => {
    const { id: accountId } = callerOf(c)
    await c.var.limits.consume('passkey by account', String(accountId))
    return { ...(await requestOptions(c, accountId)) }
  })
  .answer(factorCalls.readPasskeyOptions, [signedIn, demands({ proof: 'always' })], async (c) => {
    await beginChange(c)
    const account = await findAccount(c.var.db, callerOf(c).id)
    return { ...(await creationOptions(c, account ?? refuse(404, accountRefusals.noMember))) }
  })
  .answer(factorCalls.addPasskey, [signedIn, demands({ proof: 'always', tells: 'the owner' })], async (c) => {
    await beginChange(c)
    const { id: accountId } = callerOf(c)
    const { name, passkey } = await bodyOf(c)
    const made = await readAttestation(c, passkey, accountId)
    if (!made) refuse(400, accountRefusals.passkeyWasNotTaken)
    const recovery_codes = await c.var.db.transaction().execute(async (db) => {
      if ((await listPasskeys(db, accountId)).length >= mostPasskeys)
        refuse(409, accountRefusals.youHaveMostpasskeysPasskeys({ mostPasskeys }))
      if (await findPasskey(db, made.credential_id)) refuse(409, taken())
      await addPasskey(db, { ...made, name, created_at: c.var.now().toISOString(), last_used_at: null })
      await audit(c, db, 'Passkey added')
      return firstRecoveryCodes(c, db)
    })
    await emailCaller(c, passkeyAdded)
    return { detail: accountAnswers.yourPasskeyAdded, recovery_codes }
  })
  .answer(factorCalls.renamePasskey, [signedIn, demands('nothing')], async (c, { id }) => {
    const { id: accountId } = callerOf(c)
    await c.var.limits.consume('factor change by account', String(accountId))
    const { name } = await bodyOf(c)
    if (!(await renamePasskey(c.var.db, { id, accountId }, name))) refuse(404, unknown())
    return { detail: accountAnswers.yourPasskeyNewName }
  })
  .answer(
    factorCalls.removePasskey,
    [signedIn, demands({ proof: 'always', tells: 'the owner' })],
    async (c, { id }) => {
      const { id: accountId } = callerOf(c)
      await beginChange(c)
      await c.var.db.transaction().execute(async (db) => {
        if ((await removePasskeys(db, { id, accountId })) === 0) refuse(404, unknown())
        await audit(c, db, 'Passkey removed', { status: 'warning' })
        await dropLastCodes(c, db)
      })
      await emailCaller(c, passkeyRemoved)
      return { detail: accountAnswers.yourPasskeyRemoved }
    },
  )
