import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'

/** A Bloom filter: the number of hashes per word, and the bits that they set. */
export type Filter = { hashes: number; bits: Uint8Array }

/** Beside this file in the source, and beside the built server. The first byte is the number of hashes, the rest are the bits. */
export const filterFile = new URL('common-passwords.bin', import.meta.url)

let opened: Filter | undefined

/**
 * Whether a word is a password that attackers try first. About one in 15,000 other words is a false positive
 * (docs/decisions/server.md#own-code).
 */
export function isCommon(word: string): boolean {
  opened ??= openFilter()
  const { bits } = opened
  return placesOf(opened, word).every((place) => ((bits[place >> 3] ?? 0) >> (place & 7)) & 1)
}

function openFilter(): Filter {
  const file = readFileSync(filterFile)
  return { hashes: file[0] ?? 0, bits: file.subarray(1) }
}

/** The bit indexes of a word, by double hashing of its SHA-256. */
export function placesOf({ hashes, bits }: Filter, word: string): number[] {
  const digest = createHash('sha256').update(word).digest()
  const [first, step] = [digest.readUInt32LE(0), digest.readUInt32LE(4)]
  return Array.from({ length: hashes }, (_, turn) => (first + turn * step) % (bits.length * 8))
}
