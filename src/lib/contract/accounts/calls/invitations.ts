import { pageOf } from '../../answer.ts'
import { partOf } from '../../lists.ts'
import { route } from '../../route.ts'
import { InvitationAnswer, InvitationForm, NewInvitationAnswer } from '../invitation.ts'

export const listInvitations = route('GET', 'admin/invitations/', {
  summary: 'Who was invited to what, the newest first',
  paged: true,
  answer: partOf(InvitationAnswer),
  exact: pageOf(InvitationAnswer),
})

export const addInvitation = route('POST', 'admin/invitations/', {
  summary: 'Invites somebody to a role and duties, with a link that works once and is answered once',
  status: 201,
  body: InvitationForm,
  answer: NewInvitationAnswer,
})

export const withdrawInvitation = route('DELETE', 'admin/invitations/:id/', {
  summary: 'Withdraws an invitation: its link does nothing any more',
})
