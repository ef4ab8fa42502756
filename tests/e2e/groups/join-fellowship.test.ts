import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { bearer, logIn, newPerson } from '../people.ts'

/* Joining a fellowship and writing to its leader, as a visitor and as a member. */

const join = (page: Page) => page.getByRole('button', { name: 'Join' })

test('a visitor who presses Join and logs in is back, joined, and the typed message is still there', async ({
  page,
  church,
}) => {
  const username = await newPerson(page, church)
  await page.goto('/fellowships?group=5')
  await page.getByLabel(/^Message to/).fill('May I bring my brother?')

  await join(page).click()
  await logIn(page, username)

  await expect(page).toHaveURL('/fellowships?group=5')
  await expect(page.getByText(/^Request sent to join/)).toBeVisible()
  await expect(page.getByText('You are in this fellowship')).toBeVisible()
  await expect(page.getByLabel(/^Message to/)).toHaveValue('May I bring my brother?')
  const headers = await bearer(page, church.url, username)
  const mine = () => page.request.get(`${church.url}/backend/api/fellowships/my/`, { headers })
  await expect.poll(async () => (await mine()).json()).toMatchObject({ id: 5 })
})

test('a visitor who presses Join and completes a profile is back in that fellowship', async ({
  page,
  church,
}) => {
  const username = await newPerson(page, church, { complete: false })
  await page.goto('/fellowships?group=2')

  await join(page).click()
  // By way of the sign-up page, which does not pass the address to return to.
  await page.getByRole('link', { name: 'Sign up' }).first().click()
  await page.getByRole('main').getByRole('link', { name: 'Log in' }).click()
  await logIn(page, username)
  await expect(page.getByLabel('Fellowship')).toHaveValue('2')
  await page.getByLabel('Marital status').selectOption('single')
  await page.getByLabel('Date of birth').fill('1994-03-06')
  await page.getByLabel('House address').fill('3 Ring Road')
  await page.getByLabel('Occupation').fill('Trader')
  await page.getByLabel('Church information').fill('New here.')
  await page.getByRole('button', { name: 'Complete profile' }).click()

  await expect(page).toHaveURL('/fellowships?group=2')
  await expect(page.getByText('You are in this fellowship')).toBeVisible()
})
