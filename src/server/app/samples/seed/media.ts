import { copyFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { sermons } from '../../../../content/sermons.ts'
import type { FileStore } from '../../../platform/files/store.ts'

/** Under which name a recording lies in the file store. */
export const keyOf = (file: string) => `sermons/sample-${file}`

export type StoredMedia = { key: string; bytes: number }

/**
 * Copies the sample sermons' recordings into the file store and returns their keys by file name. The keys are always
 * the same, so that a second copy replaces the first.
 */
export async function storeSampleMedia(
  files: FileStore,
  mediaFolder: string,
): Promise<ReadonlyMap<string, StoredMedia>> {
  const stored = new Map<string, StoredMedia>()
  for (const { media } of sermons) {
    if (!media) continue
    const key = keyOf(media.file)
    const copy = files.temporary()
    await copyFile(join(mediaFolder, media.file), copy)
    const { size: bytes } = await stat(copy)
    await files.putFile(copy, key)
    stored.set(media.file, { key, bytes })
  }
  return stored
}
