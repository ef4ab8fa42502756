import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { clockIn, dayIn, hourIn } from '../../src/lib/time/church-time.ts'
import { dayAfter, instantOf, timestampOf } from '../../src/lib/time/instants.ts'

const zones = ['Africa/Accra', 'America/New_York', 'Asia/Kolkata', 'Africa/Lagos', 'Australia/Lord_Howe']
const instants = fc.date({
  min: new Date('1971-01-01T00:00:00Z'),
  max: new Date('2100-01-01T00:00:00Z'),
  noInvalidDate: true,
})

describe('the clock of a church', () => {
  test.each([
    ['Africa/Accra', '2026-11-22', '02:00'],
    ['America/New_York', '2026-11-21', '21:00'],
    ['Asia/Kolkata', '2026-11-22', '07:30'],
    ['Africa/Lagos', '2026-11-22', '03:00'],
  ])('in %s shows %s %s at two in the morning of UTC', (zone, day, hour) => {
    const instant = new Date('2026-11-22T02:00:00Z')

    expect([dayIn(zone, instant), hourIn(zone, instant)]).toEqual([day, hour])
  })

  test('in Ghana is UTC, to the second', () => {
    expect(clockIn('Africa/Accra', new Date('2026-11-22T23:59:59.999Z'))).toEqual(
      new Date('2026-11-22T23:59:59Z'),
    )
  })

  test('shows midnight as 00:00 of the day that begins', () => {
    const midnight = new Date('2026-11-22T05:00:00Z')

    expect([dayIn('America/New_York', midnight), hourIn('America/New_York', midnight)]).toEqual([
      '2026-11-22',
      '00:00',
    ])
  })

  test('agrees with Temporal at any instant', () => {
    fc.assert(
      fc.property(fc.constantFrom(...zones), instants, (zone, instant) => {
        const shown = Temporal.Instant.fromEpochMilliseconds(instant.getTime()).toZonedDateTimeISO(zone)

        expect(clockIn(zone, instant).toISOString().slice(0, 19)).toBe(
          shown.toPlainDateTime().toString({ smallestUnit: 'second' }),
        )
      }),
    )
  })
})

test.each([
  ['Africa/Accra', '2026-11-22T23:59:59Z', '2026-11-23T00:00:00.000Z'],
  ['Africa/Accra', '2026-11-23T00:00:00Z', '2026-11-24T00:00:00.000Z'],
  ['America/New_York', '2026-11-01T04:30:00Z', '2026-11-02T05:00:00.000Z'],
  ['Asia/Kolkata', '2026-11-22T18:29:59Z', '2026-11-22T18:30:00.000Z'],
])('the next day in %s after %s begins at %s', (zone, instant, begins) => {
  expect(dayAfter(zone, new Date(instant)).toISOString()).toBe(begins)
})

describe('the instant of a day and hour', () => {
  test.each([
    ['Africa/Accra', '2026-11-22', '09:00', '2026-11-22T09:00:00.000Z'],
    ['Africa/Lagos', '2026-11-22', '09:00', '2026-11-22T08:00:00.000Z'],
    ['Asia/Kolkata', '2026-11-22', '09:00', '2026-11-22T03:30:00.000Z'],
    ['America/New_York', '2026-07-05', '09:00', '2026-07-05T13:00:00.000Z'],
    ['America/New_York', '2026-11-22', '09:00', '2026-11-22T14:00:00.000Z'],
  ])('in %s %s %s is %s', (zone, day, hour, instant) =>
    expect(instantOf(zone, day, hour).toISOString()).toBe(instant),
  )

  test('of an hour that the clock skips is as far behind the leap', () => {
    const skipped = instantOf('America/New_York', '2026-03-08', '02:30')

    expect(hourIn('America/New_York', skipped)).toBe('03:30')
    expect(timestampOf('America/New_York', '2026-03-08', '02:30')).toBe('2026-03-08T03:30-04:00')
  })

  test('of an hour that the clock shows twice is the first', () => {
    expect(instantOf('America/New_York', '2026-11-01', '01:30').toISOString()).toBe(
      '2026-11-01T05:30:00.000Z',
    )
    expect(timestampOf('America/New_York', '2026-11-01', '01:30')).toBe('2026-11-01T01:30-04:00')
  })

  test('leads back to the day and hour, unless the clock skips it', () => {
    fc.assert(
      fc.property(fc.constantFrom(...zones), instants, (zone, instant) => {
        const [day, hour] = [dayIn(zone, instant), hourIn(zone, instant)]
        const date = instantOf(zone, day, hour)

        expect([dayIn(zone, date), hourIn(zone, date)]).toEqual([day, hour])
      }),
    )
  })

  test('is written for machines as before in Ghana', () => {
    expect(timestampOf('Africa/Accra', '2026-11-22', '09:00')).toBe('2026-11-22T09:00Z')
    expect(timestampOf('Africa/Accra', '2026-11-22', '09:00:00')).toBe('2026-11-22T09:00:00Z')
    expect(timestampOf('Asia/Kolkata', '2026-11-22', '09:00')).toBe('2026-11-22T09:00+05:30')
  })

  test('that does not exist is an invalid date', () => {
    expect(instantOf('Africa/Accra', '2026-02-30', '09:00').getTime()).toBeNaN()
    expect(instantOf('Africa/Accra', '2026-02-20', '').getTime()).toBeNaN()
  })
})
