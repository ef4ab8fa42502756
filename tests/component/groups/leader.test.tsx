import { expect, test } from 'vitest'
import { LeaderDashboard } from '../../../src/islands/groups/leader/LeaderDashboard.tsx'
import { dayFromNow } from '../../support/leading.ts'
import { openIsland, screen, waitFor, within } from '../../support/page.tsx'
import {
  byRole,
  choose,
  dialog,
  dialogSays,
  fill,
  fillIn,
  noRow,
  press,
  row,
  rowElement,
  rowSays,
  sees,
} from '../../support/page-acts.ts'

async function openDashboard(as = 'leader') {
  const page = await openIsland(<p>Elsewhere</p>, { as })
  const at = (section = '') =>
    page.open(<LeaderDashboard />, { at: `/fellowship-leader${section && `#${section}`}` })
  return { ...page, at }
}

const searchMembers = async (words: string) =>
  fillIn(await screen.findByRole('searchbox', { name: 'Search members' }), words)

test('missing fields of a backend are shown with the texts of the specification', async () => {
  await using page = await openDashboard()
  page.plan('GET fellowships/9/*/', { status: 200, body: {} })
  for (const [path, body] of Object.entries({
    'leader/': { id: 9, name: 'Bare', location: null, meeting_day: '' },
    '9/members/': [{ id: 4, username: 'kwame', first_name: '', last_name: '' }],
    '9/events/': [
      { id: 5, title: 'Online', description: 'x'.repeat(80), date: dayFromNow(1), time: '', is_online: true },
      { id: 6, title: 'Gone', description: '', date: dayFromNow(-1), time: '10:00', location: 'Hall' },
    ],
    '9/prayer-requests/': [
      { id: 7, request: 'For rain', created_at: '2026-11-01T00:00:00Z', isAnswered: true },
    ],
    '9/testimonies/': { results: [{ id: 8, category: 'provision', content: 'Enough.', date: '' }] },
  }))
    page.plan(`GET fellowships/${path}`, { status: 200, body })
  await page.at()
  await waitFor(() => expect(screen.getAllByText('Not set')).toHaveLength(3))
  await waitFor(() => expect(screen.getAllByRole('definition').at(-1)).toHaveTextContent(/^1$/))

  await page.at('members')
  for (const text of ['No email', 'No phone', 'N/A', 'Last attended: Never']) await rowSays('kwame', text)
  await press(/^View Details/, await row('kwame'))
  for (const text of ['Not specified', 'Unknown', 'No recent activities']) await dialogSays(text)
  expect((await dialog()).getAllByText('Not provided')).toHaveLength(6)

  await page.at('events')
  for (const text of [`${'x'.repeat(50)}…`, 'Online Meeting', 'Upcoming']) await rowSays('xxx', text)
  await noRow('Gone')
  await choose('Status', 'Past events')
  await rowSays('Gone', 'Past')
  await page.at('prayer-requests')
  await rowSays('For rain', 'Anonymous')
  await rowSays('For rain', 'Answered')
  expect((await row('For rain')).queryByRole('button', { name: /^Mark as Answered/ })).toBeNull()
  await page.at('testimonies')
  await rowSays('Enough.', 'Divine Provision')
})

test('empty lists say so, and offer what to do', async () => {
  await using page = await openDashboard()
  page.plan('GET fellowships/1/*/', { status: 200, body: { results: [] } })

  for (const [section, text, act, name] of [
    ['members', 'No members found', 'button', 'Invite your members'],
    ['members', 'No members found', 'button', 'Choose from the register'],
    ['members', 'No members found', 'button', 'Add person'],
    ['events', 'No events found', 'button', 'Create the first event'],
    ['prayer-requests', 'No prayer requests found', 'link', 'Ask for prayer'],
    ['testimonies', 'No testimonies found', 'link', 'Share a testimony'],
    ['messages', 'No messages yet', 'link', 'Open the fellowships'],
  ] as const) {
    await page.at(section)
    await sees(text)
    await byRole(act, name)
  }
})

test('a leader who adds a namesake is shown who has the name, and may add a new person all the same', async () => {
  await using page = await openDashboard()
  await page.at('members')
  await press('Add person')
  await fill('First name', 'Akosua', await dialog())
  await fill('Last name', 'Mensah', await dialog())

  await press('Add person', await dialog())
  await dialogSays('Akosua Pokuaa Mensah is in your fellowship already.')
  await fill('Telephone', '0244 000 931', await dialog())
  await press('Add new person', await dialog())

  await sees('Akosua Mensah is in your fellowship')
  await sees('024 400 0931')
  expect(page.bodies('POST fellowships/1/people/').at(-1)).toMatchObject({ is_new: true })
})

test('a leader whose searches of the register are too many reads why, and what was chosen stays', async () => {
  await using page = await openDashboard()
  await page.at('members')
  await press('Choose from the register')
  await fill('Search a name', 'kwame', await dialog())
  await press(/Kwame/, await dialog())
  page.plan('GET fellowships/1/people/choices/', {
    status: 429,
    body: { detail: 'That was too often. Please try again in 9 minutes.' },
  })

  await fill('Search a name', 'akua', await dialog())

  await dialogSays('That was too often. Please try again in 9 minutes.')
  await press('Send to the office', await dialog())
  await sees(/The office has not answered yet/)
  await press(/^Withdraw/)
  await waitFor(() => expect(screen.queryByText(/The office has not answered yet/)).toBeNull())
})

test('members are searched by username, name or e-mail, sorted, and opened', async () => {
  await using page = await openDashboard()
  await page.at('members')
  const field = await screen.findByRole('searchbox', { name: 'Search members' })
  expect(field).toHaveAttribute('placeholder', 'Search members...')
  await rowElement('@dzifa.agbeko')
  const all = screen.getAllByRole('row').length

  for (const words of ['DZIFA', 'agbeko', 'dzifa.agb', 'dzifa.agbeko@EXAMPLE']) {
    await searchMembers(words)
    await sees('1 in all')
    await rowElement('@dzifa.agbeko')
  }
  await page.reload()
  expect(await screen.findByRole('searchbox', { name: 'Search members' })).toHaveValue('dzifa.agbeko@EXAMPLE')
  await searchMembers('nobody-like-this')
  await sees('No members found')
  await searchMembers('')
  await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(all))

  await choose('Sort by', 'attendance')
  await waitFor(() => expect(location.hash).toMatch(/sort=attendance/))
  const rates = screen.getAllByText(/^\d+%$/).map(({ textContent }) => Number.parseFloat(textContent))
  expect(rates).toEqual([...rates].sort((a, b) => a - b))

  await press(/^View Details/, await row('@dzifa.agbeko'))
  await dialogSays('dzifa.agbeko@example.com')
  await (await dialog()).findByRole('heading', { name: 'Recent Activities' })
  expect((await dialog()).getAllByText(/^(Attended|Missed) /)[0]).toBeVisible()
})

test('columns are sorted by their headings, and state their order', async () => {
  await using page = await openDashboard()
  await page.at('members')
  const heading = () => screen.findByRole('columnheader', { name: /^Member/ })
  const first = () => screen.getAllByRole('row')[1]?.textContent

  await press(/^Member/, within(await heading()))
  await waitFor(async () => expect(await heading()).toHaveAttribute('aria-sort', 'ascending'))
  const before = first()
  await press(/^Member/, within(await heading()))

  await waitFor(async () => expect(await heading()).toHaveAttribute('aria-sort', 'descending'))
  expect(first()).not.toBe(before)
})

test('a prayer request is opened and marked as answered, and a refused mark is rolled back', async () => {
  await using page = await openDashboard()
  await page.ask('member', 'POST prayer_requests/create/', {
    title: 'For my mother',
    description: 'She is in Korle Bu.',
    isPrivate: true,
  })
  await page.at('prayer-requests')
  await rowSays('For my mother', 'Pending')
  page.plan('PATCH prayer_requests/*/answered/', { status: 409, body: { detail: 'Not yours.' } })
  page.plan('POST prayer_requests/*/answered/', { status: 409, body: { detail: 'Not yours.' } })
  await press(/^Mark as Answered/, await row('For my mother'))
  await sees('Not yours.')
  await rowSays('For my mother', 'Pending')
  page.replan()

  await press(/^View/, await row('For my mother'))
  await dialogSays('She is in Korle Bu.')
  await press('Mark as Answered', await dialog())
  await sees('Praise God for answered prayers!')
  await dialogSays('Answered')
  await press('Close', await dialog())

  await rowSays('For my mother', 'Answered')
  await page.reload()
  await rowSays('For my mother', 'Answered')
})

test('failed calls are reported once, and can be repeated', async () => {
  await using page = await openDashboard()
  for (const list of ['members', 'events']) page.plan(`GET fellowships/1/${list}/`, { status: 500, body: {} })
  await page.at('members')
  await sees('Failed to load fellowship data')
  await sees('This list could not be loaded.')
  page.replan()

  await press('Try again')

  await rowElement('@dzifa.agbeko')
  page.plan('GET fellowships/leader/', 'lost')
  await page.reload()
  await sees('Failed to load fellowship data')
  page.replan()
  await press('Try again')
  await rowElement('@dzifa.agbeko')
})

test('an account without a fellowship to lead sees what to do', async () => {
  await using page = await openDashboard('admin')

  await page.at()

  await screen.findByRole('heading', { name: 'You do not lead a fellowship yet' })
  expect(screen.getByRole('link', { name: 'Write to the office' })).toHaveAttribute('href', '/contact')
})

test('each leader sees their own fellowship', async () => {
  await using page = await openDashboard('leader2')
  await page.at()

  await waitFor(() => expect(document.querySelector('#fellowship')).toBeVisible())
  expect(screen.queryByRole('heading', { name: 'Nkabom Young Adults' })).toBeNull()
})

test('a stored role of leader that the server refuses is corrected with a message', async () => {
  await using page = await openDashboard('member')
  const user = JSON.parse(localStorage.getItem('user') ?? '{}')
  localStorage.setItem('user', JSON.stringify({ ...user, role: 'fellowship_leader' }))

  await page.at()

  await waitFor(() => expect(page.left()).toBe('/dashboard'))
  expect(JSON.parse(localStorage.getItem('user') ?? '{}')).toMatchObject({ role: 'user' })
  await page.open(<p>Dashboard</p>, { at: '/dashboard' })
  expect(await screen.findByRole('alert')).toHaveTextContent(/Your account may not do this/)
})
