import { expect, test } from 'vitest'
import { startServer } from '../support/server.ts'

test('public lists are answered from what is kept, small, until somebody changes them', async () => {
  await using server = await startServer()
  const url = (path: string) => `${server.url}/backend/api/${path}`
  const call = (path: string, init: RequestInit = {}) => fetch(url(path), init)
  const json = { 'Content-Type': 'application/json', 'Accept-Encoding': 'gzip' }
  const login = await call('auth/login/', {
    method: 'POST',
    headers: json,
    body: JSON.stringify({ username: 'admin', password: 'asore-demo-2026' }),
  })
  const { access } = (await login.json()) as { access: string }
  const Authorization = `Bearer ${access}`

  const first = await call('events/', { headers: { 'Accept-Encoding': 'gzip' } })
  const kept = await call('events/', { headers: { 'Accept-Encoding': 'gzip' } })
  const etag = kept.headers.get('etag') ?? ''
  const known = await call('events/', { headers: { 'If-None-Match': etag } })
  const own = await call('events/', { headers: { Authorization } })
  const body = { title: 'Watch Night', description: 'x', date: '2026-12-31', time: '21:00', location: 'Here' }
  await call('events/', { method: 'POST', headers: { ...json, Authorization }, body: JSON.stringify(body) })
  const after = await call('events/', { headers: { 'If-None-Match': etag } })

  expect(await kept.json()).toEqual(await first.json())
  expect(kept.headers.get('content-encoding')).toBe('gzip')
  expect(kept.headers.get('content-security-policy')).toBe(first.headers.get('content-security-policy'))
  expect(kept.headers.get('content-type')).toBe(first.headers.get('content-type'))
  expect(known.status).toBe(304)
  expect(own.headers.get('cache-control')).toBe('no-store')
  expect(after.status).toBe(200)
  expect(JSON.stringify(await after.json())).toContain('Watch Night')
})
