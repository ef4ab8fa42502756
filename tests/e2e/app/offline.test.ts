import type { Page } from '@playwright/test'
import { findViolations } from '../../support/accessibility.ts'
import { settle, unique } from '../../support/browsing.ts'
import { expect, test } from '../fixtures.ts'
import { accept, begin, noNetwork } from '../unsent.ts'

const waiting = 'This is sent by itself as soon as the network is back. You may close this page.'

async function ask(page: Page, title: string): Promise<void> {
  await page.getByLabel('Title').fill(title)
  await page.getByLabel('Description').fill('Please stand with us.')
  await page.getByRole('button', { name: 'Submit prayer request' }).click()
}

/** The number of answered writes to this path. */
function count(page: Page, path: string): () => number {
  let calls = 0
  page.on('response', (response) => {
    if (response.request().method() !== 'GET' && response.url().endsWith(path)) calls += 1
  })
  return () => calls
}

test('a prayer request that was submitted without a network is sent once, when the network is back', async ({
  page,
  context,
}) => {
  const title = unique('For those at sea')
  const sent = count(page, '/prayer_requests/create/')
  await page.goto('/prayer-requests')
  await begin(page, 'Title')
  await context.setOffline(true)
  await ask(page, title)
  await expect(page.getByText(noNetwork)).toBeVisible()
  await expect(page.getByLabel('Title')).toHaveValue(title)

  await page.getByRole('button', { name: accept }).press('Enter')
  await expect(page.getByText(waiting)).toBeVisible()
  expect(await findViolations(page)).toEqual([])
  expect(sent()).toBe(0)
  await context.setOffline(false)

  await expect(page.getByRole('heading', { name: title })).toBeVisible()
  await expect(page.getByText(waiting)).toHaveCount(0)
  await expect(page.getByLabel('Title')).toHaveValue('')
  expect(sent()).toBe(1)
  await page.reload()
  await expect(page.getByRole('heading', { name: title })).toHaveCount(1)
  await expect(page.getByRole('button', { name: 'Send now' })).toHaveCount(0)
})

test('a prayer request that is refused for the moment when the network is back outlives its page', async ({
  page,
  context,
}) => {
  const title = unique('For the harbour')
  await page.goto('/prayer-requests')
  await begin(page, 'Title')
  await context.setOffline(true)
  await ask(page, title)
  await page.getByRole('button', { name: accept }).click()
  await expect(page.getByText(waiting)).toBeVisible()
  await page.route('**/prayer_requests/create/', (route) =>
    route.fulfill({ status: 503, json: { detail: 'Please try again in a minute.' } }),
  )
  await context.setOffline(false)
  await expect(page.getByText('Please try again in a minute.').first()).toBeVisible()

  await page.reload()

  await expect(page.getByLabel('Title')).toHaveValue(title)
})

