import { OwnMessages, OwnUnread } from '../contract/own-message.ts'
import { answerOf, api } from './client.ts'

/* Extensions of our own backend. Each throws ApiError. */

/** GET messages/mine/: a page of it. `after` is `next` of the page before, '' for the first one. */
export const readOwnMessages = (after = ''): Promise<OwnMessages> =>
  answerOf(OwnMessages, api.get(`messages/mine/${after && `?after=${after}`}`))

/** PUT messages/mine/{id}/. Returns how many are not read. */
export const markOwnMessage = async (id: number, is_read: boolean): Promise<number> =>
  (await answerOf(OwnUnread, api.url(`messages/mine/${id}/`).put({ is_read }))).unread

/** POST messages/mine/read/ */
export const markAllRead = async (): Promise<void> =>
  void (await api.url('messages/mine/read/').post({}).res())
