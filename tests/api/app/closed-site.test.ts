import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { hasClosedSiteCookie } from '../../../src/server/accounts/accounts/rights/closed-site.ts'
import { importTokenKeys, signText } from '../../../src/server/accounts/accounts/sessions/tokens.ts'
import { newcomer, openChurch } from '../../support/church.ts'
import { readOutbox, subjectOf, unfolded } from '../../support/outbox.ts'
import { saidBySample } from '../../support/sample-words.ts'
import { type RunningServer, startServer } from '../../support/server.ts'

/* An admin sees the pages of a church that is not open yet; visitors never do (docs/decisions/website.md#opening). */

let church: RunningServer
let access: string

const json = { 'Content-Type': 'application/json' }

const send = (path: string, method: string, body: object = {}, headers: Record<string, string> = {}) =>
  fetch(`${church.url}/backend/api/${path}`, {
    method,
    body: JSON.stringify(body),
    headers: { ...json, ...(access && { Authorization: `Bearer ${access}` }), ...headers },
  })

const page = async (path: string, cookie = '') => {
  const answer = await fetch(church.url + path, { headers: { cookie } })
  const text = await answer.text()
  return {
    status: answer.status,
    keeping: answer.headers.get('cache-control'),
    isReady: text.includes('is getting ready'),
    isEarly: text.includes('Only you see this'),
    hasMenus: text.includes('href="/sermons"'),
  }
}

const cookieOf = (answer: Response) => (answer.headers.get('set-cookie') ?? '').split(';')[0] ?? ''
const hidden = { status: 200, keeping: 'no-cache', isReady: true, isEarly: false, hasMenus: false }
const early = { status: 200, keeping: 'no-store', isReady: false, isEarly: true, hasMenus: true }

beforeAll(async () => {
  access = ''
  church = await startServer({ env: { SAMPLE_DATA: 'off' } })
  const file = join(church.dataDir, 'first-admin.txt')
  await vi.waitFor(() => expect(church.output()).toContain(file), 10_000)
  const [, token] = (await readFile(file, 'utf8')).trim().split('#')
  expect((await send('auth/first-admin/', 'POST', { ...newcomer, token })).status).toBe(201)
  const { username, password } = newcomer
  access = ((await (await send('auth/login/', 'POST', { username, password })).json()) as { access: string })
    .access
})

afterAll(() => church[Symbol.asyncDispose]())

test('the admin sees the pages, visitors before and after read that the church is getting ready', async () => {
  expect(await page('/events')).toEqual(hidden)

  const answer = await send('admin/church/see/', 'POST')
  const cookie = cookieOf(answer)

  expect(answer.headers.get('set-cookie')).toMatch(
    /^asore_closed_site=\d{13}\.[\w-]{43}; Max-Age=3600; Path=\/; HttpOnly; SameSite=Strict$/,
  )
  for (let count = 0; count < 2; count++) {
    expect(await page('/events', cookie)).toEqual(early)
    expect(await page('/events')).toEqual(hidden)
    expect(await page('/', cookie)).toEqual(early)
    expect(await page('/')).toEqual(hidden)
  }
  const missing = await page('/nowhere', cookie)
  expect(missing).toMatchObject({ status: 404, keeping: 'no-store', hasMenus: true })
  expect(await page('/nowhere')).toMatchObject({ status: 404, keeping: 'no-cache', hasMenus: false })
  expect(await page('/nowhere', cookie)).toEqual(missing)
  const robots = await fetch(`${church.url}/robots.txt`, { headers: { cookie } })
  expect(await robots.text()).toContain('Disallow: /\n')
})

test('a forged, a changed and an expired cookie show nothing', async () => {
  const cookie = cookieOf(await send('admin/church/see/', 'POST'))
  const [, until = '', seal = ''] = /=(\d+)\.(.+)$/.exec(cookie) ?? []

  for (const wrong of [
    `asore_closed_site=${Number(until) + 1}.${seal}`,
    `asore_closed_site=${until}.${seal.slice(1)}A`,
    `asore_closed_site=${until}.`,
    'asore_closed_site=1',
    `asore_closed_site2=${until}.${seal}`,
  ])
    expect([wrong, await page('/events', wrong)]).toEqual([wrong, hidden])

  const keys = await importTokenKeys(new Uint8Array(32).fill(7))
  const now = new Date()
  const ends = now.getTime() + 1000
  const own = `x=y; __Host-asore_closed_site=${ends}.${signText(`closed-site ${ends}`, keys)}; z=1`
  expect(hasClosedSiteCookie(own, { keys, now })).toBe(true)
  expect(hasClosedSiteCookie(own, { keys, now: new Date(ends) })).toBe(false)
  const others = await importTokenKeys(new Uint8Array(32).fill(8))
  expect(hasClosedSiteCookie(own, { keys: others, now })).toBe(false)
})

test('signing out ends it', async () => {
  const cookie = cookieOf(await send('admin/church/see/', 'POST'))

  const answer = await send('auth/login/', 'POST', {
    username: newcomer.username,
    password: newcomer.password,
  })
  const { refresh } = (await answer.json()) as { refresh: string }
  const out = await send('auth/logout/', 'POST', { refresh }, { cookie })

  expect(out.headers.get('set-cookie')).toMatch(/^asore_closed_site=; Max-Age=0; Path=\/$/)
})

test('once the church is open the cookie changes nothing', async () => {
  const cookie = cookieOf(await send('admin/church/see/', 'POST'))
  expect(await page('/events', cookie)).toEqual(early)

  expect((await send('admin/church/', 'PATCH', { opened: true })).status).toBe(200)

  const everybody = { ...early, keeping: 'no-cache', isEarly: false }
  expect(await page('/events', cookie)).toEqual(everybody)
  expect(await page('/events')).toEqual(everybody)
  expect((await send('admin/church/see/', 'POST')).status).toBe(409)
})

test('nobody but a super admin is let in early', async () => {
  await using sample = await openChurch()
  const ask = async (name: string) =>
    (await sample.post('admin/church/see/', {}, (await sample.signIn(name)).access)).status

  expect([await ask('member'), await ask('media'), await ask('leader')]).toEqual([403, 403, 403])
  expect((await sample.post('admin/church/see/', {})).status).toBe(401)
})

test('the letters of a church that has written nothing hold no word of the sample', async () => {
  const member = { ...newcomer, username: 'kojo.a', email: 'kojo@example.com', telephone: '024 412 3457' }
  expect((await send('auth/register/', 'POST', member)).status).toBe(201)
  await send('auth/forgot-password/', 'POST', { username: newcomer.username })
  const moved = await send(`users/update/${newcomer.username}/`, 'PATCH', { email: 'abena@example.org' })
  expect(moved.status).toBe(200)
  const letters = await vi.waitFor(async () => {
    const outbox = await readOutbox(church.dataDir)
    for (const wanted of ['reset-password#', 'confirm-email#'])
      expect(outbox.map(unfolded).join()).toContain(wanted)
    return outbox
  }, 10_000)

  for (const letter of letters) {
    expect(saidBySample(subjectOf(letter))).toEqual([])
    // The clock of the church is named by its time zone.
    expect(saidBySample(unfolded(letter).replaceAll('(Accra)', ''))).toEqual([])
  }
})
