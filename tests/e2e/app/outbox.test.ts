import type { Page } from '@playwright/test'
import { findViolations } from '../../support/accessibility.ts'
import { unique } from '../../support/browsing.ts'
import { expect, test } from '../fixtures.ts'
import { bearer, newPerson } from '../people.ts'
import { accept, begin } from '../unsent.ts'

test.use({ serviceWorkers: 'allow' })

/** Asks for prayer where nothing answers, and lets it be sent later. */
async function askLater(page: Page, title: string): Promise<void> {
  await page.getByLabel('Title').fill(title)
  await page.getByLabel('Description').fill('Please stand with us.')
  await page.getByRole('button', { name: 'Submit prayer request' }).click()
  await page.getByRole('button', { name: accept }).click()
  await expect(page.getByText(/You may close this page/)).toBeVisible()
}

/** Loses the network at the form of a prayer request, and asks. */
async function askOffline(page: Page, title: string): Promise<void> {
  await page.goto('/prayer-requests')
  await begin(page, 'Title')
  await page.context().setOffline(true)
  await askLater(page, title)
}

/** The titles of the requests that reached the server, newest first. */
async function arrived(page: Page, url: string, username: string): Promise<string[]> {
  const headers = await bearer(page, url, username)
  const answer = await page.request.get(`${url}/backend/api/prayer_requests/my/`, { headers })
  const { results }: { results: { title: string }[] } = await answer.json()
  return results.map(({ title }) => title)
}

test('what was written without a network outlives its page, can be changed and taken back, and is sent once, in order', async ({
  page,
  context,
  signInAs,
  church,
}) => {
  const [first, second, third] = ['For rain', 'For the sick', 'For exams'].map(unique) as [
    string,
    string,
    string,
  ]
  const person = await newPerson(page, church)
  await signInAs(person)
  await page.goto('/kept')
  await page.evaluate(() => navigator.serviceWorker.ready)
  await askOffline(page, first)
  await page.getByRole('button', { name: 'Write another' }).click()
  await expect(page.getByLabel('Title')).toHaveValue('')
  await askLater(page, second)
  await page.reload()
  await expect(page.getByLabel('Title')).toHaveValue('')
  await askLater(page, third)

  await page.getByRole('link', { name: '3 things are not sent yet' }).click()
  const list = page.getByRole('region', { name: 'Not sent yet' })
  await expect(list.getByRole('listitem')).toHaveCount(3)
  await expect(list).toContainText(second)
  expect(await findViolations(page)).toEqual([])
  await list.getByRole('listitem').nth(1).getByRole('button', { name: 'Discard' }).click()
  await expect(list.getByRole('listitem')).toHaveCount(2)
  await list.getByRole('listitem').nth(1).getByRole('button', { name: 'Change' }).click()
  await expect(page.getByLabel('Title')).toHaveValue(third)
  await askLater(page, `${third} in May`)

  // The tab is gone in the middle; another one finds the network.
  await page.close()
  const other = await context.newPage()
  await context.setOffline(false)
  await other.goto(`${church.url}/about`)

  await expect.poll(() => arrived(other, church.url, person)).toEqual([`${third} in May`, first])
  await expect(other.getByText(/not sent yet/)).toHaveCount(0)
})

test('what one member wrote is not sent by the next on the same phone, who does not read it', async ({
  page,
  context,
  signInAs,
  church,
}) => {
  const title = unique('For my brother')
  const person = await newPerson(page, church)
  await signInAs(person)
  await askOffline(page, title)
  await page.goto('about:blank')
  await context.setOffline(false)

  await signInAs('member')
  await page.goto('/kept')

  const list = page.getByRole('region', { name: 'Not sent yet' })
  await expect(list).toContainText('Written by Esi Arthur; you are')
  await expect(list).not.toContainText(title)
  await expect(list.getByRole('button')).toHaveText([/Discard/])
  expect(await arrived(page, church.url, person)).toEqual([])

  await signInAs(person)
  await page.goto('/about')
  await expect.poll(() => arrived(page, church.url, person)).toEqual([title])
})

test('a tab that is closed in the middle of sending leaves the request there once', async ({
  page,
  context,
  signInAs,
  church,
}) => {
  const title = unique('For safe travel')
  const person = await newPerson(page, church)
  await signInAs(person)
  await askOffline(page, title)
  // The request arrives, and its answer does not.
  const sent = Promise.withResolvers<void>()
  await context.route('**/prayer_requests/create/', async (route) => {
    await route.fetch()
    sent.resolve()
  })
  await context.setOffline(false)
  await sent.promise
  expect(await arrived(page, church.url, person)).toEqual([title])
  await page.close()
  await context.unroute('**/prayer_requests/create/')

  const other = await context.newPage()
  await other.goto(`${church.url}/kept`)

  await expect(other.getByRole('region', { name: 'Not sent yet' })).toHaveCount(0)
  await expect(other.getByText(/not sent yet/)).toHaveCount(0)
  expect(await arrived(other, church.url, person)).toEqual([title])
})
