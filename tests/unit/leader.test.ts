import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { sortRows } from '../../src/components/staff/lists/rows.ts'
import {
  attendanceCells,
  attendanceFile,
  countChoices,
  type Roll,
} from '../../src/islands/groups/leader/attendance.ts'
import { isMemberCalled, rateOf } from '../../src/islands/groups/leader/members.ts'
import { FellowshipMember } from '../../src/lib/contract/accounts/account-details.ts'
import { Attendance } from '../../src/lib/contract/services/attendance.ts'
import { csvOf } from '../../src/lib/text/csv.ts'
import { statusOf } from '../../src/lib/time/upcoming.ts'

const member = (changes: object = {}) =>
  FellowshipMember.parse({
    id: 1,
    username: 'ama.serwaa',
    first_name: 'Ama',
    last_name: 'Serwaa',
    ...changes,
  })

describe('a member read from a backend', () => {
  test.each([
    [100, '100%'],
    [66.7, '67%'],
    [0, '0%'],
    ['80%', '80%'],
    [null, 'N/A'],
    [undefined, 'N/A'],
    ['often', 'N/A'],
  ])('with the attendance rate %j shows %s', (attendance_rate, shown) => {
    expect(rateOf(member({ attendance_rate }))).toBe(shown)
  })

  test('may use either spelling and lack every optional field', () => {
    expect(member({ date_of_birth: '1990-01-02', house_address: 'GA-1' })).toMatchObject({
      dob: '1990-01-02',
      address: 'GA-1',
      email: '',
      last_attendance: '',
      recent_activities: [],
    })
    expect(
      member({ dob: '1990-01-02', recent_activities: [{ description: 'Came', date: null }, 7] }),
    ).toMatchObject({
      dob: '1990-01-02',
      recent_activities: [{ description: 'Came', date: '' }],
    })
  })

  test.each([
    ['AMA', true],
    ['serwaa', true],
    ['Ama Ser', true],
    ['.serwaa', true],
    ['@example.com', true],
    ['kofi', false],
  ])('is found by %j: %j', (words, isFound) => {
    expect(isMemberCalled(member({ email: 'a@Example.com' }), words)).toBe(isFound)
  })

  test('is named by id in an attendance record, which must say present or absent', () => {
    expect(Attendance.parse({ member: { id: 3, username: 'x' }, is_present: false, at: 1 })).toEqual({
      member: { id: 3 },
      is_present: false,
    })
    expect(Attendance.safeParse({ member: 3, is_present: 'yes' }).success).toBe(false)
  })
})

describe('the attendance list', () => {
  const roll: Roll = [
    { member: member({ telephone: '+233240000001' }), choice: true },
    { member: member({ id: 2, first_name: '=HYPERLINK("x")', last_name: '' }), choice: false },
    { member: member({ id: 3, first_name: '', last_name: '', username: 'kofi' }), choice: null },
  ]

  test('counts who is present, absent and not marked', () =>
    expect(countChoices(roll)).toBe('1 present, 1 absent, 1 not marked'))

  test('escapes spreadsheet formulas in its file', () => {
    const lines = csvOf(...attendanceCells(roll)).split('\r\n')

    expect(lines).toEqual([
      '\uFEFFMember,Username,Phone,Attendance',
      'Ama Serwaa,ama.serwaa,+233240000001,Present',
      '"\'=HYPERLINK(""x"")",ama.serwaa,,Absent',
      'kofi,kofi,,Not marked',
      '',
    ])
  })

  test.each([
    ['Choir practice!', 'attendance-2026-11-22-choir-practice.csv'],
    ['Ɔdɔ ne Gyidi', 'attendance-2026-11-22-ɔdɔ-ne-gyidi.csv'],
    ['../..', 'attendance-2026-11-22-event.csv'],
  ])('of %j is saved as %s', (title, name) => {
    expect(attendanceFile({ title, date: '2026-11-22' })).toBe(name)
  })
})

describe('sorting a table', () => {
  const sorted = (values: (string | number | null)[], descending = false) =>
    sortRows(values, (value) => value, descending)

  test('orders numbers, letters of any case, and dates', () => {
    expect(sorted([10, 9, 100])).toEqual([9, 10, 100])
    expect(sorted(['b', 'A', 'a2', 'a10'])).toEqual(['A', 'a2', 'a10', 'b'])
    expect(sorted(['2026-11-02', '2025-12-31'], true)).toEqual(['2026-11-02', '2025-12-31'])
  })

  test('puts missing values last in both directions', () => {
    expect(sorted([null, 2, 1])).toEqual([1, 2, null])
    expect(sorted([null, 2, 1], true)).toEqual([2, 1, null])
    expect(sorted(['', 'b', 'a'], true)).toEqual(['b', 'a', ''])
  })

  test('keeps every row, and equal rows in their order', () => {
    fc.assert(
      fc.property(fc.array(fc.record({ id: fc.nat(), value: fc.integer({ min: 0, max: 3 }) })), (rows) => {
        const after = sortRows(rows, ({ value }) => value, false)
        expect([0, 1, 2, 3].flatMap((one) => rows.filter(({ value }) => value === one))).toEqual(after)
      }),
    )
  })
})

test.each([
  ['2026-11-22', '08:00', 'Upcoming'],
  ['2026-11-21', '10:01', 'Upcoming'],
  ['2026-11-21', '10:00', 'Now'],
  ['2026-11-21', '08:01', 'Now'],
  ['2026-11-21', '8:01', 'Now'],
  ['2026-11-21', '08:00', 'Past'],
  ['2026-11-21', '07:00', 'Past'],
  ['2026-11-21', '', 'Now'],
  ['2026-11-20', '', 'Past'],
  ['2026-11-22', '', 'Upcoming'],
  ['2026-11-20', '23:00', 'Past'],
  ['2026-11-22T00:00:00Z', '08:00:00', 'Upcoming'],
])('an event on %s at %j has, at ten o’clock on the 21st, the status %s', (date, time, status) => {
  expect(statusOf({ date, time }, new Date('2026-11-21T10:00:00Z'))).toBe(status)
})

test.each([
  ['10:01', 'Now'],
  ['10:00', 'Past'],
])('an event that began at half past seven and ends at %s is %s at ten', (end_time, status) => {
  const event = { date: '2026-11-21', time: '07:30', end_time }

  expect(statusOf(event, new Date('2026-11-21T10:00:00Z'))).toBe(status)
})
