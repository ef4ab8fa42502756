import { expect, test } from 'vitest'
import { SuperAdmin } from '../../../src/islands/admin/SuperAdmin.tsx'
import { openIsland, screen, waitFor } from '../../support/page.tsx'
import {
  choose,
  dialog,
  dialogSays,
  fill,
  fillIn,
  noDialog,
  noRow,
  press,
  row,
  rowSays,
  sees,
  tick,
} from '../../support/page-acts.ts'

/* Acts on the rows of the super admin's lists. */

/** The dashboard, opened at a section once the rows are made. */
async function openDashboard() {
  const page = await openIsland(<p>Elsewhere</p>, { as: 'admin' })
  const at = (section: string) => page.open(<SuperAdmin />, { at: `/super-admin#${section}` })
  return { ...page, at }
}

async function expectDeleted(name: string, kind: string): Promise<void> {
  await noDialog()
  await press(/^Delete/, await row(name))
  await dialogSays(`Are you sure you want to delete this ${kind.toLowerCase()}?`)
  await press('Cancel', await dialog())
  await rowSays(name, name)
  await press(/^Delete/, await row(name))
  await press('Delete', await dialog())
  await sees(`${kind} deleted successfully`)
  await noRow(name)
}

test('a fellowship gets another location and no leader, and a taken name is refused at its field', async () => {
  await using page = await openDashboard()
  const { results } = (await page.ask('admin', 'GET users/?search=leader2')) as {
    results: { id: number; first_name: string; last_name: string }[]
  }
  const [leader] = results
  await page.ask('admin', 'POST fellowships/', { name: 'Bethel', leader: leader?.id })
  await page.at('fellowships?search=Bethel')
  await rowSays('Bethel', `${leader?.first_name} ${leader?.last_name}`)

  await press(/^Edit/, await row('Bethel'))
  await fill('Location', 'Under the neem tree', await dialog())
  await press('Remove leader', await dialog())
  await fill('Activities', 'Singing\nVisiting', await dialog())
  await press('Save', await dialog())

  await sees('Fellowship updated')
  await rowSays('Bethel', 'Under the neem tree')
  await rowSays('Bethel', 'Not assigned')
  await press(/^Edit/, await row('Bethel'))
  const name = await (await dialog()).findByLabelText('Name')
  await fillIn(name, 'Nkabom Young Adults')
  await press('Save', await dialog())
  await waitFor(() => expect(name).toHaveAccessibleDescription('Another fellowship has this name'))
  await press('Cancel', await dialog())
  await expectDeleted('Bethel', 'Fellowship')
})

test('a service is added and deleted', async () => {
  await using page = await openDashboard()
  await page.at('services')
  await press('Add Service')
  await fill('Title', 'Dawn Watch', await dialog())
  await choose('Day', 'Thursday', await dialog())
  await fill('Begins', '05:00', await dialog())
  await tick('checkbox', /Childcare/, await dialog())
  await press('Save', await dialog())

  await sees('Service added')
  await rowSays('Dawn Watch', 'Thursday')
  await rowSays('Dawn Watch', '5:00 AM')
  await expectDeleted('Dawn Watch', 'Service')
})

test('a testimony is approved, verified, hidden again and deleted', async () => {
  await using page = await openDashboard()
  await page.ask('member', 'POST members/testimonies/', {
    title: 'The lost purse',
    category: 'provision',
    content: 'The lost purse came back.',
  })
  await page.at('testimonies?search=The%20lost%20purse')

  await press(/^View/, await row('The lost purse'))
  await press('Approve', await dialog())
  await sees('Testimony approved')
  await press('Verify', await dialog())
  await sees('Testimony verified')
  await press('Remove verification', await dialog())
  await sees('Testimony no longer verified')
  await press('Hide', await dialog())
  await sees('Testimony hidden')
  await press('Close', await dialog())

  await rowSays('The lost purse', 'Pending')
  await expectDeleted('The lost purse', 'Testimony')
})

test('a prayer request is marked as answered, then as active, and deleted', async () => {
  await using page = await openDashboard()
  await page.ask('member', 'POST prayer_requests/create/', {
    title: 'For the harvest',
    description: 'Locusts.',
    isPrivate: true,
  })
  await page.at('prayer-requests?search=For%20the%20harvest')
  await rowSays('For the harvest', 'Private')

  await press(/^View/, await row('For the harvest'))
  await dialogSays('Locusts.')
  await press('Mark as Answered', await dialog())
  await sees('Praise God for answered prayers!')
  await press('Mark as pending', await dialog())
  await sees('The request is pending again')
  await press('Close', await dialog())

  await rowSays('For the harvest', 'Pending')
  await expectDeleted('For the harvest', 'Prayer request')
})

test('a message has links to answer by mail or telephone, and can be marked as unread', async () => {
  await using page = await openDashboard()
  await page.ask('', 'POST members/contacts/', {
    name: 'Esi',
    email: 'esi@example.com',
    phone: '0244123456',
    subject: 'Naming ceremony',
    message: 'When?',
  })
  await page.at('messages?search=Naming%20ceremony')
  await press(/^View/, await row('Naming ceremony'))
  expect(await (await dialog()).findByRole('link', { name: 'Answer by e-mail' })).toHaveAttribute(
    'href',
    'mailto:esi%40example.com?subject=Re%3A%20Naming%20ceremony',
  )
  expect(screen.getByRole('link', { name: /^Call / })).toHaveAttribute('href', 'tel:0244123456')

  await press('Mark as unread', await dialog())
  await rowSays('Naming ceremony', 'New')
  await press('Refresh')

  await rowSays('Naming ceremony', 'New')
  await expectDeleted('Naming ceremony', 'Message')
})

test('a sermon is deleted from the super admin’s list', async () => {
  await using page = await openDashboard()
  const sermon = new FormData()
  for (const [name, value] of Object.entries({
    title: 'Salt of the earth',
    preacher: 'Pastor Esi Quaye',
    date: '2026-11-15',
    type: 'video',
    category: 'sermon',
    youtube_link: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
  }))
    sermon.set(name, value)
  const { access } = await page.church.signIn('media')
  await page.church.postForm('sermons/', sermon, access)
  await page.at('sermons?search=Salt%20of%20the%20earth')
  expect(await screen.findByRole('link', { name: 'Add Sermon' })).toHaveAttribute(
    'href',
    '/media-dashboard/add-sermon',
  )

  await expectDeleted('Salt of the earth', 'Sermon')
})
