import { type Credentials, SignedIn, type SignUp } from '../../contract/accounts/account.ts'
import type { Factor } from '../../contract/accounts/factors.ts'
import { ApiError } from '../api-error.ts'
import { answerOf, api } from '../client.ts'
import { isForeign } from '../renewal.ts'

/** POST auth/login/: the user and both tokens. Throws ApiError. */
export function signIn(credentials: Credentials & Factor): Promise<SignedIn> {
  return answerOf(SignedIn, api.url('auth/login/').post(credentials))
}

/**
 * POST auth/register/. Only our own backend gets the consent. Only 201 is a success (spec 1 §7).
 * Throws ApiError, with the server's field errors.
 */
export async function register({ consent, ...person }: SignUp): Promise<void> {
  const form = isForeign ? person : { ...person, consent }
  const { status } = await api.url('auth/register/').post(form).res()
  if (status !== 201) throw new ApiError(status)
}
