import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import writeXlsx from 'write-excel-file/node'
import { dayNameOf } from '../../src/lib/time/day-names.ts'
import {
  formatBirthday,
  formatPartialDate,
  readPartialDate,
  typedPartialDate,
  uniteDates,
} from '../../src/lib/time/partial-date.ts'
import { openOrder, readDay } from '../../src/server/people/persons/imports/reading/days.ts'
import { openTable } from '../../src/server/platform/spreadsheets/table.ts'
import { compareNames } from '../../src/server/register/entries/names.ts'
import { readTelephones } from '../../src/server/settings/church-settings/written-telephones.ts'
import { archiveOf } from '../support/archive-of.ts'

test.each([
  ['13/4/1990', '1990-04-13'],
  ['1990-04-13 00:00:00', '1990-04-13'],
  ['32976', '1990-04-13'],
  ['13 April 90', '1990-04-13'],
  ['April 13th, 1990', '1990-04-13'],
  ['13-Apr-1990', '1990-04-13'],
  ['13 Oforisuo 1990', '1990-04-13'],
  ['13 Afɔfie 1990', '1990-04-13'],
  ['4/13/1990', '1990-04-13'],
  ['12 Ɔbɛnem', '0000-03-12'],
  ['29/2', '0000-02-29'],
  ['--05-12', '0000-05-12'],
  ['0000-11-24', '0000-11-24'],
  ['1965', '1965-00-00'],
  ['1965.0', '1965-00-00'],
  ['3/1965', '1965-03-00'],
  ['1965-03', '1965-03-00'],
  ['1965-03-00', '1965-03-00'],
  ['March 1965', '1965-03-00'],
  ['Ɔbɛnem, 1965', '1965-03-00'],
])('the day %s is read', (cell, day) => {
  expect(readDay(cell, 'day first', '2026-11-23')).toEqual({ day })
})

test('a day that can be two is asked about, and what is no day is said to be none', () => {
  expect(readDay('3/4/1990', 'ask', '2026-11-23')).toEqual({ either: ['1990-04-03', '1990-03-04'] })
  expect(readDay('3/4/1990', 'month first', '2026-11-23')).toEqual({ day: '1990-03-04' })
  for (const cell of ['31/2/1990', 'about 1960', '13/1965', '2031', '1779', 'last year', '99999'])
    expect([cell, readDay(cell, 'ask', '2026-11-23')]).toEqual([cell, { wrong: true }])
})

test.each(['0/0/00', '0000-00-00', '0', '1900-01-00'])(
  '%s, which programs write for no day, is none',
  (cell) => {
    expect(readDay(cell, 'ask', '2026-11-23')).toBeUndefined()
  },
)

test.each([
  '0244123456',
  '024 412 3456',
  '244123456',
  '244123456.0',
  '233244123456',
  '+233 24 412 3456',
  '+233 (0)24-412-3456',
  '00233244123456',
  "'0244123456",
  'O244123456',
  '2.33244123456E+11',
])('the telephone number %s is read', (cell) => {
  expect(readTelephones(cell, 'GH')).toEqual([{ number: '+233244123456' }])
})

test('a number without its digits is in doubt, two are two, and words are none', () => {
  expect(readTelephones('2.33E+11', 'GH')).toEqual([{ doubt: expect.stringContaining('lost its digits') }])
  expect(readTelephones('0244123456 / 020 555 0101', 'GH')).toEqual([
    { number: '+233244123456' },
    { number: '+233205550101' },
  ])
  expect(readTelephones('ask her son', 'GH')).toEqual([{ wrong: 'ask her son' }])
  expect(readTelephones('+44 20 7946 0958', 'GH')).toEqual([{ number: '+442079460958' }])
})

