import type { AutomaticMessage, AutomaticMessageForm } from '../../contract/messages/automatic-message.ts'
import * as automatic from '../../contract/messages/calls/automatic-messages.ts'
import {
  Audiences,
  type Delivery,
  Delivery as DeliveryReader,
  Message,
  MessagePreview,
  type NewMessage,
} from '../../contract/messages/message.ts'
import { MessageChoice, type MessageChoiceForm } from '../../contract/messages/message-choice.ts'
import { OwnMessages, OwnUnread } from '../../contract/messages/own-message.ts'
import { call } from '../call.ts'
import { answerOf, api } from '../client.ts'
import { ifMatch } from '../if-match.ts'
import { resource } from '../resource.ts'

export const messageCalls = resource<Message, NewMessage>('messages', Message)

/* Extensions of our own backend. Each throws ApiError. */

/** The people of a message, and what became of each. */
export const deliveryCalls = (id: number) =>
  resource<Delivery, never>(`messages/${id}/deliveries`, DeliveryReader)

/** GET messages/audiences/. */
export const readAudiences = (): Promise<Audiences> => answerOf(Audiences, api.get('messages/audiences/'))

/** POST messages/preview/. `person` counts through the list. */
export const previewMessage = (message: NewMessage, person = 0): Promise<MessagePreview> =>
  answerOf(MessagePreview, api.url(`messages/preview/?person=${person}`).post(message))

/** POST messages/{id}/{act}/: approves, stops, or sends again where it is unknown. */
export const decideMessage = async (
  { id, version }: Pick<Message, 'id' | 'version'>,
  act: 'approve' | 'stop' | 'again',
): Promise<void> => void (await api.url(`messages/${id}/${act}/`).headers(ifMatch(version)).post({}).res())

/** GET users/me/messages/. */
export const readMessageChoice = (): Promise<MessageChoice> =>
  answerOf(MessageChoice, api.get('users/me/messages/'))

/** PUT users/me/messages/. */
export const saveMessageChoice = (choice: MessageChoiceForm): Promise<MessageChoice> =>
  answerOf(MessageChoice, api.url('users/me/messages/').put(choice))

export const readAutomaticMessages = async (): Promise<AutomaticMessage[]> =>
  (await call(automatic.readAutomaticMessages)).kinds

export const saveAutomaticMessage = (
  { kind, version }: Pick<AutomaticMessage, 'kind' | 'version'>,
  body: AutomaticMessageForm,
) => call(automatic.saveAutomaticMessage, { kind, seen: version, body })

export const previewAutomaticMessage = (kind: string, body: AutomaticMessageForm) =>
  call(automatic.previewAutomaticMessage, { kind, body })

/** GET messages/mine/: a page of it. `after` is `next` of the page before, '' for the first one. */
export const readOwnMessages = (after = ''): Promise<OwnMessages> =>
  answerOf(OwnMessages, api.get(`messages/mine/${after && `?after=${after}`}`))

/** PUT messages/mine/{id}/. Returns how many are not read. */
export const markOwnMessage = async (id: number, is_read: boolean): Promise<number> =>
  (await answerOf(OwnUnread, api.url(`messages/mine/${id}/`).put({ is_read }))).unread

/** POST messages/mine/read/ */
export const markAllRead = async (): Promise<void> =>
  void (await api.url('messages/mine/read/').post({}).res())
