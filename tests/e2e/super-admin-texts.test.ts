import type { Page } from '@playwright/test'
import { choose, row } from '../support/browsing.ts'
import { expect, test } from './fixtures.ts'

/** Answers these lists with rows that lack optional fields, and passes all other calls on. */
async function answerLists(page: Page, lists: Record<string, object[]>): Promise<void> {
  await page.route('**/backend/api/**', (route) => {
    const path = new URL(route.request().url()).pathname.replace('/backend/api/', '')
    const results = lists[path]
    return results ? route.fulfill({ json: { count: results.length, results } }) : route.fallback()
  })
}

const long = 'x'.repeat(120)

test('missing fields of a backend are shown with the texts of the specification', async ({
  page,
  signInAs,
}) => {
  await signInAs('admin')
  await answerLists(page, {
    'users/': [{ id: 1, username: 'kwame' }],
    'fellowships/': [{ id: 2, name: 'Bare' }],
    'events/': [
      { id: 3, title: 'Past one', description: long, date: '2020-01-05', time: '09:00', location: 'Hall' },
      { id: 4, title: 'Coming one', description: 'Short', date: '2099-01-05', time: '', location: 'Hall' },
    ],
    'sermons/': [
      { id: 5, title: 'Untyped', scripture_reference: 'John 1', user_name: 'Esi', date: '2026-01-04' },
    ],
    'members/testimonies/': [
      { id: 6, category: 'provision', content: long, created_at: '2026-01-04T00:00:00Z' },
      { id: 7, user_name: 'Ama', category: 'healing', testimony: 'Well.', is_approved: true, created_at: '' },
    ],
    'prayer_requests/': [
      { id: 8, title: 'For rain', created_at: '2026-01-04T00:00:00Z' },
      { id: 9, title: 'For Ama', user_name: 'Ama', is_answered: true, created_at: '2026-01-04T00:00:00Z' },
    ],
    'admin/logs/': [
      { id: 10, timestamp: '2026-01-04T08:00:00Z', action: 'Boot', status: 'success' },
      { id: 11, timestamp: '2026-01-04T08:00:00Z', action: 'Full', status: 'warning', username: 'admin' },
      {
        id: 12,
        timestamp: '2026-01-04T08:00:00Z',
        action: 'Fire',
        status: 'anything',
        ip_address: '10.0.0.1',
      },
    ],
  })

  const says = async (section: string, name: string | RegExp, texts: readonly string[]) => {
    await page.goto(`/super-admin#${section}`)
    for (const text of texts) await expect(row(page, name)).toContainText(text)
  }
  await says('users', 'kwame', ['@kwame', 'K', 'No email', 'No phone', 'Member', 'Not assigned'])
  const narrow = page.viewportSize()
  await page.setViewportSize({ width: 1280, height: 800 })
  for (const act of [/^View/, /^Manage Role/])
    await expect(row(page, 'kwame').getByRole('button', { name: act })).toBeVisible()
  if (narrow) await page.setViewportSize(narrow)
  await choose(row(page, 'kwame'), /^View/)
  const details = page.getByRole('dialog', { name: 'User Details' })
  for (const [term, fact] of [
    ['Email', 'Not provided'],
    ['Phone', 'Not provided'],
    ['Gender', 'Not specified'],
    ['Fellowship', 'Not provided'],
    ['Date of Birth', 'Not provided'],
    ['Joined', 'Unknown'],
    ['Address', 'Not provided'],
    ['Occupation', 'Not provided'],
  ])
    await expect(details.locator('dl > div').filter({ hasText: new RegExp(`^${term}`) })).toHaveText(
      `${term}${fact}`,
    )
  await expect(details.getByText('Digital address')).toHaveCount(0)
  await expect(details.getByRole('button', { name: 'Manage Role' })).toBeVisible()
  await details.getByRole('button', { name: 'Manage Role' }).click()
  await expect(page.getByRole('dialog', { name: 'Manage User Role' }).getByRole('radio')).toHaveCount(4)
  for (const role of ['Regular Member', 'Fellowship Leader', 'Media Team', 'Super Admin'])
    await expect(page.getByRole('radio', { name: role, exact: true })).toBeVisible()
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click()

  await says('fellowships', 'Bare', ['Not assigned', '0', 'Not set'])
  await says('events', 'Past one', [`${'x'.repeat(50)}…`, '5 Jan 2020', '9:00 AM', 'Hall', 'Past'])
  await says('events', 'Coming one', ['Upcoming'])
  await says('sermons', 'Untyped', ['John 1', 'Esi', 'Unknown'])
  await says('testimonies', 'Divine Provision', ['Anonymous', '4 Jan 2026', 'Pending', 'Approve'])
  await expect(row(page, 'Divine Provision')).not.toContainText(long)
  await says('testimonies', 'Well.', ['Ama', 'Healing', 'Approved'])
  await expect(row(page, 'Well.').getByRole('button', { name: /^Approve/, includeHidden: true })).toHaveCount(
    0,
  )
  await says('prayer-requests', 'For rain', ['Anonymous', 'Pending'])
  await says('prayer-requests', 'For Ama', ['Ama', 'Answered'])
  await says('logs', 'Boot', ['System', 'success'])
  await expect(row(page, 'Boot').locator('.badge-forest')).toBeVisible()
  await expect(row(page, 'Full').locator('.badge-gold')).toBeVisible()
  await expect(row(page, 'Fire').locator('.badge-laterite')).toBeVisible()
  await expect(row(page, 'Fire')).toContainText('10.0.0.1')
})

