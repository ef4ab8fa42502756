import type { Page } from '@playwright/test'
import { unique } from '../../support/browsing.ts'
import { demoPassword, expect, test } from '../fixtures.ts'
import { card } from '../prayer-cards.ts'

/** Adds a prayer request by the API, as another person. */
async function addPrayer(page: Page, username: string, title: string): Promise<number> {
  const login = await page.request.post('/backend/api/auth/login/', {
    data: { username, password: demoPassword },
  })
  const { access } = await login.json()
  const answer = await page.request.post('/backend/api/prayer_requests/create/', {
    headers: { Authorization: `Bearer ${access}` },
    data: { title, description: 'Words', isPrivate: false, prayer_count: 0 },
  })
  return (await answer.json()).id
}

test('a member’s prayer is counted at once, once a day, on the server; a refused act is rolled back with the reason', async ({
  page,
  signInAs,
}) => {
  const title = unique('Strength for Nana')
  const [choir, youth, job] = [unique('For the choir'), unique('For the youth'), unique('For a job')]
  const id = await addPrayer(page, 'leader', title)
  for (const one of [choir, youth]) await addPrayer(page, 'leader', one)
  await addPrayer(page, 'member', job)
  await signInAs('member')
  await page.goto('/prayer-requests')
  const pray = card(page, title).getByRole('button', { name: /^Pray/ })

  const counted = page.waitForResponse(`**/prayer_requests/${id}/pray/`)
  await expect(pray).toBeEnabled()
  await pray.press('Enter')
  await expect(page.getByText('Thank you for praying!')).toBeVisible()
  await expect(card(page, title)).toContainText('1 prayer')
  await counted
  await pray.click()
  await expect(page.getByText(/You have prayed for this today/)).toBeVisible()
  await page.reload()

  await expect(card(page, title)).toContainText('1 prayer')
  await expect(pray).toHaveAttribute('aria-pressed', 'true')
  const body = await (await page.request.get(`/backend/api/prayer_requests/${id}/`)).json()
  expect(body.prayer_count).toBe(1)

  await test.step('a refused prayer', async () => {
    await page.route('**/pray/', (route) =>
      route.fulfill({ status: 429, json: { detail: 'Too many prayers at once.' } }),
    )
    const refused = card(page, choir).getByRole('button', { name: /^Pray/ })
    await refused.click()
    await expect(page.getByText('Too many prayers at once.')).toBeVisible()
    await expect(card(page, choir)).toContainText('0 prayers')
    await expect(refused).toHaveAttribute('aria-pressed', 'false')
    await page.unroute('**/pray/')
  })

  await test.step('before a backend without that call a prayer stays on this device', async () => {
    await page.route('**/pray/', (route) => route.fulfill({ status: 404, json: { detail: 'Not found.' } }))
    const answered = page.waitForResponse('**/pray/')
    await card(page, youth).getByRole('button', { name: /^Pray/ }).click()
    await answered
    await expect(card(page, youth)).toContainText('1 prayer')
    await expect(page.getByText('Not found.')).toHaveCount(0)
  })

  await test.step('a refused mark as answered', async () => {
    await page.route('**/answered/', (route) =>
      route.fulfill({ status: 403, json: { detail: 'Not yours.' } }),
    )
    const mark = card(page, job).getByRole('button', { name: /^Mark Answered/ })
    await mark.click()
    await expect(page.getByText('Not yours.')).toBeVisible()
    await expect(mark).toBeVisible()
  })
})

test('a visitor’s prayer is stored on this device without a call', async ({ page }) => {
  const title = unique('For the drivers')
  await addPrayer(page, 'leader', title)
  let called = false
  await page.route('**/pray/', (route) => {
    called = true
    return route.continue()
  })
  await page.goto('/prayer-requests')

  await card(page, title).getByRole('button', { name: /^Pray/ }).click()

  await expect(page.getByText('Thank you for praying!')).toBeVisible()
  await expect(card(page, title)).toContainText('1 prayer')
  await page.reload()
  await expect(card(page, title).getByRole('button')).toHaveText(/Prayed today/)
  await expect(card(page, title)).toContainText('1 prayer')
  expect(called).toBe(false)
})

test('only the author of a request can mark it as answered, and others see whom to ask', async ({
  page,
  signInAs,
}) => {
  const [own, others] = [unique('For my visa'), unique('For our roof')]
  await addPrayer(page, 'member', own)
  await addPrayer(page, 'leader2', others)
  const mark = (title: string) => card(page, title).getByRole('button', { name: /^Mark Answered/ })
  await page.goto('/prayer-requests')
  await expect(card(page, own)).toBeVisible()
  await expect(mark(own)).toHaveCount(0)
  await signInAs('member')
  await page.goto('/prayer-requests')
  await expect(mark(others)).toHaveCount(0)

  await mark(own).click()
  await expect(card(page, own).getByText('Answered', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(mark(own)).toBeVisible()
  await mark(own).click()

  await expect(page.getByText('Praise God for answered prayers!').last()).toBeVisible()
  await expect(card(page, own).getByText('Answered', { exact: true })).toBeVisible()
  await page.goto('/prayer-requests?show=answered')
  await expect(card(page, own)).toBeVisible()
})
