import { createHash } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { LRUCache } from 'lru-cache'
import limitConcurrency from 'p-limit'
import { church } from './church.ts'

/** Loaded with the first picture: 20 MB that a process without visitors does not need. */
const loadSharp = async () => (await import('sharp')).default

/** Drawing takes a tenth of a second of all cores; the rest waits. */
const atOnce = limitConcurrency(2)

/** Finished pictures. A church has about thirty; each change makes new ones. */
const drawn = new LRUCache<string, Promise<Buffer>>({ max: 100 })

/** A picture that is laid upon another, fitted into the square at `left` and `top`, in pixels. */
type Upon = { png: Uint8Array; left: number; top: number; size: number }

/** Renders an SVG as a PNG of this width, with a small palette. The same picture is drawn once. */
export function pngOf(svg: string, width: number, upon?: Upon): Promise<Buffer> {
  const of = createHash('sha256').update(`${width} ${svg} ${upon?.left} ${upon?.top} ${upon?.size} `)
  const key = of.update(upon?.png ?? '').digest('base64')
  const known = drawn.get(key)
  if (known) return known
  const png = atOnce(() => draw(svg, width, upon))
  drawn.set(key, png)
  png.catch(() => drawn.delete(key))
  return png
}

const clear = { r: 0, g: 0, b: 0, alpha: 0 }

async function draw(svg: string, width: number, upon: Upon | undefined): Promise<Buffer> {
  const sharp = await loadSharp()
  const ground = sharp(Buffer.from(svg), { density: 300 }).resize({ width })
  const whole = upon ? ground.composite([await layer(upon)]) : ground
  return whole.png({ palette: true, colours: upon ? 256 : 128, effort: 10, compressionLevel: 9 }).toBuffer()
}

async function layer({ png, left, top, size }: Upon) {
  const sharp = await loadSharp()
  const input = await sharp(png).resize(size, size, { fit: 'contain', background: clear }).png().toBuffer()
  return { input, left, top }
}

/** `small` is for the icon of a tab, four times as large as tabs draw it. */
type Logo = { png: Buffer; small: Buffer; colour: string }

/** The last logo that was read, by its key: a key's file never changes. */
const logos = new LRUCache<string, Promise<Logo | undefined>>({ max: 2 })

/**
 * The uploaded logo, and its average colour; undefined for none, and for a file that is gone or is no picture. Throws when the
 * store cannot be reached.
 */
export function readLogo(key: string): Promise<Logo | undefined> {
  if (!key) return Promise.resolve(undefined)
  const known = logos.get(key)
  if (known) return known
  const logo = atOnce(() => openLogo(key))
  logos.set(key, logo)
  logo.catch(() => logos.delete(key))
  return logo
}

async function openLogo(key: string): Promise<Logo | undefined> {
  const { files } = church()
  const file = await files.find(key)
  if (!file) return undefined
  const png = await buffer(await files.read(key, { start: 0, end: file.bytes - 1 }))
  return measure(png).catch(() => undefined)
}

async function measure(png: Buffer): Promise<Logo> {
  const sharp = await loadSharp()
  const small = await sharp(png)
    .resize(96, 96, { fit: 'contain', background: clear })
    .png({ palette: true, effort: 10, compressionLevel: 9 })
    .toBuffer()
  // One point has the average of all, in which transparent ones do not count.
  const point = await sharp(png)
    .resize(1, 1, { fit: 'fill' })
    .removeAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer()
  const [r = 0, g = 0, b = 0] = point
  return { png, small, colour: `#${[r, g, b].map((part) => part.toString(16).padStart(2, '0')).join('')}` }
}

type Icon = { size: number; fills: number }

/** An icon as a PNG of `size` pixels. `draw` gives its SVG; the logo with this key, if there is one, is laid upon that. */
export async function iconPng(
  key: string,
  { size, fills }: Icon,
  draw: (logo: Logo | undefined) => string,
): Promise<Buffer> {
  const logo = await readLogo(key)
  const edge = Math.round((size * (1 - fills)) / 2)
  const inner = size - 2 * edge
  return pngOf(draw(logo), size, logo && { png: logo.png, left: edge, top: edge, size: inner })
}

let letters: Promise<boolean> | undefined

/** Whether this machine has a font: without any, text would be drawn as empty boxes. */
export function hasLetters(): Promise<boolean> {
  letters ??= lookForLetters()
  return letters
}

async function lookForLetters(): Promise<boolean> {
  try {
    const sharp = await loadSharp()
    const letter = (text: string) =>
      sharp({ text: { text, font: 'serif', height: 40 } })
        .png()
        .toBuffer()
    const [one, other] = await Promise.all([letter('A'), letter('W')])
    return !one.equals(other)
  } catch {
    return false
  }
}

/** A stored picture as a JPEG of 1200 by 630 pixels, which all chats show, whole on this colour; undefined where the file is gone. */
export async function shareJpegOf(key: string, background: string): Promise<Buffer | undefined> {
  const name = `jpeg ${key} ${background}`
  const known = drawn.get(name)
  if (known) return known
  const { files } = church()
  const file = await files.find(key)
  if (!file) return undefined
  const jpeg = atOnce(async () => {
    const stored = await buffer(await files.read(key, { start: 0, end: file.bytes - 1 }))
    const sharp = await loadSharp()
    return sharp(stored).resize(1200, 630, { fit: 'contain', background }).jpeg({ quality: 80 }).toBuffer()
  })
  drawn.set(name, jpeg)
  jpeg.catch(() => drawn.delete(name))
  return jpeg
}

/** An .ico file with one PNG, 32 pixels wide, for browsers that request /favicon.ico by default. */
export function icoOf(png: Buffer): Buffer {
  const head = Buffer.alloc(22)
  head.writeUInt16LE(1, 2) // type: icon
  head.writeUInt16LE(1, 4) // number of images
  head.writeUInt8(32, 6)
  head.writeUInt8(32, 7)
  head.writeUInt16LE(1, 10) // colour planes
  head.writeUInt16LE(32, 12) // bits per pixel
  head.writeUInt32LE(png.length, 14)
  head.writeUInt32LE(head.length, 18)
  return Buffer.concat([head, png])
}
