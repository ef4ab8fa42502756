import type { Locator } from '@playwright/test'
import { choose, dialog, row } from '../../support/browsing.ts'
import { photograph } from '../../support/photograph.ts'
import { demoPassword, expect, test } from '../fixtures.ts'
import { as, dayFromNow } from '../leading.ts'

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
  await expect(page.getByText('The one place is taken.')).toBeVisible()
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

test('an admin cuts a poster, says what it shows, and a visitor sees it on the page of the event', async ({
  page,
  signInAs,
}) => {
  const fields = {
    title: 'Yam blessing',
    description: 'Thanks for the year.',
    time: '09:00',
    location: 'Main hall',
  }
  const event = { ...fields, date: dayFromNow(8), category: 'worship' }
  const { id } = await as(page, 'admin', 'post', 'events/', event)
  await signInAs('admin')
  await page.goto('/super-admin#events')

  await choose(row(page, 'Yam blessing'), /^Poster/)
  await page.getByLabel('Choose a picture').setInputFiles(await photograph())
  await page.getByRole('button', { name: 'Turn right' }).click()
  await page.getByRole('button', { name: 'Use this picture' }).click()
  expect(await widthOf(page.getByRole('img', { name: 'The poster' }))).toBeGreaterThan(300)
  await page.getByRole('button', { name: 'Save poster' }).click()
  await expect(page.getByLabel('What the picture shows')).toHaveAccessibleDescription(
    /Please say what the picture shows/,
  )
  await page.getByLabel('What the picture shows').fill('Yams and maize before the altar')
  await page.getByRole('button', { name: 'Save poster' }).click()
  await expect(page.getByText('Poster saved')).toBeVisible()
  await page.goto(`/events/${id}`)

  const poster = page.getByRole('img', { name: 'Yams and maize before the altar' })
  await expect(poster).toBeVisible()
  expect(await widthOf(poster)).toBeGreaterThan(300)

  await page.goto('/super-admin#events')
  await choose(row(page, 'Yam blessing'), /^Poster/)
  await dialog(page).getByRole('button', { name: 'Remove poster' }).click()
  await expect(page.getByText('Poster removed')).toBeVisible()
  await page.goto(`/events/${id}`)
  await expect(poster).toHaveCount(0)
})

/** The width in pixels of a picture that has arrived. */
const widthOf = (picture: Locator): Promise<number> =>
  picture.evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth))
