import { Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { refuse } from '../errors/refusal.ts'
import { fileRefusals } from './messages.ts'
import type { FileStore } from './store.ts'

/** The bytes of a stored photograph. Throws 404 for one that the store has lost. */
export async function readPhotograph(files: FileStore, key: string): Promise<Uint8Array<ArrayBuffer>> {
  const file = (await files.find(key)) ?? refuse(404, fileRefusals.photographNotThereAny)
  const chunks: Buffer[] = []
  const into = new Writable({
    write(chunk: Buffer, _encoding, done) {
      chunks.push(chunk)
      done()
    },
  })
  await pipeline(await files.read(key, { start: 0, end: file.bytes - 1 }), into)
  return new Uint8Array(Buffer.concat(chunks))
}

/** The headers of a photograph that only some may see. */
export const photographHeaders = {
  'Content-Type': 'image/webp',
  'Cache-Control': 'private, no-store',
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
  'X-Content-Type-Options': 'nosniff',
}
