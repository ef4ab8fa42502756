import { expect, test } from 'vitest'
import { AdminDashboard } from '../../../src/islands/admin/lookup/AdminDashboard.tsx'
import { newPerson } from '../../support/new-person.ts'
import { openIsland, waitFor } from '../../support/page.tsx'
import {
  dialog,
  dialogSays,
  field,
  noRow,
  press,
  region,
  row,
  rowElement,
  rowSays,
  rowsWith,
  search,
  sees,
  tick,
} from '../../support/page-acts.ts'

async function openDashboard() {
  const page = await openIsland(<p>Elsewhere</p>, { as: 'admin' })
  const at = (section = '') => page.open(<AdminDashboard />, { at: `/admin${section && `#${section}`}` })
  return { ...page, at }
}

test('each tab shows its list and searches it', async () => {
  await using page = await openDashboard()
  for (const [tab, placeholder, words, rowText] of [
    ['fellowships', 'Search fellowships...', 'nkabom', 'Nkabom Young Adults'],
    ['sermons', 'Search sermons...', 'be still', 'Be Still'],
    ['prayer-requests', 'Search prayer requests...', 'a', /Pending|Answered/],
    ['testimonies', 'Search testimonies...', 'a', /Pending|Approved/],
    ['logs', 'Search logs...', 'signed in', /signed in/i],
  ] as const) {
    await page.at(tab)
    await search(placeholder, words)
    await waitFor(() => expect(rowsWith(rowText)[0]).toBeVisible())
    await search(placeholder, 'kwyjibo')
    await sees(/^No (system )?[a-z ]+ found$/)
  }
})

test('an admin changes the role of a user and deletes the user, with the calls and texts of the specification', async () => {
  await using page = await openDashboard()
  const username = await newPerson(page.church, { complete: false })
  await page.at('users')
  await search('Search users...', username)
  await rowSays(username, 'Regular Member')

  await press(/^Change Role/, await row(username))
  const roles = await dialog('Manage User Role')
  expect(await roles.findAllByRole('radio')).toHaveLength(4)
  await tick('radio', 'Fellowship Leader', roles)
  await waitFor(async () => expect(await field('Fellowship to lead', roles)).toBeVisible())
  await press('Update Role', roles)
  await sees('Role updated for Esi Arthur')
  const put = page.sent.filter(({ method }) => method === 'PUT')
  expect(put).toEqual([
    {
      method: 'PUT',
      path: expect.stringMatching(/^admin\/users\/\d+\/role\/$/),
      body: { role: 'fellowship_leader' },
    },
  ])
  await rowSays(username, 'Fellowship Leader')

  page.plan('DELETE admin/users/*/', { status: 500, body: {} })
  await press(/^Delete/, await row(username))
  await dialogSays('Are you sure you want to delete this user? This action cannot be undone.')
  await press('Delete User', await dialog())
  await waitFor(async () => expect(await region('Notifications')).toHaveTextContent(/Failed to delete user/))
  page.replan()
  await press('Delete User', await dialog())

  await sees('User deleted successfully')
  expect(page.sent.findLast(({ method }) => method === 'DELETE')?.path).toMatch(/^admin\/users\/\d+\/$/)
  await noRow(username)
})

test('failed calls are reported once, and can be repeated', async () => {
  await using page = await openDashboard()
  for (const path of ['users/', 'admin/stats/', 'events/']) page.plan(`GET ${path}`, 'lost')
  await page.at()
  await sees('Failed to load dashboard data')
  page.replan()

  await press('Try again')
  await waitFor(() => expect(document.querySelectorAll('.staff-counts li')).toHaveLength(6))
  location.hash = '#users'
  await press('Try again')

  await rowElement('@newcomer')
})

test('the dashboard works with a backend that has the calls of the specification only', async () => {
  await using page = await openDashboard()
  for (const method of ['GET', 'POST', 'PUT'])
    for (const path of ['*/', '*/*/', '*/*/*/', '*/*/*/*/'])
      page.plan(`${method} ${path}`, { status: 404, body: {} })
  for (const [path, body] of Object.entries({
    'admin/stats/': { totalUsers: 2, fellowships: 1 },
    'users/': { results: [{ id: 5, username: 'kwame', first_name: '', last_name: '', role: '' }] },
    'events/': [],
    'admin/logs/': [{ id: 1, timestamp: '2026-11-01T08:00:00Z', action: 'Boot', status: 'strange' }],
  }))
    page.plan(`GET ${path}`, { status: 200, body })
  await page.at()
  await waitFor(() => expect(document.querySelector('.staff-counts li')).toHaveTextContent('2'))

  await page.at('users')
  for (const text of ['No email', 'No phone', 'Member', 'Not assigned']) await rowSays('kwame', text)
  await page.at('events')
  await sees('No events found')
  await page.at('logs')
  await rowSays('Boot', 'System')
  expect((await rowElement('Boot')).querySelector('.badge-laterite')).toHaveTextContent(/^strange$/)
})
