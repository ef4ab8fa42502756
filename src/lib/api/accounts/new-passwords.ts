import { NewPasswordAnswer, type OfficeCode } from '../../contract/accounts/new-password.ts'
import { ResetToken } from '../../contract/accounts/telephone-code.ts'
import type { Id } from '../../contract/base.ts'
import { answerOf, api } from '../client.ts'

/* Extensions of our own backend. Each throws ApiError. */

/** POST admin/users/{id}/new-password/: a link and a code, answered once. */
export const offerPassword = (id: Id): Promise<NewPasswordAnswer> =>
  answerOf(NewPasswordAnswer, api.url(`admin/users/${id}/new-password/`).post())

/** POST fellowships/{id}/members/{member}/new-password/: the same by a leader. */
export const offerPasswordToMember = (fellowship: Id, member: Id): Promise<NewPasswordAnswer> =>
  answerOf(NewPasswordAnswer, api.url(`fellowships/${fellowship}/members/${member}/new-password/`).post())

/** POST auth/forgot-password/office/: the token for choosing a new password. */
export const exchangeOfficeCode = async (given: OfficeCode): Promise<string> =>
  (await answerOf(ResetToken, api.url('auth/forgot-password/office/').post(given))).token
