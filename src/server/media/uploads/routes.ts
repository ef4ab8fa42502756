import { type Context, Hono } from 'hono'
import * as z from 'zod/mini'
import { audioLimit, videoLimit } from '../../../lib/contract/media/recording-limits.ts'
import { StartedUploadAnswer, UploadStateAnswer } from '../../../lib/contract/media/upload.ts'
import { anyone, sendsFiles } from '../../accounts/accounts/rights/guards.ts'
import type { AppEnv } from '../../platform/context.ts'
import { refuse } from '../../platform/errors/refusal.ts'
import { newUploadId } from '../../platform/files/store.ts'
import { callerOf } from '../../platform/http/caller.ts'
import { describe } from '../../platform/http/describe.ts'
import { append } from './append.ts'
import { uploadRefusals } from './messages.ts'
import { expiryOf, findOwn, type Held } from './own.ts'
import { abilities, answersTus, asksTus, readCount, readMetadata, typeOf } from './protocol.ts'
import { addUpload, removeUpload, touchUpload, type Upload } from './repo.ts'

const nothing = z.undefined()
const version = { 'Tus-Resumable': '1.0.0' }
const limits = { video: videoLimit, audio: audioLimit, page: videoLimit }

/**
 * Resumable uploads of recordings and files of pages (tus 1.0). An interrupted upload is kept for a day. Recordings are the work of
 * super admin and media team; who was given a page, and who plans the services, sends files of type page only (docs/decisions/website.md#given-pages).
 */
export const uploads = new Hono<AppEnv>()
  .use(answersTus)
  .options(
    '/',
    anyone,
    describe({ summary: 'What of tus 1.0 is spoken here', status: 204, answer: nothing }),
    (c) => c.body(null, 204, abilities),
  )
  .post(
    '/',
    sendsFiles,
    describe({
      summary: 'Begins the upload of a recording, or of a file of a page, in parts (tus 1.0)',
      headers: {
        ...version,
        'Upload-Length': 'The bytes of the whole file',
        'Upload-Metadata': 'Pairs of a key and its value in base64, among them type: video, audio or page',
      },
      status: 201,
      answer: StartedUploadAnswer,
    }),
    asksTus,
    begin,
  )
  .get(
    '/:upload',
    sendsFiles,
    describe({
      summary: 'How much of my upload has arrived',
      answer: UploadStateAnswer,
    }),
    asksTus,
    (c) =>
      withOwn(c, async ({ upload, bytes }) => {
        const expires = expiryOf(upload)
        c.header('Upload-Length', String(upload.length))
        c.header('Upload-Offset', String(bytes))
        c.header('Upload-Expires', expires.toUTCString())
        if (upload.metadata) c.header('Upload-Metadata', upload.metadata)
        const { id, type, length } = upload
        return c.json({ upload: id, type, length, offset: bytes, expires_at: expires.toISOString() })
      }),
  )
  .patch(
    '/:upload',
    sendsFiles,
    describe({
      summary: 'Adds bytes to my upload',
      headers: { ...version, 'Upload-Offset': 'The bytes that have arrived before' },
      bytes: 'application/offset+octet-stream',
      status: 204,
      answer: nothing,
    }),
    asksTus,
    (c) => withOwn(c, (held, cut) => receivePart(c, held, cut)),
  )
  .delete(
    '/:upload',
    sendsFiles,
    describe({
      summary: 'Deletes my upload',
      headers: version,
      status: 204,
      answer: nothing,
    }),
    asksTus,
    (c) =>
      withOwn(c, async ({ upload }) => {
        await removeUpload(c.var.db, upload.id)
        await c.var.files.parts.remove(upload.id)
        return c.body(null, 204)
      }),
  )

async function begin(c: Context<AppEnv>): Promise<Response> {
  const length = readCount(c, 'Upload-Length')
  const metadata = c.req.header('upload-metadata') ?? ''
  const type = typeOf(readMetadata(metadata))
  refuseRecordings(c, type)
  if (length === 0) refuse(400, uploadRefusals.empty)
  if (length > limits[type])
    refuse(413, uploadRefusals.tooLarge({ size: Math.round(limits[type] / 1024 / 1024) }))
  const { id: account } = callerOf(c)
  await c.var.limits.consume('recording by account', String(account))
  const now = c.var.now().toISOString()
  const id = newUploadId()
  const upload = {
    id,
    account_id: account,
    type,
    length,
    metadata,
    created_at: now,
    active_at: now,
    used_at: null,
  }
  const busy = await c.var.uploadLocks.listBusy()
  const givenUp = await c.var.db.transaction().execute((db) => addUpload(db, upload, busy))
  if (!givenUp) refuse(429, uploadRefusals.tooMany)
  await Promise.all(givenUp.map((one) => c.var.files.parts.remove(one)))
  // Created after its row, because the sweep deletes uploads without a row.
  await c.var.files.parts.begin(id)
  const headers = {
    Location: `${c.req.path.replace(/\/$/, '')}/${id}`,
    'Upload-Expires': expiryOf(upload).toUTCString(),
  }
  return c.json({ upload: id }, 201, headers)
}

/** Throws 403 for a recording of somebody who only looks after a page or plans the services. */
function refuseRecordings(c: Context<AppEnv>, type: Upload['type']): void {
  const { role } = callerOf(c)
  if (type !== 'page' && role !== 'admin' && role !== 'media') refuse(403, uploadRefusals.pagesOnly)
}

async function receivePart(c: Context<AppEnv>, { upload, bytes }: Held, cut: AbortSignal): Promise<Response> {
  if (c.req.header('content-type') !== 'application/offset+octet-stream')
    refuse(415, uploadRefusals.contentType)
  if (readCount(c, 'Upload-Offset') !== bytes)
    refuse(409, uploadRefusals.standsAt({ bytes }), {
      'Upload-Offset': String(bytes),
    })
  const room = upload.length - bytes
  if (Number(c.req.header('content-length') ?? 0) > room) refuse(413, uploadRefusals.tooLong)
  try {
    const offset = await append(c, { upload: upload.id, offset: bytes, room, cut })
    c.header('Upload-Offset', String(offset))
    c.header('Upload-Expires', expiryOf({ ...upload, active_at: c.var.now().toISOString() }).toUTCString())
    return c.body(null, 204)
  } finally {
    await touchUpload(c.var.db, upload.id, c.var.now())
  }
}

/** Runs `act` with the caller's upload, under its lock. Throws 404, and 410 for an upload that has expired or was used. */
async function withOwn(
  c: Context<AppEnv>,
  act: (held: Held, cut: AbortSignal) => Promise<Response>,
): Promise<Response> {
  const id = c.req.param('upload') ?? ''
  // Checks ownership before the lock, which aborts another request: only the owner may do that.
  await requireOwn(c, id)
  return c.var.uploadLocks.within(id, async (cut) => act(await requireOwn(c, id), cut))
}

async function requireOwn(c: Context<AppEnv>, id: string): Promise<Held> {
  const upload = await findOwn(c, id)
  if (upload === 'used') refuse(410, uploadRefusals.used)
  if (upload === 'expired') refuse(410, uploadRefusals.expired)
  if (!upload) refuse(404, uploadRefusals.noUpload)
  refuseRecordings(c, upload.upload.type)
  return upload
}
