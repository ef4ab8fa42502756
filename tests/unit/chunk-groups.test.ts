import { readdirSync } from 'node:fs'
import { basename } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { sharedChunks } from '../../integrations/shared-chunks.ts'

const source = fileURLToPath(new URL('../../src', import.meta.url))
const files = readdirSync(source, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && /\.(ts|tsx)$/.test(entry.name))
  .map((entry) => `${entry.parentPath}/${entry.name}`.replaceAll('\\', '/'))

test('no chunk group depends on a file name, so that a rename changes no bundle', () => {
  const renamed = (file: string) => file.replace(basename(file), `another-name${basename(file).slice(-4)}`)
  const byName = sharedChunks.groups.flatMap(({ name, test: matches }) =>
    files
      .filter((file) => matches.test(file) !== matches.test(renamed(file)))
      .map((file) => `${name}: ${file}`),
  )

  expect(byName).toEqual([])
})

test('every chunk group matches a source file or packages', () => {
  const empty = sharedChunks.groups.filter(
    ({ test: matches }) => !/node_modules/.test(matches.source) && !files.some((file) => matches.test(file)),
  )

  expect(empty).toEqual([])
})
