import * as links from '../../contract/accounts/calls/invitation-links.ts'
import * as calls from '../../contract/accounts/calls/invitations.ts'
import type { InvitationForm, JoinRequest } from '../../contract/accounts/invitation.ts'
import type { Id } from '../../contract/base.ts'
import { call, request } from '../call.ts'
import { bodyOf } from '../client.ts'

/* Invitations to serve: extensions. Each throws ApiError. */

/** The newest ones. */
export const listInvitations = async () => (await call(calls.listInvitations, { query: { limit: 50 } })).rows

/** The invitation with its link, which is answered once. */
export const addInvitation = (body: InvitationForm) => call(calls.addInvitation, { body })

/** Throws 409 when it was taken meanwhile. */
export const withdrawInvitation = (id: Id) => call(calls.withdrawInvitation, { id })

/** Who invites to what. Throws 400 for a link that does not hold. */
export const showInvitation = (token: string) => call(links.showInvitation, { body: { token } })

/** Signs up with the role of the invitation. */
export const joinByInvitation = (body: JoinRequest) => call(links.joinByInvitation, { body })

/** Gives the signed-in account the role. Returns the account. */
export const acceptInvitation = (token: string): Promise<unknown> =>
  bodyOf(request(links.acceptInvitation, { body: { token } }))
