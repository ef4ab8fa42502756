import sharp from 'sharp'

/**
 * A picture like that of a phone: a JPEG stored sideways with its orientation in the metadata. With noise it is as large as a real one. Where a
 * test needs any picture, a smaller `width` is stored with a tenth of the work.
 */
export async function photograph({ noise = false, width = 1600 } = {}): Promise<{
  name: string
  mimeType: string
  buffer: Buffer
}> {
  const plain = { r: 150, g: 96, b: 52 }
  const create = { width, height: (width * 3) / 4, channels: 3 as const, background: plain }
  const grain = { type: 'gaussian' as const, mean: 128, sigma: 40 }
  const buffer = await sharp({ create: noise ? { ...create, noise: grain } : create })
    .withMetadata({ orientation: 6 })
    .jpeg({ quality: noise ? 98 : 80 })
    .toBuffer()
  return { name: 'me.jpg', mimeType: 'image/jpeg', buffer }
}
