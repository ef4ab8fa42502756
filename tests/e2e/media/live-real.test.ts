import type { APIRequestContext, Page } from '@playwright/test'
import { findViolations } from '../../support/accessibility.ts'
import { settle } from '../../support/browsing.ts'
import { test as base, demoPassword, expect } from '../fixtures.ts'

const film = 'https://films.example/sunday.mp4'
const sunday = { title: 'Harvest service', address: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ' }

/** A call of the media team's dashboard. */
async function staffCall(request: APIRequestContext, act: string, data: object = {}): Promise<number> {
  const login = await request.post('/backend/api/auth/login/', {
    data: { username: 'media', password: demoPassword },
  })
  const { access } = await login.json()
  const headers = { Authorization: `Bearer ${access}` }
  return (await request.post(`/backend/api/live/${act}/`, { headers, data })).status()
}

/** Opens the page in another browser context, which is closed after the test, since an open page counts as a viewer. */
const test = base.extend<{ openOther: () => Promise<Page> }>({
  openOther: async ({ browser, church }, use) => {
    const context = await browser.newContext({ viewport: { width: 360, height: 640 } })
    await use(async () => {
      const page = await context.newPage()
      await page.goto(`${church.url}/live-stream`)
      await expect(page.getByRole('button', { name: 'Play the stream' })).toBeEnabled()
      return page
    })
    await context.close()
  },
})

const video = (page: Page) => page.getByRole('region', { name: 'Video' })
const chat = (page: Page) => page.getByRole('log', { name: 'Chat messages' })

async function write(page: Page, text: string): Promise<void> {
  await page.getByLabel(/^Message, as /).fill(text)
  await page.getByRole('button', { name: 'Send' }).click()
}

test.afterEach(async ({ request }) => {
  await staffCall(request, 'stop')
})

test('the media team starts and ends a stream, and viewers see both without a reload', async ({
  page,
  request,
}) => {
  await page.route('https://www.youtube-nocookie.com/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>player</title>' }),
  )
  await page.goto('/live-stream')
  await expect(page.getByText('This is a sample film')).toBeVisible()

  expect(await staffCall(request, 'start', sunday)).toBe(201)
  await expect(video(page).getByRole('status')).toHaveText('Harvest service')
  await expect(video(page).getByText('Live', { exact: true })).toBeVisible()
  await expect(video(page).getByText('1 viewer', { exact: true })).toBeVisible()
  await expect(page.getByText('This is a sample film')).toHaveCount(0)
  await page.getByRole('button', { name: 'Play the stream' }).click()
  await expect(page.locator('iframe[title="Live stream"]')).toHaveAttribute('src', /embed\/aqz-KE-bpKQ/)
  expect(await staffCall(request, 'stop')).toBe(200)

  await expect(page.getByText('“Harvest service” has ended. Thank you for watching with us.')).toBeVisible()
  await expect(video(page).getByText('Off air')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Play the stream' })).toHaveCount(0)
})

test('a message of a member is shown to a visitor until the media team hides it', async ({
  page,
  request,
  openOther,
  signInAs,
}) => {
  await staffCall(request, 'start', sunday)
  await signInAs('member')
  await page.goto('/live-stream')
  await expect(page.getByText('Everybody who watches can read this.')).toBeVisible()
  const other = await openOther()

  await write(page, 'Greetings from Kumasi')
  await write(page, 'Buy my phones')
  await expect(chat(other).getByText('Greetings from Kumasi')).toHaveCount(1)
  await expect(chat(other).getByText('Buy my phones')).toHaveCount(1)
  await expect(chat(page).getByText('Buy my phones')).toHaveCount(1)
  await expect(other.getByRole('button', { name: /^Hide/ })).toHaveCount(0)
  await signInAs('media')
  await page.goto('/live-stream')
  const unwanted = chat(page).locator('.chat-message', { hasText: 'Buy my phones' })
  await unwanted.getByRole('button', { name: /^Hide what / }).click()

  await expect(chat(other).getByText('Buy my phones')).toHaveCount(0)
  await expect(chat(other).getByText('Greetings from Kumasi')).toBeVisible()
  await expect(chat(page).getByText('Buy my phones')).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(chat(page).getByText('Buy my phones')).toHaveCount(1)
  await expect(chat(other).locator('.chat-message p > span')).toHaveText([
    'Greetings from Kumasi',
    'Buy my phones',
  ])
})

