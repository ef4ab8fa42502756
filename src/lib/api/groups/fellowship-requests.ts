import * as z from 'zod/mini'
import type { Id } from '../../contract/base.ts'
import {
  FellowshipRequestAnswer,
  OwnFellowshipRequestAnswer,
  type RequestReply,
  TransferAnswer,
  type TransferForm,
} from '../../contract/groups/fellowship-request.ts'
import { answerOf, api } from '../client.ts'

/* Requests to join a fellowship, and transfers: an extension. Each throws ApiError. */

const Requests = z.array(FellowshipRequestAnswer)
const OwnRequests = z.array(OwnFellowshipRequestAnswer)

/** GET fellowships/my/requests/. */
export const listOwnFellowshipRequests = (): Promise<OwnFellowshipRequestAnswer[]> =>
  answerOf(OwnRequests, api.get('fellowships/my/requests/'))

/** POST fellowships/my/requests/{request}/withdraw/. */
export const withdrawOwnFellowshipRequest = (request: Id): Promise<OwnFellowshipRequestAnswer[]> =>
  answerOf(OwnRequests, api.url(`fellowships/my/requests/${request}/withdraw/`).post({}))

/** GET fellowships/{id}/requests/. */
export const listFellowshipRequests = (id: Id): Promise<FellowshipRequestAnswer[]> =>
  answerOf(Requests, api.get(`fellowships/${id}/requests/`))

/** POST fellowships/{id}/requests/{request}/answer/. */
export const answerFellowshipRequest = (
  id: Id,
  request: Id,
  reply: RequestReply,
): Promise<FellowshipRequestAnswer[]> =>
  answerOf(Requests, api.url(`fellowships/${id}/requests/${request}/answer/`).post(reply))

/** POST fellowships/{id}/requests/{request}/withdraw/. */
export const withdrawTransfer = (id: Id, request: Id): Promise<FellowshipRequestAnswer[]> =>
  answerOf(Requests, api.url(`fellowships/${id}/requests/${request}/withdraw/`).post({}))

/** POST fellowships/{id}/members/{member}/transfer/. */
export const transferMember = (id: Id, member: Id, form: TransferForm): Promise<TransferAnswer> =>
  answerOf(TransferAnswer, api.url(`fellowships/${id}/members/${member}/transfer/`).post(form))
