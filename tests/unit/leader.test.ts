// @vitest-environment happy-dom
import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { sortRows } from '../../src/components/staff/rows.ts'
import {
  attendanceCells,
  attendanceFile,
  countChoices,
  type Roll,
} from '../../src/islands/leader/attendance.ts'
import { isMemberCalled, rateOf } from '../../src/islands/leader/members.ts'
import { keepSending, sendMarks } from '../../src/lib/api/send-marks.ts'
import { AttendanceRecord, FellowshipMember } from '../../src/lib/contract/staff.ts'
import { csvOf } from '../../src/lib/csv.ts'
import { dropMark, dropMarksOf, markQueueKey, putMark, readMarks } from '../../src/lib/mark-queue.ts'
import { isUpcoming } from '../../src/lib/upcoming.ts'
import { fakeBackend, type Reply, signedIn } from '../support/browser.ts'

beforeEach(() => {
  localStorage.clear()
  signedIn()
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const mark = (member: number, is_present: boolean | null = true, event = 7) => ({
  fellowship: 1,
  event,
  member,
  is_present,
})
const kept = (who = 'ama') => readMarks(who).map(({ member, is_present }) => [member, is_present])

describe('marks on this device', () => {
  test('are kept in their order, the last tap on a member counts', () => {
    putMark('ama', mark(1))
    putMark('ama', mark(2))
    putMark('ama', mark(1, false))

    expect(kept()).toEqual([
      [2, true],
      [1, false],
    ])
  })

  test('belong to who made them', () => {
    putMark('ama', mark(1))

    expect(kept('kofi')).toEqual([])
    putMark('kofi', mark(2))
    expect(kept()).toEqual([[1, true]])
  })

  test('a mark that was sent takes no newer tap with it', () => {
    putMark('ama', mark(1))
    const [sent] = readMarks('ama')
    putMark('ama', mark(1, false))

    if (sent) dropMark('ama', sent)

    expect(kept()).toEqual([[1, false]])
  })

  test('of an event that was deleted are forgotten, and nothing is left behind', () => {
    putMark('ama', mark(1, true, 7))
    putMark('ama', mark(1, true, 8))

    dropMarksOf('ama', 7)
    expect(readMarks('ama').map(({ event }) => event)).toEqual([8])
    dropMarksOf('ama', 8)
    expect(localStorage.getItem(markQueueKey)).toBeNull()
  })

  test.each(['{', '[]', 'null', '7', '{"ama":7}', '{"ama":[{"event":"x"}]}'])(
    '%j in storage is no mark',
    (broken) => {
      localStorage.setItem(markQueueKey, broken)

      expect(readMarks('ama')).toEqual([])
      putMark('ama', mark(1))
      expect(kept()).toEqual([[1, true]])
    },
  )

  test('are kept for the page when the browser stores nothing', () => {
    const refuse = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })

    putMark('ama', mark(1))
    expect(kept()).toEqual([[1, true]])
    refuse.mockRestore()
    putMark('ama', mark(2))
    expect(kept()).toEqual([
      [1, true],
      [2, true],
    ])
  })
})

describe('sending marks', () => {
  const heard = () => ({ sent: vi.fn(), refused: vi.fn(), attempted: vi.fn() })
  const ok: Reply = { status: 200, body: { detail: 'Attendance updated' } }

  test('sends each, the oldest first, and takes one back by its own call', async () => {
    const { calls } = fakeBackend(() => ok)
    putMark('ama', mark(1))
    putMark('ama', mark(2, null))
    const said = heard()

    expect(await sendMarks('ama', said)).toBe('done')

    expect(calls).toMatchObject([
      {
        method: 'POST',
        path: 'fellowships/1/events/7/attendance/',
        body: { member: 1, is_present: true },
      },
      { method: 'DELETE', path: 'fellowships/1/events/7/attendance/2/' },
    ])
    expect(said.sent).toHaveBeenCalledTimes(2)
    expect(readMarks('ama')).toEqual([])
  })

  test.each([
    ['lost'],
    [{ status: 500 }],
    [{ status: 503 }],
    [{ status: 429 }],
    [{ status: 408 }],
  ] as Reply[][])('keeps everything after %j', async (reply) => {
    fakeBackend(() => reply as Reply)
    putMark('ama', mark(1))
    putMark('ama', mark(2))
    const said = heard()

    expect(await sendMarks('ama', said)).toBe('later')

    expect(kept()).toHaveLength(2)
    expect(said.refused).not.toHaveBeenCalled()
  })

  test('a refused mark is told and does not hold the others up', async () => {
    fakeBackend(({ body }) =>
      (body as { member: number }).member === 1 ? { status: 400, body: { member: ['No member'] } } : ok,
    )
    putMark('ama', mark(1))
    putMark('ama', mark(2))
    const said = heard()

    expect(await sendMarks('ama', said)).toBe('done')

    expect(said.refused.mock.calls[0]?.[0]).toMatchObject({ member: 1 })
    expect(said.sent.mock.calls[0]?.[0]).toMatchObject({ member: 2 })
    expect(readMarks('ama')).toEqual([])
  })

  test('a backend that takes no mark back leaves it taken back here', async () => {
    fakeBackend(() => ({ status: 405, body: {} }))
    putMark('ama', mark(1, null))
    const said = heard()

    expect(await sendMarks('ama', said)).toBe('done')
    expect(said.sent).toHaveBeenCalledOnce()
  })

  test('a tap while its mark is on its way is sent after it', async () => {
    const { calls } = fakeBackend(() => {
      if (calls.length === 1) putMark('ama', mark(1, false))
      return ok
    })
    putMark('ama', mark(1, true))

    await sendMarks('ama', heard())

    expect(calls.map(({ body }) => body)).toEqual([
      { member: 1, is_present: true },
      { member: 1, is_present: false },
    ])
  })

  test('goes on by itself when the network is back, and loses nothing', async () => {
    let online = false
    const backend = fakeBackend(() => (online ? ok : 'lost'))
    putMark('ama', mark(1))
    const said = heard()
    const keeper = keepSending('ama', said)
    await vi.waitFor(() => expect(said.attempted).toHaveBeenLastCalledWith(true))

    online = true
    putMark('ama', mark(2))
    dispatchEvent(new Event('online'))

    await vi.waitFor(() => expect(said.attempted).toHaveBeenLastCalledWith(false))
    expect(said.sent).toHaveBeenCalledTimes(2)
    expect(readMarks('ama')).toEqual([])
    keeper.stop()
    const before = backend.calls.length
    dispatchEvent(new Event('online'))
    expect(backend.calls).toHaveLength(before)
  })
})

