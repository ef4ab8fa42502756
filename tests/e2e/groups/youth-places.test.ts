import { dialog, row } from '../../support/browsing.ts'
import { expect, test } from '../fixtures.ts'
import { as } from '../leading.ts'

test('a leader limits the places of an activity, a member waits and moves up, and the list is exported as a file', async ({
  page,
  signInAs,
}) => {
  await as(page, 'newcomer', 'post', 'activities/game-nights/signup/', {})
  await signInAs('leader')
  await page.goto('/fellowship-leader#activities')
  await page.getByRole('button', { name: /^Change.*Game nights/ }).click()
  await dialog(page).getByLabel('Places').fill('0')
  await dialog(page).getByRole('button', { name: 'Save' }).click()
  await expect(
    dialog(page)
      .getByText(/whole number of places/)
      .first(),
  ).toBeVisible()
  await expect(dialog(page).getByLabel('Fellowship')).toHaveCount(0)
  await dialog(page).getByLabel('Places').fill('1')
  await dialog(page).getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('1 of 1 places taken')).toBeVisible()

  await signInAs('member')
  await page.goto('/youthsignup')
  const activity = page.getByRole('listitem').filter({ hasText: 'Game nights' })
  await expect(activity).toContainText('The one place is taken.')
  await activity.getByRole('button', { name: /^Join the waiting list/ }).click()
  await expect(activity).toContainText('You are on the waiting list, place 1.')

  await signInAs('leader')
  await page.goto('/fellowship-leader#activities')
  await expect(row(page, 'Akosua')).toContainText('Waiting list, place 1')
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download CSV' }).click()
  expect((await download).suggestedFilename()).toMatch(/^youth-sign-ups-.*\.csv$/)
  await page.getByRole('button', { name: /^Change.*Game nights/ }).click()
  await dialog(page).getByLabel('Places').fill('')
  await dialog(page).getByRole('button', { name: 'Save' }).click()
  await expect(row(page, 'Akosua')).toContainText('Has a place')

  await signInAs('member')
  await page.goto('/youthsignup')
  await expect(activity.getByRole('button', { name: /^Cancel sign-up/ })).toBeVisible()
})

test('a leader without an activity is told who decides, and the office gives an activity to a fellowship', async ({
  page,
  signInAs,
}) => {
  await signInAs('leader2')
  await page.goto('/fellowship-leader#activities')
  await expect(page.getByText('No youth activity belongs to your fellowship')).toBeVisible()

  await signInAs('admin')
  await page.goto('/super-admin#activities')
  await page.getByRole('button', { name: /^Change.*Annual retreats/ }).click()
  await dialog(page).getByLabel('Fellowship').selectOption({ index: 2 })
  await dialog(page).getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Activity updated')).toBeVisible()

  await signInAs('leader2')
  await page.goto('/fellowship-leader#activities')
  await expect(page.getByRole('heading', { name: 'Annual retreats' })).toBeVisible()
})
