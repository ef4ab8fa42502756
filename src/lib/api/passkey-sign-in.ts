import { SignedIn } from '../contract/account.ts'
import { type PasskeyAssertion, PasskeyOptions } from '../contract/factors.ts'
import { signByPasskey } from '../passkeys.ts'
import { answerOf, api } from './client.ts'

/** Lets the device sign for a sign-in. Throws ApiError, or an Error with a sentence when the device does not. */
export async function signForSignIn(): Promise<PasskeyAssertion> {
  return signByPasskey(await answerOf(PasskeyOptions, api.url('auth/passkey-login/options/').post()))
}

/** POST auth/passkey-login/: signs in with a passkey alone. Throws as above. */
export async function signInByPasskey(): Promise<SignedIn> {
  const passkey = await signForSignIn()
  return answerOf(SignedIn, api.url('auth/passkey-login/').post({ passkey }))
}
