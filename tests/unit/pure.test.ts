import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { looksLikeDigitalAddress } from '../../src/lib/contract/accounts/profile.ts'
import { safeNext } from '../../src/lib/site/routes.ts'
import { nationalDigits } from '../../src/lib/text/phone.ts'
import { formatDay } from '../../src/lib/time/dates.ts'
import { formatHour } from '../../src/lib/time/hours.ts'
import { nextService } from '../../src/lib/time/next-service.ts'
import { upcoming } from '../../src/lib/time/upcoming.ts'
import { readRange } from '../../src/server/media/media/range.ts'

describe('the address to return to after a login', () => {
  test.each([
    ['/dashboard', '/dashboard'],
    ['/Dashboard/?x=1#announcements', '/Dashboard/?x=1#announcements'],
    ['/profile/../settings', '/settings'],
  ])('is accepted as %s', (next, expected) => expect(safeNext(next)).toBe(expected))

  test.each([
    null,
    '',
    'dashboard',
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    '/..//evil.example',
    'https://evil.example',
    'javascript:alert(1)',
    '/login',
    '/LOGIN/?next=/x',
  ])('is refused as %j', (next) => expect(safeNext(next)).toBeUndefined())

  test('is never on another site, whatever the input', () => {
    const here = 'https://church.example'
    const parts = fc.array(
      fc.oneof(
        fc.constantFrom('/', '\\', '..', '@', ':', '//', '\t', '\n', '%2f', 'evil.example', '?', '#'),
        fc.string(),
      ),
    )
    fc.assert(
      fc.property(parts, (words) => {
        const next = safeNext(`/${words.join('')}`)
        if (next !== undefined) expect(new URL(next, here).origin).toBe(here)
      }),
      { numRuns: 2000 },
    )
  })
})

describe('upcoming events', () => {
  const event = (title: string, date: string, time = '', series: number | null = null) => ({
    title,
    date,
    time,
    series,
  })

  test('are those of today and later, the next first, at most five', () => {
    const events = [
      event('late', '2026-12-24', '18:00'),
      event('past', '2026-11-20'),
      event('today, evening', '2026-11-21', '18:00'),
      event('today, morning', '2026-11-21', '9:00'),
      event('a moment', '2026-11-22T10:00:00Z'),
      ...['2026-12-01', '2026-12-02'].map((date) => event(date, date)),
    ]

    expect(upcoming(events, '2026-11-21').map(({ title }) => title)).toEqual([
      'today, morning',
      'today, evening',
      'a moment',
      '2026-12-01',
      '2026-12-02',
    ])
    expect(upcoming([], '2026-11-21')).toEqual([])
  })

  test('that repeat are shown once, by their next day', () => {
    const weekly = ['2026-11-18', '2026-12-02', '2026-11-25'].map((date) => event(date, date, '18:00', 7))

    const shown = upcoming([...weekly, event('once', '2026-11-30')], '2026-11-21')

    expect(shown.map(({ title }) => title)).toEqual(['2026-11-25', 'once'])
  })
})

test('days and hours are formatted as in Ghana, and other texts stay', () => {
  expect(['2026-11-22', '2026-11-22T23:59:59.999Z', 'soon', ''].map((date) => formatDay(date))).toEqual([
    '22 Nov 2026',
    '22 Nov 2026',
    'soon',
    '',
  ])
  expect(['18:30', '9:05', '00:00:00', '12:00', '25:00', 'after service', ''].map(formatHour)).toEqual([
    '6:30 PM',
    '9:05 AM',
    '12:00 AM',
    '12:00 PM',
    '25:00',
    'after service',
    '',
  ])
})

const sundays = [
  { day: 'Sunday', time: '09:00' },
  { day: 'Sunday', time: '11:00' },
]

test('a church without services names no next one', () => expect(nextService(new Date(), [])).toBe(''))

test.each([
  ['2026-11-21T12:00:00Z', 'tomorrow at 9:00 AM'],
  ['2026-11-22T08:59:59Z', 'today at 9:00 AM'],
  ['2026-11-22T09:00:00Z', 'today at 11:00 AM'],
  ['2026-11-22T11:00:00Z', 'on Sunday 29 November at 9:00 AM'],
  ['2026-12-31T12:00:00Z', 'on Sunday 3 January at 9:00 AM'],
])('at %s the next service is %s', (now, words) => expect(nextService(new Date(now), sundays)).toBe(words))

test.each([
  ['024 412 3456', '244123456'],
  ['244123456', '244123456'],
  ['+233 (0)24 412 3456', '244123456'],
  ['00233244123456', '244123456'],
  ['233244123456', '244123456'],
  ['233 123 456', '233123456'],
  ['', ''],
])('the national digits of %j are %j', (written, digits) => expect(nationalDigits(written)).toBe(digits))

test('the form of GhanaPostGPS addresses is recognised', () => {
  const right = ['GA-183-8164', 'gm-0183-8164', 'A2-12345-0001', ' AK-039-5028 ']
  const odd = ['GA1838164', '1A-183-8164', 'GA-18-8164', 'GA-183-816', 'near the big tree']

  expect(right.filter(looksLikeDigitalAddress)).toEqual(right)
  expect(odd.filter(looksLikeDigitalAddress)).toEqual([])
})

test('a parsed byte range stays within the file', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.tuple(fc.nat(), fc.nat()).map(([a, b]) => `bytes=${a}-${b}`),
        fc.nat().map((a) => `bytes=-${a}`),
      ),
      fc.nat(5000),
      (header, size) => {
        const range = readRange(header, size)
        if (range === undefined || range === 'outside') return
        expect(range.start).toBeLessThanOrEqual(range.end)
        expect(range.end).toBeLessThan(size)
      },
    ),
  )
})
