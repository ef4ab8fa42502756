import * as calls from '../../contract/accounts/calls/otp.ts'
import type { TelephoneSignIn, TextCode } from '../../contract/accounts/otp.ts'
import { call } from '../call.ts'

/* Codes by text message: extensions. Each throws ApiError. */

/** Sends a code, if the number is known. The answer does not reveal that. */
export const requestLoginCode = (telephone: string) => call(calls.requestLoginCode, { body: { telephone } })

/** Throws `second_factor` or `one_more` where the code is right and more is needed. */
export const signInByCode = (body: TelephoneSignIn) => call(calls.signInByCode, { body })

/** The same for a new password. */
export const requestResetCode = (telephone: string) => call(calls.requestResetCode, { body: { telephone } })

/** The token for choosing a new password. */
export const exchangeCode = async (body: TextCode) => (await call(calls.exchangeCode, { body })).token

export const readOwnTelephone = () => call(calls.readOwnTelephone)

export const requestConfirmationCode = (telephone: string) =>
  call(calls.requestConfirmationCode, { body: { telephone } })

/** The number of the account from now on. */
export const confirmTelephone = (body: TextCode) => call(calls.confirmTelephone, { body })

export const dropTelephone = () => call(calls.dropTelephone)
