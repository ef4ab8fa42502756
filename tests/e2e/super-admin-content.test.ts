import { choose, dialog, row, unique } from '../support/browsing.ts'
import { expect, test } from './fixtures.ts'

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
  await dialog(page).getByLabel('Of whom').selectOption('Nkabom Young Adults')
  await page.keyboard.press('Escape')
  await page.reload()

  await add.click()

  await expect(dialog(page).getByLabel('Event Title')).toHaveValue(title)
  await expect(dialog(page).getByLabel('Meeting Link')).toHaveValue('https://meet.example/night')
  await expect(dialog(page).getByLabel('Location')).toBeHidden()
  await expect(dialog(page).getByLabel('Of whom').locator('option:checked')).toHaveText('Nkabom Young Adults')
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

test('the second of two who change the same service gets a message, and nothing is overwritten', async ({
  page,
  signInAs,
  request,
  church,
}) => {
  await signInAs('admin')
  await page.goto('/super-admin#services')
  await choose(row(page, 'Evening of Prayer'), /^Edit/)
  const token = await page.evaluate(() => localStorage.getItem('access_token'))
  const headers = { Authorization: `Bearer ${token}` }
  const { results } = await (await request.get(`${church.url}/backend/api/services/`)).json()
  const {
    id,
    version,
    next_date: _,
    ...service
  } = results.find(({ title }: { title: string }) => title === 'Evening of Prayer')
  await request.put(`${church.url}/backend/api/services/${id}/`, {
    headers,
    data: { ...service, version, pastor: 'Somebody else' },
  })

  await dialog(page).getByLabel('Led by').fill('Me')
  await dialog(page).getByRole('button', { name: 'Save' }).click()

  await expect(dialog(page).getByText(/Somebody else changed this meanwhile/)).toBeVisible()
  await expect(dialog(page).getByLabel('Led by')).toHaveValue('Me')
  const after = await (await request.get(`${church.url}/backend/api/services/${id}/`)).json()
  expect(after.pastor).toBe('Somebody else')
})

test('a fellowship is added with a leader who is searched by name', async ({ page, signInAs }) => {
  const name = unique('Bethany')
  await signInAs('admin')
  await page.goto('/super-admin#fellowships')
  await page.getByRole('button', { name: 'Add Fellowship' }).click()

  await dialog(page).getByLabel('Name', { exact: true }).fill(name)
  await dialog(page).getByLabel('Meeting Day').selectOption('Tuesday')
  await dialog(page).getByLabel('Find somebody by name').fill('leader2')
  await dialog(page)
    .getByRole('button', { name: /@leader2/ })
    .click()
  await dialog(page).getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Fellowship added')).toBeVisible()

  await page.getByPlaceholder('Search fellowships...').fill(name)
  await expect(row(page, name)).toContainText('Tuesday, Not set')
  await expect(row(page, name)).not.toContainText('Not assigned')
  await choose(row(page, name), /^Delete/)
  await dialog(page).getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('Fellowship deleted successfully')).toBeVisible()
})

test('an approved testimony is on the public page', async ({ page, signInAs, request }) => {
  await signInAs('admin')
  await page.goto('/super-admin#testimonies')
  const waiting = row(page, 'Pending').first()
  await choose(waiting, /^View/)
  const title = await dialog(page).getByRole('heading').innerText()

  await dialog(page).getByRole('button', { name: 'Approve' }).click()
  await expect(page.getByText('Testimony approved')).toBeVisible()
  await dialog(page).getByRole('button', { name: 'Verify' }).click()
  await expect(dialog(page).getByRole('button', { name: 'Verified: take back' })).toBeVisible()

  expect(await (await request.get('/testimonies')).text()).toContain(title.slice(0, 12))
})

test('a prayer request is marked as answered, and a refused mark is rolled back with the reason', async ({
  page,
  signInAs,
}) => {
  await signInAs('admin')
  await page.goto('/super-admin#prayer-requests')
  await choose(row(page, 'Pending').first(), /^View/)
  await page.route('**/answered/', (route) =>
    route.fulfill({ status: 409, json: { detail: 'It is being changed.' } }),
  )
  await dialog(page).getByRole('button', { name: 'Mark as Answered' }).click()
  await expect(page.getByText('It is being changed.')).toBeVisible()
  await expect(dialog(page).getByRole('button', { name: 'Mark as Answered' })).toBeVisible()
  await page.unroute('**/answered/')

  await dialog(page).getByRole('button', { name: 'Mark as Answered' }).click()

  await expect(page.getByText('Praise God for answered prayers!')).toBeVisible()
  await expect(dialog(page).getByRole('button', { name: 'Mark as pending' })).toBeVisible()
})

test('a message of a visitor is marked as new until it is opened', async ({ page, signInAs, request }) => {
  const subject = unique('A question')
  await request.post('/backend/api/members/contacts/', {
    data: { name: 'Esi', email: 'esi@example.com', phone: '0244123456', subject, message: 'May I come?' },
  })
  await signInAs('admin')
  await page.goto('/super-admin#messages')
  await expect(row(page, subject)).toContainText('New')

  await choose(row(page, subject), /^View/)
  await expect(dialog(page).getByText('May I come?')).toBeVisible()
  await page.keyboard.press('Escape')

  await expect(row(page, subject)).not.toContainText('New')
})

test('an announcement is added, and members see it', async ({ page, signInAs }) => {
  const title = unique('Rain in the roof')
  await signInAs('admin')
  await page.goto('/super-admin#announcements')
  await page.getByRole('button', { name: 'Add Announcement' }).click()
  await dialog(page).getByLabel('Title').fill(title)
  await dialog(page).getByRole('textbox', { name: 'Text' }).fill('We meet in the hall.')
  await dialog(page).getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Announcement added')).toBeVisible()

  await signInAs('member')
  await page.goto('/dashboard#announcements')

  await expect(page.getByRole('tabpanel', { name: 'Announcements' }).getByText(title)).toBeVisible()
  await page.getByRole('tab', { name: 'Overview' }).click()
  await expect(page.getByRole('tabpanel', { name: 'Overview' }).getByText(title)).toBeVisible()
})
