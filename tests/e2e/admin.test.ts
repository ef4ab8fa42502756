import type { Page } from '@playwright/test'
import { choose, dialog, row } from '../support/browsing.ts'
import { weighScripts } from '../support/script-weight.ts'
import { expect, test } from './fixtures.ts'
import { newPerson } from './people.ts'

/** The calls to the backend that this page makes, as `GET users/`, without the one about the second factor of staff. */
function callsOf(page: Page): string[] {
  const made: string[] = []
  page.on('request', (request) => {
    const [, path] = request.url().split('/backend/api/')
    if (path && path !== 'auth/factors/') made.push(`${request.method()} ${path}`)
  })
  return made
}

test('the admin dashboard opens at its overview with the four calls of the specification', async ({
  page,
  signInAs,
}) => {
  await signInAs('admin')
  const made = callsOf(page)

  await page.goto('/Admin/')

  await expect(page.getByRole('heading', { name: 'Admin Dashboard' })).toBeVisible()
  const tabs = page.locator('.staff-nav').getByRole('link', { includeHidden: true })
  await expect(tabs).toHaveText([
    ...['Overview', 'Users', 'Fellowships', 'Events', 'Sermons', 'Prayer Requests', 'Testimonies', 'Logs'],
  ])
  await expect(tabs.first()).toHaveAttribute('aria-current', 'page')
  const counts = page.locator('.staff-counts li')
  await expect(counts.filter({ hasText: 'Fellowships' })).toContainText('6')
  expect(made.sort()).toEqual(['GET admin/logs/', 'GET admin/stats/', 'GET events/', 'GET users/'])
  await counts.filter({ hasText: 'Events' }).getByRole('link').click()
  await expect(page).toHaveURL(/\/Admin\/#events$/)
  await expect(row(page, 'Upcoming').first()).toBeVisible()
  await page.goBack()
  await expect(counts).toHaveCount(6)
})

test('each tab shows its list and searches it', async ({ page, signInAs }) => {
  await signInAs('admin')
  for (const [tab, placeholder, words, found] of [
    ['fellowships', 'Search fellowships...', 'nkabom', 'Nkabom Young Adults'],
    ['sermons', 'Search sermons...', 'be still', 'Be Still'],
    ['prayer-requests', 'Search prayer requests...', 'a', /Pending|Answered/],
    ['testimonies', 'Search testimonies...', 'a', /Pending|Approved/],
    ['logs', 'Search logs...', 'signed in', '127.0.0.1'],
  ] as const) {
    await page.goto(`/admin#${tab}`)
    await page.getByPlaceholder(placeholder).fill(words)
    await expect(row(page, found).first()).toBeVisible()
    await page.getByPlaceholder(placeholder).fill('kwyjibo')
    await expect(page.getByText(/^No (system )?[a-z ]+ found$/)).toBeVisible()
  }
})

test('an admin changes the role of a user and deletes the user, with the calls and texts of the specification', async ({
  page,
  signInAs,
  church,
}) => {
  const username = await newPerson(page, church, { complete: false })
  await signInAs('admin')
  await page.goto('/admin#users')
  await page.getByPlaceholder('Search users...').fill(username)
  await expect(row(page, username)).toContainText('Regular Member')

  await choose(row(page, username), /^Change Role/)
  await expect(dialog(page)).toHaveAccessibleName('Manage User Role')
  await expect(dialog(page).getByRole('radio')).toHaveCount(4)
  await dialog(page).getByLabel('Fellowship Leader').check()
  await expect(dialog(page).getByLabel('Which fellowship')).toBeVisible()
  const put = page.waitForRequest((request) => request.method() === 'PUT')
  await dialog(page).getByRole('button', { name: 'Update Role' }).click()
  expect((await put).url()).toMatch(/\/backend\/api\/admin\/users\/\d+\/role\/$/)
  expect((await put).postDataJSON()).toEqual({ role: 'fellowship_leader' })
  await expect(page.getByText('Role updated for Esi Arthur')).toBeVisible()
  await expect(row(page, username)).toContainText('Fellowship Leader')

  await page.route('**/admin/users/*/', (route) => route.fulfill({ status: 500, json: {} }))
  await choose(row(page, username), /^Delete/)
  await expect(
    dialog(page).getByText('Are you sure you want to delete this user? This action cannot be undone.'),
  ).toBeVisible()
  await dialog(page).getByRole('button', { name: 'Delete User' }).click()
  await expect(page.locator('.toast-error')).toHaveText(/Failed to delete user/)
  await page.unroute('**/admin/users/*/')
  const gone = page.waitForRequest((request) => request.method() === 'DELETE')
  await dialog(page).getByRole('button', { name: 'Delete User' }).click()

  expect((await gone).url()).toMatch(/\/backend\/api\/admin\/users\/\d+\/$/)
  await expect(page.getByText('User deleted successfully')).toBeVisible()
  await expect(row(page, username)).toHaveCount(0)
})

test('failed calls are reported once, and can be repeated', async ({ page, signInAs }) => {
  await signInAs('admin')
  await page.route('**/backend/api/{users,admin/stats,events}/', (route) => route.abort())
  await page.goto('/admin')
  await expect(page.getByText('Failed to load dashboard data')).toHaveCount(1)
  await page.unroute('**/backend/api/{users,admin/stats,events}/')

  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.locator('.staff-counts li')).toHaveCount(6)
  await page.goto('/admin#users')
  await page.getByRole('button', { name: 'Try again' }).click()

  await expect(row(page, '@newcomer')).toBeVisible()
})

test('the dashboard works with a backend that has the calls of the specification only', async ({
  page,
  signInAs,
}) => {
  const answers: Record<string, object> = {
    'admin/stats/': { totalUsers: 2, fellowships: 1 },
    'users/': { results: [{ id: 5, username: 'kwame', first_name: '', last_name: '', role: '' }] },
    'events/': [],
    'admin/logs/': [{ id: 1, timestamp: '2026-11-01T08:00:00Z', action: 'Boot', status: 'strange' }],
  }
  await signInAs('admin')
  await page.route('**/backend/api/**', (route) => {
    const answer = answers[route.request().url().split('/backend/api/')[1] ?? '']
    return answer ? route.fulfill({ json: answer }) : route.fulfill({ status: 404, json: {} })
  })
  await page.goto('/admin')
  await expect(page.locator('.staff-counts li').first()).toContainText('2')

  await page.goto('/admin#users')
  for (const text of ['No email', 'No phone', 'Member', 'Not assigned'])
    await expect(row(page, 'kwame')).toContainText(text)
  await page.goto('/admin#events')
  await expect(page.getByText('No events found')).toBeVisible()
  await page.goto('/admin#logs')
  await expect(row(page, 'Boot')).toContainText('System')
  await expect(row(page, 'Boot').locator('.badge-laterite')).toHaveText('strange')
})

test('the first view is within the limit of a dashboard, and the page has noindex', async ({
  page,
  signInAs,
}) => {
  await signInAs('admin')

  expect(await weighScripts(page, '/admin')).toBeLessThanOrEqual(130 * 1024)
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/)
})
