import { makePasskey } from '../../browser/passkeys.ts'
import * as others from '../../contract/accounts/calls/account-factors.ts'
import * as calls from '../../contract/accounts/calls/factors.ts'
import type { Enrolled, Proof } from '../../contract/accounts/factors.ts'
import type { Id } from '../../contract/base.ts'
import { call, request } from '../call.ts'
import { bodyOf, detailIn } from '../client.ts'

/* Extensions for second factors and passkeys. Each throws ApiError. Changes require step-up authentication. */

export const readFactors = () => call(calls.readFactors)

/** Secret for an authenticator app. The factor is inactive until it is confirmed. */
export const beginApp = () => call(calls.beginApp)

/** Confirms the app with its first code. */
export const confirmApp = (code: string) => call(calls.confirmApp, { body: { code } })

export const removeApp = () => call(calls.removeApp)

/** Ten new codes, which replace the previous ones. */
export const makeRecoveryCodes = async () => (await call(calls.makeRecoveryCodes)).recovery_codes

/**
 * Creates a passkey on the device and registers it.
 * Throws ApiError, or an Error with a message for the user when the device creates none.
 */
export async function addPasskey(name: string): Promise<Enrolled> {
  const passkey = await makePasskey(await call(calls.readPasskeyOptions))
  return call(calls.addPasskey, { body: { name, passkey } })
}

export const renamePasskey = (id: Id, name: string) => call(calls.renamePasskey, { id, body: { name } })

export const removePasskey = (id: Id) => call(calls.removePasskey, { id })

/** Step-up authentication. Throws ApiError, with the server's field errors. */
export const prove = (body: Proof) => call(calls.prove, { body })

/** The passkey challenge for step-up authentication. */
export const readProofOptions = () => call(calls.readProofOptions)

/* For the super admin: second factors of another user. */

export const readAccountFactors = (id: Id) => call(others.readAccountFactors, { id })

/** The user then signs in with the password only. Returns the server's message. */
export const resetAccountFactors = (id: Id): Promise<string> =>
  bodyOf(request(others.resetAccountFactors, { id })).then(detailIn)

/** Extends the grace period by a week. Returns the server's message. */
export const extendAccountGrace = (id: Id): Promise<string> =>
  bodyOf(request(others.extendAccountGrace, { id })).then(detailIn)
