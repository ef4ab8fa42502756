import type { Page } from '@playwright/test'
import { section } from '../../support/browsing.ts'
import { demoPassword, expect, signIn, test } from '../fixtures.ts'
import { mailedLinks } from '../letters.ts'
import { bearer, newPerson } from '../people.ts'

/* The links in letters about an account: what they do, and when they are used up. */

const spent = 'This link was used already, or is too old.'
const anAddress = () => `${crypto.randomUUID().slice(0, 8)}@example.com`

/** Opens a link, presses its button, and waits for this text. */
async function follow(page: Page, link: string, act: string, words: string | RegExp): Promise<void> {
  // Another page first: the same page with another token would not be loaded again.
  await page.goto('/robots.txt')
  await page.goto(link)
  await page.getByRole('button', { name: act }).click()
  await expect(page.getByText(words)).toBeVisible()
}

async function addressOf(
  page: Page,
  url: string,
  username: string,
  password = demoPassword,
): Promise<unknown> {
  const headers = await bearer(page, url, username, password)
  const answer = await page.request.get(`${url}/backend/api/users/me/`, { headers })
  return ((await answer.json()) as { email: unknown }).email
}

/** A person with a confirmed address. */
async function confirmed(page: Page, church: { url: string; dataDir: string }) {
  const email = anAddress()
  const username = await newPerson(page, church, { email })
  const [link = ''] = await mailedLinks(church.dataDir, email, 'confirm-email')
  await signIn(page, church.url, username)
  await follow(page, link, 'Confirm this address', 'Thank you. Your e-mail address is confirmed.')
  return { email, username }
}

test('an address is confirmed by its letter after logging in, and optional letters can be chosen only then', async ({
  page,
  church,
}) => {
  const email = anAddress()
  const username = await newPerson(page, church, { email })
  const [link = ''] = await mailedLinks(church.dataDir, email, 'confirm-email')
  await follow(page, link, 'Confirm this address', /^Please log in on this device first/)
  await expect(page.locator('main').getByRole('link', { name: 'Log in' })).toBeVisible()
  await signIn(page, church.url, username)
  await page.goto('/settings')
  const notConfirmed = section(page, 'E-mails').getByText('Your e-mail address is not confirmed yet')
  await expect(notConfirmed).toBeVisible()

  await follow(page, link, 'Confirm this address', 'Thank you. Your e-mail address is confirmed.')

  await page.getByRole('link', { name: 'Go to your profile' }).click()
  await expect(page.getByText('An e-mail is on its way')).toHaveCount(0)
  await page.goto('/settings')
  await expect(section(page, 'E-mails').getByRole('checkbox')).toHaveCount(2)
  await expect(notConfirmed).toHaveCount(0)
  await follow(page, link, 'Confirm this address', spent)
  await expect(page.getByRole('button', { name: 'Confirm this address' })).toBeEnabled()
})

test('the letter to the old address undoes a change of address and ends all sessions', async ({
  page,
  church,
}) => {
  const { email, username } = await confirmed(page, church)
  const strange = anAddress()
  const headers = await bearer(page, church.url, username)
  await page.request.patch(`${church.url}/backend/api/users/update/${username}/`, {
    headers,
    data: { email: strange },
  })
  const [theirs = ''] = await mailedLinks(church.dataDir, strange, 'confirm-email')
  await follow(page, theirs, 'Confirm this address', /confirmed/)
  expect(await addressOf(page, church.url, username)).toBe(strange)
  const [undo = ''] = await mailedLinks(church.dataDir, email, 'undo-email')
  await signIn(page, church.url, username)

  await follow(page, undo, 'Restore my address', /^Your e-mail address is back/)

  expect(await page.evaluate(() => localStorage.getItem('refresh_token'))).toBeNull()
  expect(await addressOf(page, church.url, username)).toBe(email)
  await follow(page, undo, 'Restore my address', spent)
  await page.goto('/undo-email')
  await expect(page.getByText('This link is incomplete.')).toBeVisible()
})

test('the letter about a new device ends its session and leads to a new password', async ({
  page,
  church,
  playwright,
}) => {
  const { email, username } = await confirmed(page, church)
  const stranger = await playwright.request.newContext({ baseURL: church.url })
  const login = () =>
    stranger.post('/backend/api/auth/login/', { data: { username, password: demoPassword } })
  const { refresh } = (await (await login()).json()) as { refresh: string }
  const [link = ''] = await mailedLinks(church.dataDir, email, 'not-me')

  await follow(page, link, 'Sign everybody out', /^Everybody is signed out/)

  expect((await stranger.post('/backend/api/auth/refresh/', { data: { refresh } })).status()).toBe(401)
  expect((await login()).status()).toBe(401)
  await stranger.dispose()
  await follow(page, link, 'Sign everybody out', spent)
  const [reset = ''] = await mailedLinks(church.dataDir, email, 'reset-password')
  await page.goto(reset)
  await expect(page.getByLabel('New password')).toBeVisible()
})
