import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'

const row = (page: Page, name: string | RegExp) => page.getByRole('row').filter({ hasText: name })
const dialog = (page: Page) => page.getByRole('dialog')
const unique = (words: string) => `${words} ${crypto.randomUUID().slice(0, 6)}`

test('the overview counts, and each count leads to its section; Back leads back', async ({
  page,
  signInAs,
}) => {
  await signInAs('admin')
  await page.goto('/super-admin')
  await expect(page.getByRole('heading', { name: 'Super Admin Dashboard' })).toBeVisible()
  await expect(page.getByText('Complete control over the church application')).toBeVisible()
  const counts = page.locator('.staff-counts li')
  await expect(counts).toHaveCount(6)
  await expect(counts.filter({ hasText: 'Sermons' })).toContainText('24')

  await counts.filter({ hasText: 'Total Members' }).getByRole('link').click()
  await expect(page).toHaveURL('/super-admin#users')
  await expect(page.getByRole('heading', { name: 'Church Members' })).toBeVisible()
  await page.goBack()

  await expect(counts.first()).toBeVisible()
  await page.getByText('As a table').first().click()
  await expect(page.getByRole('table', { name: 'Growth' })).toBeVisible()
})

test('whoever is no super admin sees nothing of it', async ({ page, signInAs }) => {
  await signInAs('leader')
  await page.goto('/super-admin')
  await expect(page).toHaveURL(/\/(dashboard|fellowship-leader)$/)

  await page.evaluate(() => localStorage.clear())
  await page.goto('/super-admin#users')
  await expect(page).toHaveURL(/\/login\?next=/)
})

