import type { Context } from 'hono'
import type { AppEnv } from '../context.ts'
import { refuseFields } from '../errors/refusal.ts'
import { otherForm } from '../files/named.ts'
import { drawWide, type Measures, NotAPicture } from '../files/pictures.ts'
import { type FileStore, newKey } from '../files/store.ts'
import type { Arrived } from './upload.ts'

type Options = { name: string; folder: string; width: number }

/**
 * Encodes an uploaded picture anew (no metadata, at most `width` pixels wide) as WebP and as AVIF, and stores both. Returns
 * the key of the WebP; null without a picture. Throws 400 at the field `name` for a file that is not a picture.
 */
export async function keepPicture(
  c: Context<AppEnv>,
  arrived: Arrived | undefined,
  options: Options,
): Promise<string | null> {
  return (await keepMeasured(c, arrived, options))?.key ?? null
}

/** The same with the measures of the WebP; undefined without a picture. */
export async function keepMeasured(
  c: Context<AppEnv>,
  arrived: Arrived | undefined,
  { name, folder, width }: Options,
): Promise<({ key: string } & Measures) | undefined> {
  if (!arrived || arrived.bytes === 0) return undefined
  const { files } = c.var
  const key = newKey(folder, 'webp')
  const drawn = { webp: files.temporary(), avif: files.temporary() }
  try {
    const measures = await drawWide(arrived.path, drawn, width)
    await files.putFile(drawn.avif, otherForm(key))
    await files.putFile(drawn.webp, key)
    return { key, ...measures }
  } catch (error) {
    if (error instanceof NotAPicture) refuseFields({ [name]: [error.message] })
    throw error
  } finally {
    await Promise.all([files.discard(drawn.webp), files.discard(drawn.avif)])
  }
}

/** Removes a file; of a picture, both formats. */
export async function removeBothForms(files: FileStore, key: string): Promise<void> {
  await files.remove(key)
  await files.remove(otherForm(key))
}

/**
 * Removes the files of rows that are deleted or were never written; null keys are skipped. The result of the call is fixed
 * by now, so an error of the file store is only reported: a later sweep removes what it left.
 */
export async function removeFiles(c: Context<AppEnv>, ...keys: (string | null | undefined)[]): Promise<void> {
  for (const key of keys) if (key) await removeBothForms(c.var.files, key).catch(c.var.report)
}
