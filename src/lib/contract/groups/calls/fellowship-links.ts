import { InvitationLink, JoinRequest } from '../../accounts/invitation.ts'
import { route } from '../../route.ts'
import { FellowshipLinkAnswer, ShownFellowshipLink, TakenFellowshipLink } from '../fellowship-link.ts'

export const readFellowshipLink = route('GET', 'fellowships/:id/link/', {
  summary: 'The link by which people join the fellowship',
  answer: FellowshipLinkAnswer,
})

export const makeFellowshipLink = route('POST', 'fellowships/:id/link/', {
  summary: 'Makes the link, in place of an earlier one',
  status: 201,
  answer: FellowshipLinkAnswer,
})

export const endFellowshipLink = route('DELETE', 'fellowships/:id/link/', {
  summary: 'Ends the link: it does nothing any more',
  answer: FellowshipLinkAnswer,
})

export const showFellowshipLink = route('POST', 'auth/fellowship-link/', {
  summary: 'Who invites to which fellowship, by its link',
  body: InvitationLink,
  answer: ShownFellowshipLink,
})

export const signUpByLink = route('POST', 'auth/fellowship-link/join/', {
  summary: 'Signs up by the link of a fellowship, and joins it',
  status: 201,
  body: JoinRequest,
  answer: TakenFellowshipLink,
})

export const joinByLink = route('POST', 'auth/fellowship-link/accept/', {
  summary: 'Joins a fellowship by its link',
  body: InvitationLink,
  answer: TakenFellowshipLink,
})
