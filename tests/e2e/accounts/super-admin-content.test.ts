import { choose, dialog, row, unique } from '../../support/browsing.ts'
import { expect, test } from '../fixtures.ts'

test('an event is added, changed and deleted, and visitors see each change', async ({
  page,
  signInAs,
  browser,
  church,
}) => {
  const title = unique('Lantern Walk')
  const visitor = await browser.newPage({ baseURL: church.url })
  await signInAs('admin')
  await page.goto('/super-admin#events')

  await page.getByRole('button', { name: 'Add Event' }).click()
  await dialog(page).getByRole('button', { name: 'Save' }).click()
  await expect(dialog(page).locator('form').getByText('Please enter a title')).toBeVisible()
  await dialog(page).getByLabel('Event Title').fill(title)
  await dialog(page).getByLabel('Description').fill('Bring a lantern.')
  await dialog(page).getByLabel('Date').fill('2099-01-02')
  await dialog(page).getByLabel('Time').fill('19:00')
  await dialog(page).getByLabel('Location').fill('The forecourt')
  await dialog(page).getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Event added')).toBeVisible()
  await page.getByPlaceholder('Search events...').fill(title)
  await expect(row(page, title)).toContainText('Upcoming')
  await visitor.goto('/events')
  await expect(visitor.getByRole('link', { name: title })).toBeVisible()

  await choose(row(page, title), /^Edit/)
  await dialog(page).getByLabel('This is an online event').check()
  await dialog(page).getByLabel('Meeting Link').fill('not a link')
  await dialog(page).getByRole('button', { name: 'Save' }).click()
  await expect(
    dialog(page)
      .getByText(/full address of the meeting/)
      .first(),
  ).toBeVisible()
  await dialog(page).getByLabel('Meeting Link').fill('https://meet.example/lantern')
  await dialog(page).getByRole('button', { name: 'Save' }).click()
  await expect(row(page, title)).toContainText('Online Meeting')
  await choose(row(page, title), /^Delete/)
  await dialog(page).getByRole('button', { name: 'Delete' }).click()

  await expect(page.getByText('Event deleted successfully')).toBeVisible()
  await visitor.reload()
  await expect(visitor.getByRole('link', { name: title })).toHaveCount(0)
  await visitor.close()
})

test('an event that was begun stays after Escape and a reload, with its fellowship and its link', async ({
  page,
  signInAs,
}) => {
  const title = unique('Night watch')
  await signInAs('admin')
  await page.goto('/super-admin#events')
  const add = page.getByRole('button', { name: 'Add Event' })
  await add.click()
  await dialog(page).getByLabel('Event Title').fill(title)
  await dialog(page).getByLabel('This is an online event').check()
  await dialog(page).getByLabel('Meeting Link').fill('https://meet.example/night')
  await dialog(page).getByLabel('Fellowship').selectOption('Nkabom Young Adults')
  await page.keyboard.press('Escape')
  await page.reload()

  await add.click()

  await expect(dialog(page).getByLabel('Event Title')).toHaveValue(title)
  await expect(dialog(page).getByLabel('Meeting Link')).toHaveValue('https://meet.example/night')
  await expect(dialog(page).getByLabel('Location')).toBeHidden()
  await expect(dialog(page).getByLabel('Fellowship').locator('option:checked')).toHaveText(
    'Nkabom Young Adults',
  )
  await dialog(page).getByLabel('Description').fill('Bring a torch.')
  await dialog(page).getByLabel('Date').fill('2099-03-04')
  await dialog(page).getByLabel('Time').fill('20:00')
  await dialog(page).getByLabel('Ends').fill('19:00')
  await dialog(page).getByRole('button', { name: 'Save' }).click()
  await expect(dialog(page).getByLabel('Ends')).toHaveAccessibleDescription(/An event ends after it begins/)
  await dialog(page).getByLabel('Ends').fill('22:00')
  await dialog(page).getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Event added')).toBeVisible()
  await page.getByPlaceholder('Search events...').fill(title)
  await expect(row(page, title)).toContainText('8:00 PM to 10:00 PM')
  await add.click()
  await expect(dialog(page).getByLabel('Event Title')).toHaveValue('')
})
