import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const folder = fileURLToPath(new URL('../../dist/server', import.meta.url))
const programs = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.m?js$/.test(name))
  .map((name) => ({ name, text: readFileSync(join(folder, name), 'utf8') }))

/** V8 keeps a program in one byte a character, unless one does not fit in it. From this length on, two cost something. */
const long = 20_000

test('the server keeps its programs in memory with one byte for a character', () => {
  const wide = programs.filter(({ text }) => text.length > long && /[^\0-\xff]/.test(text))

  expect(programs.map(({ name }) => name)).toContain('main.js')
  expect(wide.map(({ name }) => name)).toEqual([])
})
