import { writeFile } from 'node:fs/promises'
import { compress } from '../src/server/cache/compress.ts'

/** Writes the brotli and gzip forms of a file beside it, where they are shorter. */
export async function writeCompressed(file: string, body: Buffer): Promise<void> {
  const bodies = await compress(body)
  if (!bodies) return
  await Promise.all([writeFile(`${file}.br`, bodies.br), writeFile(`${file}.gz`, bodies.gz)])
}
