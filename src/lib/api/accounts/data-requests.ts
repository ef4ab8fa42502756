import {
  DataRequest,
  type DataRequestForm,
  type DataRequestReply,
  OwnDataRequest,
  type OwnDataRequestForm,
  type VisitorDataRequestForm,
} from '../../contract/accounts/data-request.ts'
import { type Id, readList } from '../../contract/base.ts'
import { api, bodyOf, detailIn } from '../client.ts'
import { ifMatch } from '../if-match.ts'
import { resource } from '../resource.ts'

/** GET users/me/requests/: an extension. Throws ApiError. */
export const listMyRequests = async (): Promise<OwnDataRequest[]> =>
  readList(OwnDataRequest, await bodyOf(api.get('users/me/requests/')))

/** POST users/me/requests/: returns all requests of the user. Throws ApiError. */
export const fileMyRequest = async (asked: OwnDataRequestForm): Promise<OwnDataRequest[]> =>
  readList(OwnDataRequest, await bodyOf(api.url('users/me/requests/').post(asked)))

/** POST data-requests/: for visitors without an account. Returns the server's message. Throws ApiError, with field errors. */
export const addVisitorRequest = async (asked: VisitorDataRequestForm): Promise<string> =>
  detailIn(await bodyOf(api.url('data-requests/').post(asked)))

/** POST admin/requests/: records a request that the church office received in person. Throws ApiError. */
export const enterRequest = async (asked: DataRequestForm): Promise<void> =>
  void (await api.url('admin/requests/').post(asked).res())

/** PATCH admin/requests/{id}/. Throws ApiError; 409 when another user closed it first. */
export const closeRequest = async (id: Id, answer: DataRequestReply, version: number): Promise<void> =>
  void (await api.url(`admin/requests/${id}/`).headers(ifMatch(version)).patch(answer).res())

export const requestCalls = resource<DataRequest, never>('admin/requests', DataRequest)
