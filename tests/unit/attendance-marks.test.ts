// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { listAttendance } from '../../src/lib/api/events.ts'
import { keepSending, sendOutbox } from '../../src/lib/api/send-outbox.ts'
import { dropMarksOf, dropUnsent, outboxKey, putMark, readWaiting } from '../../src/lib/outbox.ts'
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

/* A slow line is no reason to lose a mark: whoever waits, waits as long as the network does. */
test('no time limit cuts an attendance call, however long its answer takes', async () => {
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
    const [sent] = readWaiting('ama')
    putMark('ama', mark(1, false))

    if (sent) dropUnsent(sent.id)

    expect(kept()).toEqual([[1, false]])
  })

  test('of an event that was deleted are forgotten, and nothing is left behind', () => {
    putMark('ama', mark(1, true, 7))
    putMark('ama', mark(1, true, 8))

    dropMarksOf('ama', 7)
    expect(readMarks('ama').map(({ event }) => event)).toEqual([8])
    dropMarksOf('ama', 8)
    expect(localStorage.getItem(outboxKey)).toBeNull()
  })

  test.each(['{', '[]', 'null', '7', '{"ama":7}', '[{"who":"ama"}]'])(
    '%j in storage is no mark',
    (broken) => {
      localStorage.setItem(outboxKey, broken)

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

    expect(await sendOutbox('ama', said)).toBe('done')

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

    expect(await sendOutbox('ama', said)).toBe('later')

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

    expect(await sendOutbox('ama', said)).toBe('done')

    expect(said.refused.mock.calls[0]?.[0]).toMatchObject({ mark: { member: 1 } })
    expect(said.sent.mock.calls[0]?.[0]).toMatchObject({ mark: { member: 2 } })
    expect(readMarks('ama')).toEqual([])
  })

  test('a backend that takes no mark back leaves it taken back here', async () => {
    fakeBackend(() => ({ status: 405, body: {} }))
    putMark('ama', mark(1, null))
    const said = heard()

    expect(await sendOutbox('ama', said)).toBe('done')
    expect(said.sent).toHaveBeenCalledOnce()
  })

  test('a tap while its mark is on its way is sent after it', async () => {
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
