import type { Page } from '@playwright/test'
import { type Fake, openFakeProvider } from '../../support/fake-provider.ts'
import { publicPages } from '../../support/public-pages.ts'
import { test as base, expect, isOfTransition } from '../fixtures.ts'
import { logIn } from '../people.ts'

/* The site in front of a foreign backend on another port, which knows the two call tables only (docs/operations.md). */

let shared: Fake | undefined

const test = base.extend<{ backend: Fake }>({
  // One for all tests. Playwright requires a pattern here, and a lint rule a name in it.
  backend: async ({ locale: _ }, use) => {
    shared ??= await openFakeProvider()
    await use(shared)
  },

  churchSettings: async ({ backend }, use) => use({ PUBLIC_API_HOST: backend.url }),
})
test.afterAll(() => shared?.[Symbol.asyncDispose]())

/** Collects errors on the console, without those of the network, and page errors. */
function listen(page: Page): string[] {
  const errors: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource'))
      errors.push(message.text())
  })
  page.on('pageerror', (error) => {
    if (!isOfTransition(error)) errors.push(String(error))
  })
  return errors
}

async function logInToSite(page: Page, username: string): Promise<void> {
  await page.goto('/login')
  await logIn(page, username)
  await expect(page).not.toHaveURL(/login/)
}

/** Opens a page and waits until its calls are answered without a toast of failure. */
async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path)
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

test('every page of data is rendered from the rows of that backend, which its policy allows', async ({
  request,
  backend,
}) => {
  for (const [path, row] of Object.entries(ofData)) {
    const answer = await request.get(path)

    expect(answer.status(), path).toBe(200)
    const policy = answer.headers()['content-security-policy']
    expect(policy, path).toContain(`connect-src 'self' ${backend.url};`)
    const html = await answer.text()
    expect(html, path).toContain(row)
    expect(html, path).toContain(`data-api="${backend.url}"`)
    expect(html, path).not.toMatch(/href="\/(sermons|events)\/1"/)
  }
})

test('every public page works with that backend and makes no call to this server', async ({
  page,
  church,
}) => {
  const errors = listen(page)
  const own: string[] = []
  page.on('request', (request) => {
    if (request.url().startsWith(`${church.url}/backend`)) own.push(request.url())
  })

  for (const path of publicPages.filter((one) => !/\/\d+$/.test(one))) await visit(page, path)

  expect(own).toEqual([])
  expect(errors).toEqual([])
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
    const errors = listen(page)
    await logInToSite(page, username)

    for (const path of paths) await visit(page, path)

    expect(errors).toEqual([])
  })

test('a message of a visitor to a leader is not reported as sent', async ({ page }) => {
  await page.goto('/fellowships?group=3')
  await page.getByLabel('Your name').fill('Akosua Danso')
  await page.getByLabel('Your phone').fill('024 412 3456')
  await page.getByLabel(/^Message to/).fill('May I come?')

  await page.getByRole('button', { name: 'Send message' }).click()

  await expect(page.getByText('Only members can write to a leader here')).toBeVisible()
})

test.describe('that fails', () => {
  // What other tests have read is in the cache of their church.
  test.use({ ownChurch: true })

  test('while that backend fails a page says so, and recovers with it', async ({ request, backend }) => {
    backend.fail(true)

    const away = await request.get('/sermons')
    const one = await request.get('/sermons/31')
    backend.fail(false)

    expect([away.status(), await away.text()]).toEqual([200, expect.stringContaining('did not answer')])
    expect([one.status(), one.headers()['retry-after']]).toEqual([503, '5'])
    await expect
      .poll(async () => (await request.get('/sermons')).text(), { timeout: 20_000 })
      .toContain('Sermon of Elsewhere')
  })
})
