import type { Context } from 'hono'
import type { AppEnv } from '../../platform/context.ts'
import { refuseFields } from '../../platform/errors/refusal.ts'
import { drawInside, NotAPicture } from '../../platform/files/pictures.ts'
import { newKey } from '../../platform/files/store.ts'
import type { ReceivedFile } from '../../platform/http/upload.ts'
import { pageRefusals } from '../cms/messages.ts'

/** The size limit of an uploaded logo, in bytes. */
export const logoLimit = 5 * 1024 * 1024

/** Pixels of its longer side: twice the largest icon that is drawn from it. */
const logoSize = 1024

/** Encodes an uploaded logo anew and stores it. Returns its key. Throws 400 at the field `logo` for a file that is no picture. */
export async function storeLogo(c: Context<AppEnv>, arrived: ReceivedFile | undefined): Promise<string> {
  if (!arrived || arrived.bytes === 0) refuseFields({ logo: [pageRefusals.choosePicture] })
  const { files } = c.var
  const drawn = files.temporary()
  try {
    await drawInside(arrived.path, drawn, logoSize)
    const key = newKey('logos', 'png')
    await files.putFile(drawn, key)
    return key
  } catch (error) {
    if (error instanceof NotAPicture) refuseFields({ logo: [error.message] })
    throw error
  } finally {
    await files.discard(drawn)
  }
}
