import { expect, test } from 'vitest'
import { PeopleFilter, readyLists } from '../../src/lib/contract/people/people-list.ts'
import { whyNotSeen, wordsOfFilter } from '../../src/lib/texts/people/people-lists.ts'

const names = { fellowships: new Map([['3', 'Boaz']]), branches: new Map([['4', 'Kumasi']]) }

test('a list says in words whom it asks for', () => {
  const words = (filter: object) => wordsOfFilter(PeopleFilter.parse(filter), names)

  expect(words({})).toEqual([])
  expect(
    words({ status: 'Member', fellowship: '3', gender: 'female', age_from: '18', age_to: '30' }),
  ).toEqual(['Member', 'Boaz', 'female', 'age 18 to 30'])
  expect(words({ fellowship: 'none', telephone: 'no', purpose: 'giving', leave: 'no' })).toEqual([
    'in no fellowship',
    'without a telephone',
    'consent refused: Giving',
  ])
  expect(words({ baptism: 'no' })).toEqual(['not baptised'])
  expect(words({ language: 'tw' })).toEqual(['language Twi'])
  expect(words({ joined_from: '2020-05-03', not_seen: '1' })).toEqual([
    'member from 3 May 2020',
    'not seen for 1 week',
  ])
  expect(readyLists.map(({ filter }) => wordsOfFilter(filter, names))).toEqual([
    ['not seen for 3 weeks'],
    ['birthday this month'],
    ['wedding anniversary this month'],
    ['grown-up, lives with a child under 18'],
  ])
})

test('somebody who was not seen has the reason beside the name, and others have none', () => {
  const why = (last_seen: string | null, last_seen_at: 'meeting' | 'service' | null, missed: number | null) =>
    whyNotSeen({ last_seen, last_seen_at, missed })

  expect(why('2026-11-01', 'meeting', 1)).toBe(
    'Last seen on 1 Nov 2026 at a meeting, marked absent once since',
  )
  expect(why('2026-11-01', 'service', 2)).toBe(
    'Last seen on 1 Nov 2026 at a service, marked absent 2 times since',
  )
  expect(why('2026-11-01', 'service', 0)).toBe('Last seen on 1 Nov 2026 at a service, not checked in since')
  expect(why(null, null, 3)).toBe('Never marked present at a meeting or service, marked absent 3 times')
  expect(why(null, null, null)).toBe('')
})
