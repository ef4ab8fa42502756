import { BackupRefused } from './parts.ts'

/** Reads a byte stream in pieces of a chosen size. */
export type ByteReader = {
  /** Returns exactly this many bytes. */
  take(bytes: number): Promise<Buffer>
  /** Yields this many bytes, in pieces as they arrive. */
  pieces(bytes: number): AsyncIterable<Buffer>
  /** Reads to the end: an encrypted stream has an authentication tag there, which is checked only then. */
  drain(): Promise<void>
}

/** Opens a stream for reading. Its methods throw BackupRefused when it ends too early or cannot be decrypted. */
export function openByteReader(source: AsyncIterable<Uint8Array>): ByteReader {
  const iterator = source[Symbol.asyncIterator]()
  let held: Buffer = Buffer.alloc(0)

  async function fill(): Promise<boolean> {
    const { done, value } = await iterator.next().catch(broken)
    if (done) return false
    held = Buffer.from(value.buffer, value.byteOffset, value.byteLength)
    return true
  }

  async function* pieces(bytes: number): AsyncGenerator<Buffer> {
    for (let left = bytes; left > 0; ) {
      while (held.length === 0) if (!(await fill())) throw new BackupRefused('The archive was cut off.')
      const piece = held.subarray(0, left)
      held = held.subarray(piece.length)
      left -= piece.length
      yield piece
    }
  }

  return {
    pieces,
    take: async (bytes) => Buffer.concat(await Array.fromAsync(pieces(bytes))),
    async drain() {
      while (await fill());
    },
  }
}

/** Rethrows Node’s read errors, which have codes. Errors of decryption mean that the archive was changed or cut off. */
function broken(error: unknown): never {
  if (error instanceof Error && 'code' in error) throw error
  throw new BackupRefused('The archive is broken or was cut off.')
}
