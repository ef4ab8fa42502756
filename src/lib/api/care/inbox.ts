import * as calls from '../../contract/care/calls/inbox.ts'
import type { ConversationCloseForm, ConversationReplyForm } from '../../contract/care/inbox.ts'
import { call } from '../call.ts'

/* The inbox of those who answer: an extension. Each throws ApiError. */

type Row = { id: number; version: number }

/** Null gives it back. */
export const assignConversation = ({ id, version }: Row, account: number | null) =>
  call(calls.assignConversation, { id, body: { account, version } })

export const answerConversation = ({ id, version }: Row, reply: Omit<ConversationReplyForm, 'version'>) =>
  call(calls.answerConversation, { id, body: { ...reply, version } })

export const closeConversation = ({ id, version }: Row, { word }: Pick<ConversationCloseForm, 'word'>) =>
  call(calls.closeConversation, { id, body: { word, version } })
