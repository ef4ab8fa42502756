import type { Context } from 'hono'
import type * as z from 'zod/mini'
import { fieldErrors } from '../../../lib/contract/base.ts'
import type { AppEnv } from '../context.ts'
import { callRefusals } from '../errors/messages.ts'
import { refuse, refuseFields } from '../errors/refusal.ts'
import { outOfBounds } from './bounds.ts'

/** The size limit of a JSON body, in bytes. */
const jsonLimit = 1024 * 1024
const brokeOff = () => callRefusals.callBrokeOffBefore
const tooMuch = () => callRefusals.moreThanCanTaken

/** Reads and checks a JSON body: 415 for another type, 413 for one that is too large, 400 with sentences by field. */
export async function readBody<Shape extends z.ZodMiniType>(
  c: Context<AppEnv>,
  shape: Shape,
): Promise<z.infer<Shape>> {
  const type = c.req.header('content-type') ?? ''
  if (!/^application\/json\s*(;|$)/i.test(type)) refuse(415, callRefusals.sendAsApplicationJson)
  return parseBody(parse(new TextDecoder().decode(await bytesOf(c))), shape)
}

/** Checks a parsed body, its bounds before its schema; 400 with sentences by field. */
export function parseBody<Shape extends z.ZodMiniType>(given: unknown, shape: Shape): z.infer<Shape> {
  if (typeof given !== 'object' || given === null || Array.isArray(given))
    refuse(400, callRefusals.sendOneJSONObject)
  const wrong = outOfBounds(given, shape)
  if (wrong) refuseFields(wrong)
  const read = shape.safeParse(given)
  return read.success ? read.data : refuseFields(fieldErrors(read.error))
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    refuse(400, callRefusals.notJSONCanRead)
  }
}

/**
 * Throws 413 when Content-Length is above the limit, before any byte of the body is read. The answer says that the connection
 * closes: some clients wait without end on one whose body was refused in the middle.
 */
export function refuseLarge(request: Request): void {
  if (Number(request.headers.get('content-length') ?? 0) > jsonLimit)
    refuse(413, tooMuch(), { Connection: 'close' })
}

/** The bytes of a small body, read once for all who ask. Throws like `readBytes`. */
export function bytesOf(c: Context<AppEnv>): Promise<Uint8Array> {
  const bytes = c.get('bytes') ?? readBytes(c.req.raw)
  c.set('bytes', bytes)
  return bytes
}

/**
 * Reads a small body. Throws 413 for one above the limit, before the whole body has arrived, and 400 for one that breaks
 * off. The 413 for a body without Content-Length says so, too.
 */
async function readBytes(request: Request): Promise<Uint8Array> {
  refuseLarge(request)
  // No more than Content-Length arrives. This way needs no stream: it takes a third of the time.
  if (request.headers.has('content-length'))
    return new Uint8Array(await request.arrayBuffer().catch(() => refuse(400, brokeOff())))
  const reader = request.body?.getReader()
  const chunks: Uint8Array[] = []
  let bytes = 0
  const next = () => reader?.read().catch(() => refuse(400, brokeOff()))
  for (let part = await next(); part?.value && bytes <= jsonLimit; part = await next()) {
    bytes += part.value.byteLength
    chunks.push(part.value)
  }
  if (bytes <= jsonLimit) return Buffer.concat(chunks)
  // Not awaited: one half of a cloned body is only cancelled when the other is.
  void reader?.cancel().catch(() => undefined)
  refuse(413, tooMuch(), { Connection: 'close' })
}
