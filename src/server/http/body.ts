import type { Context } from 'hono'
import type * as z from 'zod/mini'
import { fieldErrors } from '../../lib/contract/base.ts'
import type { AppEnv } from './app.ts'
import { refuse, refuseFields } from './refusal.ts'

/** The most that a JSON body may weigh. */
const jsonLimit = 1024 * 1024

/** Reads and checks a JSON body: 415 for another type, 413 for too much, 400 with sentences by field. */
export async function readBody<Shape extends z.ZodMiniType>(
  c: Context<AppEnv>,
  shape: Shape,
): Promise<z.infer<Shape>> {
  const type = c.req.header('content-type') ?? ''
  if (!/^application\/json\s*(;|$)/i.test(type)) refuse(415, 'Please send this as application/json.')
  return check(parse(await readText(c.req.raw)), shape)
}

/** Checks what was read; 400 with sentences by field. Text that cannot be stored (NUL, half a letter) is refused too. */
export function check<Shape extends z.ZodMiniType>(given: unknown, shape: Shape): z.infer<Shape> {
  if (typeof given !== 'object' || given === null || Array.isArray(given))
    refuse(400, 'Please send one JSON object.')
  const broken = Object.entries(given).filter(([, value]) => typeof value === 'string' && !storable(value))
  if (broken.length > 0)
    refuseFields(
      Object.fromEntries(
        broken.map(([field]) => [field, ['This text has characters that cannot be stored']]),
      ),
    )
  const read = shape.safeParse(given)
  return read.success ? read.data : refuseFields(fieldErrors(read.error))
}

const storable = (text: string) => !text.includes('\0') && text.isWellFormed()

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    refuse(400, 'This is not JSON that can be read.')
  }
}

async function readText(request: Request): Promise<string> {
  const decoder = new TextDecoder()
  let text = ''
  let bytes = 0
  for await (const chunk of request.body ?? []) {
    bytes += chunk.byteLength
    if (bytes > jsonLimit) refuse(413, 'This is more than can be taken at once (1 MB).')
    text += decoder.decode(chunk, { stream: true })
  }
  return text + decoder.decode()
}