test('an empty list shows the text of the specification', async ({ page, signInAs }) => {
  await signInAs('admin')
  const lists = ['users', 'fellowships', 'events', 'sermons', 'members/testimonies', 'prayer_requests']
  await answerLists(page, Object.fromEntries([...lists, 'admin/logs'].map((list) => [`${list}/`, []])))
  for (const [section, text] of [
    ['users', 'No users found'],
    ['fellowships', 'No fellowships found'],
    ['events', 'No events found'],
    ['sermons', 'No sermons found'],
    ['testimonies', 'No testimonies found'],
    ['prayer-requests', 'No prayer requests found'],
    ['logs', 'No system logs found'],
  ]) {
    await page.goto(`/super-admin#${section}`)
    await expect(page.getByText(text ?? '', { exact: true })).toBeVisible()
  }
})

test('the columns are those of the specification, in its order', async ({ page, signInAs }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await signInAs('admin')
  for (const [section, columns] of [
    ['users', ['User', 'Contact', 'Role', 'Fellowship', 'Actions']],
    ['fellowships', ['Name', 'Leader', 'Members', 'Meeting Day and Time', 'Actions']],
    ['events', ['Event', 'Date and Time', 'Location', 'Status', 'Actions']],
    ['sermons', ['Title', 'Preacher', 'Date', 'Type', 'Actions']],
    ['testimonies', ['User', 'Category', 'Testimony', 'Date', 'Status', 'Actions']],
    ['prayer-requests', ['Submitted By', 'Request', 'Date', 'Status', 'Actions']],
    ['logs', ['Timestamp', 'User', 'Action', 'IP Address', 'Status']],
  ] as const) {
    await page.goto(`/super-admin#${section}`)
    await expect(page.getByRole('columnheader')).toHaveText(
      columns.map((name) => new RegExp(`^${name}( [↕↑↓])?$`)),
    )
  }
})

test('search, sorting and page of a table are in the address, which a link, a reload and Back restore', async ({
  page,
  signInAs,
}) => {
  await signInAs('admin')
  await page.goto('/super-admin#users?search=leader2')
  await expect(row(page, '@leader2')).toBeVisible()
  await expect(page.getByRole('row')).toHaveCount(2)

  await page.goto('/super-admin#users?sort=last_name')
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(page).toHaveURL('/super-admin#users?sort=last_name&page=2')
  await page.reload()
  await expect(page.getByText(/^21 to 40 of/)).toBeVisible()
  await expect(page.getByLabel('Sort by')).toHaveValue('last_name')
  await page.goto('/super-admin#users?sort=last_name')
  await page.goBack()
  await expect(page.getByText(/^21 to 40 of/)).toBeVisible()

  await page.goto('/super-admin#logs?status=warning')
  await expect(page.getByLabel('Status')).toHaveValue('warning')
  await expect(page.locator('td .badge-gold').first()).toBeVisible()
})

test('numbers that fail to load can be loaded again', async ({ page, signInAs }) => {
  await signInAs('admin')
  await page.route('**/admin/stats/', (route) => route.abort())
  await page.goto('/super-admin')
  await expect(page.getByText('Failed to load dashboard data')).toBeVisible()
  await page.unroute('**/admin/stats/')

  await page.getByRole('button', { name: 'Try again' }).click()

  await expect(page.locator('.staff-counts li')).toHaveCount(6)
})
