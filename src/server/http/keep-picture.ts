import type { Context } from 'hono'
import type { AppEnv } from '../context.ts'
import { refuseFields } from '../errors/refusal.ts'
import { otherForm } from '../files/named.ts'
import { drawWide, NotAPicture } from '../files/pictures.ts'
import { type FileStore, newKey } from '../files/store.ts'
import type { Arrived } from './upload.ts'

/**
 * Draws an uploaded picture anew (no metadata, at most `width` points wide) as WebP, with the same in AVIF beside it, and
 * stores both. Answers the WebP's key, null without a picture. Throws 400 at the field `name` for what is none.
 */
export async function keepPicture(
  c: Context<AppEnv>,
  arrived: Arrived | undefined,
  { name, folder, width }: { name: string; folder: string; width: number },
): Promise<string | null> {
  if (!arrived || arrived.bytes === 0) return null
  const { files } = c.var
  const key = newKey(folder, 'webp')
  const drawn = { webp: files.temporary(), avif: files.temporary() }
  try {
    await drawWide(arrived.path, drawn, width)
    await files.putFile(drawn.avif, otherForm(key))
    await files.putFile(drawn.webp, key)
    return key
  } catch (error) {
    if (error instanceof NotAPicture) refuseFields({ [name]: [error.message] })
    throw error
  } finally {
    await Promise.all([files.discard(drawn.webp), files.discard(drawn.avif)])
  }
}

/** Removes a file, of a picture both its forms. */
export async function removeBothForms(files: FileStore, key: string): Promise<void> {
  await files.remove(key)
  await files.remove(otherForm(key))
}

/**
 * Removes the files of rows that are gone, or were never written; null is none. The act is done or refused already, so a
 * store that fails now changes nothing: what it kept is swept away later.
 */
export async function removeFiles(c: Context<AppEnv>, ...keys: (string | null | undefined)[]): Promise<void> {
  for (const key of keys) if (key) await removeBothForms(c.var.files, key).catch(c.var.report)
}
