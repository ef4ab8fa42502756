import * as calls from '../../contract/accounts/calls/new-passwords.ts'
import type { OfficeCode } from '../../contract/accounts/new-password.ts'
import type { Id } from '../../contract/base.ts'
import { call } from '../call.ts'

/* Extensions of our own backend. Each throws ApiError. */

/** A link and a code, answered once. */
export const offerPassword = (id: Id) => call(calls.offerPassword, { id })

/** The same by a leader. */
export const offerPasswordToMember = (id: Id, member: Id) => call(calls.offerPasswordToMember, { id, member })

/** The token for choosing a new password. */
export const exchangeOfficeCode = async (body: OfficeCode) =>
  (await call(calls.exchangeOfficeCode, { body })).token
