import { readFile, writeFile } from 'node:fs/promises'
import { compress } from '../src/server/platform/cache/compress.ts'

/** Writes the brotli and gzip forms of a file beside it, where they are shorter. */
export async function writeCompressed(file: string): Promise<void> {
  const bodies = await compress(await readFile(file))
  if (!bodies) return
  await Promise.all([writeFile(`${file}.br`, bodies.br), writeFile(`${file}.gz`, bodies.gz)])
}
