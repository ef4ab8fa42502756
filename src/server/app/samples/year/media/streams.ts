import { type PastStream, pastStreams } from '../../../../../content/year/streams.ts'
import { addMessage } from '../../../../media/live/repo.ts'
import type { Db } from '../../../../platform/db/tables.ts'
import { at as atTime, daysAfter, daysBefore, moment, occurrence } from '../../seed/days.ts'
import { listVoices } from '../../stream/voices.ts'
import { lastFeast } from '../books/calendar.ts'

const minutes = (many: number) => many / (24 * 60)

/** A playlist: of a stream that has ended it plays nothing, so that no page links to it. */
const address = 'https://stream.asore.example/service.m3u8'

/** The services of the year that were streamed, the oldest first, each with its chat. */
export async function addPastStreams(db: Db, now: Date): Promise<void> {
  const inOrder = pastStreams
    .map((stream) => ({ stream, begun: beginningOf(stream, now) }))
    .toSorted((a, b) => a.begun.getTime() - b.begun.getTime())
  for (const { stream, begun } of inOrder) await addStream(db, stream, begun)
}

/** At its hour on the last such weekday or feast that was over by now. */
function beginningOf({ held: [on, many], time, minutes: length }: PastStream, now: Date): Date {
  const over = daysBefore(now, minutes(length))
  return on === 'easter' || on === 'harvest'
    ? atTime(daysAfter(lastFeast(on, daysBefore(now, 1)), many), time)
    : occurrence(over, on, time, -1 - many)
}

async function addStream(db: Db, { title, minutes: length, chat }: PastStream, begun: Date): Promise<void> {
  const voiceOf = await listVoices(db, begun)
  const media = voiceOf('media')
  if (media === undefined) throw new Error('The sample data has no media team')
  const ended_at = moment(daysAfter(begun, minutes(length)))
  // At once with its end: the sample stream may be on air while the year is written.
  const { id: streamId } = await db
    .insertInto('live_stream')
    .values({ title, address, started_at: moment(begun), ended_at, started_by: media })
    .returning('id')
    .executeTakeFirstOrThrow()
  for (const [minute, by, text, went] of chat) {
    const [authorId, saidAt] = [voiceOf(by), daysAfter(begun, minutes(minute))]
    if (authorId === undefined) continue
    const { id } = await addMessage(db, { streamId, authorId, text, now: saidAt })
    if (!went) continue
    const hidden_at = went === 'hidden' ? moment(daysAfter(saidAt, minutes(1))) : null
    await db.updateTable('live_message').set({ hidden_at, hidden_by: media }).where('id', '=', id).execute()
  }
}
