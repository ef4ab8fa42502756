import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { chacha20poly1305 } from '../../src/server/app/backup/chacha20-poly1305.ts'

/* The cipher that the build gives to age-encryption. */

const hex = (text: string) => new Uint8Array(Buffer.from(text, 'hex'))
const key = hex('808182838485868788898a8b8c8d8e8f909192939495969798999a9b9c9d9e9f')
const nonce = hex('070000004041424344454647')

const bytes = (length: number) => new Uint8Array(length).map((_, at) => at)

/* The expected digests are those of @noble/ciphers. */
test.each([
  [0, '4beb58a946c2fe18a4d07e10728ccc14d9773224407fc019b045e36cb236af8d'],
  [17, 'eca6955dc8ac5cb20ee53f5f340d4cad775ee1705fcc62b2b0489e198ddd223f'],
  [65_536, '56724dfac389ac5f7f9cfc9ec4adec082fdaf8f172f3f719749488857cd043ba'],
])('a message of %d bytes is sealed as by the package, and opened again', (length, digest) => {
  const sealed = chacha20poly1305(key, nonce).encrypt(bytes(length))

  expect(createHash('sha256').update(sealed).digest('hex')).toBe(digest)
  expect(new Uint8Array(chacha20poly1305(key, nonce).decrypt(sealed))).toEqual(bytes(length))
})

test.each([
  ['changed', (sealed: Uint8Array) => sealed.with(3, sealed[3] === 0 ? 1 : 0)],
  ['with another tag', (sealed: Uint8Array) => sealed.with(-1, sealed.at(-1) === 0 ? 1 : 0)],
  ['cut off', (sealed: Uint8Array) => sealed.subarray(0, -1)],
  ['shorter than a tag', (sealed: Uint8Array) => sealed.subarray(0, 15)],
])('a message that is %s is not opened', (_, change) => {
  const sealed = chacha20poly1305(key, nonce).encrypt(bytes(100))

  expect(() => chacha20poly1305(key, nonce).decrypt(change(sealed))).toThrow()
})

test('the built program of backups has this cipher, and not that of the package', () => {
  const program = readFileSync('dist/server/backup.js', 'latin1')

  expect(program).toContain('chacha20-poly1305')
  // The constant of the cipher, which its own implementations contain.
  expect(program).not.toContain('expand 32-byte k')
})
