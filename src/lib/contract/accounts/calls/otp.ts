import { route } from '../../route.ts'
import { SignedIn, SignedInAnswer } from '../account.ts'
import { CodeAsked, CodeRequest, OwnTelephone, ResetToken, TelephoneSignIn, TextCode } from '../otp.ts'

export const requestLoginCode = route('POST', 'auth/telephone-code/', {
  summary: 'Sends a code for signing in by text message, if the number is confirmed for an account',
  body: CodeRequest,
  answer: CodeAsked,
})

export const signInByCode = route('POST', 'auth/telephone-login/', {
  summary: 'Signs in with a code that came by text message, once',
  body: TelephoneSignIn,
  answer: SignedIn,
  exact: SignedInAnswer,
})

export const requestResetCode = route('POST', 'auth/forgot-password/telephone/', {
  summary: 'Sends a code for a new password by text message, if the number is confirmed for an account',
  body: CodeRequest,
  answer: CodeAsked,
})

export const exchangeCode = route('POST', 'auth/forgot-password/telephone/code/', {
  summary: 'Exchanges a code that came by text message for the token of a link for a new password, once',
  body: TextCode,
  answer: ResetToken,
})

export const readOwnTelephone = route('GET', 'users/me/telephone/', {
  summary: 'My telephone number, and whether I have confirmed it',
  answer: OwnTelephone,
})

export const requestConfirmationCode = route('POST', 'users/me/telephone/code/', {
  summary: 'Sends the code that confirms my telephone number',
  body: CodeRequest,
  answer: CodeAsked,
})

export const confirmTelephone = route('POST', 'users/me/telephone/', {
  summary: 'Confirms my telephone number with the code, and makes it the number of my account',
  body: TextCode,
  answer: OwnTelephone,
})

export const dropTelephone = route('DELETE', 'users/me/telephone/', {
  summary: 'Lets nobody sign in with my telephone number any more',
  answer: OwnTelephone,
})
