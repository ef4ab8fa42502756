import type { ServerResponse } from 'node:http'
import type { Context } from 'hono'
import { compress } from 'hono/compress'
import { createMiddleware } from 'hono/factory'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { compressForOne } from '../cache/compress.ts'
import type { AppEnv } from '../context.ts'

type Payload = string | Uint8Array<ArrayBuffer>

/** The headers of an answer, as much of the platform's `Headers` as is needed to finish one. */
type Head = Pick<Headers, 'set' | 'has' | 'append'> & Iterable<readonly [string, string]>

/** A head in a map: one of the platform checks and copies each value, which takes longer than to make a list of ten rows. */
class PlainHead extends Map<string, string> {
  override set(name: string, value: string): this {
    return super.set(name.toLowerCase(), value)
  }
  override has(name: string): boolean {
    return super.has(name.toLowerCase())
  }
  append(name: string, value: string): void {
    const before = this.get(name.toLowerCase())
    this.set(name, before === undefined ? value : `${before}, ${value}`)
  }
}

/**
 * A response whose whole body is in memory. The platform's Response makes a stream of its body, which the server then has to read:
 * for a list of 10 KB that takes longer than everything else (docs/decisions/server.md#fast-answers). Its headers are a map until
 * somebody reads the platform's `headers`, which count from then on.
 */
export class BufferedResponse implements Response {
  readonly status: number
  #payload: Payload
  #plain: PlainHead | undefined
  #headers: Headers | undefined
  #streamed: Response | undefined

  constructor(payload: Payload, status: number, head: PlainHead | Headers) {
    this.status = status
    this.#payload = payload
    if (head instanceof PlainHead) this.#plain = head
    else this.#headers = new Headers(head)
  }

  get payload() {
    return this.#payload
  }
  /** What sets a header without making the platform's. */
  get head(): Head {
    return this.#plain ?? this.headers
  }
  get headers() {
    this.#headers ??= new Headers([...(this.#plain ?? [])])
    this.#plain = undefined
    return this.#headers
  }
  /** Takes the place of the body, in another form. */
  encode(payload: Payload): void {
    this.#payload = payload
    this.#streamed = undefined
  }

  /** The same answer as a stream, for tests and for what stores a copy. */
  #stream(): Response {
    this.#streamed ??= new Response(this.#payload, { status: this.status, headers: this.headers })
    return this.#streamed
  }

  get ok() {
    return this.status >= 200 && this.status < 300
  }
  get redirected() {
    return false
  }
  get statusText() {
    return ''
  }
  get type() {
    return 'default' as const
  }
  get url() {
    return ''
  }
  get body() {
    return this.#stream().body
  }
  get bodyUsed() {
    return this.#streamed?.bodyUsed ?? false
  }
  clone() {
    return new BufferedResponse(
      this.#payload,
      this.status,
      this.#plain ? new PlainHead(this.#plain) : this.headers,
    )
  }
  text() {
    return this.#stream().text()
  }
  json() {
    return this.#stream().json()
  }
  bytes() {
    return this.#stream().bytes()
  }
  arrayBuffer() {
    return this.#stream().arrayBuffer()
  }
  blob() {
    return this.#stream().blob()
  }
  formData() {
    return this.#stream().formData()
  }
}

/** Makes `c.json` answer with a BufferedResponse, and compresses all answers for a client that accepts that. */
export const bufferJson = createMiddleware<AppEnv>(async (c, next) => {
  const json = (object: object, status: ContentfulStatusCode = 200, headers?: Record<string, string>) => {
    const allHeaders = { 'Content-Type': 'application/json', ...headers }
    // Hono alone knows what `c.header` has prepared, and what an answer before this one had.
    const [prepared] = c.newResponse(null, status).headers
    const head = prepared
      ? c.newResponse(null, status, allHeaders).headers
      : new PlainHead(Object.entries(allHeaders))
    return new BufferedResponse(JSON.stringify(object), status, head)
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
async function finish(c: Context<AppEnv>, answer: BufferedResponse): Promise<void> {
  const { payload, head } = answer
  const bytes = Buffer.byteLength(payload)
  head.append('vary', 'Accept-Encoding')
  const accepted = bytes < worthwhile ? '' : (c.req.header('accept-encoding') ?? '')
  const encoding = /\bbr\b/.test(accepted) ? 'br' : /\bgzip\b/.test(accepted) ? 'gzip' : undefined
  if (encoding) {
    answer.encode(await compressForOne(Buffer.from(payload), encoding))
    head.set('content-encoding', encoding)
  }
  head.set('content-length', String(encoding ? answer.payload.length : bytes))
}

/**
 * Writes an answer at once: head and body in one call of the operating system. Node takes a head of pairs as it is while
 * nobody has called `setHeader` before. Text of ASCII alone is the same bytes as Latin-1, which Node writes from its stack;
 * as UTF-8 it asks for three times the memory.
 */
export function sendBuffered(
  response: ServerResponse,
  { status, head, payload }: BufferedResponse,
  requestId: string,
): void {
  const pairs = ['X-Request-Id', requestId]
  for (const [name, value] of head) pairs.push(name, value)
  response.writeHead(status, pairs)
  const isAscii = typeof payload === 'string' && Buffer.byteLength(payload) === payload.length
  response.end(payload, isAscii ? 'latin1' : 'utf8')
}
