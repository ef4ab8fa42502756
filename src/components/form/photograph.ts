/** Pixels of the longer side: the server keeps 256, and a crop in settings wants more than that. */
const longest = 1280

/**
 * A phone's photograph of several megabytes, made small before it is sent: the bytes are the member's money. What this
 * browser cannot draw, or what would not get smaller, is sent as it is, for the server to judge.
 */
export async function shrink(photograph: File): Promise<File> {
  const drawn = await draw(photograph).catch(() => null)
  if (!drawn || drawn.size >= photograph.size) return photograph
  return new File([drawn], photograph.name.replace(/\.\w+$/, '.jpg'), { type: drawn.type })
}

async function draw(photograph: File): Promise<Blob | null> {
  const image = await createImageBitmap(photograph)
  const scale = Math.min(1, longest / Math.max(image.width, image.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(image.width * scale)
  canvas.height = Math.round(image.height * scale)
  const context = canvas.getContext('2d')
  if (!context) return null
  // A picture with transparency would turn black as JPEG.
  context.fillStyle = 'white'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.drawImage(image, 0, 0, canvas.width, canvas.height)
  image.close()
  return new Promise((done) => canvas.toBlob(done, 'image/jpeg', 0.85))
}

/** A file as a data: address, since the page's policy lets no blob: in; '' when it cannot be read. */
export function dataAddress(file: File): Promise<string> {
  return new Promise((done) => {
    const reader = new FileReader()
    reader.onload = () => done(String(reader.result))
    reader.onerror = () => done('')
    reader.readAsDataURL(file)
  })
}