test('while the church is on air every page says so, and a visitor who comes to it may log in to write', async ({
  page,
  request,
  openOther,
}) => {
  const header = page.getByRole('banner')
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto('/about')
  await expect(header.getByRole('link', { name: /^Live/ })).toHaveCount(0)
  await staffCall(request, 'start', sunday)
  await page.reload()
  await expect(header.getByRole('link', { name: 'Live now: Harvest service' })).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
  await page.goto('/')
  await expect(page.getByText('On air now: Harvest service')).toBeVisible()
  expect(await findViolations(page)).toEqual([])
  await header.getByRole('button', { name: 'Menu', exact: true }).click()
  await expect(page.getByRole('link', { name: 'Live now', exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Close menu' }).click()
  await page.getByRole('link', { name: 'Watch live' }).click()
  const other = await openOther()

  await expect(page.getByRole('link', { name: 'Log in to write' })).toHaveAttribute(
    'href',
    '/login?next=/live-stream',
  )
  await expect(page.getByRole('textbox', { name: /^Message, as/ })).toHaveCount(0)
  await expect(video(other).getByText('2 viewers')).toBeVisible()

  await staffCall(request, 'stop')
  await page.goto('/')
  await expect(page.getByText('On air now')).toHaveCount(0)
})

test('a refused message returns to its field with the reason', async ({ page, request, signInAs }) => {
  await staffCall(request, 'start', sunday)
  await signInAs('member')
  await page.goto('/live-stream')
  await expect(page.getByText('Everybody who watches can read this.')).toBeVisible()
  await page.route('**/live/messages/', (route) =>
    route.fulfill({ status: 429, json: { detail: 'That was too often. Please try again in 40 seconds.' } }),
  )

  await write(page, 'Amen')

  await expect(page.getByText('Please try again in 40 seconds.')).toBeVisible()
  await expect(page.getByLabel(/^Message, as /)).toHaveValue('Amen')
  await expect(chat(page).getByText('Amen')).toHaveCount(0)
})

test('a film is played by the browser, with a link to a video app when that fails', async ({
  page,
  request,
}) => {
  await page.route(film, (route) => route.fulfill({ contentType: 'video/mp4', body: 'no film' }))
  await staffCall(request, 'start', { ...sunday, address: film })
  await page.goto('/live-stream')
  await expect(video(page).getByRole('status')).toHaveText('Harvest service')
  const filmRequest = page.waitForRequest(film)

  await page.getByRole('button', { name: 'Play the stream' }).click()
  await filmRequest

  await expect(page.getByText('This browser cannot play the stream here.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Open it in a video app' })).toHaveAttribute('href', film)
  await expect(page.getByLabel('Quality').getByRole('option')).toHaveText(['auto'])
})

test('a broken connection is opened again and brings the missed messages', async ({
  page,
  request,
  signInAs,
}) => {
  await page.clock.install()
  await staffCall(request, 'start', sunday)
  await signInAs('member')
  let isAway = true
  let tries = 0
  await page.route('**/live/events/**', (route) => {
    tries += 1
    return isAway ? route.abort() : route.continue()
  })
  await page.goto('/live-stream')
  await expect.poll(() => tries).toBeGreaterThan(0)
  await write(page, 'Said while away')
  isAway = false

  await page.clock.runFor(60_000)

  await expect(chat(page).getByText('Said while away')).toHaveCount(1)
})

for (const colorScheme of ['light', 'dark'] as const) {
  test(`a long chat has no accessibility violation for staff in ${colorScheme} colours`, async ({
    page,
    request,
    signInAs,
  }) => {
    await page.emulateMedia({ colorScheme })
    await staffCall(request, 'start', sunday)
    await signInAs('media')
    await page.goto('/live-stream')
    await expect(page.getByText('Everybody who watches can read this.')).toBeVisible()
    for (let count = 1; count <= 9; count++) {
      await write(page, `Amen ${count}`)
      await expect(chat(page).getByRole('button', { name: /^Hide/ })).toHaveCount(count)
    }

    expect(await findViolations(page)).toEqual([])
    await expect(chat(page)).toHaveAttribute('tabindex', '0')
    await expect(chat(page).getByText('Amen 9')).toBeInViewport()
  })
}

test.describe('before a backend without live streams', () => {
  test('the status stays simulated, and the backend is asked once', async ({ page, signInAs }) => {
    await page.clock.install()
    let callCount = 0
    await page.route('**/backend/api/live/**', (route) => {
      callCount += 1
      return route.fulfill({ status: 404, json: { detail: 'Not found.' } })
    })
    await signInAs('media')
    const answered = page.waitForResponse('**/backend/api/live/**')
    await page.goto('/live-stream')
    // The clock may run only after the page has its first answer.
    await (await answered).finished()
    await settle(page)
    await expect(video(page).getByText('245 viewers')).toBeVisible()

    await page.clock.runFor(120_000)

    await expect(video(page).getByText(/^[2-4]\d\d viewers$/)).toBeVisible()
    expect(callCount).toBe(1)
  })
})
