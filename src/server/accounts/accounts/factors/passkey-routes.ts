import { Hono } from 'hono'
import { SignedInAnswer } from '../../../../lib/contract/accounts/account.ts'
import {
  Enrolled,
  NewPasskey,
  PasskeyName,
  PasskeyOptions,
  PasskeySignIn,
} from '../../../../lib/contract/accounts/factors.ts'
import { Done } from '../../../../lib/contract/answer.ts'
import type { AppEnv } from '../../../platform/context.ts'
import { refuse } from '../../../platform/errors/refusal.ts'
import { callerOf } from '../../../platform/http/caller.ts'
import { describe } from '../../../platform/http/describe.ts'
import { id, idOf } from '../../../platform/http/ids.ts'
import { bodyOf, takes } from '../../../platform/http/takes.ts'
import { note } from '../../../settings/system-log/note.ts'
import { record } from '../../../settings/system-log/repo.ts'
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

const unknown = 'There is no such passkey.'
const taken = 'This passkey is in use already. Please make a new one, or use another device.'

/** Passkeys: registers, renames and removes one's own, and signs in with one alone (WebAuthn level 3). */
export const passkeys = new Hono<AppEnv>()
  .post(
    '/passkey-login/options',
    unguarded,
    describe({ summary: 'What an authenticator signs to sign somebody in', answer: PasskeyOptions }),
    async (c) => {
      await c.var.limits.consume('passkey by address', c.var.address)
      return c.json(await requestOptions(c))
    },
  )
  .post(
    '/passkey-login',
    unguarded,
    demands({ tells: 'the owner' }),
    describe({
      summary: 'Signs in with a passkey alone, which counts as both factors',
      answer: SignedInAnswer,
    }),
    takes(PasskeySignIn),
    async (c) => {
      const giveBack = await c.var.limits.consume('login by address', c.var.address)
      const { passkey, take_back = false } = await bodyOf(c)
      const used = await readAssertion(c, passkey, { purpose: 'sign-in', account_id: null })
      const account = used && (await findAccount(c.var.db, used.account_id))
      if (!account) {
        const said = { action: 'Sign-in failed', detail: 'passkey', status: 'warning' } as const
        await record(c.var.db, { at: c.var.now(), address: c.var.address, ...said })
        refuse(401, 'This passkey is not known here. Please log in with your password.')
      }
      await giveBack()
      return c.json(await signIn(c, account, { takeBack: take_back, by: 'passkey' }))
    },
  )
  .post(
    '/prove/options',
    signedIn,
    demands('nothing'),
    describe({ summary: 'What my authenticator signs to confirm that it is me', answer: PasskeyOptions }),
    async (c) => {
      const { id: accountId } = callerOf(c)
      await c.var.limits.consume('passkey by account', String(accountId))
      return c.json(await requestOptions(c, accountId))
    },
  )
  .post(
    '/passkeys/options',
    signedIn,
    demands({ proof: 'always' }),
    describe({ summary: 'What an authenticator makes a new passkey from', answer: PasskeyOptions }),
    async (c) => {
      await beginChange(c)
      const account = await findAccount(c.var.db, callerOf(c).id)
      return c.json(await creationOptions(c, account ?? refuse(404, 'There is no such member.')))
    },
  )
  .post(
    '/passkeys',
    signedIn,
    demands({ proof: 'always', tells: 'the owner' }),
    describe({ summary: 'Adds a passkey to my account', status: 201, answer: Enrolled }),
    takes(NewPasskey),
    async (c) => {
      await beginChange(c)
      const { id: accountId } = callerOf(c)
      const { name, passkey } = await bodyOf(c)
      const made = await readAttestation(c, passkey, accountId)
      if (!made)
        refuse(400, 'This passkey was not taken: too much time had passed, or it is of another site.')
      const recovery_codes = await c.var.db.transaction().execute(async (db) => {
        if ((await listPasskeys(db, accountId)).length >= mostPasskeys)
          refuse(409, `You have ${mostPasskeys} passkeys. Please remove one first.`)
        if (await findPasskey(db, made.credential_id)) refuse(409, taken)
        await addPasskey(db, { ...made, name, created_at: c.var.now().toISOString(), last_used_at: null })
        await note(c, db, 'Passkey added')
        return firstRecoveryCodes(c, db)
      })
      await emailCaller(c, passkeyAdded)
      return c.json({ detail: 'Your passkey is added.', recovery_codes }, 201)
    },
  )
  .patch(
    `/passkeys/${id}`,
    signedIn,
    demands('nothing'),
    describe({ summary: 'Renames one of my passkeys', answer: Done }),
    takes(PasskeyName),
    async (c) => {
      const { id: accountId } = callerOf(c)
      await c.var.limits.consume('factor change by account', String(accountId))
      const { name } = await bodyOf(c)
      if (!(await renamePasskey(c.var.db, { id: idOf(c), accountId }, name))) refuse(404, unknown)
      return c.json({ detail: 'Your passkey has a new name.' })
    },
  )
  .delete(
    `/passkeys/${id}`,
    signedIn,
    demands({ proof: 'always', tells: 'the owner' }),
    describe({ summary: 'Removes one of my passkeys', answer: Done }),
    async (c) => {
      const { id: accountId } = callerOf(c)
      await beginChange(c)
      await c.var.db.transaction().execute(async (db) => {
        if ((await removePasskeys(db, { id: idOf(c), accountId })) === 0) refuse(404, unknown)
        await note(c, db, 'Passkey removed', { status: 'warning' })
        await dropLastCodes(c, db)
      })
      await emailCaller(c, passkeyRemoved)
      return c.json({ detail: 'Your passkey is removed.' })
    },
  )
