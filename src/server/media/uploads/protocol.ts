import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import { videoLimit } from '../../../lib/contract/media/recording-limits.ts'
import type { AppEnv } from '../../platform/context.ts'
import { refuse } from '../../platform/errors/refusal.ts'
import { uploadRefusals } from './messages.ts'
import type { Upload } from './repo.ts'

/* Headers of tus 1.0 (tus.io), the protocol of uploads that can be resumed after a lost connection. */

const version = '1.0.0'

/** The headers of the OPTIONS response. */
export const abilities = {
  'Tus-Version': version,
  'Tus-Extension': 'creation,termination,expiration',
  'Tus-Max-Size': String(videoLimit),
}

/** Adds the protocol version to every response. */
export const answersTus = createMiddleware<AppEnv>((c, next) => {
  c.header('Tus-Resumable', version)
  return next()
})

/** Requires the protocol version of every request except GET, which only reads. Throws 412. */
export const asksTus = createMiddleware<AppEnv>((c, next) => {
  if (c.req.method === 'GET' || c.req.header('tus-resumable') === version) return next()
  refuse(412, uploadRefusals.tusVersion({ version }), {
    'Tus-Version': version,
  })
})

/** Parses a header as a number of bytes. Throws 400. */
export function readCount(c: Context<AppEnv>, name: 'Upload-Offset' | 'Upload-Length'): number {
  const text = c.req.header(name) ?? ''
  if (!/^\d{1,15}$/.test(text)) refuse(400, uploadRefusals.howMany({ name }))
  return Number(text)
}

/** Parses Upload-Metadata: `key base64,key base64`. Throws 400 when it is malformed. */
export function readMetadata(header: string): Map<string, string> {
  const unread = () => refuse(400, uploadRefusals.metadata)
  if (header.length > 2000) unread()
  const pairs = header.split(',').filter((pair) => pair.trim())
  const read = new Map(
    pairs.map((pair) => {
      const [, key = '', value = ''] = /^\s*([!-~]+)(?: ([A-Za-z0-9+/]*={0,2}))?\s*$/.exec(pair) ?? []
      return [key, Buffer.from(value, 'base64').toString()] as const
    }),
  )
  if (read.has('') || read.size !== pairs.length) unread()
  return read
}

/** What the upload is, from `type` or else from `filetype` (a MIME type). Throws 400. */
export function typeOf(metadata: Map<string, string>): Upload['type'] {
  const type = metadata.get('type') ?? metadata.get('filetype')?.replace(/\/.*$/s, '')
  if (type === 'video' || type === 'audio' || type === 'page') return type
  refuse(400, uploadRefusals.type)
}
