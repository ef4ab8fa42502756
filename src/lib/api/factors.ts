import { AppSecret, Enrolled, Factors, PasskeyOptions, RecoveryCodes } from '../contract/factors.ts'
import { makePasskey } from '../passkeys.ts'
import { answerOf, api } from './client.ts'

/* Extensions: what protects an account beside its password. Each throws ApiError; changes ask for a recent proof. */

/** GET auth/factors/. */
export const readFactors = (): Promise<Factors> => answerOf(Factors, api.get('auth/factors/'))

/** POST auth/factors/app/: a secret for an authenticator app, which asks for nothing until it is confirmed. */
export const beginApp = (): Promise<AppSecret> => answerOf(AppSecret, api.url('auth/factors/app/').post())

/** POST auth/factors/app/confirm/: with the first code. */
export const confirmApp = (code: string): Promise<Enrolled> =>
  answerOf(Enrolled, api.url('auth/factors/app/confirm/').post({ code }))

/** DELETE auth/factors/app/. */
export const removeApp = async (): Promise<void> => void (await api.url('auth/factors/app/').delete().res())

/** POST auth/factors/recovery-codes/: ten new ones in place of those from before. */
export async function makeRecoveryCodes(): Promise<string[]> {
  const answer = await answerOf(RecoveryCodes, api.url('auth/factors/recovery-codes/').post())
  return answer.recovery_codes
}

/** POST auth/passkeys/: lets the device make a passkey and registers it. Throws an Error with a sentence when the device does not. */
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
