// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fakeBackend, type Reply } from '../support/browser.ts'

const stream = {
  live: true,
  viewers: 2,
  title: 'Harvest',
  address: 'https://a.example/b.mp4',
  started_at: '09:00',
}
const offAir = { live: false, viewers: 2, title: '', address: '', started_at: null }
const message = (id: number, text = `${id}`) => ({
  id,
  author: 'Ama S.',
  text,
  created_at: `2026-11-22T09:0${id}`,
})

/** A fake EventSource: it records its address, and a test sends events and errors through it. */
class FakeEventSource extends EventTarget {
  static all: FakeEventSource[] = []
  onerror: (() => void) | null = null
  closed = false
  readonly url: string

  constructor(url: string) {
    super()
    this.url = url
    FakeEventSource.all.push(this)
  }

  close(): void {
    this.closed = true
  }

  tell(name: string, data: object): void {
    this.dispatchEvent(new MessageEvent(name, { data: JSON.stringify(data) }))
  }
}

/** Fresh stores with a listener, as on an open page, in front of a backend with these answers. */
async function openPage(answers: Record<string, Reply>) {
  const backend = fakeBackend(({ method, path }) => answers[`${method} ${path}`] ?? { status: 404, body: {} })
  vi.resetModules()
  const stores = await import('../../src/stores/live.ts')
  // From the same module instance as the stores.
  const { cleanStores } = await import('nanostores')
  const stop = stores.$live.listen(() => undefined)
  const line = () => FakeEventSource.all.at(-1) ?? expect.fail('there is no line')
  const texts = () => stores.$chat.get().map(({ text }) => text)
  return { ...stores, cleanStores, backend, line, texts, stop }
}

beforeEach(() => {
  FakeEventSource.all = []
  vi.stubGlobal('EventSource', FakeEventSource)
})

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const connected = () => vi.waitFor(() => expect(FakeEventSource.all.length).toBeGreaterThan(0))

test('the state is simulated until a stream goes live, and ended after the stream', async () => {
  const page = await openPage({ 'GET live/': { status: 200, body: offAir } })
  await connected()

  const states = [page.$live.get().state]
  page.line().tell('status', stream)
  states.push(page.$live.get().state)
  page.line().tell('viewers', { viewers: 9 })
  expect(page.$live.get()).toMatchObject({ title: 'Harvest', viewers: 9, startedAt: '09:00' })
  page.line().tell('status', offAir)
  states.push(page.$live.get().state)

  expect(states).toEqual(['simulated', 'live', 'ended'])
})

test('chat messages are unique and in order, hidden ones do not return, and a new stream starts with an empty chat', async () => {
  const page = await openPage({ 'GET live/': { status: 200, body: stream } })
  await connected()

  for (const id of [2, 1, 2, 3]) page.line().tell('chat', message(id))
  expect(page.texts()).toEqual(['1', '2', '3'])
  page.line().tell('hidden', { ids: [2] })
  page.line().tell('chat', message(2))
  expect(page.texts()).toEqual(['1', '3'])
  page.line().tell('status', { ...stream, started_at: '11:00' })

  expect(page.texts()).toEqual([])
})

test('hiding shows at once, and is taken back when the backend refuses', async () => {
  const page = await openPage({
    'GET live/': { status: 200, body: stream },
    'POST live/messages/1/hide/': { status: 403, body: { detail: 'Your account may not do this.' } },
  })
  await connected()
  page.line().tell('chat', message(1))
  const [shown] = page.$chat.get()

  const hiding = page.hideChatMessage(shown ?? expect.fail('there is no message'))
  expect(page.texts()).toEqual([])
  await expect(hiding).rejects.toMatchObject({ detail: 'Your account may not do this.' })

  expect(page.texts()).toEqual(['1'])
})

test('a hidden message that is shown again stands where it stood', async () => {
  const page = await openPage({ 'GET live/': { status: 200, body: stream } })
  await connected()
  page.line().tell('chat', message(1))
  page.line().tell('chat', message(2))
  page.line().tell('hidden', { ids: [1] })
  expect(page.texts()).toEqual(['2'])

  page.line().tell('shown', message(1))

  expect(page.texts()).toEqual(['1', '2'])
})

test('a message that arrives as an event and as the answer to its sender appears once', async () => {
  const page = await openPage({
    'GET live/': { status: 200, body: stream },
    'POST live/messages/': { status: 201, body: message(4, 'Amen') },
  })
  await connected()

  const saying = page.sendChatMessage('Amen')
  page.line().tell('chat', message(4, 'Amen'))
  await saying

  expect(page.texts()).toEqual(['Amen'])
})

test('a broken connection is reopened after a delay, from the last message on', async () => {
  const page = await openPage({ 'GET live/': { status: 200, body: stream } })
  await connected()
  const first = page.line()
  first.tell('chat', message(7))
  vi.useFakeTimers()

  first.onerror?.()
  await vi.advanceTimersByTimeAsync(1_100)

  expect(first.closed).toBe(true)
  expect(FakeEventSource.all.map(({ url }) => url.replace(/.*\?/, ''))).toEqual(['last=0', 'last=7'])
})

test.each([404, 405, 501])('a backend that answers %i is not asked again', async (status) => {
  vi.useFakeTimers()
  const page = await openPage({ 'GET live/': { status, body: {} } })

  await vi.advanceTimersByTimeAsync(300_000)

  expect(page.backend.count('live/')).toBe(1)
  expect(FakeEventSource.all).toEqual([])
})

test('a backend that is unreachable is asked again at growing intervals', async () => {
  vi.useFakeTimers()
  const page = await openPage({ 'GET live/': 'lost' })

  await vi.advanceTimersByTimeAsync(10_000)
  const soon = page.backend.count('live/')
  await vi.advanceTimersByTimeAsync(600_000)

  expect(soon).toBeGreaterThan(2)
  expect(page.backend.count('live/')).toBeLessThan(soon + 25)
  expect(page.$live.get().state).toBe('simulated')
})

test('a page without listeners closes its connection', async () => {
  const page = await openPage({ 'GET live/': { status: 200, body: stream } })
  await connected()

  page.stop()
  page.cleanStores(page.$live)

  expect(page.line().closed).toBe(true)
})
