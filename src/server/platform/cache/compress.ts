import { promisify } from 'node:util'
import { brotliCompress, brotliCompressSync, gzip, gzipSync, constants as zlib } from 'node:zlib'
import type { Bodies } from './entry.ts'

const brotli = promisify(brotliCompress)
const gzipped = promisify(gzip)

/** Below this many bytes the headers outweigh what compressing saves. */
const worthwhile = 200

/** Whether a file of this name is text that compresses. */
export const compressible = (name: string): boolean =>
  /\.(html|css|js|svg|json|xml|txt|webmanifest)$/.test(name)

/** The strongest brotli and gzip forms of a text; undefined where it is too short to gain. */
export async function compress(body: Buffer): Promise<{ br: Buffer; gz: Buffer } | undefined> {
  if (body.length < worthwhile) return undefined
  const params = {
    [zlib.BROTLI_PARAM_QUALITY]: 11,
    [zlib.BROTLI_PARAM_SIZE_HINT]: body.length,
    [zlib.BROTLI_PARAM_LGWIN]: windowFor(body),
  }
  const [br, gz] = await Promise.all([brotli(body, { params }), gzipped(body, { level: 9 })])
  return { br, gz }
}

/** From this size in bytes on, the strongest forms take longer than they save. */
const large = 100_000

/** Quick forms, for a body that is made during a request. Asynchronous, so that other requests run meanwhile. */
export async function compressQuickly(plain: Buffer): Promise<Bodies> {
  if (plain.length < worthwhile) return { plain }
  const [br, gz] = await Promise.all([brotli(plain, { params: quick(plain) }), gzipped(plain)])
  return { plain, br, gz }
}

const quick = (plain: Buffer) => ({
  [zlib.BROTLI_PARAM_QUALITY]: plain.length < large ? 9 : 5,
  [zlib.BROTLI_PARAM_LGWIN]: windowFor(plain),
})

/**
 * The window that holds the whole body, as a power of two. With the default of 4 MB the encoder fills tables of 20 MB, which
 * takes six times as long as to compress a page.
 */
const windowFor = ({ length }: Buffer) =>
  Math.min(zlib.BROTLI_DEFAULT_WINDOW, Math.max(16, Math.ceil(Math.log2(length + 16))))

/** From this size in bytes on, compressing would hold up other requests for longer than another thread costs. */
const long = 64 * 1024

/** One form of an answer that is sent once. A short body is compressed on this thread: to hand it to another one takes as long. */
export async function compressForOne(plain: Buffer, encoding: 'br' | 'gzip'): Promise<Buffer<ArrayBuffer>> {
  const isLong = plain.length >= long
  if (encoding === 'gzip') return isLong ? gzipped(plain, { chunkSize }) : gzipSync(plain, { chunkSize })
  const params = {
    [zlib.BROTLI_PARAM_QUALITY]: 5,
    [zlib.BROTLI_PARAM_SIZE_HINT]: plain.length,
    [zlib.BROTLI_PARAM_LGWIN]: windowFor(plain),
  }
  return isLong ? brotli(plain, { params, chunkSize }) : brotliCompressSync(plain, { params, chunkSize })
}

/** In bytes, of each piece of the output. With Node's 16 KB, the answers of a busy minute hold 50 MB. */
const chunkSize = 4096
