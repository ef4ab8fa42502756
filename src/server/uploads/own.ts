import { stat } from 'node:fs/promises'
import type { Context } from 'hono'
import type { AppEnv } from '../context.ts'
import { isUploadId } from '../files/store.ts'
import { callerOf } from '../http/caller.ts'
import { findUpload, type Upload } from './repo.ts'

/** An upload expires this long after its last bytes, in milliseconds. */
export const lifetime = 24 * 60 * 60 * 1000

/** An upload and its file; `bytes` is the file's current size. */
export type Held = { upload: Upload; path: string; bytes: number }
export type Found = Held | 'used' | 'expired' | undefined

/** The caller's upload with this id; undefined when there is none or it belongs to another account. */
export async function findOwn(c: Context<AppEnv>, id: string): Promise<Found> {
  if (!isUploadId(id)) return undefined
  const upload = await findUpload(c.var.db, id, callerOf(c).id)
  if (!upload) return undefined
  if (upload.used_at) return 'used'
  if (expiryOf(upload) <= c.var.now()) return 'expired'
  const path = c.var.files.arriving(id)
  const file = await stat(path).catch(() => undefined)
  return file && { upload, path, bytes: file.size }
}

export const expiryOf = ({ active_at }: Upload): Date => new Date(Date.parse(active_at) + lifetime)
