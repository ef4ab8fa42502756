import { widestPicture } from '../../lib/site/picture-sizes.ts'

/** A part of a picture, in hundredths of its width and height. */
export type Part = { x: number; y: number; width: number; height: number }

export type Sides = { width: number; height: number }

/** How a picture is turned: quarters clockwise. */
export type Turns = 0 | 1 | 2 | 3

/** The measures of a picture after it was turned. */
export const turnedSides = ({ width, height }: Sides, turns: Turns): Sides =>
  turns % 2 ? { width: height, height: width } : { width, height }

/** The largest part in the middle of a picture with this shape (width by height); the whole picture for 0. */
export function largestPart({ width, height }: Sides, shape: number): Part {
  if (shape === 0) return { x: 0, y: 0, width: 100, height: 100 }
  const isWide = width / height > shape
  const across = isWide ? ((height * shape) / width) * 100 : 100
  const down = isWide ? 100 : (width / shape / height) * 100
  return { x: (100 - across) / 2, y: (100 - down) / 2, width: across, height: down }
}

/** Draws a part of the turned picture on a canvas, at most `widest` pixels wide. */
export function drawPart(
  canvas: HTMLCanvasElement,
  image: ImageBitmap,
  { turns, part, widest }: { turns: Turns; part: Part; widest: number },
): void {
  const turned = turnedSides(image, turns)
  const across = (turned.width * part.width) / 100
  const down = (turned.height * part.height) / 100
  const scale = Math.min(1, widest / across)
  canvas.width = Math.max(1, Math.round(across * scale))
  canvas.height = Math.max(1, Math.round(down * scale))
  const context = canvas.getContext('2d')
  if (!context) return
  context.imageSmoothingQuality = 'high'
  context.scale(scale, scale)
  context.translate((-turned.width * part.x) / 100, (-turned.height * part.y) / 100)
  if (turns === 1) context.translate(turned.width, 0)
  if (turns === 2) context.translate(turned.width, turned.height)
  if (turns === 3) context.translate(0, turned.height)
  context.rotate((turns * Math.PI) / 2)
  context.drawImage(image, 0, 0)
}

/**
 * The part of the turned picture as a file as small as the page needs: a JPEG, or of a drawing that may be transparent what the
 * browser can write, WebP or PNG. It has no metadata, such as where it was taken. Null when the browser cannot encode it.
 */
export async function cropPart(
  image: ImageBitmap,
  { turns, part, type }: { turns: Turns; part: Part; type: string },
): Promise<File | null> {
  const canvas = document.createElement('canvas')
  drawPart(canvas, image, { turns, part, widest: widestPicture })
  const form = /png|webp/.test(type) ? 'image/webp' : 'image/jpeg'
  const drawn = await new Promise<Blob | null>((done) => canvas.toBlob(done, form, 0.9))
  return drawn && new File([drawn], `picture.${drawn.type.replace('image/', '')}`, { type: drawn.type })
}

/** Pixels: more detail than any part that is cut needs, and less memory than a photograph of a telephone. */
const enough = 2560

/** Decodes a picture upright, as its metadata says. Throws for what this browser cannot read. */
export async function decode(file: Blob): Promise<ImageBitmap> {
  const whole = await createImageBitmap(file)
  if (Math.max(whole.width, whole.height) <= enough) return whole
  const side = whole.width >= whole.height ? { resizeWidth: enough } : { resizeHeight: enough }
  const small = await createImageBitmap(whole, { ...side, resizeQuality: 'high' })
  whole.close()
  return small
}
