// @vitest-environment happy-dom
import { act, createElement } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { readTodaysActs } from '../../src/lib/todays-acts.ts'
import { useOptimisticEdits } from '../../src/stores/useOptimisticEdits.ts'
import { useTodaysActs } from '../../src/stores/useTodaysActs.ts'
import { fakeBackend, signedIn } from '../support/browser.ts'

const kept = { telephone: 'leader', email: 'leader', birthday: 'office', address: 'office' }
const letters = { leader_mail: true, reminder_mail: true, news_mail: true }
const device = (id: number) => ({
  id,
  user_agent: '',
  is_current: id === 1,
  created_at: '',
  last_used_at: '',
})

beforeEach(() => {
  localStorage.clear()
  signedIn()
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

/** A module of its own, as each page has one. */
async function fresh<Module>(load: () => Promise<Module>): Promise<Module> {
  vi.resetModules()
  return load()
}

/** Calls that are answered when and as the test says, by the order of their coming. */
function answeredByHand() {
  const waiting: ((answer: Response) => void)[] = []
  vi.stubGlobal('fetch', () => new Promise<Response>((done) => waiting.push(done)))
  return async (call: number, { status, body }: { status: number; body: unknown }) => {
    await vi.waitFor(() => expect(waiting.length).toBeGreaterThan(call))
    waiting[call]?.(Response.json(body, { status }))
  }
}

/** What a hook says, asked anew each time, and how to draw it again for somebody else. */
function drawn<Said>(hook: (who: string) => Said, who: string) {
  let said: Said | undefined
  function Drawn({ reader }: { reader: string }) {
    said = hook(reader)
    return null
  }
  const root = createRoot(document.createElement('div'))
  const draw = (reader: string) => act(() => root.render(createElement(Drawn, { reader })))
  draw(who)
  return { now: () => said ?? expect.fail('nothing was drawn'), draw }
}

/** The settings as a page looks at them, loaded. */
async function openSettings() {
  fakeBackend(() => ({ status: 200, body: { ...kept, ...letters } }))
  const store = await fresh(() => import('../../src/stores/member-settings.ts'))
  store.$memberSettings.listen(() => undefined)
  await vi.waitFor(() => expect(store.$memberSettings.get().state).toBe('loaded'))
  return store
}

describe('two settings changed at once', () => {
  test('show what the server keeps when the first of them fails late', async () => {
    const { $memberSettings, decide } = await openSettings()
    const answer = answeredByHand()

    const first = decide({ telephone: 'members' })
    const second = decide({ email: 'office' })
    await answer(1, { status: 200, body: { ...kept, ...letters, email: 'office' } })
    await second
    expect($memberSettings.get()).toMatchObject({ settings: { telephone: 'members', email: 'office' } })
    await answer(0, { status: 403, body: { detail: 'No.' } })
    await expect(first).rejects.toMatchObject({ detail: 'No.' })

    expect($memberSettings.get()).toMatchObject({ settings: { telephone: 'leader', email: 'office' } })
  })

  test('of one kind are both taken back, when both fail', async () => {
    const { $memberSettings, decide } = await openSettings()
    const answer = answeredByHand()

    const both = [decide({ telephone: 'members' }), decide({ telephone: 'office' })]
    const settled = Promise.allSettled(both)
    for (const call of [0, 1]) await answer(call, { status: 403, body: {} })
    await settled

    expect($memberSettings.get()).toMatchObject({ settings: { telephone: 'leader' } })
  })
})

test('of two devices that are signed out at once only the one that was not comes back', async () => {
  const { $sessions, loadSessions, signOutOne } = await fresh(() => import('../../src/stores/sessions.ts'))
  fakeBackend(() => ({ status: 200, body: [1, 2, 3].map(device) }))
  await loadSessions()
  const answer = answeredByHand()

  const first = signOutOne(2)
  const second = signOutOne(3)
  await answer(1, { status: 200, body: { detail: 'Gone.' } })
  await second
  await answer(0, { status: 403, body: {} })
  await expect(first).rejects.toThrow()

  expect($sessions.get()).toMatchObject({ state: 'listed', sessions: [{ id: 1 }, { id: 2 }] })
})

describe('what was done today', () => {
  test('is yesterday’s after midnight, on a page that stayed open', () => {
    vi.useFakeTimers({ now: new Date('2026-11-21T22:00:00Z'), toFake: ['Date'] })
    const prayers = drawn((who) => useTodaysActs('pray', who), 'ama')
    act(() => prayers.now().note(19))
    expect(prayers.now().isDone(19)).toBe(true)

    vi.setSystemTime(new Date('2026-11-22T06:00:00Z'))
    expect(prayers.now().isDone(19)).toBe(false)
    act(() => prayers.now().note(18))

    expect(readTodaysActs('pray', 'ama')).toEqual([18])
    expect([19, 18].map(prayers.now().isDone)).toEqual([false, true])
  })

  test('in another tab is not forgotten by this one', () => {
    const [one, other] = [1, 2].map(() => drawn((who) => useTodaysActs('pray', who), 'ama'))

    act(() => one?.now().note(19))
    act(() => other?.now().note(18))
    act(() => other?.now().takeBack(18))

    expect(readTodaysActs('pray', 'ama')).toEqual([19])
  })

  test('is remembered by the page where the browser keeps nothing', () => {
    vi.stubGlobal('localStorage', undefined)
    const prayers = drawn((who) => useTodaysActs('pray', who), '')

    act(() => prayers.now().note(19))
    act(() => prayers.now().note(18))

    expect([19, 18, 17].map(prayers.now().isDone)).toEqual([true, true, false])
  })
})

describe('a list that somebody reads', () => {
  const seed = [{ id: 1 }]
  const answer = (...ids: number[]) => Promise.resolve(ids.map((id) => ({ id })))

  test('goes with them, with all that they did, and what they were answered late', async () => {
    const list = drawn((who) => useOptimisticEdits(seed, who), 'ama')
    const amas = list.now()
    await act(() => amas.load(() => answer(1, 2)))
    act(() => amas.edit((rows) => [{ id: 3 }, ...rows]))
    expect(list.now().rows).toEqual([{ id: 3 }, { id: 1 }, { id: 2 }])

    list.draw('')
    expect(list.now().rows).toEqual(seed)
    await act(() => amas.load(() => answer(2)))
    act(() => amas.edit((rows) => [{ id: 3 }, ...rows]))

    expect(list.now().rows).toEqual(seed)
  })

  test('keeps what was done when its answer comes late', async () => {
    const list = drawn((who) => useOptimisticEdits(seed, who), 'ama')
    const { promise, resolve } = Promise.withResolvers<{ id: number }[]>()

    const late = list.now().load(() => promise)
    act(() => list.now().edit((rows) => [{ id: 3 }, ...rows]))
    act(() => list.now().edit((rows) => rows.filter(({ id }) => id !== 1)))
    resolve([{ id: 1 }, { id: 2 }])
    await act(() => late)

    expect(list.now().rows).toEqual([{ id: 3 }, { id: 2 }])
  })

  test('shows what the server says once it is asked after the edit was accepted', async () => {
    const list = drawn((who) => useOptimisticEdits(seed, who), 'ama')
    await act(() =>
      list.now().act(
        (rows) => rows.filter(({ id }) => id !== 1),
        () => Promise.resolve(),
      ),
    )
    expect(list.now().rows).toEqual([])

    // Somebody else has put it back meanwhile.
    await act(() => list.now().load(() => answer(1)))

    expect(list.now().rows).toEqual([{ id: 1 }])
  })

  test('shows the answer to the last question, in whatever order the answers come', async () => {
    const list = drawn((who) => useOptimisticEdits(seed, who), 'ama')
    const first = Promise.withResolvers<{ id: number }[]>()

    const early = list.now().load(() => first.promise)
    await act(() => list.now().load(() => answer(2)))
    first.reject(new Error('no network'))

    expect(await act(() => early)).toBe(false)
    expect(list.now().rows).toEqual([{ id: 2 }])
  })
})
