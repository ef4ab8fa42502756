import type { Deck, DeckItem } from '../../../lib/contract/services/projection.ts'
import { keyOfSize, widthsOf } from '../../../lib/site/picture-sizes.ts'
import type { Db } from '../../platform/db/tables.ts'
import { shrinkStored } from '../../platform/files/pictures.ts'
import { readPhotograph } from '../../platform/files/read-photograph.ts'
import type { FileStore } from '../../platform/files/store.ts'
import { readPoster } from '../events/poster-repo.ts'

/** The width of a notice’s picture in pixels, and the sides of a logo. */
export const noticeWidth = 1280
const [posterWidth, logoSize] = [720, 512]

/** How a slide names the poster of an event, beside the pictures of notices, whose ids are above 0. */
export const posterId = (event: number): number => -event

type Parts = { db: Db; files: FileStore }

/** The pictures that slides name, as `data:` addresses. One that is no more is left out. */
export async function readPictures(
  { db, files }: Parts,
  presentation: number,
  items: readonly DeckItem[],
): Promise<Deck['pictures']> {
  const slides = items.flatMap((item) => item.slides)
  const ids = new Set(slides.flatMap((slide) => (slide.kind === 'notice' ? (slide.picture ?? []) : [])))
  const pictures: Deck['pictures'] = []
  for (const id of ids) {
    const key = await (id > 0 ? keyOfNotice(db, presentation, id) : keyOfPoster(db, -id))
    const data = key && (await dataOf(files, key).catch(() => undefined))
    if (data) pictures.push({ id, data })
  }
  return pictures
}

async function keyOfNotice(db: Db, presentation: number, id: number): Promise<string | undefined> {
  const row = await db
    .selectFrom('presentation_picture')
    .select('file_key')
    .where('id', '=', id)
    .where('presentation_id', '=', presentation)
    .executeTakeFirst()
  return row?.file_key
}

async function keyOfPoster(db: Db, event: number): Promise<string | undefined> {
  const key = (await readPoster(db, event))?.image_key
  if (!key) return undefined
  const widths = widthsOf(key)
  const width = widths.find((one) => one >= posterWidth) ?? widths.at(-1)
  return width ? keyOfSize(key, width, 'webp') : key
}

/** A stored WebP as a `data:` address. Throws 404 for one that the store has lost. */
export const dataOf = async (files: FileStore, key: string): Promise<string> =>
  `data:image/webp;base64,${Buffer.from(await readPhotograph(files, key)).toString('base64')}`

/** The church’s logo as a `data:` address; '' without one. */
export async function logoData(files: FileStore, key: string | null): Promise<string> {
  if (!key) return ''
  try {
    const small = await shrinkStored(await readPhotograph(files, key), logoSize)
    return `data:image/webp;base64,${small.toString('base64')}`
  } catch {
    return ''
  }
}
