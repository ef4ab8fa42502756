import { signByPasskey } from '../../browser/passkeys.ts'
import type { SignedIn } from '../../contract/accounts/account.ts'
import * as calls from '../../contract/accounts/calls/passkey-sign-in.ts'
import { call } from '../call.ts'

/** Signs a challenge with a passkey, for sign-in. Throws ApiError, or an Error with a message when the device does not sign. */
export const signForSignIn = async () => signByPasskey(await call(calls.readSignInOptions))

/** Signs in with a passkey only. Throws as above. */
export async function signInByPasskey(): Promise<SignedIn> {
  const passkey = await signForSignIn()
  return call(calls.signInByPasskey, { body: { passkey } })
}
