import { readFileSync } from 'node:fs'

/* Recordings as telephones make them, from the sample's film: the same sound, in other containers. */

const film = readFileSync(new URL('../../src/content/media/woven-together.mp4', import.meta.url))

/** The film with its track of pictures renamed, so that it is sound alone, and with another brand. */
function soundOf(brand: string): Buffer<ArrayBuffer> {
  const bytes = Buffer.from(film)
  const pictures = bytes.subarray(0, bytes.indexOf('vmhd')).lastIndexOf('trak')
  bytes.write('free', pictures, 'latin1')
  bytes.write(brand, 8, 'latin1')
  return bytes
}

/** A voice memo of an iPhone. */
export const iphone = () => soundOf('M4A ')

/** A recorder of Android: M4A that calls itself MP4. */
export const android = () => soundOf('mp42')

/** An old telephone. */
export const threeGp = () => soundOf('3gp4')

/** A voice memo of an iPhone in the quality Lossless. */
export function lossless(): Buffer<ArrayBuffer> {
  const bytes = soundOf('M4A ')
  bytes.write('alac', bytes.indexOf('mp4a'), 'latin1')
  return bytes
}

export const amr = () => Buffer.concat([Buffer.from('#!AMR\n'), Buffer.alloc(400, 60)])

/** Opus in WebM, as browsers record. */
export const opus = () => Buffer.from(readFileSync(new URL('files/opus.webm', import.meta.url)))
