import limitConcurrency from 'p-limit'
import type { Sharp } from 'sharp'
import { typeOfFile } from './file-types.ts'
import { hasLargeMetadata } from './png.ts'

/** The formats of phones and cameras; not SVG, which can contain scripts. */
const accepted = ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/heic', 'image/heif']

/** Pixels. A larger picture is rejected before it is decoded: it is a decompression bomb, or not from a phone. */
const mostPoints = 50_000_000

/** Timeout in seconds: no phone picture takes that long, even on a slow machine. */
const longest = 30

/** Decoded pictures use much memory, so at most two are processed at once. */
const atOnce = limitConcurrency(2)

/** Loaded with the first picture: 20 MB that a church without uploads does not need (docs/decisions/0146). */
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

/** Pixels and bytes of a picture that was drawn. */
export type Measures = { width: number; height: number; bytes: number }

/**
 * Writes the picture `from` as WebP and AVIF of at most `width` pixels, like `drawSquare`, and returns the measures of the
 * WebP. Throws NotAPicture.
 */
export function drawWide(from: string, to: { webp: string; avif: string }, width: number): Promise<Measures> {
  return draw(from, async (picture) => {
    const small = picture.resize({ width, withoutEnlargement: true })
    const drawn = await small.clone().webp({ quality: 78 }).toFile(to.webp)
    await small.clone().avif({ quality: 55, effort: 2 }).toFile(to.avif)
    return { width: drawn.width, height: drawn.height, bytes: drawn.size }
  })
}

/**
 * A polyglot file may look like AVIF to one parser and be drawn as SVG by another. So the first picture blocks all
 * other decoders in this process. SVG from memory stays, from which the church's own icons are drawn (page-data/pictures.ts):
 * uploads are read from files.
 */
function readNothingElse(sharp: Awaited<ReturnType<typeof loadSharp>>): void {
  sharp.block({ operation: ['VipsForeignLoad'] })
  const forms = ['Jpeg', 'Png', 'Webp', 'Heif', 'SvgBuffer']
  sharp.unblock({ operation: forms.map((form) => `VipsForeignLoad${form}`) })
}

async function draw<Drawn>(from: string, into: (picture: Sharp) => Promise<Drawn>): Promise<Drawn> {
  const type = await typeOfFile(from)
  if (!type || !accepted.includes(type))
    throw new NotAPicture('Please choose a photograph: JPEG, PNG, WebP, AVIF or HEIC')
  try {
    if (type === 'image/png' && (await hasLargeMetadata(from)))
      throw new Error('A PNG that is mostly not points')
    const sharp = await loadSharp()
    readNothingElse(sharp)
    const options = { limitInputPixels: mostPoints, failOn: 'error' } as const
    return await atOnce(() => into(sharp(from, options).timeout({ seconds: longest }).autoOrient()))
  } catch {
    throw new NotAPicture('This picture cannot be read. Please choose another one')
  }
}
