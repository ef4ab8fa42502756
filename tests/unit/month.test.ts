import { expect, test } from 'vitest'
import { isMonthNear, monthAfter, monthName, monthsWith, weeksOf } from '../../src/lib/time/month.ts'
import { yearBefore } from '../../src/lib/time/year-before.ts'

test('the calendar of a month has whole weeks from Sunday, and marks the days of other months', () => {
  const weeks = weeksOf('2026-11')

  expect(weeks).toHaveLength(5)
  expect(weeks[0]?.[0]).toEqual({ date: '2026-11-01', number: 1, isIn: true })
  expect(weeks[4]?.[6]).toEqual({ date: '2026-12-05', number: 5, isIn: false })
  expect(weeksOf('2026-02')).toHaveLength(4)
  expect(weeksOf('2026-08')).toHaveLength(6)
  expect(
    weeksOf('2028-02')
      .flat()
      .filter(({ isIn }) => isIn),
  ).toHaveLength(29)
})

test('months follow each other across a year, and only near ones are shown', () => {
  expect([monthAfter('2026-12', 1), monthAfter('2026-01', -1)]).toEqual(['2027-01', '2025-12'])
  expect(monthName('2026-11')).toBe('November 2026')
  expect(isMonthNear('2027-11', '2026-11-22', 12)).toBe(true)
  expect(isMonthNear('2027-12', '2026-11-22', 12)).toBe(false)
  expect(['2026-13', '2026-1', 'x', '2026-11-01'].map((text) => isMonthNear(text, '2026-11-22', 12))).toEqual(
    [false, false, false, false],
  )
})

test('months with coming events are told once each, and only as far as they have a page', () => {
  const events = ['2027-01-03', '2026-11-25', '2026-11-29', '2031-02-01', 'soon'].map((date) => ({ date }))

  expect(monthsWith(events, '2026-11-22')).toEqual(['2026-11', '2027-01'])
})

test.each([
  [
    { from: '2028-02-01', to: '2028-02-29' },
    { from: '2027-02-01', to: '2027-02-28' },
  ],
  [
    { from: '2029-02-01', to: '2029-02-28' },
    { from: '2028-02-01', to: '2028-02-29' },
  ],
  [
    { from: '2028-02-29', to: '2028-03-14' },
    { from: '2027-03-01', to: '2027-03-14' },
  ],
])('a treasurer compares %o with the same days a year before', (days, before) => {
  expect(yearBefore(days)).toEqual(before)
})
