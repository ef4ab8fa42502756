import { route } from '../../route.ts'
import { OwnAccountAnswer } from '../account.ts'
import { InvitationLink, JoinRequest, ShownInvitation } from '../invitation.ts'

export const showInvitation = route('POST', 'auth/invitation/', {
  summary: 'Who invites whom to what, by the link of an invitation',
  body: InvitationLink,
  answer: ShownInvitation,
})

export const joinByInvitation = route('POST', 'auth/invitation/join/', {
  summary: 'Signs up whoever was invited, with the role and duties of the invitation, once',
  status: 201,
  body: JoinRequest,
  exact: OwnAccountAnswer,
})

export const acceptInvitation = route('POST', 'auth/invitation/accept/', {
  summary: 'Gives my account the role and duties that an invitation offers, once',
  body: InvitationLink,
  exact: OwnAccountAnswer,
})
