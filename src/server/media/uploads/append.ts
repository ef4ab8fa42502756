import { Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Context } from 'hono'
import type { AppEnv } from '../../platform/context.ts'
import { refuse } from '../../platform/errors/refusal.ts'
import { timeouts } from '../../platform/http/timeouts.ts'
import { streamBody } from '../../platform/http/upload.ts'
import { uploadRefusals } from './messages.ts'

type Place = { upload: string; offset: number; room: number; cut: AbortSignal }

/**
 * Appends the request body to an upload of `offset` bytes and returns the new size; the bytes are safe then. If the
 * connection breaks, the bytes received so far stay. If the body exceeds `room` bytes, nothing of it stays (413).
 */
export async function append(c: Context<AppEnv>, { upload, offset, room, cut }: Place): Promise<number> {
  let arrived = 0
  const within = new Transform({
    transform(chunk: Buffer, _, done) {
      arrived += chunk.length
      // Excess bytes are read and dropped, so that the client can receive the response; an endless body is cut off.
      if (arrived > room + timeouts.rest) done(new Error('This body does not end'))
      else done(null, arrived > room ? undefined : chunk)
    },
  })
  const file = c.var.files.parts.write(upload, offset)
  const closed = new Promise<void>((done) => {
    file.once('close', done)
  })
  const failure = await pipeline(streamBody(c), within, file, { signal: cut }).catch(
    (error: unknown) => error,
  )
  await closed
  if (arrived > room) {
    await c.var.files.parts.truncate(upload, offset)
    refuse(413, uploadRefusals.tooLong)
  }
  if (failure !== undefined) explain(failure, cut)
  return offset + arrived
}

const diskCalls = ['open', 'write', 'fsync']

/** Rethrows disk errors. Everything else is a fault of the connection, whose client may be gone by then. */
function explain(failure: unknown, cut: AbortSignal): never {
  const call = failure instanceof Error && 'syscall' in failure ? String(failure.syscall) : ''
  if (diskCalls.includes(call)) throw failure
  if (cut.aborted) refuse(409, uploadRefusals.goesOn)
  refuse(400, uploadRefusals.brokeOff)
}
