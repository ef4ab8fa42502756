import {
  Audiences,
  type Delivery,
  Delivery as DeliveryReader,
  Message,
  MessagePreview,
  type NewMessage,
} from '../contract/message.ts'
import { MessageChoice, type MessageChoiceForm } from '../contract/message-choice.ts'
import { answerOf, api } from './client.ts'
import { ifMatch } from './if-match.ts'
import { resource } from './resource.ts'

export const messageCalls = resource<Message, NewMessage>('messages', Message)

/** The people of a message, and what became of each. */
export const deliveryCalls = (id: number) =>
  resource<Delivery, never>(`messages/${id}/deliveries`, DeliveryReader)

/** GET messages/audiences/: an extension. Throws ApiError. */
export const readAudiences = (): Promise<Audiences> => answerOf(Audiences, api.get('messages/audiences/'))

/** POST messages/preview/: an extension. `person` counts through the list. Throws ApiError. */
export const previewMessage = (message: NewMessage, person = 0): Promise<MessagePreview> =>
  answerOf(MessagePreview, api.url(`messages/preview/?person=${person}`).post(message))

/** Approves, stops, or sends again where it is unknown: extensions. Throws ApiError. */
export const decideMessage = async (
  { id, version }: Pick<Message, 'id' | 'version'>,
  act: 'approve' | 'stop' | 'again',
): Promise<void> => void (await api.url(`messages/${id}/${act}/`).headers(ifMatch(version)).post({}).res())

/** GET users/me/messages/: an extension. Throws ApiError. */
export const readMessageChoice = (): Promise<MessageChoice> =>
  answerOf(MessageChoice, api.get('users/me/messages/'))

/** PUT users/me/messages/: an extension. Throws ApiError. */
export const keepMessageChoice = (choice: MessageChoiceForm): Promise<MessageChoice> =>
  answerOf(MessageChoice, api.url('users/me/messages/').put(choice))
