import { once } from 'node:events'
import type { Readable, Writable } from 'node:stream'
import { finished } from 'node:stream/promises'
import { timeouts } from './timeouts.ts'

type Growing = { bytes: number }

/** Counts the stored and the discarded bytes of a body, so that a client cannot send discarded bytes without end. */
export function openByteCount() {
  const kept: { file: Growing; most: number }[] = []
  let all = 0
  return {
    /** Registers a file. The returned function tells whether the file may still grow. */
    of(file: Growing, most: number): () => boolean {
      kept.push({ file, most })
      return () => file.bytes <= most
    },
    /** The limit that a file has exceeded; 0 when none has. */
    tooLarge: () => kept.find(({ file, most }) => file.bytes > most)?.most ?? 0,
    /** Whether too many bytes were discarded before these to read any more. */
    enough(bytes = 0): boolean {
      const thrown = all - kept.reduce((sum, { file, most }) => sum + Math.min(file.bytes, most), 0)
      all += bytes
      return thrown > timeouts.rest
    },
  }
}

type Feeding = { enough: (bytes: number) => boolean; broken: AbortSignal }

/**
 * Writes a body to its parser, until `enough` is true or `broken` is aborted because a file could not be stored. The rest of
 * the body stays unread: destroying the source would close the connection before the client gets the answer. Throws the error
 * of the source or the parser.
 */
export async function pipeBody(
  source: Readable,
  parser: Writable,
  { enough, broken }: Feeding,
): Promise<void> {
  let failure: unknown
  parser.on('error', (error) => {
    failure ??= error
  })
  const parsed = finished(parser, { signal: broken })
  parsed.catch(() => undefined)
  try {
    for await (const chunk of source.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
      if (enough(chunk.length) || broken.aborted) return
      const ready = parser.write(chunk)
      if (failure) throw failure
      if (!ready && parser.writableNeedDrain) await once(parser, 'drain', { signal: broken })
    }
    parser.end()
    await parsed
  } finally {
    parser.destroy()
  }
}
