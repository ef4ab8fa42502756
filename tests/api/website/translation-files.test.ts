import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { languages } from '../../../src/languages/all.ts'
import {
  type TranslationFormat,
  type TranslationImportAnswer,
  translationFormats,
} from '../../../src/lib/contract/website/translations.ts'
import { textOf } from '../../../src/lib/words/translation.ts'
import { openTable } from '../../../src/server/platform/spreadsheets/table.ts'
import { writeXlsx } from '../../../src/server/platform/spreadsheets/write-xlsx.ts'
import { readPo, writePo } from '../../../src/server/website/languages/files/po.ts'
import type { FileRow } from '../../../src/server/website/languages/files/rows.ts'
import { listCorrections } from '../../../src/server/website/languages/repo.ts'
import type { Church } from '../../support/church.ts'
import { freshFolder } from '../../support/server.ts'
import { openTranslators, readWord, wordsPath } from '../../support/translators.ts'

/* Sentences as files, for translators outside. */

const path = 'admin/languages/tw/file/'

async function save(church: Church, access: string, query: string): Promise<Buffer> {
  const answer = await church.api.request(`/backend/api/${path}?${query}`, {
    headers: { Authorization: `Bearer ${access}` },
  })
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-disposition')).toMatch(/^attachment; filename="tw\.\w+"$/)
  return Buffer.from(await answer.arrayBuffer())
}

async function send(church: Church, access: string, file: Buffer | string, take: 'yes' | '' = '') {
  const body = new FormData()
  body.set('take', take)
  body.set('file', new File([typeof file === 'string' ? file : new Uint8Array(file)], 'words'))
  const { status, body: answer } = await church.postForm(path, body, access)
  return { status, answer: answer as TranslationImportAnswer }
}

/** What the program says for "Log in". */
const submit = languages['tw']?.['login']?.['submit']
const built = submit ? String(textOf(submit)) : ''

const json = (sentences: object[], language = 'tw') => JSON.stringify({ format: 1, language, sentences })

test.each(translationFormats)('what was saved as %s changes nothing when it is taken', async (format) => {
  const { church, translator } = await openTranslators()
  await using _ = church

  const file = await save(church, translator, `format=${format}`)
  const { status, answer } = await send(church, translator, file, 'yes')

  expect(status).toBe(200)
  expect(answer).toMatchObject({ is_taken: true, changed: 0, wrong: [] })
  expect(answer.same).toBeGreaterThan(100)
  expect(await listCorrections(church.db)).toEqual([])
})

const changedIn: Record<TranslationFormat, (file: Buffer) => Promise<Buffer | string>> = {
  json: async (file) => String(file).replaceAll(`"text": "${built}"`, '"text": "Bra \\"mu\\""'),
  po: async (file) => String(file).replaceAll(`msgstr "${built}"`, 'msgstr "Bra "\n"\\"mu\\""'),
  xlsx: async (file) => {
    const place = join(await freshFolder(), 'words.xlsx')
    await writeFile(place, file)
    const { header, rows } = await openTable(place)
    const lines = [header]
    for await (const { cells } of rows) lines.push(cells.map((cell) => (cell === built ? 'Bra "mu"' : cell)))
    return Buffer.from(
      await writeXlsx({ name: 'tw', widths: [], rows: lines }, new Date('2026-11-22T10:00:00Z')),
    )
  },
}

test.each(translationFormats)(
  'a sentence that was changed in a file of %s comes back as a draft',
  async (format) => {
    const { church, translator } = await openTranslators()
    await using _ = church
    expect((await readWord(church, translator, 'login.submit')).text).toBe(built)
    const file = await changedIn[format](await save(church, translator, `format=${format}`))

    const tried = await send(church, translator, file)
    const before = await listCorrections(church.db)
    const taken = await send(church, translator, file, 'yes')

    expect(tried.answer).toMatchObject({ is_taken: false, wrong: [] })
    expect(before).toEqual([])
    expect(taken.answer).toMatchObject({ is_taken: true, changed: tried.answer.changed })
    expect(await readWord(church, translator, 'login.submit')).toMatchObject({
      text: 'Bra "mu"',
      state: 'draft',
      by: 'member',
    })
  },
)

test('a file with a wrong row is not taken at all, and each wrong row is named', async () => {
  const { church, translator } = await openTranslators()
  await using _ = church
  const file = json([
    { word: 'login.submit', text: 'Bra mu' },
    { word: 'factors.codeHint', text: 'Nọma nsia' },
    { word: 'login.madeUp', text: 'Bra' },
    { word: 'login.newHere', form: 'two', text: 'Bra <a>mu</a>' },
    { word: 'login.username', text: '' },
  ])

  const { status, answer } = await send(church, translator, file, 'yes')

  expect(status).toBe(200)
  expect(answer).toMatchObject({ is_taken: false, changed: 1, empty: 1 })
  expect(answer.wrong.map(({ row, word }) => `${row} ${word}`)).toEqual([
    '2 factors.codeHint',
    '3 login.madeUp',
    '4 login.newHere',
  ])
  expect(await listCorrections(church.db)).toEqual([])
})

test.each([
  ['of another language', json([{ word: 'login.submit', text: 'x' }], 'ee'), /another language/],
  ['without sentences', json([]), /no sentences/],
  ['cut off', '{"language": "tw", "sente', /cut off/],
  ['of something else', 'msgid "a\nmsgstr', /not a PO file/],
  ['of a table without the columns', 'Name,Age\nAma,3\n', /lacks the columns/],
] as const)('a file %s is refused with a sentence', async (_, file, why) => {
  const { church, translator } = await openTranslators()
  await using open = church

  const { status, answer } = await send(open, translator, file)

  expect(status).toBe(400)
  expect(JSON.stringify(answer)).toMatch(why)
})

test('what the church has corrected is one file, to be sent to who looks after the program', async () => {
  const { church, translator } = await openTranslators()
  await using _ = church
  await church.put(wordsPath('login.submit'), { text: 'Bra mu', is_read: true }, translator)

  const file: unknown = JSON.parse(String(await save(church, translator, 'format=json&own=yes')))

  expect(file).toMatchObject({
    language: 'tw',
    sentences: [{ word: 'login.submit', english: 'Log in', text: 'Bra mu', state: 'read' }],
  })
})

test('a PO file keeps quotes, lines, plurals and names', () => {
  const row = (word: string, form: string, text: string): FileRow => ({
    word,
    form,
    english: 'In "English"\\',
    text,
    state: 'draft',
    context: 'frame /',
    limit: 60,
  })
  const rows = [
    row('a.b', '', 'One "ɔ"\\'),
    row('a.c', 'one', 'x'),
    row('a.c', 'other', 'y'),
    row('a.d', 'Nov', 'z'),
  ]

  const read = readPo(writePo('tw', rows))

  expect(read.map(({ word, form, text }) => [word, form, text])).toEqual(
    rows.map(({ word, form, text }) => [word, form, text]),
  )
})
