import * as calls from '../../contract/care/calls/inbox.ts'
import type { ConversationCloseForm, ConversationReplyForm } from '../../contract/care/inbox.ts'
import { call } from '../call.ts'

/* The inbox of those who answer: an extension. Each throws ApiError. */

type Row = { id: number; version: number }

/** Null gives it back. */
export const assignConversation = ({ id, version }: Row, account: number | null) =>
  call(calls.assignConversation, { id, body: { account, version } })

export const answerConversation = (
  { id, version }: Row,
  { text, way, entry }: Pick<ConversationReplyForm, 'text' | 'way' | 'entry'>,
) => call(calls.answerConversation, { id, body: { text, way, entry, version } })

export const closeConversation = ({ id, version }: Row, { word }: Pick<ConversationCloseForm, 'word'>) =>
  call(calls.closeConversation, { id, body: { word, version } })
