import { SignedIn } from '../../contract/accounts/account.ts'
import {
  CodeAsked,
  OwnTelephone,
  ResetToken,
  type TelephoneSignIn,
  type TextCode,
} from '../../contract/accounts/telephone-code.ts'
import { answerOf, api } from '../client.ts'

/** POST auth/telephone-code/: sends a code, if the number is known. The answer does not reveal that. Throws ApiError. */
export const requestLoginCode = (telephone: string): Promise<CodeAsked> =>
  answerOf(CodeAsked, api.url('auth/telephone-code/').post({ telephone }))

/**
 * POST auth/telephone-login/. Throws ApiError, with `second_factor` or `one_more` where the code is right and more is needed.
 */
export const signInByCode = (given: TelephoneSignIn): Promise<SignedIn> =>
  answerOf(SignedIn, api.url('auth/telephone-login/').post(given))

/** POST auth/forgot-password/telephone/: the same for a new password. Throws ApiError. */
export const requestResetCode = (telephone: string): Promise<CodeAsked> =>
  answerOf(CodeAsked, api.url('auth/forgot-password/telephone/').post({ telephone }))

/** POST auth/forgot-password/telephone/code/: the token for choosing a new password. Throws ApiError. */
export const exchangeCode = async (given: TextCode): Promise<string> =>
  (await answerOf(ResetToken, api.url('auth/forgot-password/telephone/code/').post(given))).token

/** GET users/me/telephone/. Throws ApiError. */
export const readOwnTelephone = (): Promise<OwnTelephone> =>
  answerOf(OwnTelephone, api.get('users/me/telephone/'))

/** POST users/me/telephone/code/. Throws ApiError. */
export const requestConfirmationCode = (telephone: string): Promise<CodeAsked> =>
  answerOf(CodeAsked, api.url('users/me/telephone/code/').post({ telephone }))

/** POST users/me/telephone/: the number of the account from now on. Throws ApiError. */
export const confirmTelephone = (given: TextCode): Promise<OwnTelephone> =>
  answerOf(OwnTelephone, api.url('users/me/telephone/').post(given))

/** DELETE users/me/telephone/. Throws ApiError. */
export const dropTelephone = (): Promise<OwnTelephone> =>
  answerOf(OwnTelephone, api.url('users/me/telephone/').delete())
