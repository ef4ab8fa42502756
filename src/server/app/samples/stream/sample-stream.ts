import { sampleChat, sampleStreamTitle } from '../../../../content/year/streams.ts'
import type { LiveStreamForm } from '../../../../lib/contract/media/live.ts'
import { addMessage, endStream, findLiveStream, startStream } from '../../../media/live/repo.ts'
import type { SampleStream } from '../../../media/live/sample.ts'
import { readStatus } from '../../../media/live/status.ts'
import type { Deps } from '../../../platform/context.ts'
import type { Db } from '../../../platform/db/tables.ts'
import { record } from '../../../settings/system-log/repo.ts'
import { keyOf } from '../seed/media.ts'
import { serviceOnAir } from './service-on-air.ts'
import { listVoices } from './voices.ts'

/** How long a stream is on air that somebody has begun, and how often its chat goes on, in milliseconds. */
const [length, step] = [20 * 60_000, 5_000]

/** The film of a sample sermon: it lies on this machine, and costs nobody data of the Internet. */
const film: LiveStreamForm = {
  title: sampleStreamTitle,
  address: `/media/${keyOf('woven-together.mp4')}`,
}

type Showing = Pick<Deps, 'db' | 'sseConnections' | 'cache' | 'now' | 'background'>
type Stream = NonNullable<Awaited<ReturnType<typeof findLiveStream>>>

/**
 * The sample stream of the demonstration: it begins by itself at the Sunday services, its chat and its viewers grow, and it ends by itself. What is to be done follows from the clock and the
 * database alone. `start` ends what a process before has left on air, and goes on every few seconds; `stop` ends that.
 */
export function openSampleStream({ background, ...deps }: Showing): SampleStream & {
  start: () => Promise<void>
  stop: () => void
} {
  const { db, now } = deps
  let running: Promise<void> = Promise.resolve()
  let timer: NodeJS.Timeout | undefined

  /** Begins, goes on or ends: what the time asks for. One call at a time. */
  function goOn(): Promise<void> {
    const next = running.then(look)
    running = next.catch(() => undefined)
    return next
  }

  async function look(): Promise<void> {
    const at = now()
    const service = await serviceOnAir(db, at)
    const live = (await findLiveStream(db)) ?? (service && (await begin(service.begins)))
    if (live?.address !== film.address) return deps.sseConnections.invent(0)
    const begun = Date.parse(live.started_at)
    const isOfService = service?.begins.getTime() === begun
    const ends = isOfService ? service.ends.getTime() : begun + length
    if (at.getTime() >= ends) return end(live)
    const share = (at.getTime() - begun) / (ends - begun)
    deps.sseConnections.invent(viewersAt(share))
    for (const message of await db.transaction().execute((own) => say(own, live, { at, share })))
      deps.sseConnections.tell({ name: 'chat', data: message, id: message.id })
  }

  /** Puts a service on air, unless it was before: then somebody has ended it. */
  async function begin(begins: Date): Promise<Stream | undefined> {
    const begun = await db.transaction().execute(async (own) => {
      const media = (await listVoices(own, now()))('media')
      const known = own
        .selectFrom('live_stream')
        .where((stream) =>
          stream.or([stream('ended_at', 'is', null), stream('started_at', '=', begins.toISOString())]),
        )
      if (media === undefined || (await known.select('id').executeTakeFirst())) return undefined
      await startStream(own, film, media, begins)
      await log(own, 'Live stream started')
      return findLiveStream(own)
    })
    if (begun) await tellStatus()
    return begun
  }

  async function end({ id }: Stream): Promise<void> {
    await db.transaction().execute(async (own) => {
      await endStream(own, id, now())
      await log(own, 'Live stream ended')
    })
    deps.sseConnections.invent(0)
    await tellStatus()
  }

  const log = (own: Db, action: string) =>
    record(own, { at: now(), action, detail: film.title, address: '', status: 'success' })

  async function tellStatus(): Promise<void> {
    // Pages list what was streamed among the sermons.
    deps.cache.invalidate('live', 'sermons')
    deps.sseConnections.tell({ name: 'status', data: await readStatus(deps) })
  }

  async function endLeftOver(): Promise<void> {
    const live = await findLiveStream(db)
    const service = await serviceOnAir(db, now())
    if (live?.address === film.address && live.started_at !== service?.begins.toISOString()) await end(live)
  }

  return {
    form: film,
    goOn,
    start: () => {
      timer = setInterval(() => background.run(goOn()), step).unref()
      running = endLeftOver()
      return goOn()
    },
    stop: () => clearInterval(timer),
  }
}

type Spoken = { at: Date; share: number }

/** Says the lines whose time has come: each the share of the stream after its beginning that is its share of the chat. */
async function say(db: Db, { id: streamId }: Stream, { at: now, share }: Spoken) {
  const due = Math.min(sampleChat.length, 1 + Math.floor(share * sampleChat.length))
  const texts = await db.selectFrom('live_message').select('text').where('stream_id', '=', streamId).execute()
  const known = new Set(texts.map(({ text }) => text))
  const before = sampleChat.findLastIndex(([, text]) => known.has(text)) + 1
  const messages = []
  const voiceOf = due > before ? await listVoices(db, now) : undefined
  for (const [by, text] of sampleChat.slice(before, due)) {
    const authorId = voiceOf?.(by)
    if (authorId !== undefined) messages.push(await addMessage(db, { streamId, authorId, text, now }))
  }
  return messages
}

/** From a dozen to a hundred and forty within the first quarter, then some more and some less, and half of them at the end. */
export function viewersAt(share: number): number {
  const here = 12 + 128 * Math.min(1, share * 4)
  return Math.round(share > 0.95 ? here / 2 : here + 6 * Math.sin(share * 60))
}
