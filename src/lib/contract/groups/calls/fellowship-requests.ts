import * as z from 'zod/mini'
import { route } from '../../route.ts'
import {
  FellowshipRequestAnswer,
  OwnFellowshipRequestAnswer,
  RequestReply,
  TransferAnswer,
  TransferForm,
} from '../fellowship-request.ts'

export const listOwnFellowshipRequests = route('GET', 'fellowships/my/requests/', {
  summary: 'What I asked leaders of fellowships, and what they said',
  answer: z.array(OwnFellowshipRequestAnswer),
})

export const withdrawOwnFellowshipRequest = route('POST', 'fellowships/my/requests/:request/withdraw/', {
  summary: 'Takes back a request to join',
  answer: z.array(OwnFellowshipRequestAnswer),
})

export const listFellowshipRequests = route('GET', 'fellowships/:id/requests/', {
  summary: 'Who asks to come, and who is to be moved away',
  answer: z.array(FellowshipRequestAnswer),
})

export const answerFellowshipRequest = route('POST', 'fellowships/:id/requests/:request/answer/', {
  summary: 'Accepts somebody into the fellowship, or says no with a word',
  body: RequestReply,
  answer: z.array(FellowshipRequestAnswer),
})

export const withdrawTransfer = route('POST', 'fellowships/:id/requests/:request/withdraw/', {
  summary: 'Takes back the proposal to move a member away',
  answer: z.array(FellowshipRequestAnswer),
})

export const transferMember = route('POST', 'fellowships/:id/members/:member/transfer/', {
  summary: 'Moves a member to another fellowship; a leader asks its leader first',
  body: TransferForm,
  answer: TransferAnswer,
})
