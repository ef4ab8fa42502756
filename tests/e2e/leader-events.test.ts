import { choose, dialog, row, unique } from '../support/browsing.ts'
import { expect, test } from './fixtures.ts'
import { as, dayFromNow, event, planned } from './leading.ts'

test('an event is created with the body of the specification and its category, and added to the end of the list', async ({
  page,
  signInAs,
}) => {
  const title = unique('Choir practice')
  await signInAs('leader')
  await page.goto('/fellowship-leader#events')
  await page.getByRole('button', { name: 'Create Event' }).click()
  await dialog(page).getByRole('button', { name: 'Create Event' }).click()
  await expect(dialog(page).getByLabel('Event Title')).toBeFocused()
  for (const [label, problem] of [
    ['Event Title', 'Please enter a title'],
    ['Description', 'Please enter a description'],
    ['Date', 'Please choose a date'],
    ['Time', 'Please choose a time'],
    ['Location', 'Please enter the location'],
  ])
    await expect(dialog(page).getByLabel(label ?? '', { exact: true })).toHaveAccessibleDescription(
      problem ?? '',
    )

  await dialog(page).getByLabel('Event Title').fill(title)
  await dialog(page).getByLabel('Description').fill('Bring your hymn book.')
  await dialog(page).getByText('More', { exact: true }).click()
  await dialog(page).getByLabel('Category').selectOption('Youth')
  await dialog(page).getByLabel('Date').fill(dayFromNow(2))
  await dialog(page).getByLabel('Time').fill('18:30')
  await dialog(page).getByLabel('This is an online event').check()
  await dialog(page).getByLabel('Meeting Link').fill('not an address')
  await dialog(page).getByRole('button', { name: 'Create Event' }).click()
  await expect(dialog(page).getByLabel('Meeting Link')).toHaveAccessibleDescription(/meeting/)
  await dialog(page).getByLabel('Meeting Link').fill('https://meet.example/choir')
  const sent = page.waitForRequest((request) => request.method() === 'POST')
  await dialog(page).getByRole('button', { name: 'Create Event' }).click()

  expect((await sent).postDataJSON()).toEqual({
    ...{ title, description: 'Bring your hymn book.', date: dayFromNow(2), time: '18:30', location: '' },
    ...{ is_online: true, meeting_link: 'https://meet.example/choir', fellowship: 1, category: 'youth' },
  })
  await expect(page.getByText('Event created successfully')).toBeVisible()
  await expect(dialog(page)).toHaveCount(0)
  await expect(page.getByRole('row').last()).toContainText(title)
  await expect(row(page, title)).toContainText('Online Meeting')
  await page.reload()
  await expect(row(page, title)).toBeVisible()
})

test('an event that was refused stays in its form after Escape and a reload', async ({ page, signInAs }) => {
  await signInAs('leader')
  await page.route('**/fellowships/1/events/', (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({ status: 500, json: { detail: 'The hall is on fire.' } })
      : route.continue(),
  )
  await page.goto('/fellowship-leader#events')
  await page.getByRole('button', { name: 'Create Event' }).click()
  const title = dialog(page).getByLabel('Event Title')
  await title.fill('Prayer walk')
  await dialog(page).getByLabel('Description').fill('Around the market.')
  await dialog(page).getByLabel('Date').fill(dayFromNow(2))
  await dialog(page).getByLabel('Time').fill('06:00')
  await dialog(page).getByLabel('Location', { exact: true }).fill('Madina')

  await dialog(page).getByRole('button', { name: 'Create Event' }).click()

  await expect(page.getByText('Failed to create event')).toBeVisible()
  await expect(dialog(page)).toContainText('The hall is on fire.')
  await expect(title).toHaveValue('Prayer walk')
  await page.keyboard.press('Escape')
  await page.reload()
  await page.getByRole('button', { name: 'Create Event' }).click()
  await expect(title).toHaveValue('Prayer walk')
  await expect(dialog(page).getByLabel('Location', { exact: true })).toHaveValue('Madina')
})

test('an event is edited, and a stale edit is refused without overwriting', async ({ page, signInAs }) => {
  const title = unique('Bible study')
  const { id } = await planned(page, title)
  await signInAs('leader')
  await page.goto('/fellowship-leader#events')
  await choose(row(page, title), 'Edit')
  await expect(dialog(page).getByLabel('Event Title')).toHaveValue(title)
  await dialog(page).getByLabel('Location', { exact: true }).fill('Church hall')
  await dialog(page).getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Event updated')).toBeVisible()
  await expect(row(page, title)).toContainText('Church hall')

  await choose(row(page, title), 'Edit')
  await as(page, 'admin', 'put', `events/${id}/`, { ...event(title, { location: 'Chapel' }), fellowship: 1 })
  await dialog(page).getByLabel('Location', { exact: true }).fill('Courtyard')
  await dialog(page).getByRole('button', { name: 'Save' }).click()

  await expect(dialog(page)).toContainText('Somebody else changed this meanwhile')
  await dialog(page).getByRole('button', { name: 'Save' }).click()
  await expect(dialog(page)).toContainText('Somebody else changed this meanwhile')
  await expect(dialog(page).getByLabel('Location', { exact: true })).toHaveValue('Courtyard')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Refresh' }).click()
  await expect(row(page, title)).toContainText('Chapel')
  await choose(row(page, title), 'Edit')
  await expect(dialog(page).getByLabel('Location', { exact: true })).toHaveValue('Chapel')
})

test('an event is deleted after a confirmation, and stays when the server refuses', async ({
  page,
  signInAs,
}) => {
  const title = unique('Picnic')
  await planned(page, title)
  await signInAs('leader')
  await page.goto('/fellowship-leader#events')
  const refuse = '**/fellowships/1/events/*/'
  await page.route(refuse, (route) => route.fulfill({ status: 500, json: { detail: 'Not now.' } }))

  await choose(row(page, title), 'Delete')
  await expect(dialog(page)).toContainText('Are you sure you want to delete this event?')
  await expect(dialog(page)).toContainText(title)
  await dialog(page).getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('Failed to delete event')).toBeVisible()
  await expect(dialog(page)).toContainText('Not now.')
  await dialog(page).getByRole('button', { name: 'Cancel' }).click()
  await expect(row(page, title)).toBeVisible()
  await page.unroute(refuse)
  await choose(row(page, title), 'Delete')
  await dialog(page).getByRole('button', { name: 'Delete' }).click()

  await expect(page.getByText('Event deleted successfully')).toBeVisible()
  await expect(row(page, title)).toHaveCount(0)
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Events' })).toBeVisible()
  await expect(row(page, title)).toHaveCount(0)
})
