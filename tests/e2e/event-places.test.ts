import { choose, dialog, row } from '../support/browsing.ts'
import { demoPassword, expect, test } from './fixtures.ts'
import { as, dayFromNow } from './leading.ts'

test('a visitor logs in from the page of a full event and waits, and has the place once the other is removed', async ({
  page,
  signInAs,
}) => {
  const fields = {
    title: 'Lake camp',
    description: 'A day at the lake.',
    time: '09:00',
    location: 'The lake',
  }
  const event = { ...fields, date: dayFromNow(5), category: 'youth', takes_signups: true, places: 1 }
  const { id } = await as(page, 'admin', 'post', 'events/', event)
  await as(page, 'newcomer', 'post', `events/${id}/signup/`, {})

  await page.goto(`/events/${id}`)
  await page.getByRole('main').getByRole('link', { name: 'Sign up', exact: true }).click()
  await expect(page).toHaveURL(/\/login\?next=/)
  await page.getByLabel('Username').fill('member')
  await page.getByLabel('Password', { exact: true }).fill(demoPassword)
  await page.getByRole('main').getByRole('button', { name: 'Log in' }).click()
  await expect(page.getByText('All 1 places are taken.')).toBeVisible()
  await page.getByRole('button', { name: /^Join the waiting list/ }).click()
  await expect(page.getByText('You are on the waiting list, place 1.')).toBeVisible()

  await signInAs('admin')
  await page.goto('/super-admin#events')
  await choose(row(page, 'Lake camp'), /^Sign-ups/)
  await expect(dialog(page).getByText('1 of 1 places taken, 1 waiting')).toBeVisible()
  await dialog(page)
    .getByRole('listitem')
    .filter({ hasText: 'Has a place' })
    .getByRole('button', { name: /^Remove/ })
    .click()
  await page.getByRole('button', { name: 'Remove sign-up' }).click()
  await expect(page.getByText('1 of 1 places taken', { exact: true })).toBeVisible()
  await expect(dialog(page).getByRole('listitem')).toContainText('Akosua')
})
