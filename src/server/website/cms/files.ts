import type { Context } from 'hono'
import { usualRules } from '../../../lib/texts/settings/usual-rules.ts'
import { withUpload } from '../../media/uploads/take.ts'
import type { AppEnv } from '../../platform/context.ts'
import { refuseFields } from '../../platform/errors/refusal.ts'
import { newKey } from '../../platform/files/store.ts'
import { fileTypeOf } from './file-types.ts'

/**
 * Stores a whole upload of the caller as a file of a page. The upload stays until its sender deletes it or a day has passed, so
 * that a call whose answer was lost can be made again. Throws 400 at the field `file` for what is no such file.
 */
export function storePageFile(c: Context<AppEnv>, upload: string): Promise<{ key: string; bytes: number }> {
  return withUpload(c, { upload, type: 'page' }, async (arrived) => {
    if (!arrived) refuseFields({ file: [usualRules.chooseFile] })
    const type = await fileTypeOf(arrived)
    if ('wrong' in type) refuseFields({ file: [type.wrong] })
    const key = newKey('pages', type.extension)
    await c.var.files.putCopy(arrived.path, key)
    return { key, bytes: arrived.bytes }
  })
}
