import { expect, test } from '../fixtures.ts'
import { logIn } from '../people.ts'

test('a visitor who chose an activity has its place after the login, and gives it back', async ({ page }) => {
  await page.goto('/YouthMinistry')
  await page.getByRole('link', { name: /^Sign Up.*Game nights/ }).click()
  await logIn(page, 'member')
  await expect(page).toHaveURL('/youthsignup#game-nights')
  await expect(page.getByText('You are signed up for Game nights')).toBeVisible()
  await page.reload()

  await page.getByRole('button', { name: /^Cancel sign-up.*Game nights/ }).click()
  await expect(page.getByRole('button', { name: /^Sign Up.*Game nights/ })).toBeVisible()
})

test('a refused sign-up is rolled back with the reason', async ({ page, signInAs }) => {
  await signInAs('member')
  await page.route('**/activities/annual-retreats/signup/', (route) =>
    route.fulfill({ status: 409, json: { detail: 'Every bed is taken.' } }),
  )
  await page.goto('/youthsignup')

  await page.getByRole('button', { name: /^Sign Up.*Annual retreats/ }).click()

  await expect(page.getByText('Every bed is taken.')).toBeVisible()
  await expect(page.getByRole('button', { name: /^Sign Up.*Annual retreats/ })).toBeVisible()
})
