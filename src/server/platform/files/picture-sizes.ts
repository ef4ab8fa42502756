import type { Sharp } from 'sharp'
import {
  keyOfSize,
  type PictureForm,
  pictureForms,
  widestPicture,
  widthsBelow,
  widthsOf,
} from '../../../lib/site/picture-sizes.ts'
import { encoders, sizesFrom } from './pictures.ts'
import type { FileStore } from './store.ts'

/** A picture that was stored in all sizes. `key` names the widest WebP; `bytes` and `bytes_small` weigh the widest and the smallest AVIF. */
export type StoredSizes = { key: string; width: number; height: number; bytes: number; bytes_small: number }

/**
 * Stores the picture at the path `from` in all sizes that a page needs, each as AVIF and WebP: upright, without metadata, never
 * enlarged. `unsized` is the key without a width, `pages/x8K….webp`. Throws NotAPicture. What was stored before a failure is removed by the sweep, as no row names it.
 */
export function storeSizes(files: FileStore, from: string, unsized: string): Promise<StoredSizes> {
  return sizesFrom(from, widestPicture, async ({ at, width, height }) => {
    const widths = widthsBelow(width)
    const key = unsized.replace(/\.webp$/, `-${width}.webp`)
    const weights: number[] = []
    for (const one of widths) {
      weights.push(await store(files, at(one), keyOfSize(key, one, 'avif'), 'avif'))
      await store(files, at(one), keyOfSize(key, one, 'webp'), 'webp')
    }
    const [small = 0] = weights
    return { key, width, height, bytes: weights.at(-1) ?? 0, bytes_small: small }
  })
}

/**
 * Makes the sizes of a picture that are missing from the widest WebP at the path `from`, for a picture that came in fewer.
 * Returns how many were made. Throws NotAPicture.
 */
export async function storeMissingSizes(files: FileStore, from: string, key: string): Promise<number> {
  const missing: { width: number; form: PictureForm }[] = []
  for (const width of widthsOf(key))
    for (const form of pictureForms)
      if (!(await files.find(keyOfSize(key, width, form)))) missing.push({ width, form })
  if (missing.length === 0) return 0
  return sizesFrom(from, widestPicture, async ({ at }) => {
    for (const { width, form } of missing) await store(files, at(width), keyOfSize(key, width, form), form)
    return missing.length
  })
}

/** Draws one size and stores it. Returns its bytes. */
async function store(files: FileStore, picture: Sharp, key: string, form: PictureForm): Promise<number> {
  const drawn = files.temporary()
  try {
    const { size } = await encoders[form](picture).toFile(drawn)
    await files.putFile(drawn, key)
    return size
  } finally {
    await files.discard(drawn)
  }
}
