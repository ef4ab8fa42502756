// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { sendOutbox, startSender } from '../../src/lib/api/send-outbox.ts'
import { listAttendance } from '../../src/lib/api/services/events.ts'
import { dropMarksOf, dropUnsent, outboxKey, putMark, readWaiting } from '../../src/lib/browser/outbox.ts'
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

const readMarks = (who: string) => readWaiting(who).flatMap(({ mark }) => mark ?? [])
const kept = (who = 'ama') => readMarks(who).map(({ member, is_present }) => [member, is_present])

/* An attendance call has no timeout: on a slow connection it waits as long as the network does, and no mark is lost. */
test('an attendance call has no time limit, however long its answer takes', async () => {
  vi.useFakeTimers()
  const signals: unknown[] = []
  vi.stubGlobal('fetch', async (_url: string, { signal }: RequestInit = {}) => {
    signals.push(signal)
    await new Promise((done) => setTimeout(done, 3_600_000))
    return Response.json([])
  })

  putMark('ama', mark(3))
  putMark('ama', mark(4, null))

  const calls = Promise.all([
    listAttendance(1, 7),
    sendOutbox('ama', { sent: () => undefined, refused: () => undefined }),
  ])
  await vi.advanceTimersByTimeAsync(7_200_000)

  await expect(calls).resolves.toEqual([[], 'done'])
  expect(signals).toEqual([undefined, undefined, undefined])
})

describe('marks stored on this device', () => {
  test('are kept in the order of the taps, and a later tap replaces the earlier mark of the same member', () => {
    putMark('ama', mark(1))
    putMark('ama', mark(2))
    putMark('ama', mark(1, false))

    expect(kept()).toEqual([
      [2, true],
      [1, false],
    ])
  })

  test('are visible only to the user who made them', () => {
    putMark('ama', mark(1))

    expect(kept('kofi')).toEqual([])
    putMark('kofi', mark(2))
    expect(kept()).toEqual([[1, true]])
  })

  test('keep a newer mark of a member when an older one of the same member was sent', () => {
    putMark('ama', mark(1))
    const [sent] = readWaiting('ama')
    putMark('ama', mark(1, false))

    if (sent) dropUnsent(sent.id)

    expect(kept()).toEqual([[1, false]])
  })

  test('of a deleted event are removed, and the last one removes the storage entry', () => {
    putMark('ama', mark(1, true, 7))
    putMark('ama', mark(1, true, 8))

    dropMarksOf('ama', 7)
    expect(readMarks('ama').map(({ event }) => event)).toEqual([8])
    dropMarksOf('ama', 8)
    expect(localStorage.getItem(outboxKey)).toBeNull()
  })

  test.each(['{', '[]', 'null', '7', '{"ama":7}', '[{"who":"ama"}]'])(
    'are none when storage holds %j',
    (broken) => {
      localStorage.setItem(outboxKey, broken)

      expect(readMarks('ama')).toEqual([])
      putMark('ama', mark(1))
      expect(kept()).toEqual([[1, true]])
    },
  )

  test('are kept in memory when the browser refuses to store them', () => {
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

  test('sends the oldest first, and sends a mark that was taken back as a DELETE', async () => {
    const { calls } = fakeBackend(() => ok)
    putMark('ama', mark(1))
    putMark('ama', mark(2, null))
    const reports = heard()

    expect(await sendOutbox('ama', reports)).toBe('done')

    expect(calls).toMatchObject([
      {
        method: 'POST',
        path: 'fellowships/1/events/7/attendance/',
        body: { member: 1, is_present: true },
      },
      { method: 'DELETE', path: 'fellowships/1/events/7/attendance/2/' },
    ])
    expect(reports.sent).toHaveBeenCalledTimes(2)
    expect(readMarks('ama')).toEqual([])
  })

  test.each([
    ['lost'],
    [{ status: 500 }],
    [{ status: 503 }],
    [{ status: 429 }],
    [{ status: 408 }],
  ] as Reply[][])('keeps all marks for a later attempt after %j', async (reply) => {
    fakeBackend(() => reply as Reply)
    putMark('ama', mark(1))
    putMark('ama', mark(2))
    const reports = heard()

    expect(await sendOutbox('ama', reports)).toBe('later')

    expect(kept()).toHaveLength(2)
    expect(reports.refused).not.toHaveBeenCalled()
  })

  test('reports a refused mark and goes on with the next', async () => {
    fakeBackend(({ body }) =>
      (body as { member: number }).member === 1 ? { status: 400, body: { member: ['No member'] } } : ok,
    )
    putMark('ama', mark(1))
    putMark('ama', mark(2))
    const reports = heard()

    expect(await sendOutbox('ama', reports)).toBe('done')

    expect(reports.refused.mock.calls[0]?.[0]).toMatchObject({ mark: { member: 1 } })
    expect(reports.sent.mock.calls[0]?.[0]).toMatchObject({ mark: { member: 2 } })
    expect(readMarks('ama')).toEqual([])
  })

  test('counts a mark that was taken back as sent when the backend answers 405', async () => {
    fakeBackend(() => ({ status: 405, body: {} }))
    putMark('ama', mark(1, null))
    const reports = heard()

    expect(await sendOutbox('ama', reports)).toBe('done')
    expect(reports.sent).toHaveBeenCalledOnce()
  })

  test('sends a newer mark of a member after the one that is under way', async () => {
    const { calls } = fakeBackend(() => {
      if (calls.length === 1) putMark('ama', mark(1, false))
      return ok
    })
    putMark('ama', mark(1, true))

    await sendOutbox('ama', heard())

    expect(calls.map(({ body }) => body)).toEqual([
      { member: 1, is_present: true },
      { member: 1, is_present: false },
    ])
  })

  test('resumes when the network is back, sends every mark, and ends when it is stopped', async () => {
    let online = false
    const backend = fakeBackend(() => (online ? ok : 'lost'))
    putMark('ama', mark(1))
    const reports = heard()
    const sender = startSender('ama', reports)
    await vi.waitFor(() => expect(reports.attempted).toHaveBeenLastCalledWith(true))

    online = true
    putMark('ama', mark(2))
    dispatchEvent(new Event('online'))

    await vi.waitFor(() => expect(reports.attempted).toHaveBeenLastCalledWith(false))
    expect(reports.sent).toHaveBeenCalledTimes(2)
    expect(readMarks('ama')).toEqual([])
    sender.stop()
    const before = backend.calls.length
    dispatchEvent(new Event('online'))
    expect(backend.calls).toHaveLength(before)
  })
})
