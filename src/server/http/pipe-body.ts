import { once } from 'node:events'
import type { Readable, Writable } from 'node:stream'
import { finished } from 'node:stream/promises'
import { timeouts } from './timeouts.ts'

type Growing = { bytes: number }

/** Counts what is kept and what is not, so that nobody sends for ever what is thrown away. */
export function openCount() {
  const kept: { file: Growing; most: number }[] = []
  let all = 0
  return {
    /** Whether this file may still grow. */
    of(file: Growing, most: number): () => boolean {
      kept.push({ file, most })
      return () => file.bytes <= most
    },
    /** The limit that a file has gone beyond; 0 when none has. */
    tooLarge: () => kept.find(({ file, most }) => file.bytes > most)?.most ?? 0,
    /** Whether so much was thrown away before these bytes came that no more is read. */
    enough(bytes = 0): boolean {
      const thrown = all - kept.reduce((sum, { file, most }) => sum + Math.min(file.bytes, most), 0)
      all += bytes
      return thrown > timeouts.rest
    },
  }
}

type Feeding = { enough: (bytes: number) => boolean; broken: AbortSignal }

/**
 * Feeds a body to its parser, and stops where it is enough or what was parsed cannot be kept. Then the rest of the body is
 * left alone: whoever destroys it cuts the line, and nobody hears the answer. Throws what broke.
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
