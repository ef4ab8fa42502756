import { describe, expect, test } from 'vitest'
import { sermons } from '../../src/content/sermons.ts'
import { clock, readChapters, typedChapters, wrongForLength } from '../../src/lib/media/chapters.ts'

describe('chapters that are typed', () => {
  test('are read line by line, in minutes or with hours, and are typed the same', () => {
    const typed = '0:00 Called for\n\n 12:30  The widow’s oil \r\n1:02:05 Pay what you owe'

    const read = readChapters(typed)

    expect(read).toEqual({
      chapters: [
        { at: 0, title: 'Called for' },
        { at: 750, title: 'The widow’s oil' },
        { at: 3725, title: 'Pay what you owe' },
      ],
    })
    expect('chapters' in read && typedChapters(read.chapters)).toBe(
      '0:00 Called for\n12:30 The widow’s oil\n1:02:05 Pay what you owe',
    )
    expect(readChapters(' \n ')).toEqual({ chapters: [] })
  })

  test.each([
    ['0:00 One\nhalf past two', 'Line 2 is not a time and a title, such as 12:30 The widow’s oil'],
    ['0:00 One\n12:30', 'Line 2 is not a time and a title, such as 12:30 The widow’s oil'],
    ['12:75 Two', 'Line 1 is not a time and a title, such as 12:30 The widow’s oil'],
    ['1:75:00 Two', 'Line 1 is not a time and a title, such as 12:30 The widow’s oil'],
    ['0:00 One\n\n5:00 Two\n4:59 Three', 'Line 4: 4:59 does not come after 5:00'],
    ['5:00 Two\n5:00 Three', 'Line 2: 5:00 does not come after 5:00'],
    [`5:00 ${'long'.repeat(40)}`, 'Line 1: please keep the title under 120 characters'],
    [
      Array.from({ length: 61 }, (_, minute) => `${minute}:00 Part`).join('\n'),
      'Please give at most 60 chapters',
    ],
  ])('%j are refused: %s', (typed, refused) => expect(readChapters(typed)).toEqual({ refused }))

  test('begin within the recording, if its length is known', () => {
    const chapters = [
      { at: 0, title: 'One' },
      { at: 750, title: 'Two' },
    ]

    expect(wrongForLength(chapters, 750)).toBe(
      'Chapter 2, at 12:30, is after the end of the recording at 12:30',
    )
    expect(wrongForLength(chapters, 751)).toBe('')
    expect(wrongForLength(chapters, 0)).toBe('')
  })
})

test('a time shows its hours where there are some', () =>
  expect([0, 59, 61, 3599, 3600].map(clock)).toEqual(['0:00', '0:59', '1:01', '59:59', '1:00:00']))

test('chapters of sample sermons begin within their recordings', () => {
  const chaptered = sermons.filter(({ chapters }) => chapters)

  expect(chaptered.length).toBeGreaterThan(2)
  for (const { chapters = '', media } of chaptered) {
    const read = readChapters(chapters)
    expect('chapters' in read && wrongForLength(read.chapters, media?.seconds ?? 1)).toBe('')
  }
})
