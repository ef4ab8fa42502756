import { globSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { serverTexts } from '../../scripts/languages/server-texts.ts'

/* What the API refuses, answers and reports is in the language of who asked: it stands in dictionaries (docs/languages/README.md). */

/** Folders of the server whose sentences for people are all in dictionaries. */
const translated = [
  'src/server/giving/bank-reconciliation',
  'src/server/media',
  'src/server/messages',
  'src/server/services',
]

/** What a church takes over as its own words, and changes: forms and orders of service to begin with, and messages that go by themselves. */
const beginnings = [
  'src/server/messages/scheduled/announcement.ts',
  'src/server/messages/scheduled/missed.ts',
  'src/server/services/forms/templates.ts',
]

const files = translated
  .flatMap((folder) => globSync(`${folder}/**/*.ts`))
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => !/\/messages\.ts$/.test(file) && !beginnings.includes(file))

describe('no sentence for people stands in the code of what is translated', () => {
  test.each(files)('%s', (file) => {
    expect(serverTexts(readFileSync(file, 'utf8'))).toEqual([])
  })
})

test('a sentence in the code is found', () => {
  expect(serverTexts("refuse(404, 'There is no such song.')")).toEqual(['There is no such song.'])
  expect(serverTexts(`refuseFields({ name: [\`Please give \${many} names\`] })`)).toEqual([
    'Please give … names',
  ])
  expect(serverTexts("const gone = 'It is gone.'")).toEqual(['It is gone.'])
  expect(serverTexts("audit(c, db, 'Song added', { detail: 'It is new.' })")).toEqual([])
})