test('a browser that only believes to be an admin is led back with a message', async ({ page, signInAs }) => {
  await signInAs('member')
  await page.evaluate(() => {
    const user = JSON.parse(localStorage.getItem('user') ?? '{}')
    localStorage.setItem('user', JSON.stringify({ ...user, role: 'admin' }))
  })

  await page.goto('/super-admin#logs')

  await expect(page).not.toHaveURL(/#logs/)
  await expect(page.locator('.toast-error')).toBeVisible()
})

test('members are searched, sorted and paged by the server', async ({ page, signInAs }) => {
  await signInAs('admin')
  await page.goto('/super-admin#users')
  await expect(page.getByText(/^1 to 20 of \d+$/)).toBeVisible()

  await page.getByRole('button', { name: 'Next' }).click()
  await expect(page.getByText(/^21 to 40 of/)).toBeVisible()
  await page.getByLabel('Sort by').selectOption('User, last to first')
  await expect(page.getByText(/^1 to 20 of/)).toBeVisible()
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.getByRole('button', { name: /^User/ }).click()
  await expect(page.getByRole('columnheader', { name: /^User/ })).toHaveAttribute('aria-sort', 'ascending')
  await page.getByPlaceholder('Search members...').fill('newcomer')

  await expect(row(page, '@newcomer')).toBeVisible()
  await expect(page.getByRole('row')).toHaveCount(2)
  await expect(row(page, '@newcomer')).toContainText('Not assigned')
  await page.getByPlaceholder('Search members...').fill('nobody-like-this')
  await expect(page.getByText('No users found')).toBeVisible()
})

test('somebody is looked at, given a role, and deleted after a question', async ({
  page,
  signInAs,
  church,
  request,
}) => {
  const username = `guest${crypto.randomUUID().slice(0, 6)}`
  await request.post(`${church.url}/backend/api/auth/register/`, {
    data: {
      ...{ first_name: 'Guest', last_name: 'Mensah', username, gender: 'female' },
      ...{ password: 'asore-demo-2026', confirm_password: 'asore-demo-2026', telephone: '0244123456' },
    },
  })
  await signInAs('admin')
  await page.goto('/super-admin#users')
  await page.getByPlaceholder('Search members...').fill(username)

  await row(page, username).getByRole('button', { name: /^View/ }).click()
  await expect(dialog(page).getByText('Not provided').first()).toBeVisible()
  await dialog(page).getByRole('button', { name: 'Manage Role' }).click()
  await dialog(page).getByLabel('Media Team').check()
  await dialog(page).getByRole('button', { name: 'Update Role' }).click()
  await expect(page.getByText('Role updated for Guest Mensah')).toBeVisible()
  await expect(row(page, username)).toContainText('Media Team')
  await row(page, username).getByRole('button', { name: /^View/ }).click()
  await dialog(page).getByRole('button', { name: 'Delete User' }).click()
  await expect(
    page.getByText('Are you sure you want to delete this user? This action cannot be undone.'),
  ).toBeVisible()
  await dialog(page).getByRole('button', { name: 'Delete User' }).click()

  await expect(page.getByText('User deleted successfully')).toBeVisible()
  await expect(row(page, username)).toHaveCount(0)
})

test('the last super admin cannot be made less, and the server says why', async ({ page, signInAs }) => {
  await signInAs('admin')
  await page.goto('/super-admin#users')
  await page.getByPlaceholder('Search members...').fill('admin')
  await row(page, '@admin')
    .getByRole('button', { name: /^Manage Role/ })
    .click()

  await dialog(page).getByLabel('Regular Member').check()
  await dialog(page).getByRole('button', { name: 'Update Role' }).click()

  await expect(page.getByText('Failed to update user role')).toBeVisible()
  await expect(dialog(page).getByText(/only super admin/)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(row(page, '@admin')).toContainText('Super Admin')
})

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
  await expect(dialog(page).getByText('Please enter a title')).toBeVisible()
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

  await row(page, title).getByRole('button', { name: /^Edit/ }).click()
  await dialog(page).getByLabel('This is an online event').check()
  await dialog(page).getByLabel('Meeting Link').fill('not a link')
  await dialog(page).getByRole('button', { name: 'Save' }).click()
  await expect(dialog(page).getByText(/full address of the meeting/)).toBeVisible()
  await dialog(page).getByLabel('Meeting Link').fill('https://meet.example/lantern')
  await dialog(page).getByRole('button', { name: 'Save' }).click()
  await expect(row(page, title)).toContainText('Online Meeting')
  await row(page, title)
    .getByRole('button', { name: /^Delete/ })
    .click()
  await dialog(page).getByRole('button', { name: 'Delete' }).click()

  await expect(page.getByText('Event deleted successfully')).toBeVisible()
  await visitor.reload()
  await expect(visitor.getByRole('link', { name: title })).toHaveCount(0)
  await visitor.close()
})

