import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import { type Context, Hono } from 'hono'
import * as z from 'zod/mini'
import { isRecording } from '../../../lib/site/page-files.ts'
import { anyone } from '../../accounts/accounts/rights/guards.ts'
import { isNotModified } from '../../platform/cache/not-modified.ts'
import type { AppEnv } from '../../platform/context.ts'
import { refuse } from '../../platform/errors/refusal.ts'
import { contentType } from '../../platform/files/content-type.ts'
import { fileRefusals } from '../../platform/files/messages.ts'
import { describe } from '../../platform/http/describe.ts'
import { strictTransport } from '../../platform/http/security-headers.ts'
import { requestIdOf } from '../../platform/logging/request-id.ts'
import { isInTrash } from '../../settings/trash/repo.ts'
import { readRange } from './range.ts'

/** Serves uploaded files, whole or in part (Range), which audio and video need for seeking. Keys cannot be guessed. */
export const media = new Hono<AppEnv>().get(
  '/:key{.+}',
  anyone,
  describe({ summary: 'An uploaded file, whole or in part', answer: z.any() }),
  async (c) => {
    const key = c.req.param('key')
    if (isPrivate(key)) refuse(404, fileRefusals.noFile)
    const file = (await c.var.files.find(key)) ?? refuse(404, fileRefusals.noFile)
    if (await isInTrash(c.var.db, key)) refuse(404, fileRefusals.noFile)
    const { bytes, etag } = file
    const headers = { ...fileHeaders(key, etag), ...strictTransport(c.var.settings.PUBLIC_SITE_URL) }
    if (isNotModified(c.req.header('if-none-match'), etag)) return c.body(null, 304, headers)
    const isSame = [undefined, etag].includes(c.req.header('if-range'))
    const range = readRange(isSame ? c.req.header('range') : undefined, bytes)
    if (range === 'outside') return c.body(null, 416, { ...headers, 'Content-Range': `bytes */${bytes}` })

    const { start, end } = range ?? { start: 0, end: bytes - 1 }
    headers['Content-Length'] = String(end - start + 1)
    if (range) headers['Content-Range'] = `bytes ${start}-${end}/${bytes}`
    return send(c, { key, start, end, status: range ? 206 : 200, headers })
  },
)

/** Receipts of vouchers, files of answers to forms and files of orders of service have their own addresses, which ask who looks. */
const isPrivate = (key: string) => /^(receipts|forms|plans)\//.test(key)

type Part = { key: string; start: number; end: number; status: 200 | 206; headers: Record<string, string> }

/** Uses Node's own response if there is one: it applies backpressure instead of buffering the file for slow readers. */
async function send(c: Context<AppEnv>, { key, start, end, status, headers }: Part): Promise<Response> {
  if (c.req.method === 'HEAD' || end < start) return c.body(null, status, headers)
  const file = await c.var.files.read(key, { start, end })
  const { incoming, outgoing } = c.env ?? {}
  if (!outgoing) return c.body(Readable.toWeb(file) as ReadableStream, status, headers)
  outgoing.writeHead(status, { ...headers, 'X-Request-Id': requestIdOf(incoming) ?? '' })
  await pipeline(file, outgoing).catch(() => undefined) // the client disconnected
  return RESPONSE_ALREADY_SENT
}

/** A key's file never changes, and recordings and event pictures are public. */
const forGood = 'public, max-age=31536000, immutable'

/** Not stored by shared caches, and revalidated by browsers after an hour, because the file may have been deleted. */
const forOneHour = 'private, max-age=3600'

/** Photographs of members, and pictures of testimonies, whose address is the same before and after approval. */
const isOfAPerson = (key: string) => /^(avatars|testimonies)\//.test(key)

/** The headers prevent a file from running as a page of this site, whatever it contains. */
function fileHeaders(key: string, etag: string): Record<string, string> {
  return {
    'Content-Type': contentType(key),
    'Accept-Ranges': 'bytes',
    ETag: etag,
    'Cache-Control': isOfAPerson(key) ? forOneHour : forGood,
    'Content-Disposition': dispositionOf(key),
    'Content-Security-Policy':
      "default-src 'none'; object-src 'none'; base-uri 'none'; frame-ancestors 'none'; sandbox",
    'Referrer-Policy': 'no-referrer',
    'X-Content-Type-Options': 'nosniff',
    'Cross-Origin-Resource-Policy': 'same-origin',
  }
}

/**
 * The name under which a download is saved is the generated key, never the uploader's file name. A file of a page has the name
 * that its link gives (`download`), which a name in this header would override. Documents are saved, and not opened in the tab.
 */
function dispositionOf(key: string): string {
  if (!key.startsWith('pages/')) return `inline; filename="${key.slice(key.lastIndexOf('/') + 1)}"`
  return isRecording(key) || isPicture(key) ? 'inline' : 'attachment'
}

const isPicture = (key: string) => /\.(webp|avif|png|jpe?g)$/.test(key)
