import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Fields, readFields } from '../../src/islands/staff/EntryFields.tsx'
import { AnnouncementForm } from '../../src/lib/contract/announcement.ts'
import { linesOf, typedAs, versionOf } from '../../src/lib/contract/typed.ts'
import { csvOf } from '../../src/lib/csv.ts'

test.each(['=1+1', '+cmd', '-2', '@SUM(A1)', '\tx', '\rx'])('%j is escaped in a CSV file', (cell) => {
  expect(
    csvOf(['a'], [[cell]])
      .split('\r\n')
      .slice(1)
      .join('\r\n'),
  ).toContain(`'${cell}`)
})

test('commas, quotes and line breaks stay in their CSV cell', () => {
  expect(csvOf(['a', 'b'], [['x,"y"', 'z\nw']])).toBe('\uFEFFa,b\r\n"x,""y""","z\nw"\r\n')
})

test('no CSV cell begins like a formula', () => {
  fc.assert(
    fc.property(fc.string(), (cell) => {
      const [, line = ''] = csvOf(['a'], [[cell]]).split('\r\n')
      expect(line).not.toMatch(/^"?[=+\-@\t]/)
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
