import { expect, test } from 'vitest'
import type { RepeatRule } from '../../src/lib/contract/services/event-series.ts'
import {
  occurrenceAt,
  occurrencesBetween,
  recurrenceFrom,
  wordsOfRule,
} from '../../src/server/services/events/series/recurrence.ts'

const daysOf = (rule: RepeatRule, first: string, many: number) =>
  Array.from({ length: many }, (_, place) => occurrenceAt(recurrenceFrom(rule, first), place))

test.each([
  ['weekly', '2026-12-24', ['2026-12-24', '2026-12-31', '2027-01-07']],
  ['every-2-weeks', '2028-02-16', ['2028-02-16', '2028-03-01', '2028-03-15']],
  ['every-4-weeks', '2026-11-22', ['2026-11-22', '2026-12-20', '2027-01-17']],
  ['monthly-by-day', '2026-12-31', ['2026-12-31', '2027-01-31', '2027-02-28', '2027-03-31']],
  ['monthly-by-day', '2028-01-31', ['2028-01-31', '2028-02-29', '2028-03-31', '2028-04-30']],
  ['monthly-by-day', '2028-02-29', ['2028-02-29', '2028-03-29', '2028-04-29']],
  ['monthly-by-weekday', '2026-11-21', ['2026-11-21', '2026-12-19', '2027-01-16', '2027-02-20']],
  ['monthly-by-weekday', '2026-11-01', ['2026-11-01', '2026-12-06', '2027-01-03']],
  // A fifth Sunday is the last one, since not every month has a fifth.
  ['monthly-by-weekday', '2026-11-29', ['2026-11-29', '2026-12-27', '2027-01-31', '2027-02-28']],
  ['monthly-by-last-weekday', '2026-11-27', ['2026-11-27', '2026-12-25', '2027-01-29', '2027-02-26']],
] as const)('an event that is %s from %s is on %j', (rule, first, days) => {
  expect(daysOf(rule, first, days.length)).toEqual(days)
})

test('days are made after a day, up to another, and at most so many', () => {
  const every = recurrenceFrom('weekly', '2026-11-22')
  const between = (after: string, last: string, most = 60) => occurrencesBetween(every, { after, last, most })

  expect(between('2026-11-22', '2026-12-13')).toEqual(['2026-11-29', '2026-12-06', '2026-12-13'])
  expect(between('2026-11-22', '2026-12-13', 2)).toEqual(['2026-11-29', '2026-12-06'])
  expect(between('2026-12-13', '2026-12-13')).toEqual([])
  expect(between('2026-11-01', '2026-11-21')).toEqual([])
})

test.each([
  ['weekly', '2026-11-22', 'Every Sunday'],
  ['every-2-weeks', '2026-11-21', 'Every second Saturday'],
  ['every-4-weeks', '2026-11-20', 'Every fourth Friday'],
  ['monthly-by-day', '2026-11-20', 'Every month'],
  ['monthly-by-weekday', '2026-11-21', 'Every third Saturday of the month'],
  ['monthly-by-last-weekday', '2026-11-27', 'Every last Friday of the month'],
  ['', '2026-11-27', ''],
  ['of a later version', '2026-11-27', ''],
])('people read of %s from %s: %s', (rule, first, words) => {
  expect(wordsOfRule(rule, first)).toBe(words)
})
