import sharp from 'sharp'

/** A drawing as a PNG of this width, of as few colours as it has. */
export async function pngOf(svg: string, width: number): Promise<Buffer> {
  return sharp(Buffer.from(svg), { density: 300 })
    .resize({ width })
    .png({ palette: true, colours: 128, effort: 10, compressionLevel: 9 })
    .toBuffer()
}

/** Whether this machine has a font to write with: a server without any would draw empty boxes. */
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

/** An icon file of one PNG, 32 pixels wide: for browsers that ask for /favicon.ico without being told to. */
export function icoOf(png: Buffer): Buffer {
  const head = Buffer.alloc(22)
  head.writeUInt16LE(1, 2) // an icon
  head.writeUInt16LE(1, 4) // of one picture
  head.writeUInt8(32, 6)
  head.writeUInt8(32, 7)
  head.writeUInt16LE(1, 10) // plane
  head.writeUInt16LE(32, 12) // bits for each point
  head.writeUInt32LE(png.length, 14)
  head.writeUInt32LE(head.length, 18)
  return Buffer.concat([head, png])
}
