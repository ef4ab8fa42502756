import { makePasskey } from '../../browser/passkeys.ts'
import {
  AppSecret,
  Enrolled,
  Factors,
  PasskeyOptions,
  type Proof,
  RecoveryCodes,
} from '../../contract/accounts/factors.ts'
import type { Id } from '../../contract/base.ts'
import { answerOf, api, bodyOf, detailIn } from '../client.ts'

/* Extensions for second factors and passkeys. Each throws ApiError. Changes require step-up authentication. */

/** GET auth/factors/. */
export const readFactors = (): Promise<Factors> => answerOf(Factors, api.get('auth/factors/'))

/** POST auth/factors/app/: secret for an authenticator app. The factor is inactive until it is confirmed. */
export const beginApp = (): Promise<AppSecret> => answerOf(AppSecret, api.url('auth/factors/app/').post())

/** POST auth/factors/app/confirm/: confirms the app with its first code. */
export const confirmApp = (code: string): Promise<Enrolled> =>
  answerOf(Enrolled, api.url('auth/factors/app/confirm/').post({ code }))

/** DELETE auth/factors/app/. */
export const removeApp = async (): Promise<void> => void (await api.url('auth/factors/app/').delete().res())

/** POST auth/factors/recovery-codes/: ten new codes, which replace the previous ones. */
export async function makeRecoveryCodes(): Promise<string[]> {
  const answer = await answerOf(RecoveryCodes, api.url('auth/factors/recovery-codes/').post())
  return answer.recovery_codes
}

/**
 * POST auth/passkeys/: creates a passkey on the device and registers it.
 * Throws ApiError, or an Error with a message for the user when the device creates none.
 */
export async function addPasskey(name: string): Promise<Enrolled> {
  const options = await answerOf(PasskeyOptions, api.url('auth/passkeys/options/').post())
  const passkey = await makePasskey(options)
  return answerOf(Enrolled, api.url('auth/passkeys/').post({ name, passkey }))
}

/** PATCH auth/passkeys/{id}/. */
export const renamePasskey = async (id: number, name: string): Promise<void> =>
  void (await api.url(`auth/passkeys/${id}/`).patch({ name }).res())

/** DELETE auth/passkeys/{id}/. */
export const removePasskey = async (id: number): Promise<void> =>
  void (await api.url(`auth/passkeys/${id}/`).delete().res())

/** POST auth/prove/: step-up authentication. Throws ApiError, with the server's field errors. */
export async function prove(proof: Proof): Promise<void> {
  await api.url('auth/prove/').post(proof).res()
}

/** POST auth/prove/options/: the passkey challenge for step-up authentication. Throws ApiError. */
export const readProofOptions = (): Promise<PasskeyOptions> =>
  answerOf(PasskeyOptions, api.url('auth/prove/options/').post())

/* Extensions for the super admin: second factors of another user. Each throws ApiError. */

/** GET admin/users/{id}/factors/. */
export const readUserFactors = (id: Id): Promise<Factors> =>
  answerOf(Factors, api.get(`admin/users/${id}/factors/`))

/** DELETE admin/users/{id}/factors/: the user then signs in with the password only. Returns the server's message. */
export const resetUserFactors = (id: Id): Promise<string> =>
  bodyOf(api.url(`admin/users/${id}/factors/`).delete()).then(detailIn)

/** POST admin/users/{id}/factors/grace/: extends the grace period by a week. Returns the server's message. */
export const extendUserGrace = (id: Id): Promise<string> =>
  bodyOf(api.url(`admin/users/${id}/factors/grace/`).post()).then(detailIn)
