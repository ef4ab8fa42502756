import { Hono } from 'hono'
import {
  OwnMessageMark,
  OwnMessagesAnswer,
  OwnUnreadAnswer,
} from '../../../lib/contract/messages/own-message.ts'
import { signedIn } from '../../accounts/accounts/rights/guards.ts'
import type { AppEnv } from '../../platform/context.ts'
import { refuse, refuseFields } from '../../platform/errors/refusal.ts'
import { callerOf } from '../../platform/http/caller.ts'
import { describe } from '../../platform/http/describe.ts'
import { id, idOf } from '../../platform/http/ids.ts'
import { bodyOf, takes } from '../../platform/http/takes.ts'
import { countUnread, listOwnMessages, markAllRead, markOwnMessage, readCursor } from './own-messages.ts'

/** Messages of one page. */
const pageSize = 20

/** What the church wrote to the member who asks: an extension (docs/messages.md). */
export const ownMessages = new Hono<AppEnv>()
  .get(
    '/mine',
    signedIn,
    describe({
      summary: 'The messages of the church to me, those that I have not read first',
      query: { after: 'where the page begins: `next` of the page before' },
      answer: OwnMessagesAnswer,
    }),
    async (c) => {
      const asked = c.req.query('after') ?? ''
      const after = readCursor(asked)
      if (asked && !after) refuseFields({ after: ['Please give what the page before has as next'] })
      const { id: accountId } = callerOf(c)
      const found = await listOwnMessages(c.var.db, { accountId, after, limit: pageSize })
      return c.json({ ...found, unread: await countUnread(c.var.db, accountId) })
    },
  )
  .put(
    `/mine/${id}`,
    signedIn,
    describe({ summary: 'Marks one of my messages as read or not read', answer: OwnUnreadAnswer }),
    takes(OwnMessageMark),
    async (c) => {
      const { id: accountId } = callerOf(c)
      await c.var.limits.consume('inbox by account', String(accountId))
      const { is_read } = await bodyOf(c)
      const mark = { accountId, now: c.var.now(), isRead: is_read }
      const isOwn = await c.var.db.transaction().execute((db) => markOwnMessage(db, idOf(c), mark))
      if (!isOwn) refuse(404, 'There is no such message to you.')
      return c.json({ unread: await countUnread(c.var.db, accountId) })
    },
  )
  .post(
    '/mine/read',
    signedIn,
    describe({ summary: 'Marks all of my messages as read', answer: OwnUnreadAnswer }),
    async (c) => {
      const { id: accountId } = callerOf(c)
      await c.var.limits.consume('inbox by account', String(accountId))
      await c.var.db.transaction().execute((db) => markAllRead(db, { accountId, now: c.var.now() }))
      return c.json({ unread: await countUnread(c.var.db, accountId) })
    },
  )
