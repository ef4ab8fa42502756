import { describe, expect, test } from 'vitest'
import { backOff } from '../../src/lib/browser/back-off.ts'
import { readLiveEvent, readMessage, readStatus } from '../../src/lib/media/live-events.ts'

const status = {
  live: true,
  viewers: 3,
  title: 'Harvest',
  address: 'https://a.example/b.mp4',
  started_at: 'now',
}
const message = { id: 7, author: 'Ama S.', text: 'Amen', created_at: '2026-11-22T09:05:00.000Z' }

describe('data from a live backend', () => {
  test('is read as a status with our field names', () => {
    const { started_at: startedAt, ...others } = status

    expect(readStatus({ ...status, more: 1 })).toEqual({ ...others, startedAt })
    expect(readStatus({ live: false, viewers: -2, started_at: null })).toEqual({
      live: false,
      viewers: 0,
      title: '',
      address: '',
      startedAt: '',
    })
  })

  test.each([undefined, null, 'live', [], { live: 'yes' }, { detail: 'Not found.' }])(
    'is no status: %j',
    (value) => expect(readStatus(value)).toBeUndefined(),
  )

  test.each([undefined, {}, { ...message, id: '7' }, { ...message, text: '' }])(
    'is no message: %j',
    (value) => expect(readMessage(value)).toBeUndefined(),
  )

  test('of an event is read by the name of the event', () => {
    const read = (name: string, data: unknown) => readLiveEvent(name, JSON.stringify(data))

    expect(read('chat', message)).toMatchObject({ name: 'chat', message: { id: 7, at: message.created_at } })
    expect(read('status', status)).toMatchObject({ name: 'status', status: { live: true } })
    expect(read('viewers', { viewers: 12 })).toEqual({ name: 'viewers', viewers: 12 })
    expect(read('hidden', { ids: [1, 'two', 3] })).toEqual({ name: 'hidden', ids: [1, 3] })
  })

  test.each([
    ['chat', '{broken'],
    ['hidden', '{}'],
    ['status', '{}'],
    ['news', '{}'],
    ['chat', undefined],
  ])('of the event %s with %j is ignored', (name, data) => expect(readLiveEvent(name, data)).toBeUndefined())
})

test('the delay before reconnecting grows from half a second to a minute', () => {
  const soonest = [0, 1, 2, 5, 6, 50].map((attempts) => backOff(attempts, () => 0))
  const latest = [0, 6, 50].map((attempts) => backOff(attempts, () => 1))

  expect(soonest).toEqual([500, 1000, 2000, 16_000, 30_000, 30_000])
  expect(latest).toEqual([1000, 60_000, 60_000])
})
