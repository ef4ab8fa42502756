import { expect, test } from 'vitest'
import { spanOf } from '../../src/lib/time/event-span.ts'
import { hoursAndEnd, hoursOn } from '../../src/lib/time/event-when.ts'
import { statusOf } from '../../src/lib/time/upcoming.ts'

const camp = { date: '2026-11-20', time: '16:00', end_date: '2026-11-22', end_time: '13:00' }
const evening = { date: '2026-11-20', time: '18:30', end_date: '', end_time: '20:00' }
const named = (day: string) => `day ${day.slice(8)}`

test.each([
  [camp, ', 4:00 PM to day 22, 1:00 PM'],
  [{ ...camp, end_time: '' }, ', 4:00 PM to day 22'],
  [{ ...camp, time: '' }, ' to day 22, 1:00 PM'],
  [evening, ' · 6:30 PM to 8:00 PM'],
  [{ ...evening, end_time: '' }, ' · 6:30 PM'],
  [{ ...evening, time: '', end_time: '' }, ''],
])('of %j a visitor reads %j after the first day', (event, words) => {
  expect(hoursAndEnd(event, named)).toBe(words)
})

test('a day of the month says when a camp begins on it, and when it ends', () => {
  const days = ['2026-11-20', '2026-11-21', '2026-11-22'].map((day) => hoursOn(camp, day))

  expect(days).toEqual(['from 4:00 PM', '', 'until 1:00 PM'])
  expect(hoursOn(evening, evening.date)).toBe('6:30 PM to 8:00 PM')
})

test.each([
  [camp, '2026-11-20T15:59:00Z', 'Upcoming'],
  [camp, '2026-11-21T23:00:00Z', 'Now'],
  [camp, '2026-11-22T12:59:00Z', 'Now'],
  [camp, '2026-11-22T13:00:00Z', 'Past'],
  [{ ...camp, end_time: '' }, '2026-11-22T23:59:00Z', 'Now'],
  [{ ...camp, end_time: '' }, '2026-11-23T00:00:00Z', 'Past'],
  [{ ...camp, time: '' }, '2026-11-22T20:00:00Z', 'Now'],
  [{ ...camp, time: '' }, '2026-11-23T00:00:00Z', 'Past'],
])('at a given moment a camp %j has at %s the status %s', (event, at, status) => {
  expect(statusOf(event, new Date(at))).toBe(status)
})

test('a night over which the clocks are moved lasts until its own hour', () => {
  const night = { date: '2026-10-24', time: '21:00', end_date: '2026-10-25', end_time: '05:00' }

  const { start, end } = spanOf(night, 'Europe/London')

  // From 20:00 UTC, in summer time, to 05:00 UTC, in winter time.
  expect((end.getTime() - start.getTime()) / 3_600_000).toBe(9)
})
