import sharp from 'sharp'

/** Renders an SVG as a PNG of this width, with a small palette. */
export async function pngOf(svg: string, width: number): Promise<Buffer> {
  return sharp(Buffer.from(svg), { density: 300 })
    .resize({ width })
    .png({ palette: true, colours: 128, effort: 10, compressionLevel: 9 })
    .toBuffer()
}

/** Whether this machine has a font: without any, text would be drawn as empty boxes. */
export async function hasLetters(): Promise<boolean> {
  try {
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
