import { expect, test } from 'vitest'
import { startServer } from '../../support/server.ts'

test('public lists are cached and compressed until a change', async () => {
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

test('the page and the list of prayer requests show each change at once to visitors', async () => {
  await using server = await startServer()
  const json = { 'Content-Type': 'application/json' }
  const send = (method: string, path: string, body: object, headers: Record<string, string> = {}) =>
    fetch(`${server.url}/backend/api/${path}`, {
      method,
      headers: { ...json, ...headers },
      body: JSON.stringify(body),
    })
  const login = await send('POST', 'auth/login/', { username: 'member', password: 'asore-demo-2026' })
  const { access } = (await login.json()) as { access: string }
  const Authorization = `Bearer ${access}`
  const read = async (path: string) => (await fetch(`${server.url}/${path}`)).text()
  /** Reads twice: the first answer is made, the second comes from the cache. */
  const seen = async () => {
    const list = async () => {
      const { results } = JSON.parse(await read('backend/api/prayer_requests/'))
      return results.find(({ title }: { title: string }) => title === 'Light at night')
    }
    const pages = [await read('prayer-requests'), await read('prayer-requests')]
    const lists = [await list(), await list()]
    expect(lists[0]).toEqual(lists[1])
    expect(pages[0]).toBe(pages[1])
    return { listed: lists[0], shown: pages[0]?.includes('Light at night') }
  }

  expect(await seen()).toEqual({ listed: undefined, shown: false })
  const response = await send(
    'POST',
    'prayer_requests/create/',
    { title: 'Light at night', description: 'x' },
    { Authorization },
  )
  const path = `prayer_requests/${((await response.json()) as { id: number }).id}/`
  expect(await seen()).toMatchObject({ listed: { prayer_count: 0 }, shown: true })
  await send('POST', `${path}pray/`, {}, { Authorization })
  expect(await seen()).toMatchObject({ listed: { prayer_count: 1 } })
  await send('POST', `${path}answered/`, { is_answered: true }, { Authorization })
  expect(await seen()).toMatchObject({ listed: { is_answered: true } })
  await send('PATCH', 'users/update/member/', { first_name: 'Adwoa' }, { Authorization })
  expect(await seen()).toMatchObject({ listed: { user_name: 'Adwoa Mensah' } })
  await send('DELETE', path, {}, { Authorization })
  expect(await seen()).toEqual({ listed: undefined, shown: false })
})
