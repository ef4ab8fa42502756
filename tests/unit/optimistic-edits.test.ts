// @vitest-environment happy-dom
import { act, createElement } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { readTodaysActs } from '../../src/lib/services/todays-acts.ts'
import { useOptimisticEdits } from '../../src/stores/useOptimisticEdits.ts'
import { useTodaysActs } from '../../src/stores/useTodaysActs.ts'
import { fakeBackend, signedIn } from '../support/browser.ts'

const kept = { telephone: 'leader', email: 'leader', birthday: 'office', address: 'office' }
const letters = { directory: false, leader_mail: true, reminder_mail: true, news_mail: true }
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

/** Imports a module afresh, as each page does. */
async function fresh<Module>(load: () => Promise<Module>): Promise<Module> {
  vi.resetModules()
  return load()
}

/** A fake fetch whose calls the test answers, by their order. */
function answeredByHand() {
  const waiting: ((answer: Response) => void)[] = []
  vi.stubGlobal('fetch', () => new Promise<Response>((done) => waiting.push(done)))
  return async (call: number, { status, body }: { status: number; body: unknown }) => {
    await vi.waitFor(() => expect(waiting.length).toBeGreaterThan(call))
    waiting[call]?.(Response.json(body, { status }))
  }
}

/** Renders a hook for a reader: `now` returns its last value, `draw` renders it for another reader. */
function drawn<Said>(hook: (who: string) => Said, who: string) {
  let value: Said | undefined
  function Drawn({ reader }: { reader: string }) {
    value = hook(reader)
    return null
  }
  const root = createRoot(document.createElement('div'))
  const draw = (reader: string) => act(() => root.render(createElement(Drawn, { reader })))
  draw(who)
  return { now: () => value ?? expect.fail('nothing was drawn'), draw }
}

/** The settings store of an open page, loaded. */
async function openSettings() {
  fakeBackend(() => ({ status: 200, body: { ...kept, ...letters } }))
  const store = await fresh(() => import('../../src/stores/member-settings.ts'))
  store.$memberSettings.listen(() => undefined)
  await vi.waitFor(() => expect(store.$memberSettings.get().state).toBe('loaded'))
  return store
}

describe('two settings changed at once', () => {
  test('keep the one that was saved when the other fails later', async () => {
    const { $memberSettings, saveMemberSettings } = await openSettings()
    const answer = answeredByHand()

    const first = saveMemberSettings({ telephone: 'members' })
    const second = saveMemberSettings({ email: 'office' })
    await answer(1, { status: 200, body: { ...kept, ...letters, email: 'office' } })
    await second
    expect($memberSettings.get()).toMatchObject({ settings: { telephone: 'members', email: 'office' } })
    await answer(0, { status: 403, body: { detail: 'No.' } })
    await expect(first).rejects.toMatchObject({ detail: 'No.' })

    expect($memberSettings.get()).toMatchObject({ settings: { telephone: 'leader', email: 'office' } })
  })

  test('of one kind are both rolled back when both fail', async () => {
    const { $memberSettings, saveMemberSettings } = await openSettings()
    const answer = answeredByHand()

    const both = [saveMemberSettings({ telephone: 'members' }), saveMemberSettings({ telephone: 'office' })]
    const settled = Promise.allSettled(both)
    for (const call of [0, 1]) await answer(call, { status: 403, body: {} })
    await settled

    expect($memberSettings.get()).toMatchObject({ settings: { telephone: 'leader' } })
  })
})

test('of two devices that are signed out at once only the one whose call failed is listed again', async () => {
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

describe('the acts of today', () => {
  test('are forgotten at midnight on a page that stays open', () => {
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

  test('of another tab are kept when this tab stores its own', () => {
    const [one, other] = [1, 2].map(() => drawn((who) => useTodaysActs('pray', who), 'ama'))

    act(() => one?.now().note(19))
    act(() => other?.now().note(18))
    act(() => other?.now().takeBack(18))

    expect(readTodaysActs('pray', 'ama')).toEqual([19])
  })

  test('are kept in memory when the browser has no storage', () => {
    vi.stubGlobal('localStorage', undefined)
    const prayers = drawn((who) => useTodaysActs('pray', who), '')

    act(() => prayers.now().note(19))
    act(() => prayers.now().note(18))

    expect([19, 18, 17].map(prayers.now().isDone)).toEqual([true, true, false])
  })
})

describe('an optimistic list', () => {
  const seed = [{ id: 1 }]
  const answer = (...ids: number[]) => Promise.resolve(ids.map((id) => ({ id })))

  test('is reset for another reader, and ignores late answers and edits of the first', async () => {
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

  test('keeps edits that were made while it was loading', async () => {
    const list = drawn((who) => useOptimisticEdits(seed, who), 'ama')
    const { promise, resolve } = Promise.withResolvers<{ id: number }[]>()

    const late = list.now().load(() => promise)
    act(() => list.now().edit((rows) => [{ id: 3 }, ...rows]))
    act(() => list.now().edit((rows) => rows.filter(({ id }) => id !== 1)))
    resolve([{ id: 1 }, { id: 2 }])
    await act(() => late)

    expect(list.now().rows).toEqual([{ id: 3 }, { id: 2 }])
  })

  test('shows the rows of the server when it is loaded after an edit was accepted', async () => {
    const list = drawn((who) => useOptimisticEdits(seed, who), 'ama')
    await act(() =>
      list.now().act(
        (rows) => rows.filter(({ id }) => id !== 1),
        () => Promise.resolve(),
      ),
    )
    expect(list.now().rows).toEqual([])

    // Somebody else has restored the row in between.
    await act(() => list.now().load(() => answer(1)))

    expect(list.now().rows).toEqual([{ id: 1 }])
  })

  test('shows the answer to the last load, in whatever order the answers arrive', async () => {
    const list = drawn((who) => useOptimisticEdits(seed, who), 'ama')
    const first = Promise.withResolvers<{ id: number }[]>()

    const early = list.now().load(() => first.promise)
    await act(() => list.now().load(() => answer(2)))
    first.reject(new Error('no network'))

    expect(await act(() => early)).toBe(false)
    expect(list.now().rows).toEqual([{ id: 2 }])
  })
})
