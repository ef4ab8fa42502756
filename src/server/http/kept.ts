import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { brotliCompressSync, gzipSync, constants as zlib } from 'node:zlib'
import { createMiddleware } from 'hono/factory'
import type { AppEnv } from './app.ts'
import { seals } from './seal.ts'

/** What a public list is made of; who writes one of these says so, and the lists made of it are made anew. */
export type Tag = 'events' | 'sermons' | 'fellowships' | 'testimonies'

/** A public answer that is ready to be sent, in the encodings that browsers take. */
type Bodies = { plain: Buffer; br: Buffer; gzip: Buffer; etag: string }
type KeptAnswer = Bodies & { tags: readonly Tag[]; until: number }

export type Kept = {
  find(url: string, now: number): KeptAnswer | undefined
  keep(url: string, answer: KeptAnswer): void
  /** Forgets every answer made of these. */
  changed(...tags: Tag[]): void
  /** How often something has changed. */
  changes(): number
}

/** Some answers name days ("the next meeting"), so none is kept for longer than this, in milliseconds. */
const longest = 60_000

/** So that nobody fills the memory with made-up queries. */
const mostAnswers = 200

/** Keeps the answers of public lists until what they are made of changes (design, "Pages from data"). */
export function openKept(): Kept {
  const answers = new Map<string, KeptAnswer>()
  let changes = 0
  return {
    changes: () => changes,
    find(url, now) {
      const answer = answers.get(url)
      return answer && answer.until > now ? answer : undefined
    },
    keep(url, answer) {
      if (answers.size >= mostAnswers) answers.clear()
      answers.set(url, answer)
    },
    changed(...tags) {
      changes += 1
      for (const [url, answer] of answers)
        if (answer.tags.some((tag) => tags.includes(tag))) answers.delete(url)
    },
  }
}

/** Keeps what visitors without a token are answered here. A caller with a token gets an answer of their own. */
export const keptWhile = (...tags: Tag[]) =>
  createMiddleware<AppEnv>(async (c, next) => {
    const { kept } = c.var
    const before = kept.changes()
    await next()
    if (c.res.status !== 200 || c.req.header('authorization')) return
    const plain = Buffer.from(await c.res.clone().arrayBuffer())
    const answer = { ...compress(plain), tags, until: c.var.now().getTime() + longest }
    c.header('ETag', answer.etag)
    c.header('Cache-Control', 'no-cache')
    const { pathname, search } = new URL(c.req.url)
    // What changed while this answer was made must not be kept as if it had not.
    if (kept.changes() === before) kept.keep(pathname + search, answer)
  })

/** Quick forms: they are made while somebody waits. */
function compress(plain: Buffer): Bodies {
  return {
    plain,
    br: brotliCompressSync(plain, { params: { [zlib.BROTLI_PARAM_QUALITY]: 5 } }),
    gzip: gzipSync(plain),
    etag: `"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`,
  }
}

/** As Node writes them fastest: name, value, name, value. */
const headers = Object.entries({
  ...seals,
  'Content-Type': 'application/json',
  'Cache-Control': 'no-cache',
  Vary: 'Accept-Encoding, Authorization',
}).flat()

/** Answers a visitor's call from what is kept, before any framework is asked. False: there is nothing kept for it. */
export function answerKept(kept: Kept, request: IncomingMessage, response: ServerResponse): boolean {
  if (request.method !== 'GET' || request.headers.authorization) return false
  const answer = kept.find(request.url ?? '', Date.now())
  if (!answer) return false
  const { etag } = answer
  if (request.headers['if-none-match'] === etag) {
    response.writeHead(304, [...headers, 'ETag', etag]).end()
    return true
  }
  const encoding = pickEncoding(String(request.headers['accept-encoding'] ?? ''))
  const bytes = answer[encoding ?? 'plain']
  const about = ['ETag', etag, 'Content-Length', String(bytes.length)]
  response.writeHead(200, [...headers, ...about, ...(encoding ? ['Content-Encoding', encoding] : [])])
  response.end(bytes)
  return true
}

function pickEncoding(accepted: string): 'br' | 'gzip' | undefined {
  if (/\bbr\b/.test(accepted)) return 'br'
  return /\bgzip\b/.test(accepted) ? 'gzip' : undefined
}
