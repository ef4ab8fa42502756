import { expect, test } from 'vitest'
import { SuperAdmin } from '../../../src/islands/admin/SuperAdmin.tsx'
import { openIsland, screen, waitFor, within } from '../../support/page.tsx'
import {
  dialog,
  dialogSays,
  press,
  row,
  rowElement,
  rowSays,
  search,
  sees,
  tick,
} from '../../support/page-acts.ts'

const openSection = (section: string) =>
  openIsland(<SuperAdmin />, { as: 'admin', at: `/super-admin#${section}` })

test('a stored role of admin that the server refuses is corrected with a message', async () => {
  await using page = await openIsland(<SuperAdmin />, { as: 'member', at: '/super-admin#logs' })

  await waitFor(() => expect(page.left()).toBe('/dashboard'))

  expect(JSON.parse(localStorage.getItem('user') ?? '{}')).toMatchObject({ role: 'user' })
  await page.open(<p>Dashboard</p>, { at: '/dashboard' })
  expect(await screen.findByRole('alert')).toHaveTextContent(
    /Your account may not do this|Your role in the church/,
  )
})

test('members are searched, sorted and paged by the server', async () => {
  await using _ = await openSection('users')
  await sees(/^1 to 20 of \d+$/)

  await press('Next')
  await sees(/^21 to 40 of/)
  await waitFor(() => expect(screen.getByLabelText('Sort by')).toBeEnabled())
  await press(/^User/, within(await screen.findByRole('columnheader', { name: /^User/ })))
  await sees(/^1 to 20 of/)
  const sorted = await screen.findByRole('columnheader', { name: /^User/ })
  await waitFor(() => expect(sorted).toHaveAttribute('aria-sort', 'ascending'))
  await search('Search members...', 'newcomer')

  await rowSays('@newcomer', 'Not assigned')
  await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(2))
  await search('Search members...', 'nobody-like-this')
  await sees('No users found')
})

test('the last super admin cannot lose the role, and the reason of the server is shown', async () => {
  await using _ = await openSection('users?search=admin')
  await press(/^Manage Role/, await row(/@admin(?!\w)/))

  await tick('radio', 'Super Admin', await dialog())
  await tick('radio', 'Regular Member', await dialog())
  await press('Update Role', await dialog())

  await sees('Failed to update user role')
  await dialogSays(/only super admin/)
  await press('Cancel', await dialog())
  await rowSays(/@admin(?!\w)/, 'Super Admin')
})

test('a list that fails to load is reported, and can be loaded again', async () => {
  await using page = await openSection('overview')
  page.plan('GET sermons/', 'lost')
  await page.open(<SuperAdmin />, { at: '/super-admin#sermons' })
  await sees('Failed to load dashboard data')
  page.replan()

  await press('Refresh')

  await rowSays('Be Still', 'audio')
  expect(within(await rowElement('Be Still')).getByRole('link', { name: /^Edit/ })).toHaveAttribute(
    'href',
    expect.stringMatching(/\/media-dashboard\/edit-sermon\/\d+$/),
  )
})
