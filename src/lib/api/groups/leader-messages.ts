import type { Id } from '../../contract/base.ts'
import * as calls from '../../contract/groups/calls/leader-messages.ts'
import type {
  LeaderMessage,
  LeaderMessageForm,
  NewcomerMessageForm,
} from '../../contract/groups/leader-message.ts'
import { unknownCall } from '../api-error.ts'
import { call, request } from '../call.ts'
import type { ListQuery } from '../list-query.ts'
import { withLocalFallback } from '../local-fallback.ts'

/**
 * To the fellowship's leader, who also gets it by e-mail. No response is an error here, because nobody would read a message that stays on
 * this device. For a visitor's message an unknown call is an error, too.
 */
export const messageLeader = (id: Id, body: LeaderMessageForm | NewcomerMessageForm): Promise<void> =>
  withLocalFallback(request(calls.messageLeader, { id, body }).res(), 'name' in body ? [] : unknownCall)

/** Absent fields stay unchanged. */
export type MessageMark = Partial<Pick<LeaderMessage, 'is_read' | 'is_archived'>>

/** Number of the leader's unread messages: an extension. */
export const countUnread = async (id: Id): Promise<number> =>
  (await call(calls.listLeaderMessages, { id, query: { limit: 1, status: 'unread' } })).count

/** Messages that leaders have not read for days. */
export const listWaitingMessages = (query: ListQuery) => call(calls.listWaitingMessages, { query })
