import { createHash } from 'node:crypto'
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http'
import { requestIdOf } from '../logging/request-id.ts'
import { isNotModified } from './not-modified.ts'

/** A body that is ready to send, with all its headers in the form that Node writes fastest: name, value, name, value. */
export type Body = { bytes: Buffer; etag: string; headers: string[]; notModified: string[] }
export type Entry = { plain: Body; br?: Body; gz?: Body }
export type Bodies = { plain: Buffer; br?: Buffer; gz?: Buffer }

/** Prepares an answer in each of its encodings. */
export function entryOf({ plain, br, gz }: Bodies, headers: OutgoingHttpHeaders): Entry {
  return {
    plain: bodyOf(plain, headers),
    ...(br && { br: bodyOf(br, headers, 'br') }),
    ...(gz && { gz: bodyOf(gz, headers, 'gzip') }),
  }
}

/** Sends an entry in the best encoding that the browser accepts; 304 when the browser has it already. */
export function send(request: IncomingMessage, response: ServerResponse, entry: Entry, status = 200): void {
  const body = pick(entry, request.headers['accept-encoding'])
  if (status === 200 && isNotModified(request.headers['if-none-match'], body.etag)) {
    response.writeHead(304, named(request, body.notModified)).end()
    return
  }
  response.writeHead(status, named(request, body.headers))
  response.end(request.method === 'HEAD' ? undefined : body.bytes)
}

/** Adds X-Request-Id. The headers stay one list, because a separate setHeader would put Node on its slow path for all of them. */
function named(request: IncomingMessage, headers: string[]): string[] {
  const id = requestIdOf(request)
  return id ? [...headers, 'X-Request-Id', id] : headers
}

function bodyOf(bytes: Buffer, headers: OutgoingHttpHeaders, encoding?: string): Body {
  const etag = `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`
  const about = { ...(encoding && { 'Content-Encoding': encoding }), 'Content-Length': bytes.length }
  const notModified = flat({ ...headers, ETag: etag })
  return { bytes, etag, notModified, headers: [...notModified, ...flat(about)] }
}

const flat = (headers: OutgoingHttpHeaders) =>
  Object.entries(headers).flatMap(([name, value]) => [name, String(value)])

/** The body in the best encoding that Accept-Encoding allows. */
export function pick(entry: Entry, accepted: string | string[] | undefined): Body {
  const encodings = String(accepted ?? '')
  if (entry.br && /\bbr\b/.test(encodings)) return entry.br
  if (entry.gz && /\bgzip\b/.test(encodings)) return entry.gz
  return entry.plain
}
