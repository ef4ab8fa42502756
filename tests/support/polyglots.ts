import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'

/* Files that are valid in two formats, or declare larger contents than they have. */

/** Part of everything that must not be stored. */
export const planted = 'Nkrataa-7'
export const markup = `<html><script>window.hit='${planted}'</script><img src=x onerror="window.hit=1"></html>`

const colour = { r: 150, g: 96, b: 52 }
export const picture = (width = 320, height = 240) =>
  sharp({ create: { width, height, channels: 3, background: colour } })

export const concat = (...parts: (string | Uint8Array)[]): Buffer =>
  Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part, 'latin1') : part)))

const bytes32 = (value: number) => {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32BE(value)
  return bytes
}

/** A chunk of a PNG with its check sum. */
export function chunk(type: string, data: string | Uint8Array): Buffer {
  const body = concat(type, data)
  return concat(bytes32(body.length - 4), body, bytes32(crc32(body)))
}

const pngStart = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])

/** A PNG of the declared size, with all its pixels, or almost none unless `full`. */
export function png({ width = 8, height = 8, depth = 8, full = true } = {}, ...chunks: Uint8Array[]): Buffer {
  const header = concat(bytes32(width), bytes32(height), Uint8Array.of(depth, 2, 0, 0, 0))
  const row = 1 + (width * 3 * depth) / 8
  const points = deflateSync(Buffer.alloc(full ? row * height : 99), { level: 9 })
  return concat(pngStart, chunk('IHDR', header), ...chunks, chunk('IDAT', points), chunk('IEND', ''))
}

/** A compressed chunk that unpacks to this many megabytes. */
export const packed = (type: 'zTXt' | 'iCCP' | 'iTXt', megabytes: number): Buffer =>
  chunk(
    type,
    concat(type === 'iTXt' ? 'a\0\x01\0\0\0' : 'a\0\0', deflateSync(Buffer.alloc(megabytes * 2 ** 20))),
  )

/** The JPEG with another segment directly after its start. */
export function withSegment(jpeg: Buffer, marker: number, data: string | Uint8Array): Buffer {
  const body = concat(data)
  const length = Buffer.alloc(2)
  length.writeUInt16BE(body.length + 2)
  return concat(jpeg.subarray(0, 2), Uint8Array.of(0xff, marker), length, body, jpeg.subarray(2))
}

/** The end of an archive, which a reader searches from the end of a file. */
export const archive = concat('PK\x03\x04', markup, 'PK\x05\x06', new Uint8Array(18))

/** A photograph with all metadata that cameras and programs write. */
export const annotated = async (): Promise<Buffer> =>
  withSegment(
    await picture()
      .withExif({
        IFD0: { Copyright: planted, ImageDescription: markup },
        IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '5/1 36/1 13/1', GPSLongitudeRef: 'W' },
      })
      .withXmp(`<x:xmpmeta xmlns:x="adobe:ns:meta/"><x>${planted}</x></x:xmpmeta>`)
      .withIccProfile('p3')
      .jpeg()
      .toBuffer(),
    0xe1,
    concat('Exif\0\0', await picture(64, 64).jpeg().toBuffer(), planted),
  )

/** An SVG whose leading comment looks like the first bytes of AVIF. */
export const svgAsAvif = `<!--ftypavif--><svg xmlns="http://www.w3.org/2000/svg" width="99" height="99"><text>${planted}</text></svg>`

/** A GIF with this many frames of one pixel. */
export function gif(frames: number): Buffer {
  const frame = concat(
    Uint8Array.of(0x21, 0xf9, 4, 0, 0, 0, 0, 0, 0x2c, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 2, 0x44, 1, 0),
  )
  const start = concat('GIF89a', Uint8Array.of(1, 0, 1, 0, 0x80, 0, 0, 0, 0, 0, 255, 255, 255))
  return concat(start, ...Array<Buffer>(frames).fill(frame), ';')
}

/** A WebP with this many frames, each the same small picture on a canvas of `side` pixels. */
export async function animated(frames: number, side: number): Promise<Buffer> {
  const one = await picture(16, 16).webp().toBuffer()
  const bits = one.subarray(12)
  const bytes24 = (value: number) => Uint8Array.of(value & 255, (value >> 8) & 255, value >> 16)
  const riff = (type: string, data: Buffer) => {
    const length = Buffer.alloc(4)
    length.writeUInt32LE(data.length)
    return concat(type, length, data, new Uint8Array(data.length % 2))
  }
  const canvas = concat(Uint8Array.of(2, 0, 0, 0), bytes24(side - 1), bytes24(side - 1))
  const frame = riff(
    'ANMF',
    concat(bytes24(0), bytes24(0), bytes24(15), bytes24(15), bytes24(40), '\0', bits),
  )
  const all = concat(
    'WEBP',
    riff('VP8X', canvas),
    riff('ANIM', Buffer.alloc(6)),
    ...Array<Buffer>(frames).fill(frame),
  )
  return riff('RIFF', all)
}
