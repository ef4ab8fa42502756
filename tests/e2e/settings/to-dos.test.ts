import { expect, test } from '../fixtures.ts'
import { bearer } from '../people.ts'

test('the overview of a leader begins with what waits, and leads to the meeting’s attendance in one tap', async ({
  page,
  church,
  signInAs,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  const api = `${church.url}/backend/api`
  const headers = await bearer(page, church.url, 'leader')
  const data = {
    title: 'Watch night',
    description: 'x',
    date: '2099-12-31',
    time: '21:00',
    location: 'Church',
  }
  await page.request.post(`${api}/fellowships/1/events/`, { headers, data })
  await signInAs('leader')
  await page.goto('/fellowship-leader')

  const toDos = page.getByRole('region', { name: 'What needs you' })
  await expect(toDos.getByText(/prayer requests? (is|are) not answered yet/)).toBeVisible()
  await expect(toDos.locator('.hint')).toBeVisible()
  await toDos
    .getByRole('link', { name: /^(Mark attendance|Attendance)/ })
    .first()
    .click()
  await expect(page.getByRole('dialog')).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
})

test('the first screen of the media team says what waits, and when it streams next', async ({
  page,
  signInAs,
}) => {
  await signInAs('media')
  await page.goto('/media-dashboard')

  const toDos = page.getByRole('region', { name: 'What needs you' })
  await expect(toDos.getByText(/Next service to stream|Nothing waits for you/)).toBeVisible()
})

test('the dashboard of a member begins with their event and their requests', async ({
  page,
  church,
  signInAs,
}) => {
  const api = `${church.url}/backend/api`
  const admin = await bearer(page, church.url, 'admin')
  const data = {
    title: 'Harvest',
    description: 'x',
    date: '2099-11-22',
    time: '09:00',
    location: 'Church',
    fellowship: null,
    category: 'worship',
    takes_signups: true,
  }
  const added = await page.request.post(`${api}/events/`, { headers: admin, data })
  const { id } = (await added.json()) as { id: number }
  const headers = await bearer(page, church.url, 'newcomer')
  await page.request.post(`${api}/events/${id}/signup/`, { headers, data: {} })
  await signInAs('newcomer')
  await page.goto('/dashboard')

  const toDos = page.getByRole('region', { name: 'What you asked for, and said yes to' })
  await expect(toDos).toContainText('You said yes: Sunday, 22 Nov 2099, 9:00 AM: Harvest, Church')
  await expect(toDos.getByRole('link', { name: /^See the event/ })).toHaveAttribute('href', `/events/${id}`)
})
