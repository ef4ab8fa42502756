import * as calls from '../../contract/accounts/calls/data-requests.ts'
import type {
  DataRequestForm,
  DataRequestReply,
  OwnDataRequestForm,
  VisitorDataRequestForm,
} from '../../contract/accounts/data-request.ts'
import type { Id } from '../../contract/base.ts'
import { call, request } from '../call.ts'
import { bodyOf, detailIn } from '../client.ts'
import type { ListQuery } from '../list-query.ts'

/* Requests about what the church keeps of somebody: an extension. Each throws ApiError, with field errors. */

export const listMyRequests = () => call(calls.listMyRequests)

/** Returns all requests of the user. */
export const fileMyRequest = (body: OwnDataRequestForm) => call(calls.fileMyRequest, { body })

/** For visitors without an account. Returns the server's message. */
export const addVisitorRequest = async (body: VisitorDataRequestForm): Promise<string> =>
  detailIn(await bodyOf(request(calls.addVisitorRequest, { body })))

/** Records a request that the church office received in person. */
export const enterRequest = (body: DataRequestForm) => call(calls.enterRequest, { body })

/** Throws 409 when another user closed it first. */
export const closeRequest = (id: Id, body: DataRequestReply, seen: number) =>
  call(calls.closeRequest, { id, body, seen })

export const requestCalls = { list: (query: ListQuery) => call(calls.listRequests, { query }) }
