import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { crc32, deflateRawSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { fileTypeOf } from '../../../src/server/website/cms/file-types.ts'
import { archiveOf } from '../../support/archive-of.ts'
import { type Church, openChurch } from '../../support/church.ts'

/* Small spreadsheets that unpack to very much, say what is not so, or are broken: one sentence, soon, and for others no wait. */

const megabyte = 2 ** 20
const book = 'xl/worksheets/sheet1.xml'
const strings = 'xl/sharedStrings.xml'
const row = '<row><c><v>1</v></c></row>'
const sheet = (rows: string) => `<worksheet><sheetData>${rows}</sheetData></worksheet>`

/** So many megabytes of one text again and again, between what begins and ends the file. */
const swollen = (megabytes: number, before: string, text: string, after: string) =>
  before + text.repeat(Math.ceil((megabytes * megabyte) / text.length)) + after

async function send(church: Church, path: string, bytes: Uint8Array) {
  const { access, user } = await church.signIn('admin')
  const duty = {
    account_id: Number(user['id']),
    duty: 'treasurer',
    granted_at: new Date(0).toISOString(),
  } as const
  await church.db
    .insertInto('duty')
    .values(duty)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const form = new FormData()
  form.set('file', new File([new Uint8Array(bytes)], 'list.xlsx'))
  return church.postForm(path, form, access)
}

const detailOf = ({ body }: { body: unknown }) => (body as { detail: string }).detail
const tooMuch = /^This spreadsheet unpacks to more than \d+ MB, which would hold up everybody else\./

test.each([
  ['people/imports/', 300],
  ['books/matching/look/', 60],
] as const)('a spreadsheet in which %s finds %i MB of texts is refused at once', async (path, size) => {
  await using church = await openChurch()
  const texts = swollen(size, '<sst>', `<si><t>${'Ama '.repeat(2000)}</t></si>`, '</sst>')
  const bomb = archiveOf({ [strings]: texts, [book]: sheet(row + row) }, {})
  expect(bomb.length).toBeLessThan(megabyte)

  const begun = performance.now()
  const answer = await send(church, path, bomb)

  expect([answer.status, detailOf(answer)]).toEqual([400, expect.stringMatching(tooMuch)])
  expect(performance.now() - begun).toBeLessThan(10_000)
})

test.each<[string, () => Buffer, RegExp]>([
  [
    'has millions of empty rows',
    () => archiveOf({ [book]: sheet(swollen(40, '', '<row/>', '')) }, {}),
    tooMuch,
  ],
  [
    'has one cell of 40 MB',
    () => archiveOf({ [book]: sheet(swollen(40, '<row><c><v>', '1234567', '</v></c></row>')) }, {}),
    tooMuch,
  ],
  [
    'has its bombs in several files',
    () => {
      const part = swollen(12, '<a>', '<b c="d"/>', '</a>')
      return archiveOf(
        { 'xl/workbook.xml': part, 'xl/styles.xml': part, [strings]: part, [book]: sheet(row) },
        {},
      )
    },
    tooMuch,
  ],
  [
    'says to be shorter than it is',
    () => archiveOf({ [book]: sheet(row + row) }, { length: 20 }),
    /not a spreadsheet that can be read/,
  ],
  [
    'is packed in a way that cannot be unpacked',
    () => archiveOf({ [book]: sheet(row + row) }, { packed: () => Buffer.alloc(60, 0xff) }),
    /not a spreadsheet that can be read/,
  ],
  [
    'has 5,000 files',
    () =>
      archiveOf({
        [book]: sheet(row + row),
        ...Object.fromEntries(Array.from({ length: 5000 }, (_, at) => [`xl/media/${at}.png`, ''])),
      }),
    /not a spreadsheet that can be read/,
  ],
  [
    'ends in the middle of a row',
    () => archiveOf({ [book]: `<worksheet><sheetData>${row}</oops>` }),
    /not a spreadsheet/,
  ],
])('a spreadsheet that %s is refused with a sentence', async (_, make, why) => {
  await using church = await openChurch()

  const answer = await send(church, 'people/imports/', make())

  expect([answer.status, detailOf(answer)]).toEqual([400, expect.stringMatching(why)])
  expect(await church.db.selectFrom('people_import').select('id').execute()).toEqual([])
})

test('a large list that is packed as tightly as lists are is read, and rows with impossible numbers are counted on', async () => {
  await using church = await openChurch()
  const text = (word: string) => `<c t="inlineStr"><is><t>${word}</t></is></c>`
  const people = Array.from({ length: 20_000 }, (_, at) => {
    const number = at === 1 ? '99999999999999' : at === 2 ? '3.5' : String(at + 2)
    return `<row r="${number}">${text(`Ama${at}`)}${text(`Mensah${(at * 7919) % 20_000}`)}${text(`House ${at}, the same long street of everybody`)}</row>`
  })
  const cells = sheet(
    `<row r="1">${text('First name')}${text('Surname')}${text('Address')}</row>${people.join('')}`,
  )
  expect(cells.length).toBeGreaterThan(3 * megabyte)

  const answer = await send(church, 'people/imports/', archiveOf({ [book]: cells }, {}))
  const rows = church.db.selectFrom('people_import_row').select('number').orderBy('number').limit(4)

  expect([answer.status, answer.body]).toMatchObject([201, { rows: 20_000 }])
  expect((await rows.execute()).map(({ number }) => number)).toEqual([2, 3, 4, 5])
})

const ooxml = 'http://schemas.openxmlformats.org/package/2006/content-types'
const kinds = {
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml',
  ods: 'application/vnd.oasis.opendocument.spreadsheet',
}

/** A document with 60 MB in its text, and with `more` megabytes in the file that says what it is. */
function documentOf(kind: keyof typeof kinds, more = 0): Buffer {
  const text = Buffer.alloc(60 * megabyte, ' ')
  const pad = ' '.repeat(more * megabyte)
  if (kind === 'ods') return archiveOf({ mimetype: kinds[kind] + pad, 'content.xml': text }, {})
  const contentTypes = `<Types xmlns="${ooxml}">${pad}<Override PartName="/a.xml" ContentType="${kinds[kind]}"/></Types>`
  return archiveOf({ '[Content_Types].xml': contentTypes, 'a.xml': text }, {})
}

test.each(['docx', 'ods'] as const)(
  'a page takes a file of the kind %s that unpacks to 60 MB without unpacking it, and none whose kind is such a bomb',
  async (kind) => {
    await using church = await openChurch()
    const look = async (bytes: Uint8Array) => {
      const path = join(church.dataDir, 'document')
      await writeFile(path, bytes)
      const begun = performance.now()
      const fileType = await fileTypeOf({ path, bytes: bytes.length })
      return { fileType, seconds: (performance.now() - begun) / 1000 }
    }

    const whole = await look(documentOf(kind))
    const bomb = await look(documentOf(kind, 40))

    expect(whole.fileType).toEqual({ extension: kind })
    expect(bomb.fileType).toHaveProperty('wrong')
    expect(Math.max(whole.seconds, bomb.seconds)).toBeLessThan(3)
  },
)

test('the archives of these tests are sound: what is refused is refused for its bomb', () => {
  const bytes = Buffer.from(sheet(row))

  const archive = archiveOf({ [book]: bytes }, {})

  expect(archive.readUInt32LE(14)).toBe(crc32(bytes))
  expect(archive.includes(deflateRawSync(bytes))).toBe(true)
})