test('the second of two who change the same thing is told, and nothing is overwritten', async ({
  page,
  signInAs,
  request,
  church,
}) => {
  await signInAs('admin')
  await page.goto('/super-admin#services')
  await row(page, 'Evening of Prayer').getByRole('button', { name: /^Edit/ }).click()
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

test('a fellowship is added with a leader who is found by name', async ({ page, signInAs }) => {
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
  await row(page, name)
    .getByRole('button', { name: /^Delete/ })
    .click()
  await dialog(page).getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('Fellowship deleted successfully')).toBeVisible()
})

test('a testimony is read and approved, and then everybody reads it', async ({ page, signInAs, request }) => {
  await signInAs('admin')
  await page.goto('/super-admin#testimonies')
  const waiting = row(page, 'Pending').first()
  await waiting.getByRole('button', { name: /^View/ }).click()
  const title = await dialog(page).getByRole('heading').innerText()

  await dialog(page).getByRole('button', { name: 'Approve' }).click()
  await expect(page.getByText('Testimony approved')).toBeVisible()
  await dialog(page).getByRole('button', { name: 'Verify' }).click()
  await expect(dialog(page).getByRole('button', { name: 'Verified: take back' })).toBeVisible()

  expect(await (await request.get('/testimonies')).text()).toContain(title.slice(0, 12))
})

test('a prayer request is answered, and a refusal is taken back with the reason', async ({
  page,
  signInAs,
}) => {
  await signInAs('admin')
  await page.goto('/super-admin#prayer-requests')
  await row(page, 'Pending').first().getByRole('button', { name: /^View/ }).click()
  await page.route('**/answered/', (route) =>
    route.fulfill({ status: 409, json: { detail: 'It is being changed.' } }),
  )
  await dialog(page).getByRole('button', { name: 'Mark as Answered' }).click()
  await expect(page.getByText('It is being changed.')).toBeVisible()
  await expect(dialog(page).getByRole('button', { name: 'Mark as Answered' })).toBeVisible()
  await page.unroute('**/answered/')

  await dialog(page).getByRole('button', { name: 'Mark as Answered' }).click()

  await expect(page.getByText('Praise God for answered prayers!')).toBeVisible()
  await expect(dialog(page).getByRole('button', { name: 'Mark as active' })).toBeVisible()
})

test('the system log is filtered and saved as a file that no spreadsheet runs', async ({
  page,
  signInAs,
  request,
  church,
}) => {
  await request.post(`${church.url}/backend/api/auth/login/`, {
    data: { username: '=HYPERLINK("http://evil.example")', password: 'x' },
  })
  await signInAs('admin')
  await page.goto('/super-admin#logs')

  await page.getByLabel('Status').selectOption('warning')
  await expect(page.locator('td .badge-gold').first()).toBeVisible()
  await expect(page.locator('td .badge-forest')).toHaveCount(0)
  await page.getByLabel('Status').selectOption('')
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download CSV' }).click()

  const text = await readFile((await (await download).path()) ?? '', 'utf8')
  expect(text.split('\r\n')[0]).toBe('\uFEFFTimestamp,User,Action,Detail,IP Address,Status')
  expect(text).not.toMatch(/(^|,)"?[=+@]/m)
})

test('a message of a visitor arrives, is read, and is new no longer', async ({ page, signInAs, request }) => {
  const subject = unique('A question')
  await request.post('/backend/api/members/contacts/', {
    data: { name: 'Esi', email: 'esi@example.com', phone: '0244123456', subject, message: 'May I come?' },
  })
  await signInAs('admin')
  await page.goto('/super-admin#messages')
  await expect(row(page, subject)).toContainText('New')

  await row(page, subject).getByRole('button', { name: /^View/ }).click()
  await expect(dialog(page).getByText('May I come?')).toBeVisible()
  await page.keyboard.press('Escape')

  await expect(row(page, subject)).not.toContainText('New')
})

test('an announcement is written, and members read it', async ({ page, signInAs }) => {
  const title = unique('Rain in the roof')
  await signInAs('admin')
  await page.goto('/super-admin#announcements')
  await page.getByRole('button', { name: 'Add Announcement' }).click()
  await dialog(page).getByLabel('Title').fill(title)
  await dialog(page).getByLabel('Text').fill('We meet in the hall.')
  await dialog(page).getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Announcement added')).toBeVisible()

  await signInAs('member')
  await page.goto('/dashboard#announcements')

  await expect(page.getByText(title)).toBeVisible()
})

test('a list that does not come says so, and can be asked for again', async ({ page, signInAs }) => {
  await signInAs('admin')
  await page.route('**/backend/api/sermons/?*', (route) => route.abort())
  await page.goto('/super-admin#sermons')
  await expect(page.getByText('Failed to load dashboard data')).toBeVisible()
  await page.unroute('**/backend/api/sermons/?*')

  await page.getByRole('button', { name: 'Refresh' }).click()

  await expect(row(page, 'Be Still')).toContainText('audio')
  await expect(row(page, 'Be Still').getByRole('link', { name: /^Edit/ })).toHaveAttribute(
    'href',
    /\/media-dashboard\/edit-sermon\/\d+$/,
  )
})
