import type { Context } from 'hono'
import type { AppEnv } from '../../platform/context.ts'
import { isUploadId } from '../../platform/files/part-store.ts'
import { callerOf } from '../../platform/http/caller.ts'
import { findUpload, type Upload } from './repo.ts'

/** An upload expires this long after its last bytes, in milliseconds. */
export const lifetime = 24 * 60 * 60 * 1000

/** An upload; `bytes` have arrived. */
export type Held = { upload: Upload; bytes: number }
export type Found = Held | 'used' | 'expired' | undefined

/** The caller's upload with this id; undefined when there is none or it belongs to another account. */
export async function findOwn(c: Context<AppEnv>, id: string): Promise<Found> {
  if (!isUploadId(id)) return undefined
  const upload = await findUpload(c.var.db, id, callerOf(c).id)
  if (!upload) return undefined
  if (upload.used_at) return 'used'
  if (expiryOf(upload) <= c.var.now()) return 'expired'
  const bytes = await c.var.files.parts.size(id)
  return bytes === undefined ? undefined : { upload, bytes }
}

export const expiryOf = ({ active_at }: Upload): Date => new Date(Date.parse(active_at) + lifetime)
