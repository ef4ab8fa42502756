import { createHash } from 'node:crypto'
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http'
import { gunzipSync } from 'node:zlib'
import { requestIdOf } from '../logging/request-id.ts'
import { isNotModified } from './not-modified.ts'

/** A body that is ready to send, with all its headers in the form that Node writes fastest: name, value, name, value. */
export type Body = { readonly bytes: Buffer; etag: string; headers: string[]; notModified: string[] }
type Encoded = { plain: Body; br?: Body; gz?: Body }
/** `forms` are those for browsers that have been here before: the first one whose cookie the browser has. */
export type Entry = Encoded & { forms?: readonly Form[] }
/** The form of a page for browsers whose cookies contain `cookie` (docs/decisions/browser.md#first-views). */
type Form = { cookie: string; page: Encoded }
export type Bodies = { plain: Buffer; br?: Buffer; gz?: Buffer }

/** Prepares an answer in each of its encodings. */
export function entryOf({ plain, br, gz }: Bodies, headers: OutgoingHttpHeaders): Entry {
  return {
    plain: gz ? unpackedWhenRead(bodyOf(plain, headers), gz) : bodyOf(plain, headers),
    ...(br && { br: bodyOf(br, headers, 'br') }),
    ...(gz && { gz: bodyOf(gz, headers, 'gzip') }),
  }
}

/**
 * Sends an entry in the best encoding that the browser accepts; 304 when the browser has it already. The forms of a page for
 * browsers that have been here look the same, so such a browser keeps whichever of them it has.
 */
export function sendEntry(
  request: IncomingMessage,
  response: ServerResponse,
  entry: Entry,
  status = 200,
): void {
  const { 'accept-encoding': accepted, 'if-none-match': etags, cookie } = request.headers
  const body = negotiate(entry, { accepted, cookie })
  const known = status === 200 && etags ? [body, ...formsOf(entry, accepted)].find(isKnown) : undefined
  if (known) {
    response.writeHead(304, named(request, known.notModified)).end()
    return
  }
  response.writeHead(status, named(request, body.headers))
  response.end(request.method === 'HEAD' ? undefined : body.bytes)

  function isKnown({ etag }: Body): boolean {
    return isNotModified(etags, etag)
  }
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

/**
 * The uncompressed form is the largest and hardly used: it is held until the next garbage collection, and unpacked from the gzip
 * form after that.
 */
function unpackedWhenRead({ bytes, ...rest }: Body, gz: Buffer): Body {
  let plain = new WeakRef(bytes)
  return {
    ...rest,
    get bytes() {
      const held = plain.deref()
      if (held) return held
      const unpacked = gunzipSync(gz)
      plain = new WeakRef(unpacked)
      return unpacked
    },
  }
}

const flat = (headers: OutgoingHttpHeaders) =>
  Object.entries(headers).flatMap(([name, value]) => [name, String(value)])

/** What a request says of the body that it wants: its Accept-Encoding and its Cookie. */
type Negotiable = { accepted: string | string[] | undefined; cookie?: string | undefined }

/** The body for these cookies, in the best encoding that Accept-Encoding allows. */
export function negotiate(entry: Entry, { accepted, cookie }: Negotiable): Body {
  const form = entry.forms?.find((one) => cookie?.includes(one.cookie))
  return encoded(form?.page ?? entry, accepted)
}

const formsOf = ({ forms = [] }: Entry, accepted: Negotiable['accepted']): Body[] =>
  forms.map(({ page }) => encoded(page, accepted))

function encoded(form: Encoded, accepted: Negotiable['accepted']): Body {
  const encodings = String(accepted ?? '')
  if (form.br && /\bbr\b/.test(encodings)) return form.br
  if (form.gz && /\bgzip\b/.test(encodings)) return form.gz
  return form.plain
}
