import type { ServerResponse } from 'node:http'
import type { Context } from 'hono'
import { compress } from 'hono/compress'
import { createMiddleware } from 'hono/factory'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { compressForOne } from '../cache/compress.ts'
import type { AppEnv } from '../context.ts'

type Payload = string | Uint8Array<ArrayBuffer>
type Head = Pick<Response, 'status' | 'headers'>

/**
 * An answer whose whole body is at hand. A Response of the platform makes a stream of its body, which the server then has to
 * read: for a list of 10 KB that takes longer than all else (docs/decisions/0145).
 */
export class BufferedResponse extends Response {
  readonly payload: Payload
  #streamed: Response | undefined

  constructor(payload: Payload, { status, headers }: Head) {
    super(null, { status, headers })
    this.payload = payload
  }

  /** The same answer as a stream, for tests and for what stores a copy. */
  #stream(): Response {
    this.#streamed ??= new Response(this.payload, { status: this.status, headers: this.headers })
    return this.#streamed
  }

  override get body() {
    return this.#stream().body
  }
  override get bodyUsed() {
    return this.#streamed?.bodyUsed ?? false
  }
  override clone() {
    return new BufferedResponse(this.payload, this)
  }
  override text() {
    return this.#stream().text()
  }
  override json() {
    return this.#stream().json()
  }
  override bytes() {
    return this.#stream().bytes()
  }
  override arrayBuffer() {
    return this.#stream().arrayBuffer()
  }
  override blob() {
    return this.#stream().blob()
  }
  override formData() {
    return this.#stream().formData()
  }
}

/** Makes `c.json` answer with a BufferedResponse, and compresses all answers for a client that accepts that. */
export const bufferJson = createMiddleware<AppEnv>(async (c, next) => {
  const json = (object: object, status?: ContentfulStatusCode, headers?: Record<string, string>) => {
    const head = c.newResponse(null, status, { 'Content-Type': 'application/json', ...headers })
    return new BufferedResponse(JSON.stringify(object), head)
  }
  // Hono brands what `c.json` returns with the type of the object, for its own client, which we do not use.
  c.json = json as unknown as typeof c.json
  await next()
  await (c.res instanceof BufferedResponse ? finish(c, c.res) : compressStream(c, async () => undefined))
})

/** Calendars and other answers whose body is not JSON. */
const compressStream = compress()

/** Below this many bytes, an answer with its head is one packet either way. */
const worthwhile = 1024

/** Compresses an answer for a client that accepts that, and says its length. */
async function finish(c: Context<AppEnv>, { status, headers, payload }: BufferedResponse): Promise<void> {
  const bytes = Buffer.byteLength(payload)
  headers.append('Vary', 'Accept-Encoding')
  const accepted = bytes < worthwhile ? '' : (c.req.header('accept-encoding') ?? '')
  const encoding = /\bbr\b/.test(accepted) ? 'br' : /\bgzip\b/.test(accepted) ? 'gzip' : undefined
  if (!encoding) return headers.set('Content-Length', String(bytes))
  const short = await compressForOne(Buffer.from(payload), encoding)
  headers.set('Content-Encoding', encoding)
  headers.set('Content-Length', String(short.length))
  // Else Hono copies the headers of the first one over these.
  c.res = undefined
  c.res = new BufferedResponse(short, { status, headers })
}

/** Writes an answer at once: its head and its body in one call of the operating system. */
export function sendBuffered(response: ServerResponse, { status, headers, payload }: BufferedResponse): void {
  response.writeHead(status, [...headers].flat())
  response.end(payload)
}
