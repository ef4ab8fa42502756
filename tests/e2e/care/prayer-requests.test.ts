import type { Page } from '@playwright/test'
import { unique } from '../../support/browsing.ts'
import { weighScripts } from '../../support/script-weight.ts'
import { expect, test } from '../fixtures.ts'
import { card, cards } from '../prayer-cards.ts'

async function ask(page: Page, title: string, { secret = false } = {}): Promise<void> {
  await page.getByLabel('Title').fill(title)
  await page.getByLabel('Description').fill('Please stand with us.')
  if (secret) await page.getByLabel('Keep this private').check()
  await page.getByRole('button', { name: 'Submit prayer request' }).click()
}

test('the HTML contains all public requests in any letter case of the address, and the scripts are within their limit', async ({
  page,
  request,
}) => {
  const html = await (await request.get('/Prayer-Requests/')).text()

  expect(html).toContain('Safe delivery for my sister')
  expect(html).not.toContain('A quarrel over land')
  expect(await weighScripts(page, '/prayer-requests')).toBeLessThanOrEqual(80 * 1024)
})

test('a visitor filters the requests by links with addresses that can be shared', async ({ page }) => {
  await page.goto('/prayer-requests')
  const filter = (name: string) => page.getByRole('navigation', { name: 'Show' }).getByRole('link', { name })
  const all = await cards(page).count()

  await filter('Answered').click()
  await expect(page).toHaveURL('/prayer-requests?show=answered')
  await expect(filter('Answered')).toHaveAttribute('aria-current', 'true')
  const answered = await cards(page).count()
  await expect(cards(page).getByText('Answered', { exact: true })).toHaveCount(answered)
  await expect(page.getByRole('main').getByRole('status')).toHaveText(`${answered} requests`)
  await filter('Active').click()
  await expect(cards(page)).toHaveCount(all - answered)
  await page.goBack()
  await expect(cards(page)).toHaveCount(answered)
  await page.reload()

  await expect(cards(page)).toHaveCount(answered)
})

test('a visitor adds a request, which is first in the list and still there after a reload', async ({
  page,
}) => {
  const title = unique('Rain for the farms')
  await page.goto('/prayer-requests?show=answered')

  await ask(page, title)

  await expect(page.getByText('Prayer request submitted successfully')).toBeVisible()
  await expect(cards(page).first()).toContainText(title)
  await expect(page.getByRole('heading', { name: title })).toBeFocused()
  await expect(page.getByLabel('Title')).toHaveValue('')
  await expect(page.getByRole('button', { name: 'Submit prayer request' })).toBeEnabled()
  await page.reload()
  await expect(card(page, title)).toBeVisible()
  await expect(page.getByLabel('Description')).toHaveValue('')
})

test('an empty request is refused at its fields, before any call; typed text survives a lost network and a reload, and the draft is removed when it was sent', async ({
  page,
}) => {
  const title = unique('For my exams')
  let called = false
  page.on('request', (request) => {
    called ||= request.url().endsWith('/prayer_requests/create/')
  })
  await page.goto('/prayer-requests')
  await page.getByRole('button', { name: 'Submit prayer request' }).click()
  await expect(page.getByLabel('Title')).toBeFocused()
  await expect(page.getByLabel('Title')).toHaveAccessibleDescription(/Please enter a title/)
  await expect(page.getByLabel('Description')).toHaveAccessibleDescription(/Please describe your request/)
  expect(called).toBe(false)
  await page.route('**/prayer_requests/create/', (route) => route.abort())
  await ask(page, title, { secret: true })
  await expect(page.getByText(/No answer from the server/).first()).toBeVisible()

  await page.reload()

  await expect(page.getByLabel('Title')).toHaveValue(title)
  await expect(page.getByLabel('Keep this private')).toBeChecked()
  await page.unroute('**/prayer_requests/create/')
  await page.getByRole('button', { name: 'Submit prayer request' }).click()
  await expect(card(page, title)).toBeVisible()
  await page.getByLabel('Title').fill('The next one')
  await page.reload()
  await expect(page.getByLabel('Title')).toHaveValue('The next one')
  await expect(page.getByLabel('Description')).toHaveValue('')
})

