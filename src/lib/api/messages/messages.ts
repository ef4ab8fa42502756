import * as choice from '../../contract/accounts/calls/message-choice.ts'
import type { AutomaticMessage, AutomaticMessageForm } from '../../contract/messages/automatic-message.ts'
import * as automatic from '../../contract/messages/calls/automatic-messages.ts'
import * as calls from '../../contract/messages/calls/messages.ts'
import * as own from '../../contract/messages/calls/own-messages.ts'
import type { Message, NewMessage } from '../../contract/messages/message.ts'
import type { MessageChoiceForm } from '../../contract/messages/message-choice.ts'
import { call } from '../call.ts'
import type { ListQuery } from '../list-query.ts'

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

/** The church's WhatsApp templates: as the service had them last, or read again. */
export const readTemplates = () => call(calls.readTemplates)
export const refreshTemplates = () => call(calls.refreshTemplates)

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

export const readAutomaticMessages = async (): Promise<AutomaticMessage[]> =>
  (await call(automatic.readAutomaticMessages)).kinds

export const saveAutomaticMessage = (
  { kind, version }: Pick<AutomaticMessage, 'kind' | 'version'>,
  body: AutomaticMessageForm,
) => call(automatic.saveAutomaticMessage, { kind, seen: version, body })

export const previewAutomaticMessage = (kind: string, body: AutomaticMessageForm) =>
  call(automatic.previewAutomaticMessage, { kind, body })

/** A page of them. `after` is `next` of the page before, '' for the first one. */
export const readOwnMessages = (after = '') => call(own.readOwnMessages, { query: { after } })

/** Returns how many are not read. */
export const markOwnMessage = async (id: number, is_read: boolean) =>
  (await call(own.markOwnMessage, { id, body: { is_read } })).unread

export const markAllRead = () => call(own.markAllRead)
