import type { Context } from 'hono'
import { audioLimit, videoLimit } from '../../lib/contract/sermon.ts'
import { documentLimit } from '../../lib/page-files.ts'
import type { AppEnv } from '../context.ts'
import { refuseFields } from '../errors/refusal.ts'
import { documentTypes } from '../files/document-types.ts'
import { typeOfFile } from '../files/file-types.ts'
import { recordingTypes } from '../files/recording-types.ts'
import { newKey } from '../files/store.ts'
import { withUpload } from '../uploads/take.ts'

const kinds = [
  { types: documentTypes, limit: documentLimit },
  { types: { ...recordingTypes.audio, 'audio/x-m4a': 'm4a', 'audio/mp4': 'm4a' }, limit: audioLimit },
  { types: recordingTypes.video, limit: videoLimit },
] as const

/**
 * Stores a whole upload of the caller as a file of a page. The upload stays until its sender deletes it or a day has passed, so
 * that a call whose answer was lost can be made again. Throws 400 at the field `file` for what is no such file.
 */
export function keepFile(c: Context<AppEnv>, upload: string): Promise<{ key: string; bytes: number }> {
  return withUpload(c, { upload, type: 'page' }, async (arrived) => {
    if (!arrived) refuseFields({ file: ['Please choose a file'] })
    const key = newKey('pages', await extensionOf(arrived))
    await c.var.files.putCopy(arrived.path, key)
    return { key, bytes: arrived.bytes }
  })
}

/** The extension by the content, not by the name. Throws 400. */
async function extensionOf({ path, bytes }: { path: string; bytes: number }): Promise<string> {
  const type = (await typeOfFile(path)) ?? ''
  for (const { types, limit } of kinds) {
    const extension = (types as Record<string, string>)[type]
    if (extension && bytes > limit)
      refuseFields({ file: [`This file is larger than ${Math.round(limit / 1024 / 1024)} MB`] })
    if (extension) return extension
  }
  refuseFields({ file: ['Please choose a PDF, a document, a sound or a film'] })
}
