import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { createApi } from '../../src/server/api.ts'
import { readSettings } from '../../src/server/config.ts'
import type { AppEnv } from '../../src/server/http/app.ts'
import { listRoutes } from '../../src/server/http/routes.ts'
import { roles } from '../../src/server/http/rules.ts'
import { openChurch } from '../support/church.ts'

/** Who may call what. A new route stands here with its rule, or this test fails. */
const permissions = {
  'GET /backend/api/health': 'anyone',
  'POST /backend/api/auth/register': 'anyone',
  'POST /backend/api/auth/login': 'anyone',
  'POST /backend/api/auth/refresh': 'anyone',
  'POST /backend/api/auth/logout': 'anyone',
  'GET /backend/api/profiles': 'signedIn',
  'POST /backend/api/profiles': 'signedIn',
  'GET /backend/api/fellowships': 'anyone',
  'GET /backend/api/fellowships/my': 'signedIn',
  'GET /backend/api/events': 'anyone',
  'GET /backend/api/sermons': 'anyone',
  'GET /backend/api/announcements': 'signedIn',
  'GET /backend/api/prayer_requests/my': 'signedIn',
  'GET /backend/api/members/my/testimonies': 'signedIn',
  'GET /media/:key{.+}': 'anyone',
}

test('every route of the house has the rule that this table gives it', async () => {
  await using church = await openChurch()

  const found = listRoutes(church.api).map(({ method, path, rule }) => [`${method} ${path}`, rule])

  expect(Object.fromEntries(found)).toEqual(permissions)
})

test('a visitor is refused wherever somebody has to be signed in, and nowhere else', async () => {
  await using church = await openChurch()

  for (const [route, rule] of Object.entries(permissions)) {
    const [method = '', path = ''] = route.split(' ')
    const { status } = await church.api.request(path.replace(':key{.+}', 'none.mp3'), { method })
    expect([route, status === 401]).toEqual([route, rule !== 'anyone'])
  }
})

test('a role is read from the database on each call, not from the token', async () => {
  await using church = await openChurch()
  const deps = {
    ...{ db: church.db, files: church.files, tokenKey: church.tokenKey },
    settings: readSettings({ RATE_LIMITS: 'off' }),
    now: () => church.clock.now,
    report: () => undefined,
  }
  const api = createApi(deps)
  api.route(
    '/backend/api/vault',
    new Hono<AppEnv>().get('/', roles('admin'), (c) => c.json({})),
  )
  const { access, user } = await church.signIn('member')
  const headers = { Authorization: `Bearer ${access}` }
  const open = async () => (await api.request('/backend/api/vault', { headers })).status
  const promote = (role: 'admin' | 'user') =>
    church.db.updateTable('account').set({ role }).where('id', '=', Number(user.id)).execute()

  const before = await open()
  await promote('admin')
  const promoted = await open()
  await promote('user')
  const after = await open()

  expect([before, promoted, after]).toEqual([403, 200, 403])
  expect((await api.request('/backend/api/vault')).status).toBe(401)
})

test('a wrong method names the right ones, an unknown path is not found', async () => {
  await using church = await openChurch()

  const wrong = await church.send('auth/login/', { method: 'DELETE' })
  const unknown = await church.get('nothing/here/')

  expect(wrong.status).toBe(405)
  expect(wrong.headers.get('allow')).toBe('POST')
  expect(unknown.status).toBe(404)
})

test('answers are sealed: no page may frame, sniff or keep them', async () => {
  await using church = await openChurch()

  const { headers } = await church.get('events/')

  expect(headers.get('x-content-type-options')).toBe('nosniff')
  expect(headers.get('content-security-policy')).toContain("default-src 'none'")
  expect(headers.get('cache-control')).toBe('no-store')
})
