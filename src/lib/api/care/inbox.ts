import * as z from 'zod/mini'
import {
  ConversationAssigneeAnswer,
  type ConversationCloseForm,
  type ConversationReplyForm,
  InboxAnswer,
  InboxCountsAnswer,
  InboxMayAnswer,
  WholeConversationAnswer,
} from '../../contract/care/inbox.ts'
import { answerOf, api } from '../client.ts'

/* The inbox of those who answer: an extension. Each throws ApiError. */

/** GET inbox/may/. */
export const readInboxMay = (): Promise<InboxMayAnswer> => answerOf(InboxMayAnswer, api.get('inbox/may/'))

/** GET inbox/: a page of it. Words that are '' are left out. */
export const readInbox = (words: Record<string, string>): Promise<InboxAnswer> =>
  answerOf(
    InboxAnswer,
    api.get(`inbox/?${new URLSearchParams(Object.entries(words).filter(([, word]) => word))}`),
  )

/** GET inbox/counts/. */
export const readInboxCounts = (): Promise<InboxCountsAnswer> =>
  answerOf(InboxCountsAnswer, api.get('inbox/counts/'))

/** GET inbox/{id}/. */
export const readConversation = (id: number): Promise<WholeConversationAnswer> =>
  answerOf(WholeConversationAnswer, api.get(`inbox/${id}/`))

/** GET inbox/{id}/holders/. */
export const readAssignees = (id: number): Promise<ConversationAssigneeAnswer[]> =>
  answerOf(z.array(ConversationAssigneeAnswer), api.get(`inbox/${id}/holders/`))

type Row = { id: number; version: number }

/** PUT inbox/{id}/holder/: null gives it back. */
export const assignConversation = async ({ id, version }: Row, account: number | null): Promise<void> =>
  void (await api.url(`inbox/${id}/holder/`).put({ account, version }).res())

/** POST inbox/{id}/answers/. */
export const answerConversation = async (
  { id, version }: Row,
  { text, way, entry }: Pick<ConversationReplyForm, 'text' | 'way' | 'entry'>,
): Promise<void> => void (await api.url(`inbox/${id}/answers/`).post({ text, way, entry, version }).res())

/** POST inbox/{id}/close/. */
export const closeConversation = async (
  { id, version }: Row,
  { word }: Pick<ConversationCloseForm, 'word'>,
): Promise<void> => void (await api.url(`inbox/${id}/close/`).post({ word, version }).res())

/** POST inbox/{id}/reopen/. */
export const reopenConversation = async (id: number): Promise<void> =>
  void (await api.url(`inbox/${id}/reopen/`).post({}).res())
