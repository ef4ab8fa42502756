import * as calls from '../../../lib/contract/messages/calls/own-messages.ts'
import { ownMessageTexts } from '../../../lib/texts/messages/own-message-answers.ts'
import { signedIn } from '../../accounts/accounts/rights/guards.ts'
import { refuse, refuseFields } from '../../platform/errors/refusal.ts'
import { callerOf } from '../../platform/http/caller.ts'
import { Routes } from '../../platform/http/routes.ts'
import { bodyOf } from '../../platform/http/takes.ts'
import { messageRefusals } from '../translated/messages.ts'
import { countUnread, listOwnMessages, markAllRead, markOwnMessage, readCursor } from './own-messages.ts'

/** Messages of one page. */
const pageSize = 20

/** What the church wrote to the member who asks: an extension (docs/messages.md). */
export const ownMessages = new Routes()
  .answer(calls.readOwnMessages, signedIn, async (c) => {
    const cursor = c.req.query('after') ?? ''
    const after = readCursor(cursor)
    if (cursor && !after) refuseFields({ after: [messageRefusals.nextOfPage] })
    const { id: accountId } = callerOf(c)
    const ownMessages = await listOwnMessages(c.var.db, { accountId, after, limit: pageSize })
    return { ...ownMessages, unread: await countUnread(c.var.db, accountId) }
  })
  .answer(calls.markOwnMessage, signedIn, async (c, { id }) => {
    const { id: accountId } = callerOf(c)
    await c.var.limits.consume('inbox by account', String(accountId))
    const { is_read } = await bodyOf(c)
    const mark = { accountId, now: c.var.now(), isRead: is_read }
    const isOwn = await c.var.db.transaction().execute((db) => markOwnMessage(db, id, mark))
    if (!isOwn) refuse(404, ownMessageTexts.noSuch)
    return { unread: await countUnread(c.var.db, accountId) }
  })
  .answer(calls.markAllRead, signedIn, async (c) => {
    const { id: accountId } = callerOf(c)
    await c.var.limits.consume('inbox by account', String(accountId))
    await c.var.db.transaction().execute((db) => markAllRead(db, { accountId, now: c.var.now() }))
    return { unread: await countUnread(c.var.db, accountId) }
  })
