import { type Placing, squareOf } from '../../../../lib/browser/crop.ts'

/** Pixels per side: twice the size that the server stores, so that its resizing loses no detail. */
const side = 512

/** Crops to a JPEG of about 50 KB, whatever the size of the photograph; null when the browser cannot draw or encode it. */
export async function cropSquare(image: ImageBitmap, placing: Placing): Promise<File | null> {
  const canvas = document.createElement('canvas')
  canvas.width = side
  canvas.height = side
  const context = canvas.getContext('2d')
  if (!context) return null
  // Without a white background, transparent pixels would turn black in a JPEG.
  context.fillStyle = 'white'
  context.fillRect(0, 0, side, side)
  const from = squareOf(image, placing)
  context.drawImage(image, from.left, from.top, from.side, from.side, 0, 0, side, side)
  const drawn = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/jpeg', 0.9))
  return drawn && new File([drawn], 'photograph.jpg', { type: drawn.type })
}
