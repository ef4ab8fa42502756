import limitConcurrency from 'p-limit'
import sharp, { type Sharp } from 'sharp'
import { typeOfFile } from './file-types.ts'
import { isStuffed } from './png.ts'

/** What phones and cameras make; not SVG, which can carry scripts. */
const accepted = ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/heic', 'image/heif']

/** A picture of more points than this is refused before it is unpacked: a bomb, or nothing that a phone makes. */
const mostPoints = 50_000_000

/** Seconds: no picture of a phone takes as long, even on a slow machine. */
const longest = 30

/** Unpacked pictures are large: two at once. */
const atOnce = limitConcurrency(2)

/** A file is no picture that can be taken; the message says so to the person who sent it. */
export class NotAPicture extends Error {}

/**
 * Draws a square WebP of `size` points from the picture at `from`, upright, without any of its metadata (place and
 * camera among it), into the file `to`. What it is is judged by its bytes, not its name. Throws NotAPicture.
 */
export async function drawSquare(from: string, to: string, size: number): Promise<void> {
  await draw(from, (picture) =>
    picture.resize(size, size, { fit: 'cover', position: 'attention' }).webp({ quality: 78 }).toFile(to),
  )
}

/** Draws the picture at `from` into a WebP and an AVIF of at most `width` points, as `drawSquare` does. Throws NotAPicture. */
export async function drawWide(
  from: string,
  to: { webp: string; avif: string },
  width: number,
): Promise<void> {
  await draw(from, async (picture) => {
    const small = picture.resize({ width, withoutEnlargement: true })
    await small.clone().webp({ quality: 78 }).toFile(to.webp)
    await small.clone().avif({ quality: 55, effort: 2 }).toFile(to.avif)
  })
}

/**
 * A file can be two things at once: what one reader takes for AVIF another draws as SVG. So this process forgets how to read
 * anything else, with the first picture that comes; the build, which draws its icons from SVG, takes none.
 */
function readNothingElse(): void {
  sharp.block({ operation: ['VipsForeignLoad'] })
  sharp.unblock({ operation: ['Jpeg', 'Png', 'Webp', 'Heif'].map((form) => `VipsForeignLoad${form}`) })
}

async function draw(from: string, into: (picture: Sharp) => Promise<unknown>): Promise<void> {
  const type = await typeOfFile(from)
  if (!type || !accepted.includes(type))
    throw new NotAPicture('Please choose a photograph: JPEG, PNG, WebP, AVIF or HEIC')
  try {
    if (type === 'image/png' && (await isStuffed(from))) throw new Error('A PNG that is mostly not points')
    readNothingElse()
    const options = { limitInputPixels: mostPoints, failOn: 'error' } as const
    await atOnce(() => into(sharp(from, options).timeout({ seconds: longest }).autoOrient()))
  } catch {
    throw new NotAPicture('This picture cannot be read. Please choose another one')
  }
}