test.each([
  ['Kofi Mensah', 'MENSAH, Mr. Kofi', 'same'],
  ['Akɔsua Ɔforiwaa', 'Akosua Oforiwaa', 'same'],
  ['Kofi Mensah', 'Kofi Asante Mensah', 'similar'],
  ['Ama Serwaa', 'Ama Serwa', 'similar'],
  ['K. Mensah', 'Kofi Mensah', 'similar'],
  ['Kofi Mensah', 'Yaw Mensah', 'other'],
  ['Ama', 'Ama Serwaa', 'other'],
])('the names %s and %s are %s', (one, two, alike) => {
  expect(compareNames(one, two)).toBe(alike)
})

test('day names follow from a whole birth date', () => {
  expect(dayNameOf('2026-11-20', 'male')).toBe('Kofi')
  expect(dayNameOf('2026-11-20')).toBe('Kofi or Afua')
  expect(dayNameOf('0000-11-20', 'male')).toBe('')
})

test('a day is typed and shown with its year or without', () => {
  const typed = ['6/3/1994', '6/3', '3/1994', '1994', '']
  const kept = ['1994-03-06', '0000-03-06', '1994-03-00', '1994-00-00', '']
  const shown = ['6 Mar 1994', '6 March', 'March 1994', '1994', '']

  expect(typed.map(readPartialDate)).toEqual(kept)
  expect(kept.map(typedPartialDate)).toEqual(typed)
  expect(kept.map(formatPartialDate)).toEqual(shown)
  expect(readPartialDate('6th of March')).toBe('6th of March')
})

test('of somebody whose day of birth is not known the age is shown, as far as it is known', () => {
  const shown = (born: string) => formatBirthday(born, '2026-11-27')

  expect(['1965-00-00', '1965-03-00', '1965-12-00'].map(shown)).toEqual([
    '1965, about 61',
    'March 1965, about 61',
    'December 1965, about 60',
  ])
  expect(['1994-03-06', '0000-03-06', ''].map(shown)).toEqual(['6 Mar 1994', '6 March', ''])
})

test('two who know parts of one day know it together, unless they contradict each other', () => {
  expect(uniteDates('1965-00-00', '0000-03-06')).toBe('1965-03-06')
  expect(uniteDates('1965-03-06', '1965-00-00')).toBe('1965-03-06')
  expect(uniteDates('1965-03-00', '1965-04-06')).toBeUndefined()
  expect(uniteDates('1965-00-00', '0000-02-29')).toBeUndefined()
  expect(uniteDates('', '1965-00-00')).toBe('1965-00-00')
})

test('a workbook of Excel is read as a table, with its days, numbers and empty cells', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'xlsx-'))
  const path = join(folder, 'list.xlsx')
  const head = ['Name', 'Mobile', 'Born', 'Note'].map((value) => ({ value, type: String }))
  const row = [
    { value: 'Ama & Kofi <Serwaa>', type: String },
    { value: 233244123456, type: Number },
    { value: new Date('1994-03-06T00:00:00Z'), type: Date, format: 'dd/mm/yyyy' },
    null,
  ]
  await writeXlsx([head, row, [null, null, null, null]] as never).toFile(path)

  const { header, rows } = await openTable(path)
  const sheets = await Array.fromAsync(rows)

  expect(header).toEqual(['Name', 'Mobile', 'Born', 'Note'])
  expect(sheets).toEqual([{ number: 2, cells: ['Ama & Kofi <Serwaa>', '233244123456', '1994-03-06', ''] }])
  await rm(folder, { recursive: true })
})

test('a day that a workbook shows without its year has none, unless the year is older than the file can be', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'xlsx-'))
  const path = join(folder, 'list.xlsx')
  const born = (day: string, format: string) => ({ value: new Date(`${day}T00:00:00Z`), type: Date, format })
  const rows = [
    [{ value: 'Born', type: String }],
    [born('2026-04-03', 'd-mmm')],
    [born('2026-04-03', 'dd/mm/yyyy')],
    [born('1990-04-13', 'd mmmm')],
  ]
  await writeXlsx(rows as never).toFile(path)

  const { rows: read } = await openTable(path)
  const cells = (await Array.fromAsync(read)).flatMap((row) => row.cells)

  expect(cells).toEqual(['3 April', '2026-04-03', '1990-04-13'])
  expect(readDay('3 April', '', '2026-11-23')).toEqual({ day: '0000-04-03' })
  await rm(folder, { recursive: true })
})