test('a form that lost the network before its first key can be sent by a button when the network is back', async ({
  page,
  context,
}) => {
  const title = unique('For the night watch')
  const sent = count(page, '/prayer_requests/create/')
  await page.goto('/prayer-requests')
  await settle(page)
  await context.setOffline(true)
  await ask(page, title)
  await expect(page.getByText(/No answer from the server/).first()).toBeVisible()
  await expect(page.getByLabel('Title')).toHaveValue(title)

  await context.setOffline(false)
  expect(sent()).toBe(0)
  await page.getByRole('button', { name: 'Send now' }).click()

  await expect(page.getByRole('heading', { name: title })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Send now' })).toHaveCount(0)
  expect(sent()).toBe(1)
})

test('a form whose waiting was cancelled by an edit is sent by a button only', async ({ page, context }) => {
  const title = unique('For the harvest')
  const sent = count(page, '/prayer_requests/create/')
  await page.goto('/prayer-requests')
  await begin(page, 'Title')
  await context.setOffline(true)
  await ask(page, title)
  await page.getByRole('button', { name: accept }).click()
  await page.getByLabel('Description').pressSequentially(' And')
  await expect(page.getByText(noNetwork)).toBeVisible()

  await context.setOffline(false)

  await expect(page.getByText('This was not sent yet. What you typed is kept here.')).toBeVisible()
  expect(sent()).toBe(0)
  await page.getByRole('button', { name: 'Send now' }).click()
  await expect(page.getByRole('heading', { name: title })).toBeVisible()
  expect(sent()).toBe(1)
})

test('the choice to send later can be withdrawn', async ({ page, context }) => {
  const sent = count(page, '/prayer_requests/create/')
  await page.goto('/prayer-requests')
  await begin(page, 'Title')
  await context.setOffline(true)
  await ask(page, unique('For a quiet night'))
  await page.getByRole('button', { name: accept }).click()

  await page.getByRole('button', { name: 'Do not send it by itself' }).click()
  await context.setOffline(false)

  await expect(page.getByRole('button', { name: 'Send now' })).toBeVisible()
  expect(sent()).toBe(0)
})

test('while the server does not answer it is probed, and then the form is sent', async ({ page }) => {
  const title = unique('For our drivers')
  const sent = count(page, '/prayer_requests/create/')
  await page.goto('/prayer-requests')
  await begin(page, 'Title')
  await page.route(/prayer_requests\/create\/|favicon\.svg/, (route) => route.abort())
  await ask(page, title)
  await expect(page.getByText('The network does not answer. What you typed is kept here.')).toBeVisible()
  await page.getByRole('button', { name: accept }).click()
  const tried = await page.waitForRequest(/favicon\.svg/)
  expect(tried.method()).toBe('HEAD')

  await page.unroute(/prayer_requests\/create\/|favicon\.svg/)

  await expect(page.getByRole('heading', { name: title })).toBeVisible({ timeout: 20_000 })
  expect(sent()).toBe(1)
})

test('a prayer request whose answer was lost is stored once', async ({ page, context }) => {
  const title = unique('For the choir')
  await page.goto('/prayer-requests')
  await begin(page, 'Title')
  await page.route('**/prayer_requests/create/', async (route) => {
    await route.fetch()
    await context.setOffline(true)
    await route.abort()
  })
  await ask(page, title)
  await page.getByRole('button', { name: accept }).click()
  await page.unroute('**/prayer_requests/create/')
  await context.setOffline(false)

  await expect(page.getByRole('heading', { name: title })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { name: title })).toHaveCount(1)
})

test('an unsent form can be sent after a reload, and other pages name the page that it is on', async ({
  page,
}) => {
  const title = unique('For my exams')
  const sent = count(page, '/prayer_requests/create/')
  await page.goto('/prayer-requests')
  await begin(page, 'Title')
  await page.route('**/prayer_requests/create/', (route) => route.abort())
  await ask(page, title)
  await expect(page.getByRole('button', { name: accept })).toBeVisible()

  await page.goto('/about')
  await expect(page.getByText(/What you typed on “Prayer Requests” was not sent yet/)).toBeVisible()
  await page.unroute('**/prayer_requests/create/')
  await page.goBack()
  await page.reload()

  await page.getByLabel('Title').click()
  await expect(page.getByLabel('Title')).toHaveValue(title)
  expect(sent()).toBe(0)
  await page.getByRole('button', { name: 'Send now' }).click()
  await expect(page.getByRole('heading', { name: title })).toBeVisible()
  expect(sent()).toBe(1)
})

test('a message to a leader without a network is not reported as sent, and is sent later', async ({
  page,
  context,
  signInAs,
}) => {
  const message = unique('I come with three friends.')
  await signInAs('member')
  await page.goto('/fellowships?group=1')
  await begin(page, /^Message to/)
  await context.setOffline(true)
  const field = page.getByRole('textbox', { name: /^Message to/ })
  await field.fill(message)
  await page.getByRole('button', { name: 'Send message' }).click()

  await expect(page.getByText(noNetwork)).toBeVisible()
  await expect(field).toHaveValue(message)
  const delivered = page.waitForResponse('**/fellowships/1/message/')
  await page.getByRole('button', { name: accept }).click()
  await context.setOffline(false)

  expect((await delivered).status()).toBe(201)
  await expect(field).toHaveValue('')
})

test('a login without a network is reported, and keeps the username', async ({ page, context }) => {
  await page.goto('/login')
  await page.getByLabel('Username').fill('member')
  await page.getByLabel('Password', { exact: true }).fill('adinkra-cloth-27')
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Log in' }).click()

  await expect(
    page.getByText(/No answer from the server. Please check your connection/).first(),
  ).toBeVisible()
  await expect(page.getByLabel('Username')).toHaveValue('member')
})
