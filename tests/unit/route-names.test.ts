import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { addRoutes } from '../../src/server/app/api.ts'
import { openRouteNames } from '../../src/server/app/operations/route-names.ts'
import type { AppEnv } from '../../src/server/platform/context.ts'

const api = new Hono<AppEnv>()
addRoutes(api)
const nameOf = openRouteNames(api, [
  '/[...path]',
  '/',
  '/about',
  '/events',
  '/events/[calendar].ics',
  '/events/[id]',
  '/news/category/[...slug]',
])

test.each([
  ['GET', '/', '/'],
  ['HEAD', '/About/?utm=abena', '/about'],
  ['GET', '/events/12', '/events/[id]'],
  ['GET', '/events/worship.ics', '/events/[calendar].ics'],
  ['GET', '/_astro/SignUpForm.x1.js', '/_astro/[file]'],
  ['GET', '/backend/api/events/?search=owusu', '/backend/api/events'],
  ['GET', '/backend/api/events/12/', '/backend/api/events/[id]'],
  ['POST', '/backend/api/auth/login/', '/backend/api/auth/login'],
  ['GET', '/media/avatars/x8K_secret.webp', '/media/[key]'],
  ['GET', '/news/category/harvest/2', '/news/category/[...slug]'],
  ['GET', '/abena-owusu', '/[...path]'],
  ['GET', '/choir/history', '/[...path]'],
  ['GET', '/abena-owusu.php', '[unknown]'],
  ['GET', '/backend/api/abena', '[unknown]'],
  ['DELETE', '/backend/api/auth/login/', '[unknown]'],
  ['BREW', '/about', '[unknown]'],
])('%s %s has the route name %s', (method, url, name) => {
  expect(nameOf(method, url)).toBe(name)
})

test('ten thousand made-up addresses share one route name', () => {
  const names = new Set(Array.from({ length: 10_000 }, (_, number) => nameOf('GET', `/made-up-${number}`)))

  expect([...names]).toEqual(['/[...path]'])
})