const member = (found: object = {}) =>
  FellowshipMember.parse({ id: 1, username: 'ama.serwaa', first_name: 'Ama', last_name: 'Serwaa', ...found })

describe('a member read from a backend', () => {
  test.each([
    [100, '100%'],
    [66.7, '67%'],
    [0, '0%'],
    ['80%', '80%'],
    [null, 'N/A'],
    [undefined, 'N/A'],
    ['often', 'N/A'],
  ])('attends %j as %s', (attendance_rate, shown) => {
    expect(rateOf(member({ attendance_rate }))).toBe(shown)
  })

  test('may be spelled either way, and lack everything', () => {
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
  ])('is found by %j: %j', (words, found) => {
    expect(isMemberCalled(member({ email: 'a@Example.com' }), words)).toBe(found)
  })

  test('an attendance record names its member by id, and nothing else is read', () => {
    expect(AttendanceRecord.parse({ member: { id: 3, username: 'x' }, is_present: false, at: 1 })).toEqual({
      member: { id: 3 },
      is_present: false,
    })
    expect(AttendanceRecord.safeParse({ member: 3, is_present: 'yes' }).success).toBe(false)
  })
})

describe('the attendance list', () => {
  const roll: Roll = [
    { member: member({ telephone: '+233240000001' }), choice: true },
    { member: member({ id: 2, first_name: '=HYPERLINK("x")', last_name: '' }), choice: false },
    { member: member({ id: 3, first_name: '', last_name: '', username: 'kofi' }), choice: null },
  ]

  test('is counted', () => expect(countChoices(roll)).toBe('1 present, 1 absent, 1 not marked'))

  test('is a file that no spreadsheet runs', () => {
    const lines = csvOf(...attendanceCells(roll)).split('\r\n')

    expect(lines).toEqual([
      '\uFEFFMember,Username,Phone,Attendance',
      "Ama Serwaa,ama.serwaa,'+233240000001,Present",
      '"\'=HYPERLINK(""x"")",ama.serwaa,,Absent',
      'kofi,kofi,,Not marked',
      '',
    ])
  })

  test.each([
    ['Choir practice!', 'attendance-2026-11-22-choir-practice.csv'],
    ['Ɔdɔ ne Gyidi', 'attendance-2026-11-22-ɔdɔ-ne-gyidi.csv'],
    ['../..', 'attendance-2026-11-22-event.csv'],
  ])('of %j is called %s', (title, name) => {
    expect(attendanceFile({ title, date: '2026-11-22' })).toBe(name)
  })
})

describe('sorting a table', () => {
  const sorted = (values: (string | number | null)[], descending = false) =>
    sortRows(values, (value) => value, descending)

  test('knows numbers, letters of any case, and dates', () => {
    expect(sorted([10, 9, 100])).toEqual([9, 10, 100])
    expect(sorted(['b', 'A', 'a2', 'a10'])).toEqual(['A', 'a2', 'a10', 'b'])
    expect(sorted(['2026-11-02', '2025-12-31'], true)).toEqual(['2026-11-02', '2025-12-31'])
  })

  test('puts what is not there last, either way', () => {
    expect(sorted([null, 2, 1])).toEqual([1, 2, null])
    expect(sorted([null, 2, 1], true)).toEqual([2, 1, null])
    expect(sorted(['', 'b', 'a'], true)).toEqual(['b', 'a', ''])
  })

  test('loses no row, and keeps equal ones in their order', () => {
    fc.assert(
      fc.property(fc.array(fc.record({ id: fc.nat(), value: fc.integer({ min: 0, max: 3 }) })), (rows) => {
        const after = sortRows(rows, ({ value }) => value, false)
        expect([0, 1, 2, 3].flatMap((one) => rows.filter(({ value }) => value === one))).toEqual(after)
      }),
    )
  })
})

test.each([
  ['2026-11-21', '09:00', false],
  ['2026-11-21', '11:00', true],
  ['2026-11-21', '9:00', false],
  ['2026-11-21', '', true],
  ['2026-11-20', '23:00', false],
  ['2026-11-22T00:00:00Z', '08:00:00', true],
])('an event on %s at %j is upcoming at ten o’clock: %j', (date, time, upcoming) => {
  expect(isUpcoming({ date, time }, new Date('2026-11-21T10:00:00Z'))).toBe(upcoming)
})
