import { type Placing, squareOf } from '../../lib/crop.ts'

/** Points a side: twice what the server keeps, so that its own drawing loses nothing. */
const side = 512

/** The square that the frame shows as a JPEG of some fifty kilobytes, whatever the photograph weighed; null when the browser cannot. */
export async function cutSquare(image: ImageBitmap, placing: Placing): Promise<File | null> {
  const canvas = document.createElement('canvas')
  canvas.width = side
  canvas.height = side
  const context = canvas.getContext('2d')
  if (!context) return null
  // A picture with transparency would turn black as JPEG.
  context.fillStyle = 'white'
  context.fillRect(0, 0, side, side)
  const from = squareOf(image, placing)
  context.drawImage(image, from.left, from.top, from.side, from.side, 0, 0, side, side)
  const drawn = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/jpeg', 0.9))
  return drawn && new File([drawn], 'photograph.jpg', { type: drawn.type })
}
