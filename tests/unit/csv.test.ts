import { describe, expect, test } from 'vitest'
import { readCsv } from '../../src/server/platform/spreadsheets/csv.ts'

const utf8 = (text: string) => new TextEncoder().encode(text)
const utf16 = (text: string) => new Uint8Array(Buffer.from(text, 'utf16le'))
const table = {
  header: ['Name', 'Amount'],
  rows: [
    ['Akua Ofori', '1,234.50'],
    ['Kwɛsi', '20'],
  ],
}

describe('a table that a spreadsheet saved', () => {
  test.each([
    ['commas', 'Name,Amount\r\nAkua Ofori,"1,234.50"\r\nKwɛsi,20\r\n'],
    ['semicolons', 'Name;Amount\nAkua Ofori;1,234.50\nKwɛsi;20'],
    ['tabs', 'Name\tAmount\nAkua Ofori\t1,234.50\nKwɛsi\t20'],
    ['bars', 'Name|Amount\nAkua Ofori|1,234.50\nKwɛsi|20'],
    [
      'a byte order mark, spaces and empty lines',
      '\uFEFFName , Amount\n\n,\n Akua Ofori,"1,234.50"\nKwɛsi,20\n',
    ],
  ])('is read with %s', (_, text) => {
    expect(readCsv(utf8(text))).toEqual(table)
  })

  test('is read in UTF-16, with and without its mark', () => {
    const text = 'Name\tAmount\nAkua Ofori\t1,234.50\nKwɛsi\t20'

    expect(readCsv(utf16(`\uFEFF${text}`))).toEqual(table)
    expect(readCsv(utf16(text))).toEqual(table)
    expect(readCsv(utf16(`\uFEFF${text}`).map((_, at, all) => all[at ^ 1] ?? 0))).toEqual(table)
  })

  test('is read in Windows-1252 where it is no UTF-8', () => {
    const bytes = new Uint8Array([...utf8('Name,Town\nJos'), 0xe9, ...utf8(',Lom'), 0xe9, 10])

    expect(readCsv(bytes).rows).toEqual([['José', 'Lomé']])
  })

  test('begins below the lines that a bank writes above its headings', () => {
    const text =
      'Statement of account\nAccount;0123456789\n\nDate;Details;Debit;Credit\n01/11/2026;Gift;;50.00\n'

    expect(readCsv(utf8(text))).toEqual({
      header: ['Date', 'Details', 'Debit', 'Credit'],
      rows: [['01/11/2026', 'Gift', '', '50.00']],
    })
  })

  test('has rows as wide as the widest, without empty columns at the end', () => {
    expect(readCsv(utf8('A,B,C,,\n1\n1,2,3,,\n'))).toEqual({
      header: ['A', 'B', 'C'],
      rows: [
        ['1', '', ''],
        ['1', '2', '3'],
      ],
    })
  })
})

describe('a file that is no table', () => {
  test.each([
    ['Excel’s own file', new Uint8Array([0x50, 0x4b, 3, 4, 0, 0]), /save it as CSV/],
    ['a picture', new Uint8Array([0x89, 0x50, 0x4e, 0x47, 1, 2, 0, 9]), /not a CSV file/],
    ['nothing', new Uint8Array(), /no rows/],
    ['headings alone', utf8('Name,Amount\n'), /no rows/],
    ['a quotation mark that never ends', utf8('Name,Amount\n"Akua,20\nKwesi,30\n'), /no table from line/],
    ['too many columns', utf8(`${'a,'.repeat(200)}b\n${'1,'.repeat(200)}2\n`), /columns/],
    ['a row without an end', utf8(`Name,Amount\n${'a'.repeat(100_000)},2\n`), /no table from line/],
    ['too many rows', utf8(`Name,Amount\n${'Akua,20\n'.repeat(20_050)}`), /more than 20,000 rows/],
  ])('is refused with a sentence: %s', (_, bytes, words) => {
    expect(() => readCsv(bytes)).toThrow(words)
  })

  test('of 20 MB of quotation marks is refused at once', () => {
    const begun = Date.now()

    expect(() => readCsv(utf8('"'.repeat(20_000_001)))).toThrow(/no table/)
    expect(Date.now() - begun).toBeLessThan(30_000)
  })
})
