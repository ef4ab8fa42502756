import { readTokens } from '../../../stores/session.ts'
import * as calls from '../../contract/accounts/calls/sign-out.ts'
import { ApiError } from '../api-error.ts'
import { request } from '../call.ts'

/**
 * Only 200 is a success (spec 1 §4). Throws ApiError.
 * In a file of its own, so that the header does not load a validator.
 */
export async function signOut(): Promise<void> {
  const { status } = await request(calls.signOut, { body: { refresh: readTokens()?.refresh ?? '' } }).res()
  if (status !== 200) throw new ApiError(status)
}
