import { type Credentials, type Registration, SignedIn } from '../contract/account.ts'
import { ApiError } from './api-error.ts'
import { answerOf, api } from './client.ts'

/** POST auth/login/: the user and both tokens. Throws ApiError. */
export function signIn(credentials: Credentials): Promise<SignedIn> {
  return answerOf(SignedIn, api.url('auth/login/').post(credentials))
}

/** POST auth/register/: only 201 is a success (spec 1 §7). Throws ApiError, with the server's field errors. */
export async function register(form: Registration): Promise<void> {
  const { status } = await api.url('auth/register/').post(form).res()
  if (status !== 201) throw new ApiError(status)
}
