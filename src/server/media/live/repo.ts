import type { Selectable } from 'kysely'
import type { LiveMessageAnswer, LiveStreamForm } from '../../../lib/contract/media/live.ts'
import { chatLabel } from '../../../lib/media/live.ts'
import type { LiveStreamTable } from '../../platform/db/tables/sermons.ts'
import type { Db } from '../../platform/db/tables.ts'

/** The stream that is on air, or undefined. */
export function findLiveStream(db: Db): Promise<Selectable<LiveStreamTable> | undefined> {
  return db.selectFrom('live_stream').selectAll().where('ended_at', 'is', null).executeTakeFirst()
}

/** Starts a live stream. Call `findLiveStream` in the same transaction first: an index refuses a second stream. */
export async function startStream(db: Db, form: LiveStreamForm, by: number, now: Date): Promise<void> {
  await db
    .insertInto('live_stream')
    .values({ ...form, started_at: now.toISOString(), started_by: by })
    .execute()
}

export async function endStream(db: Db, id: number, now: Date): Promise<void> {
  await db.updateTable('live_stream').set({ ended_at: now.toISOString() }).where('id', '=', id).execute()
}

/** A stream shorter than this was a trial, in milliseconds. */
const trial = 10 * 60 * 1000

/** The streams that have ended, the newest first, at most `most`. Trials are left out. */
export async function listEnded(db: Db, most: number): Promise<Selectable<LiveStreamTable>[]> {
  const rows = await db
    .selectFrom('live_stream')
    .selectAll()
    .where('ended_at', 'is not', null)
    .orderBy('id', 'desc')
    .limit(4 * most)
    .execute()
  const lasted = ({ started_at, ended_at }: Selectable<LiveStreamTable>) =>
    Date.parse(ended_at ?? started_at) - Date.parse(started_at)
  return rows.filter((stream) => lasted(stream) >= trial).slice(0, most)
}

/** The newest visible (not hidden) messages of a stream, at most `most`, oldest first. */
export async function listMessages(db: Db, streamId: number, most: number): Promise<LiveMessageAnswer[]> {
  const newest = await messages(db)
    .where('stream_id', '=', streamId)
    .where('hidden_at', 'is', null)
    .orderBy('id', 'desc')
    .limit(most)
    .execute()
  return newest.reverse()
}

/**
 * The messages after `lastSeen`, and of those up to it the ids of the hidden ones, and those that are shown again: what a client that
 * reconnects has missed.
 */
export async function listMissed(db: Db, streamId: number, lastSeen: number, most: number) {
  const recent = await listMessages(db, streamId, most)
  const hidden = await db
    .selectFrom('live_message')
    .select('id')
    .where('stream_id', '=', streamId)
    .where('hidden_at', 'is not', null)
    .where('id', '<=', lastSeen)
    .orderBy('id', 'desc')
    .limit(most)
    .execute()
  const shown = await messages(db)
    .where('stream_id', '=', streamId)
    .where('hidden_at', 'is', null)
    .where('hidden_by', 'is not', null)
    .where('id', '<=', lastSeen)
    .orderBy('id', 'desc')
    .limit(most)
    .execute()
  return { messages: recent.filter(({ id }) => id > lastSeen), hidden: hidden.map(({ id }) => id), shown }
}

type NewMessage = { streamId: number; authorId: number; text: string; now: Date }

/** Adds a message with the author's current name. */
export async function addMessage(
  db: Db,
  { streamId, authorId, text, now }: NewMessage,
): Promise<LiveMessageAnswer> {
  const author = await db
    .selectFrom('account')
    .select(['first_name', 'last_name'])
    .where('id', '=', authorId)
    .executeTakeFirst()
  return db
    .insertInto('live_message')
    .values({
      stream_id: streamId,
      author_id: authorId,
      author: chatLabel(author),
      text,
      created_at: now.toISOString(),
    })
    .returning(['id', 'author', 'text', 'created_at'])
    .executeTakeFirstOrThrow()
}

export function findMessage(db: Db, id: number): Promise<LiveMessageAnswer | undefined> {
  return messages(db).where('id', '=', id).executeTakeFirst()
}

/** Hides a message from everybody. Returns false when it was hidden already. */
export async function hideMessage(db: Db, id: number, by: number, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('live_message')
    .set({ hidden_at: now.toISOString(), hidden_by: by })
    .where('id', '=', id)
    .where('hidden_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/**
 * Shows a hidden message again. Returns false when it was not hidden. Who hid it stays: by that `listMissed` finds it.
 */
export async function unhideMessage(db: Db, id: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('live_message')
    .set({ hidden_at: null })
    .where('id', '=', id)
    .where('hidden_at', 'is not', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

const messages = (db: Db) => db.selectFrom('live_message').select(['id', 'author', 'text', 'created_at'])
