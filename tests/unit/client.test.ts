// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { ApiError } from '../../src/lib/api/api-error.ts'
import { fakeBackend, fakeLocks, type Reply, signedIn } from '../support/browser.ts'
import { failure, openTab } from '../support/tab.ts'

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  fakeLocks()
})

afterEach(() => vi.unstubAllGlobals())

describe('a call', () => {
  test('carries the access token when one is stored, and none otherwise', async () => {
    const { api } = await openTab()
    const { calls } = fakeBackend(() => ({ status: 200, body: [] }))

    await api.get('events/').res()
    signedIn('mine')
    await api.get('events/').res()

    expect(calls.map(({ bearer }) => bearer)).toEqual([null, 'mine'])
  })

  test('carries an access token that is stored without a refresh token, and is repeated without it after a 401', async () => {
    const { api } = await openTab()
    const { calls } = fakeBackend(({ bearer }) => ({ status: bearer ? 401 : 200, body: [] }))
    localStorage.setItem('access_token', 'alone')
    localStorage.setItem('favoriteGroups', '[1]')

    const answers = await Promise.all([api.get('sermons/').res(), api.get('events/').res()])

    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect(calls.map(({ bearer }) => bearer)).toEqual(['alone', 'alone', null, null])
    expect(localStorage.getItem('access_token')).toBeNull()
    expect(localStorage.getItem('favoriteGroups')).toBe('[1]')
  })

  test.each<[Reply, Partial<ApiError>]>([
    ['lost', { status: 0, detail: expect.stringMatching(/connection/) }],
    [
      { status: 403, body: { detail: 'No.' } },
      { status: 403, detail: 'No.', fields: {} },
    ],
    [
      { status: 400, body: { username: ['taken', 'short'], email: 'odd' } },
      { status: 400, detail: '', fields: { username: ['taken', 'short'], email: ['odd'] } },
    ],
    [{ status: 502 }, { status: 502, detail: '', fields: {} }],
    [
      { status: 500, body: ['odd'] },
      { status: 500, detail: '' },
    ],
    [
      { status: 400, body: { detail: { odd: 1 }, tags: [1, 2] } },
      { status: 400, detail: '', fields: {} },
    ],
  ])('that fails with %j is an ApiError', async (reply, expected) => {
    const { api } = await openTab()
    fakeBackend(() => reply)

    const error = await failure(api.get('events/').res())

    expect(error.constructor.name).toBe('ApiError')
    expect(error).toMatchObject(expected)
  })

  test('that is answered with HTML, as behind a captive portal, is an ApiError', async () => {
    const { api, bodyOf } = await openTab()
    vi.stubGlobal('fetch', async () => new Response('<html>Buy data!</html>'))

    expect((await failure(bodyOf(api.get('events/')))).constructor.name).toBe('ApiError')
  })
})
