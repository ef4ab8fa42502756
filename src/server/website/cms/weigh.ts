import { Picture } from '../../../lib/contract/website/blocks/field.ts'
import type { DraftDocument } from '../../../lib/contract/website/page-draft.ts'
import type { PageCheckAnswer } from '../../../lib/contract/website/page-editing.ts'
import { keyOfSize, widthsOf } from '../../../lib/site/picture-sizes.ts'
import type { FileStore } from '../../platform/files/store.ts'
import { picturesOf, placeIn } from './check.ts'
import { pageRefusals } from './messages.ts'

/** What each picture of a draft weighs on a telephone of 360 pixels, the heaviest first. One that is shown twice is loaded once. */
export async function weighPictures(
  document: DraftDocument,
  files: FileStore,
): Promise<PageCheckAnswer['pictures']> {
  const shown = new Map<string, ReturnType<typeof placeIn>>()
  if (document.picture?.key)
    shown.set(document.picture.key, { block: '', field: 'picture', label: pageRefusals.picture })
  for (const block of document.blocks.filter(({ hidden }) => !hidden))
    for (const { at, value } of picturesOf(block)) {
      const { success, data } = Picture.safeParse(value)
      if (success && data.key && !shown.has(data.key)) shown.set(data.key, placeIn(block, at))
    }
  const weights = [...shown].map(async ([key, place]) => ({
    ...place,
    bytes: (await files.find(smallest(key)))?.bytes ?? 0,
  }))
  return (await Promise.all(weights)).sort((one, other) => other.bytes - one.bytes)
}

/** The file that a telephone loads; the only one of a picture of one size. */
function smallest(key: string): string {
  const [width] = widthsOf(key)
  return width ? keyOfSize(key, width, 'avif') : key
}