test('days of a workbook that counts from 1904, as Excel on a Mac did, are those that it shows', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'xlsx-'))
  const path = join(folder, 'list.xlsx')
  const sheet =
    '<worksheet><sheetData><row><c><v>1</v></c></row><row><c s="0"><v>31514</v></c></row></sheetData></worksheet>'
  await writeFile(
    path,
    archiveOf({
      'xl/workbook.xml': '<workbook><workbookPr date1904="1"/></workbook>',
      'xl/styles.xml': '<styleSheet><cellXfs><xf numFmtId="14"/></cellXfs></styleSheet>',
      'xl/worksheets/sheet1.xml': sheet,
    }),
  )

  const { rows } = await openTable(path)

  expect(await Array.fromAsync(rows)).toEqual([{ number: 2, cells: ['1990-04-13'] }])
  await rm(folder, { recursive: true })
})

test('of a workbook the first tab that is shown is read, however its files are named', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'xlsx-'))
  const path = join(folder, 'list.xlsx')
  const sheet = (...cells: string[]) =>
    `<worksheet><sheetData>${cells.map((cell) => `<row><c t="inlineStr"><is><t>${cell}</t></is></c></row>`).join('')}</sheetData></worksheet>`
  const tabs = [
    '<sheet name="Choices" sheetId="1" state="hidden" r:id="rId1"/>',
    '<sheet name="Members" sheetId="3" r:id="rId3"/>',
    '<sheet name="Old" sheetId="2" r:id="rId2"/>',
  ]
  const places = [1, 2, 3].map((n) => `<Relationship Id="rId${n}" Target="worksheets/sheet${n}.xml"/>`)
  await writeFile(
    path,
    archiveOf({
      'xl/workbook.xml': `<workbook><sheets>${tabs.join('')}</sheets></workbook>`,
      'xl/_rels/workbook.xml.rels': `<Relationships>${places.join('')}</Relationships>`,
      'xl/worksheets/sheet1.xml': sheet('Choice', 'Usher'),
      'xl/worksheets/sheet2.xml': sheet('Name of 2019', 'Kofi'),
      'xl/worksheets/sheet3.xml': sheet('Name', 'Ama'),
    }),
  )

  const { header, rows } = await openTable(path)

  expect([header, await Array.fromAsync(rows)]).toEqual([['Name'], [{ number: 2, cells: ['Ama'] }]])
  await rm(folder, { recursive: true })
})

test('how a column writes its days is seen in days without a year, too', () => {
  const orderOf = (...cells: string[]) => {
    const { look, order } = openOrder()
    for (const cell of cells) look(cell)
    return order()
  }

  expect(orderOf('3/4', '5/6')).toBe('ask')
  expect(orderOf('3/4', '4/25')).toBe('month first')
  expect(orderOf('3 4 1990', '13 4 1990')).toBe('day first')
  expect(orderOf('3 April', 'about 1960')).toBe('')
})

test('a workbook whose sheet has a document type, which could define entities, is refused', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'xlsx-'))
  const path = join(folder, 'list.xlsx')
  const row = '<row><c><v>1</v></c></row>'
  const sheet = `<worksheet><sheetData>${row}${row}</sheetData></worksheet>`
  const open = async (text: string) => {
    await writeFile(path, archiveOf({ 'xl/worksheets/sheet1.xml': text }))
    return openTable(path)
  }

  await expect(open(sheet)).resolves.toMatchObject({ header: ['1'] })
  await expect(open(`<!DOCTYPE a [<!ENTITY b "b">]>${sheet}`)).rejects.toThrow('not a spreadsheet')

  await rm(folder, { recursive: true })
})
