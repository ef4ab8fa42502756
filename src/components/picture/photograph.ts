/** Pixels of the longer side: the server stores 256, but the crop in the settings needs more. */
const longest = 1280

/**
 * Shrinks a photograph of several megabytes before the upload, because members pay for the data. A file that this browser
 * cannot decode, or that would not get smaller, is returned unchanged; the server validates it.
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
  // Without a white background, transparent pixels would turn black in a JPEG.
  context.fillStyle = 'white'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.drawImage(image, 0, 0, canvas.width, canvas.height)
  image.close()
  return new Promise((done) => canvas.toBlob(done, 'image/jpeg', 0.85))
}

/** A file as a data: URL, because the Content-Security-Policy forbids blob: URLs; '' when the file cannot be read. */
export function dataAddress(file: File): Promise<string> {
  return new Promise((done) => {
    const reader = new FileReader()
    reader.onload = () => done(String(reader.result))
    reader.onerror = () => done('')
    reader.readAsDataURL(file)
  })
}
