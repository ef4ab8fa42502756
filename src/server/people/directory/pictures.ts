import { buffer } from 'node:stream/consumers'
import type { DirectoryFamilyAnswer } from '../../../lib/contract/people/directory.ts'
import type { FileStore } from '../../platform/files/store.ts'

/** Pixels of a printed photograph: twice its points. */
const side = 104

/** The photographs of a directory as JPEG, small, by the address that a member has. One that cannot be read is left out. */
export async function readPictures(
  files: FileStore,
  families: readonly DirectoryFamilyAnswer[],
): Promise<ReadonlyMap<string, Buffer>> {
  const pictures = new Map<string, Buffer>()
  const { default: sharp } = await import('sharp')
  for (const { profile_image } of families.flatMap(({ members }) => members)) {
    if (!profile_image) continue
    const key = profile_image.replace(/^\/media\//, '')
    const file = await files.find(key)
    if (!file) continue
    const webp = await buffer(await files.read(key, { start: 0, end: file.bytes - 1 }))
    const drawn = sharp(webp).resize(side, side, { fit: 'cover' }).flatten({ background: 'white' })
    const jpeg = await drawn
      .jpeg({ quality: 70 })
      .toBuffer()
      .catch(() => undefined)
    if (jpeg) pictures.set(profile_image, jpeg)
  }
  return pictures
}
