import sharp from 'sharp'

/** A picture as a phone takes it: a JPEG of some size, stored sideways with its orientation noted. */
export async function photograph(): Promise<{ name: string; mimeType: string; buffer: Buffer }> {
  const buffer = await sharp({
    create: { width: 1600, height: 1200, channels: 3, background: { r: 150, g: 96, b: 52 } },
  })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()
  return { name: 'me.jpg', mimeType: 'image/jpeg', buffer }
}
