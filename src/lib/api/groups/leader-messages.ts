import type { Id } from '../../contract/base.ts'
import {
  LeaderMessage,
  type LeaderMessageForm,
  type NewcomerMessageForm,
  WaitingMessage,
} from '../../contract/groups/leader-message.ts'
import { unknownCall } from '../api-error.ts'
import { api } from '../client.ts'
import { withLocalFallback } from '../local-fallback.ts'
import { resource } from '../resource.ts'

/**
 * POST fellowships/{id}/message/: to the fellowship's leader, who also gets it by e-mail. No response is an error here,
 * because nobody would read a message that stays on this device. For a visitor's message an unknown call is an error, too.
 */
export const messageLeader = (id: Id, words: LeaderMessageForm | NewcomerMessageForm): Promise<void> =>
  withLocalFallback(
    api.url(`fellowships/${id}/message/`).post(words).res(),
    'name' in words ? [] : unknownCall,
  )

/** Absent fields stay unchanged. */
export type MessageMark = Partial<Pick<LeaderMessage, 'is_read' | 'is_archived'>>

/** PATCH fellowships/{id}/messages/{message}/: an extension. */
export async function markMessage(fellowship: Id, message: Id, mark: MessageMark): Promise<void> {
  await api.url(`fellowships/${fellowship}/messages/${message}/`).patch(mark).res()
}

/** DELETE fellowships/{id}/messages/{message}/: an extension; 409 for messages from members. */
export async function deleteMessage(fellowship: Id, message: Id): Promise<void> {
  await api.url(`fellowships/${fellowship}/messages/${message}/`).delete().res()
}

/** Number of the leader's unread messages: an extension. */
export const countUnread = async (fellowship: Id): Promise<number> => {
  const unread = { limit: 1, offset: 0, search: '', ordering: '', status: 'unread' }
  return (await leaderMessageCalls(fellowship).list(unread)).count
}

/** The inbox of a fellowship's leader; `status` is inbox, unread or archived. */
export const leaderMessageCalls = (fellowship: Id) =>
  resource<LeaderMessage, never>(`fellowships/${fellowship}/messages`, LeaderMessage)

/** Messages that leaders have not read for days. */
export const waitingMessageCalls = resource<WaitingMessage, never>('admin/waiting-messages', WaitingMessage)
