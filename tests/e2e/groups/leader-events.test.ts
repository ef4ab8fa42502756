import { dialog, row, unique } from '../../support/browsing.ts'
import { expect, test } from '../fixtures.ts'
import { dayFromNow } from '../leading.ts'

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
    title,
    description: 'Bring your hymn book.',
    date: dayFromNow(2),
    time: '18:30',
    location: '',
    is_online: true,
    meeting_link: 'https://meet.example/choir',
    fellowship: 1,
    category: 'youth',
  })
  await expect(page.getByText('Event created successfully')).toBeVisible()
  await expect(dialog(page)).toHaveCount(0)
  await expect(page.getByRole('row').last()).toContainText(title)
  await expect(row(page, title)).toContainText('Online Meeting')
  await page.reload()
  await expect(row(page, title)).toBeVisible()
})
