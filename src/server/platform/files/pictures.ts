import limitConcurrency from 'p-limit'
import type { Sharp } from 'sharp'
import { isDiskError } from '../errors/storage-errors.ts'
import { typeOfFile } from './file-types.ts'
import { fileRefusals } from './messages.ts'
import { hasLargeMetadata } from './png.ts'

/** The formats of phones and cameras; not SVG, which can contain scripts. Some AVIF calls itself HEIF. */
const accepted = ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/heif']

/** sharp comes without a decoder of HEVC, which is patented. */
const isHeic = () => fileRefusals.choosePhotographSavedAs

/** Pixels. A larger picture is rejected before it is decoded: it is a decompression bomb, or not from a phone. */
const mostPoints = 50_000_000

/** Timeout in seconds: no phone picture takes that long, even on a slow machine. */
const longest = 30

/** Decoded pictures use much memory, so at most two are processed at once. */
const atOnce = limitConcurrency(2)

/** Loaded with the first picture: 20 MB that a church without uploads does not need. */
const loadSharp = async () => (await import('sharp')).default

/** The file is not an accepted picture; the message is shown to the user. */
export class NotAPicture extends Error {}

/**
 * Writes a square WebP of `size` pixels from the picture `from` to the file `to`: upright, without metadata (location,
 * camera). The content decides the format, not the file name. Throws NotAPicture.
 */
export async function drawSquare(from: string, to: string, size: number): Promise<void> {
  await draw(from, (picture) =>
    picture.resize(size, size, { fit: 'cover', position: 'attention' }).webp({ quality: 78 }).toFile(to),
  )
}

/**
 * Writes the picture `from` as a PNG, which keeps what is transparent, of at most `size` pixels each way; like `drawSquare`.
 * Throws NotAPicture.
 */
export async function drawInside(from: string, to: string, size: number): Promise<void> {
  const options = { width: size, height: size, fit: 'inside', withoutEnlargement: true } as const
  await draw(from, (picture) => picture.resize(options).png({ compressionLevel: 9 }).toFile(to))
}

/**
 * Writes the picture `from` as WebP and AVIF of at most `width` pixels, like `drawSquare`. Throws NotAPicture.
 */
export function drawWide(from: string, to: { webp: string; avif: string }, width: number): Promise<void> {
  return draw(from, async (picture) => {
    const small = picture.resize({ width, withoutEnlargement: true })
    await encoders.webp(small.clone()).toFile(to.webp)
    await encoders.avif(small.clone()).toFile(to.avif)
  })
}

/** A stored picture as WebP of at most `size` pixels each way. */
export const shrinkStored = async (picture: Uint8Array, size: number): Promise<Buffer> =>
  (await loadSharp())(picture)
    .resize({ width: size, height: size, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 80 })
    .toBuffer()

/** A picture that was decoded once; `at` draws it in a smaller width. */
type Decoded = { at: (width: number) => Sharp; width: number; height: number }

/**
 * Decodes the picture `from` once, upright and at most `widest` pixels wide, and passes it to `into`, which draws smaller sizes
 * of it. Throws NotAPicture.
 */
export function sizesFrom<Drawn>(
  from: string,
  widest: number,
  into: (picture: Decoded) => Promise<Drawn>,
): Promise<Drawn> {
  return draw(from, async (picture, sharp) => {
    const { data, info } = await picture
      .resize({ width: widest, withoutEnlargement: true })
      .raw()
      .toBuffer({ resolveWithObject: true })
    const { width, height, channels } = info
    const at = (one: number) =>
      sharp(data, { raw: { width, height, channels } })
        .timeout({ seconds: longest })
        .resize({ width: one, withoutEnlargement: true })
    return into({ at, width, height })
  })
}

/** The two formats of every stored picture. Effort 2 of AVIF takes a fifth of the time of 4 (docs/decisions/website.md#colours-and-pictures). */
export const encoders = {
  webp: (picture: Sharp) => picture.webp({ quality: 78 }),
  avif: (picture: Sharp) => picture.avif({ quality: 55, effort: 2 }),
} as const

/**
 * A polyglot file may look like AVIF to one parser and be drawn as SVG by another. So the first picture blocks all
 * other decoders in this process. SVG from memory stays, from which the church's own icons are drawn (views/pictures.ts):
 * uploads are read from files.
 */
function readNothingElse(sharp: Awaited<ReturnType<typeof loadSharp>>): void {
  sharp.block({ operation: ['VipsForeignLoad'] })
  const forms = ['Jpeg', 'Png', 'Webp', 'Heif', 'SvgBuffer']
  sharp.unblock({ operation: forms.map((form) => `VipsForeignLoad${form}`) })
}

type Draws<Drawn> = (picture: Sharp, sharp: Awaited<ReturnType<typeof loadSharp>>) => Promise<Drawn>

async function draw<Drawn>(from: string, into: Draws<Drawn>): Promise<Drawn> {
  const type = await typeOfFile(from)
  if (type === 'image/heic') throw new NotAPicture(isHeic())
  if (!type || !accepted.includes(type)) throw new NotAPicture(fileRefusals.choosePhotographJPEGPNG)
  try {
    if (type === 'image/png' && (await hasLargeMetadata(from)))
      throw new Error('A PNG that is mostly not points')
    const sharp = await loadSharp()
    readNothingElse(sharp)
    const options = { limitInputPixels: mostPoints, failOn: 'error' } as const
    return await atOnce(() => into(sharp(from, options).timeout({ seconds: longest }).autoOrient(), sharp))
  } catch (error) {
    if (isDiskError(error)) throw error
    throw new NotAPicture(fileRefusals.pictureCannotReadChoose)
  }
}
