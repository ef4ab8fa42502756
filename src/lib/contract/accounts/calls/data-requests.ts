import * as z from 'zod/mini'
import { pageOf } from '../../answer.ts'
import { listOf, partOf } from '../../lists.ts'
import { route } from '../../route.ts'
import {
  DataRequest,
  DataRequestAnswer,
  DataRequestForm,
  DataRequestReply,
  OpenDataRequestsAnswer,
  OwnDataRequest,
  OwnDataRequestAnswer,
  OwnDataRequestForm,
  VisitorDataRequestForm,
} from '../data-request.ts'

export const listMyRequests = route('GET', 'users/me/requests/', {
  summary: 'What I asked the church about my data',
  answer: listOf(OwnDataRequest),
  exact: z.array(OwnDataRequestAnswer),
})

export const fileMyRequest = route('POST', 'users/me/requests/', {
  summary: 'Asks to see, correct or delete what the church keeps of me, or objects to its use',
  status: 201,
  body: OwnDataRequestForm,
  answer: listOf(OwnDataRequest),
  exact: z.array(OwnDataRequestAnswer),
})

export const addVisitorRequest = route('POST', 'data-requests/', {
  summary: 'Asks, without an account, about what the church keeps of me; it enters the register of requests',
  status: 201,
  body: VisitorDataRequestForm,
})

export const listRequests = route('GET', 'admin/requests/', {
  summary: 'The register of requests about data, open ones first, of these the first that is due',
  paged: true,
  query: { status: 'open, answered or refused' },
  answer: partOf(DataRequest),
  exact: pageOf(DataRequestAnswer),
})

export const countOpenRequests = route('GET', 'admin/requests/open/', {
  summary: 'How many requests about data are open, and overdue',
  exact: OpenDataRequestsAnswer,
})

export const enterRequest = route('POST', 'admin/requests/', {
  summary: 'Enters a request that came by letter, telephone or in person',
  status: 201,
  body: DataRequestForm,
  exact: DataRequestAnswer,
})

export const closeRequest = route('PATCH', 'admin/requests/:id/', {
  summary: 'Closes a request with what the person was told; a member is told by e-mail',
  seen: 'its version',
  body: DataRequestReply,
  exact: DataRequestAnswer,
})
