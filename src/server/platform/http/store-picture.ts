import type { Context } from 'hono'
import type { AppEnv } from '../context.ts'
import { refuseFields } from '../errors/refusal.ts'
import { formsOf, otherForm } from '../files/named.ts'
import { type StoredSizes, storeSizes } from '../files/picture-sizes.ts'
import { drawWide, NotAPicture } from '../files/pictures.ts'
import { type FileStore, newKey } from '../files/store.ts'
import type { ReceivedFile } from './upload.ts'

type Options = { name: string; folder: string; width: number }

/**
 * Encodes an uploaded picture anew (no metadata, at most `width` pixels wide) as WebP and as AVIF, and stores both. Returns
 * the key of the WebP; null without a picture. Throws 400 at the field `name` for a file that is not a picture.
 */
export async function storePicture(
  c: Context<AppEnv>,
  arrived: ReceivedFile | undefined,
  { name, folder, width }: Options,
): Promise<string | null> {
  if (!arrived || arrived.bytes === 0) return null
  const { files } = c.var
  const key = newKey(folder, 'webp')
  const drawn = { webp: files.temporary(), avif: files.temporary() }
  try {
    await refusing(name, drawWide(arrived.path, drawn, width))
    await files.putFile(drawn.avif, otherForm(key))
    await files.putFile(drawn.webp, key)
    return key
  } finally {
    await Promise.all([files.discard(drawn.webp), files.discard(drawn.avif)])
  }
}

/**
 * Stores an uploaded picture of a page in all sizes; undefined without a picture. Throws 400 at the field `name` for a file
 * that is not a picture.
 */
export async function storePictureSizes(
  c: Context<AppEnv>,
  arrived: ReceivedFile | undefined,
  { name, folder }: Omit<Options, 'width'>,
): Promise<StoredSizes | undefined> {
  if (!arrived || arrived.bytes === 0) return undefined
  return refusing(name, storeSizes(c.var.files, arrived.path, newKey(folder, 'webp')))
}

async function refusing<Drawn>(name: string, drawing: Promise<Drawn>): Promise<Drawn> {
  try {
    return await drawing
  } catch (error) {
    if (error instanceof NotAPicture) refuseFields({ [name]: [error.message] })
    throw error
  }
}

/** Removes a file; of a picture, all sizes and formats. */
export async function removeAllVariants(files: FileStore, key: string): Promise<void> {
  for (const form of formsOf(key)) await files.remove(form)
}

/**
 * Removes the files of rows that are deleted or were never written; null keys are skipped. The result of the call is fixed
 * by now, so an error of the file store is only reported: a later sweep removes what it left.
 */
export async function removeFiles(c: Context<AppEnv>, ...keys: (string | null | undefined)[]): Promise<void> {
  for (const key of keys) if (key) await removeAllVariants(c.var.files, key).catch(c.var.report)
}
