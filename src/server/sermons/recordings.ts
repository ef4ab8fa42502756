import type { Context } from 'hono'
import type { SermonForm } from '../../lib/contract/sermon.ts'
import type { AppEnv } from '../context.ts'
import { refuseFields } from '../errors/refusal.ts'
import { typeOfFile } from '../files/file-types.ts'
import { recordingTypes } from '../files/recording-types.ts'
import { newKey } from '../files/store.ts'
import type { ReceivedFile } from '../http/upload.ts'

export type Recording = { key: string; bytes: number; seconds: number }

/**
 * Stores an uploaded recording; undefined without one. Throws 400 at the field `file` when it is not a recording of
 * this type (spec 2 §5).
 */
export async function storeRecording(
  c: Context<AppEnv>,
  arrived: ReceivedFile | undefined,
  type: SermonForm['type'],
): Promise<Recording | undefined> {
  if (!arrived || arrived.bytes === 0) return undefined
  const found = await typeOfFile(arrived.path)
  const extension = found && recordingTypes[type][found]
  if (!extension) refuseFields({ file: [`Please select a valid ${type} file`] })
  const seconds = await measure(arrived.path)
  const key = newKey('sermons', extension)
  await c.var.files.putCopy(arrived.path, key)
  return { key, bytes: arrived.bytes, seconds }
}

/** The recording's length in seconds; 0 if unknown. */
async function measure(path: string): Promise<number> {
  try {
    // Loaded with the first recording (docs/decisions/0146).
    const { parseFile } = await import('music-metadata')
    const { format } = await parseFile(path, { duration: true, skipCovers: true })
    return Math.round(format.duration ?? 0)
  } catch {
    return 0
  }
}
