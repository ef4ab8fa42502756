import { route } from '../../route.ts'
import { SignedIn, SignedInAnswer } from '../account.ts'
import { PasskeyOptions, PasskeySignIn } from '../factors.ts'

export const readSignInOptions = route('POST', 'auth/passkey-login/options/', {
  summary: 'What an authenticator signs to sign somebody in',
  answer: PasskeyOptions,
})

export const signInByPasskey = route('POST', 'auth/passkey-login/', {
  summary: 'Signs in with a passkey alone, which counts as both factors',
  body: PasskeySignIn,
  answer: SignedIn,
  exact: SignedInAnswer,
})
