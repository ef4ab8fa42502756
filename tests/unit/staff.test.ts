import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Fields, readFields } from '../../src/islands/staff/entries/EntryFields.tsx'
import { AnnouncementForm } from '../../src/lib/contract/messages/announcement.ts'
import { linesOf, typedAs, versionOf } from '../../src/lib/contract/typed.ts'
import { csvOf } from '../../src/lib/text/csv.ts'

/** The only cell of a file that `csvOf` made of one text. */
const cellOf = (text: string): string => {
  const file = csvOf(['a'], [[text]]).slice('\uFEFFa\r\n'.length, -2)
  return file.startsWith('"') ? file.slice(1, -1).replaceAll('""', '"') : file
}

test.each([
  "+233-cmd|' /C calc'!A0",
  '-2+3',
  '-2-3',
  '=1+1',
  '@SUM(A1)',
  '+cmd',
  '-A1',
  '+1*2',
  '-1&A1',
  '+1/2',
  ' =1',
  '\t=1',
  '\r=1',
  '\n=1',
  '\u00A0=1',
  '\u200B=1',
  '\uFEFF@x',
  '= 1',
  '＝1',
  '＋1',
  '－A1',
  '＠SUM(A1)',
])('%j would be run by a spreadsheet, and is text in a CSV file', (cell) => {
  expect(cellOf(cell)).toBe(`'${cell}`)
})

test.each([
  '+233244123456',
  '+233 24 412 3456',
  '+233 (0) 24 412 3456',
  '-12.00',
  '-1,234.50',
  '+5',
  '-',
  '=',
  '- ',
  '0244123456',
  'Ama - Serwaa',
  'a=b',
  'x@example.com',
  '\tAma',
  '',
])('%j stays as it is in a CSV file', (cell) => {
  expect(cellOf(cell)).toBe(cell)
})

test('commas, quotes and line breaks stay in their CSV cell', () => {
  expect(csvOf(['a', 'b'], [['x,"y"', 'z\nw']])).toBe('\uFEFFa,b\r\n"x,""y""","z\nw"\r\n')
})

test('no CSV cell runs: what follows a sign is digits and what groups them', () => {
  const sign = fc.constantFrom('=', '+', '-', '@', '＝', '＋', '－', '＠')
  fc.assert(
    fc.property(fc.constantFrom('', ' ', '\t', '\r\n'), sign, fc.string(), (before, first, rest) => {
      const cell = cellOf(before + first + rest)

      expect(cell).toMatch(/^'|^\s*[+-]\d[\d ,.()]*$|^\s*[=+\-@＝＋－＠]\s*$/)
    }),
  )
})

test('the texts of a form are converted to the types of its contract', () => {
  const shape = typedAs(AnnouncementForm, (typed) => ({
    title: typed.title,
    content: typed.content,
    ...versionOf(typed),
  }))

  expect(shape.parse({ title: ' A ', content: 'B', version: '3' })).toEqual({
    title: 'A',
    content: 'B',
    version: 3,
  })
  expect(shape.parse({ title: 'A', content: 'B', version: '' })).toEqual({ title: 'A', content: 'B' })
  expect(shape.safeParse({ title: '', content: 'B' }).success).toBe(false)
})

test('empty lines are left out', () => {
  expect(linesOf(' Twi \n\n Ga\n')).toEqual(['Twi', 'Ga'])
  expect(linesOf(undefined)).toEqual([])
})

test('counts, lists and checkboxes of a described form are read from their texts', () => {
  const fields: Fields<object> = [
    { name: 'title', label: 'Title' },
    { name: 'attendees', label: 'How many', kind: 'count' },
    [
      { name: 'childcare', label: 'Childcare', kind: 'tick' },
      { name: 'livestream', label: 'Livestream', kind: 'tick' },
    ],
    { name: 'languages', label: 'Languages', kind: 'lines' },
    { name: 'leader', render: () => null },
  ]

  const typed = { title: 'Dawn', attendees: '', childcare: 'on', languages: 'Twi\n\nGa', leader: '7' }

  expect(readFields(fields, typed)).toEqual({
    attendees: 0,
    childcare: true,
    livestream: false,
    languages: ['Twi', 'Ga'],
  })
})
