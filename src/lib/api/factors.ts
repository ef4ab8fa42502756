import { AppSecret, Enrolled, Factors, PasskeyOptions, RecoveryCodes } from '../contract/factors.ts'
import { makePasskey } from '../passkeys.ts'
import { answerOf, api } from './client.ts'

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
