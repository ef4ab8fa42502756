import { expect, test } from 'vitest'
import { SuperAdmin } from '../../../src/islands/admin/SuperAdmin.tsx'
import { LeaderDashboard } from '../../../src/islands/groups/leader/LeaderDashboard.tsx'
import { openIsland, screen, waitFor, within } from '../../support/page.tsx'
import {
  click,
  dialog,
  dialogSays,
  noRow,
  press,
  region,
  row,
  rowElement,
  sees,
} from '../../support/page-acts.ts'

async function openMessages() {
  const page = await openIsland(<p>Elsewhere</p>, { as: 'leader' })
  const list = () => page.open(<LeaderDashboard />, { at: '/fellowship-leader#messages' })
  return { ...page, list }
}

test('a leader deletes the message of a visitor after a confirmation, and cannot delete that of a member', async () => {
  await using page = await openMessages()
  await page.ask('member', 'POST fellowships/1/message/', { message: 'I bring the drums' })
  const guest = { name: 'Kofi Seller', telephone: '024 412 3457', message: 'Buy my watches' }
  expect(await page.ask('', 'POST fellowships/1/message/', guest)).toBeDefined()
  await page.list()
  await press(/^Read/, await row('I bring the drums'))
  await dialogSays('I bring the drums')
  expect((await dialog()).queryByRole('button', { name: 'Delete' })).toBeNull()
  await press('Close', await dialog())

  await press(/^Read/, await row('Buy my watches'))
  await press('Delete', await dialog())
  await dialogSays('Are you sure you want to delete this message?')
  await press('Delete', await dialog())

  await sees('Message deleted successfully')
  await noRow('Buy my watches')
  await page.reload()
  await rowElement('I bring the drums')
  await noRow('Buy my watches')
})

test('a leader is told who can reach a member who shares no contact details', async () => {
  await using page = await openMessages()
  page.plan('GET fellowships/1/messages/', {
    status: 200,
    body: {
      count: 1,
      results: [
        {
          id: 4,
          message: 'Please pray',
          user_name: 'Akosua',
          telephone: '',
          email: '',
          is_newcomer: false,
          is_read: true,
          is_archived: false,
          created_at: '2026-11-20T10:00:00Z',
        },
      ],
    },
  })
  await page.list()

  await press(/^Read/, await row('Please pray'))

  await dialogSays('shows neither a telephone number nor an e-mail address')
  expect((await dialog()).queryByRole('link')).toBeNull()
})

test('the super admin sees a message that a leader has not read for three days, and marks it as answered', async () => {
  await using page = await openIsland(<p>Elsewhere</p>, { as: 'admin' })
  await page.ask('member', 'POST fellowships/2/message/', { message: 'Nobody answers me' })
  const at = new Date(Date.now() - 4 * 86_400_000).toISOString()
  await page.church.db.updateTable('conversation_entry').set({ at }).execute()
  await page.open(<SuperAdmin />, { at: '/super-admin' })
  await click(await screen.findByRole('link', { name: /^Read it/ }))
  const waiting = await region('Unread by leaders')
  expect(waiting).toHaveTextContent('Nobody answers me')
  expect(within(waiting).getByText(/^Leader: /)).toBeVisible()

  await press(/^Mark answered/, within(waiting))

  await waitFor(() => expect(screen.queryByRole('region', { name: 'Unread by leaders' })).toBeNull())
  await page.open(<SuperAdmin />, { at: '/super-admin#overview' })
  await sees('Total Members')
  expect(screen.queryByRole('link', { name: /^Read it/ })).toBeNull()
})
