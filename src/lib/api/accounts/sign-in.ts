import type { Credentials, SignUp } from '../../contract/accounts/account.ts'
import * as calls from '../../contract/accounts/calls/sign-in.ts'
import type { Factor } from '../../contract/accounts/factors.ts'
import { ApiError } from '../api-error.ts'
import { call, request } from '../call.ts'
import { isForeign } from '../renewal.ts'

/** The user and both tokens. Throws ApiError. */
export const signIn = (body: Credentials & Factor) => call(calls.signIn, { body })

/**
 * Only our own backend gets the consent. Only 201 is a success (spec 1 §7).
 * Throws ApiError, with the server's field errors.
 */
export async function register({ consent, ...person }: SignUp): Promise<void> {
  const body = isForeign ? person : { ...person, consent }
  const { status } = await request(calls.register, { body }).res()
  if (status !== 201) throw new ApiError(status)
}
