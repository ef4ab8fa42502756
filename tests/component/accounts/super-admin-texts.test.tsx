import { expect, test } from 'vitest'
import { SuperAdmin } from '../../../src/islands/admin/SuperAdmin.tsx'
import { openIsland, screen, waitFor, within } from '../../support/page.tsx'
import { dialog, press, row, rowElement, rowSays, sees } from '../../support/page-acts.ts'

type Page = Awaited<ReturnType<typeof openDashboard>>

async function openDashboard() {
  const page = await openIsland(<p>Elsewhere</p>, { as: 'admin' })
  const at = (section: string) => page.open(<SuperAdmin />, { at: `/super-admin#${section}` })
  return { ...page, at }
}

/** Answers these lists with rows that lack optional fields. */
function answerLists(page: Page, lists: Record<string, object[]>): void {
  for (const [path, results] of Object.entries(lists))
    page.plan(`GET ${path}`, { status: 200, body: { count: results.length, results } })
}

const long = 'x'.repeat(120)

test('missing fields of a backend are shown with the texts of the specification', async () => {
  await using page = await openDashboard()
  answerLists(page, {
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
    await page.at(section)
    for (const text of texts) await rowSays(name, text)
  }

  await says('users', 'kwame', ['@kwame', 'K', 'No email', 'No phone', 'Member', 'Not assigned'])
  const kwame = within(await rowElement('kwame'))
  for (const act of [/^View/, /^Manage Role/]) expect(kwame.getByRole('button', { name: act })).toBeVisible()
  await press(/^View/, kwame)
  const details = await dialog('User Details')
  for (const [term, fact] of [
    ['Email', 'Not provided'],
    ['Phone', 'Not provided'],
    ['Gender', 'Not specified'],
    ['Fellowship', 'Not provided'],
    ['Date of Birth', 'Not provided'],
    ['Joined', 'Unknown'],
    ['Address', 'Not provided'],
    ['Occupation', 'Not provided'],
  ] as const)
    expect((await details.findByText(term)).closest('dl > div')).toHaveTextContent(
      new RegExp(`^${term}${fact}$`),
    )
  expect(details.queryByText('Digital address')).toBeNull()
  await press('Manage Role', details)
  const roles = await dialog('Manage User Role')
  expect(await roles.findAllByRole('radio')).toHaveLength(4)
  for (const role of ['Regular Member', 'Fellowship Leader', 'Media Team', 'Super Admin'])
    expect(roles.getByRole('radio', { name: role })).toBeVisible()

  await says('fellowships', 'Bare', ['Not assigned', '0', 'Not set'])
  await says('events', 'Past one', [`${'x'.repeat(50)}…`, '5 Jan 2020', '9:00 AM', 'Hall', 'Past'])
  await says('events', 'Coming one', ['Upcoming'])
  await says('sermons', 'Untyped', ['John 1', 'Esi', 'Unknown'])
  await says('testimonies', 'Divine Provision', ['Anonymous', '4 Jan 2026', 'Pending', 'Approve'])
  expect(await rowElement('Divine Provision')).not.toHaveTextContent(long)
  await says('testimonies', 'Well.', ['Ama', 'Healing', 'Approved'])
  expect((await row('Well.')).queryByRole('button', { name: /^Approve/ })).toBeNull()
  await says('prayer-requests', 'For rain', ['Anonymous', 'Pending'])
  await says('prayer-requests', 'For Ama', ['Ama', 'Answered'])
  await says('logs', 'Boot', ['System', 'success'])
  for (const [action, badge] of [
    ['Boot', '.badge-forest'],
    ['Full', '.badge-gold'],
    ['Fire', '.badge-laterite'],
  ] as const)
    expect((await rowElement(action)).querySelector(badge)).toBeVisible()
  await rowSays('Fire', '10.0.0.1')
})

test('an empty list shows the text of the specification', async () => {
  await using page = await openDashboard()
  const lists = ['users', 'fellowships', 'events', 'sermons', 'members/testimonies', 'prayer_requests']
  answerLists(page, Object.fromEntries([...lists, 'admin/logs'].map((list) => [`${list}/`, []])))

  for (const [section, text] of [
    ['users', 'No users found'],
    ['fellowships', 'No fellowships found'],
    ['events', 'No events found'],
    ['sermons', 'No sermons found'],
    ['testimonies', 'No testimonies found'],
    ['prayer-requests', 'No prayer requests found'],
    ['logs', 'No system logs found'],
  ] as const) {
    await page.at(section)
    expect(await screen.findByText(text)).toBeVisible()
  }
})

test('the columns are those of the specification, in its order', async () => {
  await using page = await openDashboard()
  for (const [section, columns] of [
    ['users', ['User', 'Contact', 'Role', 'Fellowship', 'Actions']],
    ['fellowships', ['Name', 'Leader', 'Members', 'Meeting Day and Time', 'Actions']],
    ['events', ['Event', 'Date and Time', 'Location', 'Status', 'Actions']],
    ['sermons', ['Title', 'Preacher', 'Date', 'Type', 'Actions']],
    ['testimonies', ['User', 'Category', 'Testimony', 'Date', 'Status', 'Actions']],
    ['prayer-requests', ['Submitted By', 'Request', 'Date', 'Status', 'Actions']],
    ['logs', ['Timestamp', 'User', 'Action', 'IP Address', 'Status']],
  ] as const) {
    await page.at(section)
    await screen.findAllByRole('columnheader')
    const shown = screen.getAllByRole('columnheader').filter(({ className }) => className !== 'card-reach')
    expect(shown.map(({ textContent }) => textContent.replace(/ [↕↑↓]$/, ''))).toEqual(columns)
  }
})

test('numbers that fail to load can be loaded again', async () => {
  await using page = await openDashboard()
  page.plan('GET admin/stats/', 'lost')
  await page.at('overview')
  await sees('Failed to load dashboard data')
  page.replan()

  await press('Try again')

  await waitFor(() => expect(document.querySelectorAll('.staff-counts li')).toHaveLength(6))
})
