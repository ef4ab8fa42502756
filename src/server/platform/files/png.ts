import { open } from 'node:fs/promises'

/** PNG chunks that decoders decompress before the pixels: text and colour profiles. */
const packed = new Set(['zTXt', 'iTXt', 'iCCP'])

/** Most compressed bytes in these chunks; a byte may expand to a thousand. Photographs and screenshots have a few kilobytes. */
const mostPacked = 1024 * 1024
const mostChunks = 2000

/** Whether a PNG has so much compressed metadata that opening it takes seconds. */
export async function hasLargeMetadata(path: string): Promise<boolean> {
  const file = await open(path)
  const head = Buffer.alloc(8)
  let bytes = 0
  let at = 8
  try {
    for (let count = 0; count < mostChunks; count++) {
      const { bytesRead } = await file.read(head, 0, head.length, at)
      const type = head.toString('latin1', 4)
      if (bytesRead < head.length || type === 'IDAT') return false
      const length = head.readUInt32BE(0)
      if (packed.has(type)) bytes += length
      if (bytes > mostPacked) return true
      at += length + 12
    }
    return true
  } finally {
    await file.close()
  }
}
