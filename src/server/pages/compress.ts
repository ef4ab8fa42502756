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
  const params = { [zlib.BROTLI_PARAM_QUALITY]: 11, [zlib.BROTLI_PARAM_SIZE_HINT]: body.length }
  const [br, gz] = await Promise.all([brotli(body, { params }), gzipped(body, { level: 9 })])
  return { br, gz }
}

/** Quick forms, for what is made while somebody waits. */
export function compressQuickly(plain: Buffer): Bodies {
  if (plain.length < worthwhile) return { plain }
  const params = { [zlib.BROTLI_PARAM_QUALITY]: 9 }
  return { plain, br: brotliCompressSync(plain, { params }), gz: gzipSync(plain) }
}
