import type { Page } from '@playwright/test'
import { publicPages } from '../support/public-pages.ts'
import { type RunningServer, startServer } from '../support/server.ts'
import { openStandIn, type StandIn } from '../support/stand-in.ts'
import { expect, test } from './fixtures.ts'
import { logIn } from './people.ts'

/* The site before a backend on another port that knows the two call tables and nothing else (docs/operations.md). */

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

/** What a page says that no person should read: errors in its log but for the network's own, and toasts of failure. */
function listen(page: Page): string[] {
  const said: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource'))
      said.push(message.text())
  })
  page.on('pageerror', (error) => said.push(String(error)))
  return said
}

async function comeIn(page: Page, username: string): Promise<void> {
  await page.goto(`${site.url}/login`)
  await logIn(page, username)
  await expect(page).not.toHaveURL(/login/)
}

/** Opens a page and waits until what it asks for has been answered. */
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
  test(`${path} is made of the rows of that backend, and its policy names it`, async () => {
    const answer = await fetch(site.url + path)

    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-security-policy')).toContain(`connect-src 'self' ${backend.url};`)
    const html = await answer.text()
    expect(html).toContain(row)
    expect(html).toContain(`data-api="${backend.url}"`)
    expect(html).not.toMatch(/href="\/(sermons|events)\/1"/)
  })

test('every public page speaks to that backend without a fault', async ({ page }) => {
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
  test(`as ${username} everything of the tables works, and the rest is left out without a word`, async ({
    page,
  }) => {
    const said = listen(page)
    await comeIn(page, username)

    for (const path of paths) await visit(page, path)

    expect(said).toEqual([])
  })

test('a visitor’s words to a leader are not taken for sent', async ({ page }) => {
  await page.goto(`${site.url}/fellowships?group=3`)
  await page.getByLabel('Your name').fill('Akosua Danso')
  await page.getByLabel('Your phone').fill('024 412 3456')
  await page.getByLabel(/^Message to/).fill('May I come?')

  await page.getByRole('button', { name: 'Send message' }).click()

  await expect(page.getByText('Only members can write to a leader here')).toBeVisible()
})

test('while that backend fails, a page says so and comes back with it', async ({ request }) => {
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
