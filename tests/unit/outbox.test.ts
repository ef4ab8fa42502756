// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { dropAnswered, storeCall } from '../../src/islands/shell/outbox/outbox.ts'
import { sendOutbox, startSender } from '../../src/lib/api/send-outbox.ts'
import {
  changeUnsent,
  heldByForms,
  putUnsent,
  readOutbox,
  readWaiting,
  sendAgain,
} from '../../src/lib/browser/outbox.ts'
import { fakeBackend, signedIn } from '../support/browser.ts'

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  heldByForms.clear()
  signedIn()
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const silent = { sent: () => undefined, refused: () => undefined }
const request = (title: string, who = 'ama') => ({
  method: 'POST',
  path: 'prayer_requests/create/',
  body: JSON.stringify({ title }),
  who,
  by: 'Ama Serwaa',
  what: 'Prayer request',
})
const titles = (calls: readonly { body: unknown }[]) => calls.map(({ body }) => Object(body).title)

test('unsent writes are sent in their order, once, and for their writer only', async () => {
  const { calls } = fakeBackend(() => ({ status: 201, body: {} }))
  for (const [title, who] of [['First'], ['Of a visitor', ''], ['Second'], ['Of another', 'kofi']])
    putUnsent(request(title ?? '', who))

  await sendOutbox('ama', silent)
  await sendOutbox('ama', silent)

  expect(titles(calls)).toEqual(['First', 'Second'])
  expect(readOutbox().map(({ who }) => who)).toEqual(['', 'kofi'])
})

test('what a visitor wrote is sent as a member only once that member has said so', async () => {
  const { calls } = fakeBackend(() => ({ status: 201, body: {} }))
  const id = putUnsent(request('Of a visitor', ''))
  await sendOutbox('ama', silent)
  expect(calls).toEqual([])

  changeUnsent(id, { who: 'ama' })
  await sendOutbox('ama', silent)

  expect(titles(calls)).toEqual(['Of a visitor'])
})

test('a refused write stays with the reason, holds nothing up, and is sent again when its writer asks', async () => {
  let refuses = true
  const { calls } = fakeBackend(({ body }) =>
    refuses && Object(body).title === 'Bad'
      ? { status: 400, body: { title: ['Too long'] } }
      : { status: 201, body: {} },
  )
  const id = putUnsent(request('Bad'))
  putUnsent(request('Good'))

  expect(await sendOutbox('ama', silent)).toBe('done')
  expect(readOutbox()).toMatchObject([{ id, refused: 'Too long' }])
  expect(readWaiting('ama')).toEqual([])

  refuses = false
  sendAgain(id)
  await sendOutbox('ama', silent)
  expect(titles(calls)).toEqual(['Bad', 'Good', 'Bad'])
  expect(readOutbox()).toEqual([])
})

test('a lost network keeps the order: nothing is sent past what waits', async () => {
  let lost = true
  const { calls } = fakeBackend(() => (lost ? 'lost' : { status: 201, body: {} }))
  putUnsent(request('First'))
  putUnsent(request('Second'))

  expect(await sendOutbox('ama', silent)).toBe('later')
  expect(titles(calls)).toEqual(['First'])
  lost = false
  await sendOutbox('ama', silent)

  expect(titles(calls)).toEqual(['First', 'First', 'Second'])
})

test('the backoff begins anew when the browser comes online', async () => {
  vi.useFakeTimers()
  const { calls } = fakeBackend(() => 'lost')
  putUnsent(request('First'))
  const sender = startSender('ama', { ...silent, attempted: () => undefined })
  await vi.advanceTimersByTimeAsync(60_000)
  const before = calls.length

  dispatchEvent(new Event('online'))
  await vi.advanceTimersByTimeAsync(5_000)

  expect(calls.length).toBeGreaterThanOrEqual(before + 3)
  sender.stop()
})

test('an open form sends its own words; the answer, whatever it is, takes them out of the outbox', async () => {
  const { calls } = fakeBackend(() => ({ status: 201, body: {} }))
  const mine = request('Mine')
  const id = putUnsent(mine)
  heldByForms.add((one) => one === id)

  await sendOutbox('ama', silent)
  expect(calls).toEqual([])
  dropAnswered({ method: 'POST', path: mine.path, body: JSON.stringify({ title: 'Another' }) })
  expect(readOutbox()).toHaveLength(1)
  dropAnswered(mine)

  expect(readOutbox()).toEqual([])
})

test('only the calls that are named may wait: no sign-up, with its password, and nothing without words', () => {
  const form = document.createElement('form')
  form.dataset['draft'] = 'asore:draft:x'
  const stored = (method: string, path: string) => {
    form.dataset['unsent'] = JSON.stringify({ method, path, body: '{}' })
    return storeCall(form) !== undefined
  }

  expect(stored('POST', 'members/contacts/')).toBe(true)
  expect(stored('PUT', 'profiles/')).toBe(true)
  expect(stored('POST', 'fellowships/3/message/')).toBe(true)
  expect(stored('POST', 'auth/register/')).toBe(false)
  expect(stored('POST', 'users/me/close/')).toBe(false)
  form.dataset['unsent'] = ''
  expect(storeCall(form)).toBeUndefined()
  expect(readOutbox()).toMatchObject([
    { who: 'ama', by: 'Ama Serwaa', what: 'Message to the church' },
    {},
    {},
  ])
})
