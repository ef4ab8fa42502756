import { expect, test } from 'vitest'
import { listRoutes, type Route } from '../../../src/server/accounts/accounts/rights/guarded-routes.ts'
import { type Church, openChurch } from '../../support/church.ts'

/* G6: every route that writes is limited with 429, for members and visitors. */

/** Routes that read no access token: each has a limit by address, which attack-guessing and limits test. */
const byAddress = [
  'POST auth/first-admin',
  'POST auth/forgot-password',
  'POST auth/forgot-password/office',
  'POST auth/forgot-password/telephone',
  'POST auth/forgot-password/telephone/code',
  'POST auth/invitation',
  'POST auth/invitation/join',
  'POST auth/login',
  'POST auth/logout',
  'POST auth/not-me',
  'POST auth/not-my-account',
  'POST auth/passkey-login',
  'POST auth/passkey-login/options',
  'POST auth/fellowship-link',
  'POST auth/fellowship-link/join',
  'POST auth/refresh',
  'POST auth/register',
  'POST auth/reset-password',
  'POST auth/reset-password/link',
  'POST auth/telephone-code',
  'POST auth/telephone-login',
  'POST auth/undo-email',
  'POST messages/leave',
  'POST messages/one-click/:code',
]

const most = 600
const writes = ({ api }: Church) =>
  listRoutes(api).filter(
    ({ method, path }) => path.startsWith('/backend/api/') && !['GET', 'OPTIONS'].includes(method),
  )
const nameOf = ({ method, path }: Route) => `${method} ${path.replace('/backend/api/', '')}`
const address = ({ path }: Route) =>
  path
    .replace('/backend/api/', '')
    .replace(/:upload[^/]*/, 'f'.repeat(32))
    .replace(/:[^/]+/g, '999999')

/** Calls a route with a body that creates nothing. */
const call = async (church: Church, route: Route, access?: string) =>
  (await church.send(address(route), { method: route.method, body: '{}' }, access)).status

const cheapest = (church: Church, access?: string) =>
  church.send('users/me/', { method: 'DELETE', body: '{}' }, access).then(({ status }) => status)

test('G6: the calls of all routes that write share the limit of 600 a minute for an account', async () => {
  await using church = await openChurch({ limits: true })
  const { access } = await church.signIn('member')
  const counted = writes(church).filter((route) => !byAddress.includes(nameOf(route)))
  expect(counted.length).toBeGreaterThan(40)
  for (let count = 0; count < most - counted.length; count++) await cheapest(church, access)

  const before = new Map<string, number>()
  for (const route of counted) before.set(nameOf(route), await call(church, route, access))
  const after = new Map<string, number>()
  for (const route of counted) after.set(nameOf(route), await call(church, route, access))

  // Each call was counted once: the next call of any route is one too many.
  expect([...before].filter(([, status]) => status === 429 || status >= 500)).toEqual([])
  expect([...after].filter(([, status]) => status !== 429)).toEqual([])
  expect((await church.get('users/me/', access)).status).toBe(200)
  const other = await church.signIn('leader')
  expect(await cheapest(church, other.access)).not.toBe(429)
})

test('G6: the calls of a visitor to routes that need a session are limited, too', async () => {
  await using church = await openChurch({ limits: true })
  const counted = writes(church).filter((route) => !byAddress.includes(nameOf(route)))
  for (let count = 0; count < most; count++) await cheapest(church)

  const after: [string, number][] = []
  for (const route of counted) after.push([nameOf(route), await call(church, route)])

  expect(after.filter(([, status]) => status !== 429)).toEqual([])
})

test('G6: the calls of logout are limited, too, and every route with a limit by address exists', async () => {
  await using church = await openChurch({ limits: true })
  const names = writes(church).map(nameOf)

  const statuses: number[] = []
  for (let count = 0; count <= most; count++)
    statuses.push((await church.post('auth/logout/', { refresh: 'of-nobody' })).status)

  expect(byAddress.filter((name) => !names.includes(name))).toEqual([])
  expect([statuses.at(-2), statuses.at(-1)]).toEqual([401, 429])
})