test('a member leaves out their name, and the page that visitors get does not have it', async ({
  page,
  request,
  signInAs,
}) => {
  const title = unique('A road for my son')
  await signInAs('member')
  await page.goto('/prayer-requests')
  await expect(page.getByText('with your name. Without it nobody is told')).toBeVisible()

  await page.getByLabel('Stay anonymous').check()
  await ask(page, title)

  await expect(card(page, title).getByText('Anonymous', { exact: true })).toBeVisible()
  await expect(card(page, title).getByRole('button', { name: 'Mark Answered' })).toBeVisible()
  const html = await (await request.get('/prayer-requests')).text()
  // In the list, and in the rows that the island begins with.
  const around = html.split(title).slice(1)
  expect(around.length).toBeGreaterThan(1)
  for (const after of around) expect(after.slice(0, 400).split('created_at')[0]).not.toContain('Akosua')
})

test('a private request is visible to its author and the leader, and to nobody else', async ({
  page,
  signInAs,
  browser,
  church,
}) => {
  const title = unique('Peace at home')
  await signInAs('member')
  await page.goto('/prayer-requests')

  await ask(page, title, { secret: true })

  await expect(card(page, title).getByText('Private', { exact: true })).toBeVisible()
  await page.reload()
  await expect(card(page, title).getByText('Visible only to you and church staff.')).toBeVisible()
  const visitor = await browser.newPage({ baseURL: church.url })
  await visitor.goto('/prayer-requests')
  await expect(visitor.locator('astro-island[ssr]')).toHaveCount(0)
  await expect(card(visitor, title)).toHaveCount(0)
  await visitor.close()
  await signInAs('leader')
  await page.goto('/prayer-requests')
  await expect(card(page, title)).toBeVisible()
})

test('signing out in one tab removes the private requests in others, and keeps typed text', async ({
  context,
  page,
  signInAs,
}) => {
  const title = unique('My secret illness')
  await signInAs('member')
  await page.goto('/prayer-requests')
  await ask(page, title, { secret: true })
  await expect(card(page, title)).toBeVisible()
  // The request was added in this tab, and comes with the list in the other.
  const other = await context.newPage()
  let calls = 0
  await other.route('**/backend/api/prayer_requests/', (route) => {
    calls += 1
    return route.continue()
  })
  await other.goto('/prayer-requests')
  const tabs = [page, other]
  for (const tab of tabs) {
    await expect(card(tab, title)).toBeVisible()
    await tab.getByLabel('Title').fill('The next one')
  }
  expect(calls).toBe(1)

  const desk = await context.newPage()
  await desk.goto('/dashboard')
  await desk.getByRole('button', { name: 'Account menu' }).click()
  await desk.getByRole('button', { name: 'Logout' }).click()

  for (const tab of tabs) {
    await expect(card(tab, title)).toHaveCount(0)
    await expect(card(tab, 'Safe delivery for my sister')).toBeVisible()
    await expect(tab.getByLabel('Title')).toHaveValue('The next one')
  }
  await expect.poll(() => calls).toBe(2)
})

test('when the list fails to load, the requests in the HTML stay', async ({ page }) => {
  await page.route('**/backend/api/prayer_requests/', (route) =>
    route.fulfill({ status: 500, body: 'broken' }),
  )

  await page.goto('/prayer-requests')

  await expect(page.getByText('Unable to load prayer reqyests')).toBeVisible()
  await expect(card(page, 'Safe delivery for my sister')).toBeVisible()
})

test('an empty list says what it will contain and what to do', async ({ page }) => {
  await page.route('**/backend/api/prayer_requests/', (route) => route.fulfill({ json: { results: [] } }))

  await page.goto('/prayer-requests?show=answered')

  await expect(page.getByText(/Answered prayers will stand here/)).toBeVisible()
  await page.getByRole('link', { name: 'Pray for active requests' }).click()
  await expect(page).toHaveURL('/prayer-requests?show=active')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the requests are shown and filtered, and the form says that it needs JavaScript', async ({
    page,
  }) => {
    await page.goto('/prayer-requests')
    await expect(page.getByText(/needs JavaScript/)).toBeVisible()
    await expect(card(page, 'Safe delivery for my sister')).toBeVisible()
    const all = await cards(page).count()

    await page.getByRole('navigation', { name: 'Show' }).getByRole('link', { name: 'Answered' }).click()

    await expect(page).toHaveURL('/prayer-requests?show=answered')
    expect(await cards(page).count()).toBeLessThan(all)
  })
})
