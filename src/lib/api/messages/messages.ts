import * as choice from '../../contract/accounts/calls/message-choice.ts'
import {
  AutomaticMessage,
  type AutomaticMessageForm,
  AutomaticMessages,
  AutomaticPreview,
} from '../../contract/messages/automatic-message.ts'
import * as calls from '../../contract/messages/calls/messages.ts'
import * as own from '../../contract/messages/calls/own-messages.ts'
import type { Message, NewMessage } from '../../contract/messages/message.ts'
import type { MessageChoiceForm } from '../../contract/messages/message-choice.ts'
import { call } from '../call.ts'
import { answerOf, api } from '../client.ts'
import { ifMatch } from '../if-match.ts'
import type { ListQuery } from '../resource.ts'

/* Extensions of our own backend. Each throws ApiError. */

export const messageCalls = {
  list: (query: ListQuery) => call(calls.listMessages, { query }),
  add: (body: NewMessage) => call(calls.sendMessage, { body }),
}

/** The people of a message, and what became of each. */
export const deliveryCalls = (id: number) => ({
  list: (query: ListQuery) => call(calls.listDeliveries, { id, query }),
})

export const readAudiences = () => call(calls.readAudiences)

/** `person` counts through the list. */
export const previewMessage = (body: NewMessage, person = 0) =>
  call(calls.previewMessage, { body, query: { person: `${person}` } })

/** Approves, stops, or sends again where it is unknown. */
export function decideMessage(
  { id, version: seen }: Pick<Message, 'id' | 'version'>,
  act: 'approve' | 'stop' | 'again',
): Promise<void> {
  if (act === 'stop') return call(calls.stopMessage, { id, seen, body: {} })
  return call(act === 'approve' ? calls.approveMessage : calls.sendAgain, { id, seen })
}

export const readMessageChoice = () => call(choice.readMessageChoice)

export const saveMessageChoice = (body: MessageChoiceForm) => call(choice.saveMessageChoice, { body })

/** GET messages/automatic/. */
export const readAutomaticMessages = async (): Promise<AutomaticMessage[]> =>
  (await answerOf(AutomaticMessages, api.get('messages/automatic/'))).kinds

/** PUT messages/automatic/{kind}/. */
export const saveAutomaticMessage = (
  { kind, version }: Pick<AutomaticMessage, 'kind' | 'version'>,
  form: AutomaticMessageForm,
): Promise<AutomaticMessage> =>
  answerOf(AutomaticMessage, api.url(`messages/automatic/${kind}/`).headers(ifMatch(version)).put(form))

/** POST messages/automatic/{kind}/preview/. */
export const previewAutomaticMessage = (
  kind: string,
  form: AutomaticMessageForm,
): Promise<AutomaticPreview> =>
  answerOf(AutomaticPreview, api.url(`messages/automatic/${kind}/preview/`).post(form))

/** A page of them. `after` is `next` of the page before, '' for the first one. */
export const readOwnMessages = (after = '') => call(own.readOwnMessages, { query: { after } })

/** Returns how many are not read. */
export const markOwnMessage = async (id: number, is_read: boolean) =>
  (await call(own.markOwnMessage, { id, body: { is_read } })).unread

export const markAllRead = () => call(own.markAllRead)
