import { type Context, Hono } from 'hono'
import * as z from 'zod/mini'
import { Done } from '../../../lib/contract/answer.ts'
import {
  LiveMessageAnswer,
  LiveMessageForm,
  LiveStatusAnswer,
  LiveStreamForm,
} from '../../../lib/contract/media/live.ts'
import { anyone, roles, signedIn } from '../../accounts/accounts/rights/guards.ts'
import type { AppEnv } from '../../platform/context.ts'
import { refuse } from '../../platform/errors/refusal.ts'
import { callerOf } from '../../platform/http/caller.ts'
import { describe } from '../../platform/http/describe.ts'
import { id, idOf } from '../../platform/http/ids.ts'
import { requireUnchanged } from '../../platform/http/preconditions.ts'
import { bodyOf, takes } from '../../platform/http/takes.ts'
import { note } from '../../settings/system-log/note.ts'
import { answerEvents } from './events.ts'
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
import { shownMessages } from './rules.ts'
import { broadcastStatus, offAir, readStatus } from './status.ts'

/** The live stream API. It implements what the specification only simulates (docs/specification/settled.md). */
export const live = new Hono<AppEnv>()
  .get(
    '/',
    anyone,
    describe({ summary: 'Whether we are live, and with what', answer: LiveStatusAnswer }),
    async (c) => c.json(await readStatus(c)),
  )
  .get(
    '/events',
    anyone,
    describe({
      summary:
        'The events status, viewers, chat, hidden and shown as they happen; an open connection counts as a viewer',
      query: {
        last: 'The id of the last message that was seen, where Last-Event-ID cannot be sent; 0 for what was said before',
      },
      type: 'text/event-stream',
      answer: z.string(),
    }),
    answerEvents,
  )
  .get(
    '/messages',
    anyone,
    describe({
      summary: 'The last 100 messages of the chat, oldest first',
      answer: z.array(LiveMessageAnswer),
    }),
    async (c) => {
      const stream = await findLiveStream(c.var.db)
      return c.json(stream ? await listMessages(c.var.db, stream.id, shownMessages) : [])
    },
  )
  .post(
    '/messages',
    signedIn,
    describe({
      summary: 'Says something in the chat',
      status: 201,
      answer: LiveMessageAnswer,
    }),
    takes(LiveMessageForm),
    async (c) => {
      const { text } = await bodyOf(c)
      const { id: authorId } = callerOf(c)
      const stream = (await findLiveStream(c.var.db)) ?? refuse(409, offAir)
      await c.var.limits.consume('chat by account', String(authorId))
      const said = await addMessage(c.var.db, { streamId: stream.id, authorId, text, now: c.var.now() })
      c.var.sseConnections.tell({ name: 'chat', data: said, id: said.id })
      return c.json(said, 201)
    },
  )
  .post(
    `/messages/${id}/hide`,
    roles('media', 'admin'),
    describe({ summary: 'Hides a message from everybody', answer: Done }),
    async (c) => {
      const message = (await findMessage(c.var.db, idOf(c))) ?? refuse(404, 'There is no such message.')
      await hide(c, message)
      return c.json({ detail: 'The message is hidden.' })
    },
  )
  .post(
    `/messages/${id}/unhide`,
    roles('media', 'admin'),
    describe({ summary: 'Shows a hidden message to everybody again', answer: Done }),
    async (c) => {
      const message = (await findMessage(c.var.db, idOf(c))) ?? refuse(404, 'There is no such message.')
      await unhide(c, message)
      return c.json({ detail: 'The message is shown again.' })
    },
  )
  .post(
    '/start',
    roles('media', 'admin'),
    describe({ summary: 'Goes live', status: 201, answer: LiveStatusAnswer }),
    takes(LiveStreamForm),
    async (c) => {
      await goLive(c, await bodyOf(c))
      c.var.cache.invalidate('live')
      return c.json(await broadcastStatus(c), 201)
    },
  )
  .post(
    '/stop',
    roles('media', 'admin'),
    describe({ summary: 'Ends the live stream', seen: 'when it began', answer: LiveStatusAnswer }),
    async (c) => {
      await c.var.db.transaction().execute(async (db) => {
        const stream = (await findLiveStream(db)) ?? refuse(409, offAir)
        requireUnchanged(c, stream.started_at, `Another stream has begun since: “${stream.title}”.`)
        await endStream(db, stream.id, c.var.now())
        await note(c, db, 'Live stream ended', { detail: stream.title })
      })
      // Pages list what was streamed among the sermons.
      c.var.cache.invalidate('live', 'sermons')
      return c.json(await broadcastStatus(c))
    },
  )

async function goLive(c: Context<AppEnv>, form: LiveStreamForm): Promise<void> {
  await c.var.db.transaction().execute(async (db) => {
    const before = await findLiveStream(db)
    if (before) refuse(409, `We are live already, with “${before.title}”. End that stream first.`)
    await startStream(db, form, callerOf(c).id, c.var.now())
    await note(c, db, 'Live stream started', { detail: form.title })
  })
}

/** Hides a message. The log entry names only its id; the text stays in the message's row, where erasure finds it. */
async function hide(c: Context<AppEnv>, { id: messageId }: LiveMessageAnswer): Promise<void> {
  const hidden = await c.var.db.transaction().execute(async (db) => {
    const first = await hideMessage(db, messageId, callerOf(c).id, c.var.now())
    if (first) await note(c, db, 'Chat message hidden', { detail: `message ${messageId}`, status: 'warning' })
    return first
  })
  if (hidden) c.var.sseConnections.tell({ name: 'hidden', data: { ids: [messageId] } })
}

/** Shows a hidden message again, where it stood: pages sort messages by their ids. */
async function unhide(c: Context<AppEnv>, message: LiveMessageAnswer): Promise<void> {
  const shown = await c.var.db.transaction().execute(async (db) => {
    const first = await unhideMessage(db, message.id)
    if (first) await note(c, db, 'Chat message shown again', { detail: `message ${message.id}` })
    return first
  })
  if (shown) c.var.sseConnections.tell({ name: 'shown', data: message })
}
