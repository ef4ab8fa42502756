import { signByPasskey } from '../../browser/passkeys.ts'
import { SignedIn } from '../../contract/accounts/account.ts'
import { type PasskeyAssertion, PasskeyOptions } from '../../contract/accounts/factors.ts'
import { answerOf, api } from '../client.ts'

/** Signs a challenge with a passkey, for sign-in. Throws ApiError, or an Error with a message when the device does not sign. */
export async function signForSignIn(): Promise<PasskeyAssertion> {
  return signByPasskey(await answerOf(PasskeyOptions, api.url('auth/passkey-login/options/').post()))
}

/** POST auth/passkey-login/: signs in with a passkey only. Throws as above. */
export async function signInByPasskey(): Promise<SignedIn> {
  const passkey = await signForSignIn()
  return answerOf(SignedIn, api.url('auth/passkey-login/').post({ passkey }))
}
