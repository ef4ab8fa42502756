import * as calls from '../../contract/accounts/calls/session.ts'
import { request } from '../call.ts'
import { bodyOf } from '../client.ts'

/** The current account; another device may have changed it. Not validated by a schema yet. Throws ApiError. */
export const readMe = (): Promise<unknown> => bodyOf(request(calls.readMe))
