import type { Context } from 'hono'
import * as calls from '../../../lib/contract/media/calls/live.ts'
import * as controlCalls from '../../../lib/contract/media/calls/live-control.ts'
import type { LiveMessageAnswer, LiveStreamForm } from '../../../lib/contract/media/live.ts'
import { anyone, roles, signedIn } from '../../accounts/accounts/rights/guards.ts'
import type { AppEnv } from '../../platform/context.ts'
import { refuse } from '../../platform/errors/refusal.ts'
import { callerOf } from '../../platform/http/caller.ts'
import { requireUnchanged } from '../../platform/http/preconditions.ts'
import { Routes } from '../../platform/http/routes.ts'
import { bodyOf } from '../../platform/http/takes.ts'
import { audit } from '../../settings/system-log/audit.ts'
import { shownMessages } from './connection-limits.ts'
import { answerEvents } from './events.ts'
import { liveRefusals } from './messages.ts'
import {
  addMessage,
  endStream,
  findLiveStream,
  findMessage,
  hideMessage,
  listMessages,
  startStream,
  unhideMessage,
} from './repo.ts'
import { broadcastStatus, readStatus } from './status.ts'

/** The live stream API. It implements what the specification only simulates (docs/specification/settled.md). */
export const live = new Routes()
  .answer(calls.readLive, anyone, (c) => readStatus(c.var))
  .answer(calls.followLive, anyone, answerEvents)
  .answer(calls.listLiveMessages, anyone, async (c) => {
    const stream = await findLiveStream(c.var.db)
    return stream ? await listMessages(c.var.db, stream.id, shownMessages) : []
  })
  .answer(calls.sendLiveMessage, signedIn, async (c) => {
    const { text } = await bodyOf(c)
    const { id: authorId } = callerOf(c)
    const stream = (await findLiveStream(c.var.db)) ?? refuse(409, liveRefusals.notLive)
    await c.var.limits.consume('chat by account', String(authorId))
    const message = await addMessage(c.var.db, { streamId: stream.id, authorId, text, now: c.var.now() })
    c.var.sseConnections.tell({ name: 'chat', data: message, id: message.id })
    return message
  })
  .answer(calls.hideLiveMessage, roles('media', 'admin'), async (c, { id }) => {
    const message = (await findMessage(c.var.db, id)) ?? refuse(404, liveRefusals.noMessage)
    await hide(c, message)
    return { detail: liveRefusals.hidden }
  })
  .answer(calls.unhideLiveMessage, roles('media', 'admin'), async (c, { id }) => {
    const message = (await findMessage(c.var.db, id)) ?? refuse(404, liveRefusals.noMessage)
    await unhide(c, message)
    return { detail: liveRefusals.shown }
  })
  .answer(controlCalls.goLive, roles('media', 'admin'), async (c) => {
    await goLive(c, await bodyOf(c))
    c.var.cache.invalidate('live')
    return broadcastStatus(c)
  })
  .answer(controlCalls.beginSampleStream, roles('media', 'admin'), async (c) => {
    const sample = c.var.sampleStream ?? refuse(404, liveRefusals.noSample)
    await goLive(c, sample.form)
    c.var.cache.invalidate('live')
    await sample.goOn()
    return broadcastStatus(c)
  })
  .answer(controlCalls.stopLive, roles('media', 'admin'), async (c) => {
    await c.var.db.transaction().execute(async (db) => {
      const stream = (await findLiveStream(db)) ?? refuse(409, liveRefusals.notLive)
      requireUnchanged(c, stream.started_at, liveRefusals.another({ title: stream.title }))
      await endStream(db, stream.id, c.var.now())
      await audit(c, db, 'Live stream ended', { detail: stream.title })
    })
    // Pages list what was streamed among the sermons.
    c.var.cache.invalidate('live', 'sermons')
    return broadcastStatus(c)
  })

async function goLive(c: Context<AppEnv>, form: LiveStreamForm): Promise<void> {
  await c.var.db.transaction().execute(async (db) => {
    const before = await findLiveStream(db)
    if (before) refuse(409, liveRefusals.already({ title: before.title }))
    await startStream(db, form, callerOf(c).id, c.var.now())
    await audit(c, db, 'Live stream started', { detail: form.title })
  })
}

/** Hides a message. The log entry names only its id; the text stays in the message's row, where erasure finds it. */
async function hide(c: Context<AppEnv>, { id: messageId }: LiveMessageAnswer): Promise<void> {
  const hidden = await c.var.db.transaction().execute(async (db) => {
    const first = await hideMessage(db, messageId, callerOf(c).id, c.var.now())
    if (first)
      await audit(c, db, 'Chat message hidden', { detail: `message ${messageId}`, status: 'warning' })
    return first
  })
  if (hidden) c.var.sseConnections.tell({ name: 'hidden', data: { ids: [messageId] } })
}

/** Shows a hidden message again, where it stood: pages sort messages by their ids. */
async function unhide(c: Context<AppEnv>, message: LiveMessageAnswer): Promise<void> {
  const shown = await c.var.db.transaction().execute(async (db) => {
    const first = await unhideMessage(db, message.id)
    if (first) await audit(c, db, 'Chat message shown again', { detail: `message ${message.id}` })
    return first
  })
  if (shown) c.var.sseConnections.tell({ name: 'shown', data: message })
}
