import { expect, test } from 'vitest'
import { MemberDashboard } from '../../../src/islands/accounts/dashboard/MemberDashboard.tsx'
import { SuperAdmin } from '../../../src/islands/admin/SuperAdmin.tsx'
import { openIsland, screen, waitFor, within } from '../../support/page.tsx'
import {
  choose,
  click,
  dialog,
  dialogSays,
  field,
  fill,
  fillIn,
  noDialog,
  press,
  row,
  rowElement,
  rowSays,
  rowsWith,
  search,
  sees,
} from '../../support/page-acts.ts'

async function openDashboard() {
  const page = await openIsland(<p>Elsewhere</p>, { as: 'admin' })
  const at = (section: string) => page.open(<SuperAdmin />, { at: `/super-admin#${section}` })
  return { ...page, at }
}

test('the second of two who change the same service gets a message, and nothing is overwritten', async () => {
  await using page = await openDashboard()
  await page.at('services')
  await press(/^Edit/, await row('Evening of Prayer'))
  const { results } = (await page.ask('', 'GET services/')) as {
    results: { id: number; title: string; next_date?: string }[]
  }
  const listed = results.find(({ title }) => title === 'Evening of Prayer')
  const { id, next_date: _, ...service } = listed ?? { id: 0 }
  await page.ask('admin', `PUT services/${id}/`, { ...service, pastor: 'Somebody else' })

  await fill('Led by', 'Me', await dialog())
  await press('Save', await dialog())

  await dialogSays(/Somebody else changed this meanwhile/)
  await waitFor(async () => expect(await field('Led by', await dialog())).toHaveValue('Me'))
  expect(await page.ask('', `GET services/${id}/`)).toMatchObject({ pastor: 'Somebody else' })
})

test('a fellowship is added with a leader who is searched by name', async () => {
  await using page = await openDashboard()
  await page.at('fellowships')
  await press('Add Fellowship')

  await fillIn(await (await dialog()).findByLabelText('Name'), 'Bethany')
  await choose('Meeting Day', 'Tuesday', await dialog())
  await fill('Find a person', 'leader2', await dialog())
  await press(/@leader2/, await dialog())
  await press('Save', await dialog())
  await sees('Fellowship added')

  await search('Search fellowships...', 'Bethany')
  await rowSays('Bethany', 'Tuesday, Not set')
  expect(await rowElement('Bethany')).not.toHaveTextContent('Not assigned')
})

test('an approved testimony is on the public list', async () => {
  await using page = await openDashboard()
  await page.at('testimonies')
  await waitFor(() => expect(rowsWith('Pending')).not.toEqual([]))
  await press(/^View/, within(rowsWith('Pending')[0] as HTMLElement))
  const { textContent: title } = await (await dialog()).findByRole('heading')
  expect(JSON.stringify(await page.ask('', 'GET members/testimonies/'))).not.toContain(title.slice(0, 12))

  await press('Approve', await dialog())
  await sees('Testimony approved')
  await press('Verify', await dialog())
  await (await dialog()).findByRole('button', { name: 'Remove verification' })

  expect(JSON.stringify(await page.ask('', 'GET members/testimonies/'))).toContain(title.slice(0, 12))
})

test('a prayer request is marked as answered, and a refused mark is rolled back with the reason', async () => {
  await using page = await openDashboard()
  await page.at('prayer-requests')
  await waitFor(() => expect(rowsWith('Pending')).not.toEqual([]))
  await press(/^View/, within(rowsWith('Pending')[0] as HTMLElement))
  page.plan('PATCH prayer_requests/*/answered/', { status: 409, body: { detail: 'It is being changed.' } })
  page.plan('POST prayer_requests/*/answered/', { status: 409, body: { detail: 'It is being changed.' } })
  await press('Mark as Answered', await dialog())
  await sees('It is being changed.')
  await (await dialog()).findByRole('button', { name: 'Mark as Answered' })
  page.replan()

  await press('Mark as Answered', await dialog())

  await sees('Praise God for answered prayers!')
  await (await dialog()).findByRole('button', { name: 'Mark as pending' })
})

test('a message of a visitor is marked as new until it is opened', async () => {
  await using page = await openDashboard()
  await page.ask('', 'POST members/contacts/', {
    name: 'Esi',
    email: 'esi@example.com',
    phone: '0244123456',
    subject: 'A question',
    message: 'May I come?',
  })
  await page.at('messages')
  await rowSays('A question', 'New')

  await press(/^View/, await row('A question'))
  await dialogSays('May I come?')
  await press('Close', await dialog())
  await noDialog()

  await waitFor(async () => expect(await rowElement('A question')).not.toHaveTextContent('New'))
})

test('an announcement is added, and members see it', async () => {
  await using page = await openDashboard()
  await page.at('announcements')
  await press('Add Announcement')
  await fill('Title', 'Rain in the roof', await dialog())
  await fillIn(await (await dialog()).findByRole('textbox', { name: /^Text/ }), 'We meet in the hall.')
  await press('Save', await dialog())
  await sees('Announcement added')

  await page.open(<MemberDashboard meetings={[]} />, { as: 'member', at: '/dashboard#announcements' })

  await sees('Rain in the roof', within(await screen.findByRole('tabpanel', { name: 'Announcements' })))
  await click(screen.getByRole('tab', { name: 'Overview' }))
  await sees('Rain in the roof', within(await screen.findByRole('tabpanel', { name: 'Overview' })))
})
