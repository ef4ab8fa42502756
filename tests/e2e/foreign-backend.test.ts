import type { Page } from '@playwright/test'
import { publicPages } from '../support/public-pages.ts'
import { type RunningServer, startServer } from '../support/server.ts'
import { openStandIn, type StandIn } from '../support/stand-in.ts'
import { expect, isOfTransition, test } from './fixtures.ts'
import { logIn } from './people.ts'

/* The site in front of a foreign backend on another port, which knows the two call tables only (docs/operations.md). */

let backend: StandIn
let site: RunningServer

test.beforeAll(async () => {
  backend = await openStandIn()
  site = await startServer({ env: { PUBLIC_API_HOST: backend.url } })
})
test.afterAll(async () => {
  await site[Symbol.asyncDispose]()
  await backend[Symbol.asyncDispose]()
})

/** Collects errors on the console, without those of the network, and page errors. */
function listen(page: Page): string[] {
  const said: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource'))
      said.push(message.text())
  })
  page.on('pageerror', (error) => {
    if (!isOfTransition(error)) said.push(String(error))
  })
  return said
}

async function logInToSite(page: Page, username: string): Promise<void> {
  await page.goto(`${site.url}/login`)
  await logIn(page, username)
  await expect(page).not.toHaveURL(/login/)
}

/** Opens a page and waits until its calls are answered without a toast of failure. */
async function visit(page: Page, path: string): Promise<void> {
  await page.goto(`${site.url}${path}`)
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0)
  await expect(page.locator('.toast-error')).toHaveCount(0)
}

const ofData = {
  '/sermons': 'Sermon of Elsewhere',
  '/sermons/31': 'Sermon of Elsewhere',
  '/testimonies': 'Testimony of Elsewhere',
  '/prayer-requests': 'Prayer of Elsewhere',
  '/events': 'Picnic of Elsewhere',
  '/events/21': 'Picnic of Elsewhere',
  '/fellowships': 'Fellowship of Elsewhere',
} as const

for (const [path, row] of Object.entries(ofData))
  test(`${path} is rendered from the rows of that backend, which its policy allows`, async () => {
    const answer = await fetch(site.url + path)

    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-security-policy')).toContain(`connect-src 'self' ${backend.url};`)
    const html = await answer.text()
    expect(html).toContain(row)
    expect(html).toContain(`data-api="${backend.url}"`)
    expect(html).not.toMatch(/href="\/(sermons|events)\/1"/)
  })

test('every public page works with that backend and makes no call to this server', async ({ page }) => {
  const said = listen(page)
  const own: string[] = []
  page.on('request', (request) => {
    if (request.url().startsWith(`${site.url}/backend`)) own.push(request.url())
  })

  for (const path of publicPages.filter((one) => !/\/\d+$/.test(one))) await visit(page, path)

  expect(own).toEqual([])
  expect(said).toEqual([])
})

const roles = {
  member: [
    '/dashboard',
    '/profile',
    '/member-fellowship',
    '/settings',
    '/testimonyshare',
    '/prayer-requests',
  ],
  leader: ['overview', 'members', 'messages', 'events', 'prayer-requests', 'testimonies'].map(
    (section) => `/fellowship-leader#${section}`,
  ),
  media: ['/media-dashboard', '/media-dashboard#live', '/media-dashboard/add-sermon'],
  admin: [
    ...[
      'overview',
      'users',
      'fellowships',
      'events',
      'sermons',
      'testimonies',
      'prayer-requests',
      'logs',
      'messages',
      'announcements',
      'services',
      'settings',
    ].map((section) => `/super-admin#${section}`),
    '/admin',
  ],
} as const

for (const [username, paths] of Object.entries(roles))
  test(`as ${username} every page works with the calls of the tables, and hides the rest without an error`, async ({
    page,
  }) => {
    const said = listen(page)
    await logInToSite(page, username)

    for (const path of paths) await visit(page, path)

    expect(said).toEqual([])
  })

test('a message of a visitor to a leader is not reported as sent', async ({ page }) => {
  await page.goto(`${site.url}/fellowships?group=3`)
  await page.getByLabel('Your name').fill('Akosua Danso')
  await page.getByLabel('Your phone').fill('024 412 3456')
  await page.getByLabel(/^Message to/).fill('May I come?')

  await page.getByRole('button', { name: 'Send message' }).click()

  await expect(page.getByText('Only members can write to a leader here')).toBeVisible()
})

test('while that backend fails a page says so, and recovers with it', async ({ request }) => {
  await using failing = await openStandIn()
  await using other = await startServer({ env: { PUBLIC_API_HOST: failing.url } })
  failing.fail(true)

  const away = await request.get(`${other.url}/sermons`)
  const one = await request.get(`${other.url}/sermons/31`)
  failing.fail(false)

  expect([away.status(), await away.text()]).toEqual([200, expect.stringContaining('did not answer')])
  expect([one.status(), one.headers()['retry-after']]).toEqual([503, '5'])
  await expect
    .poll(async () => (await request.get(`${other.url}/sermons`)).text(), { timeout: 20_000 })
    .toContain('Sermon of Elsewhere')
})
