import { findViolations } from '../support/accessibility.ts'
import { choose, dialog, row, unique } from '../support/browsing.ts'
import { expect, test } from './fixtures.ts'
import { as, dayFromNow } from './leading.ts'

test('the dashboard makes its five calls, one each for unread messages, what waits and the leader’s own pages, and shows the fellowship', async ({
  page,
  signInAs,
}) => {
  await signInAs('leader')
  const made: string[] = []
  page.on('request', (request) => {
    const [, path] = request.url().split('/backend/api/')
    // Besides them: whether the leader must set up a second factor.
    if (path && !path.startsWith('auth/factors')) made.push(`${request.method()} ${path}`)
  })

  await page.goto('/fellowship-leader')

  await expect(page.getByRole('heading', { name: 'Fellowship Leader Dashboard' })).toBeVisible()
  await expect(page.getByText('Manage your fellowship members and activities')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Nkabom Young Adults' })).toBeVisible()
  for (const term of ['Location', 'Meeting Day', 'Meeting Time', 'Leader', 'Members', 'Upcoming Events'])
    await expect(page.getByRole('term').filter({ hasText: new RegExp(`^${term}$`) })).toBeVisible()
  await expect(page.getByRole('definition').filter({ hasText: 'Yaw Adomako' })).toBeVisible()
  const counts = page.locator('.staff-counts li')
  await expect(counts).toHaveText([/^\d+Members/, /^\d+Events/, /^\d+Prayer Requests/, /^\d+Testimonies/])
  expect(made.sort()).toEqual([
    ...[
      ...['leader/', '1/members/', '1/events/', '1/prayer-requests/', '1/testimonies/'],
      '1/messages/?limit=1&status=unread',
      '1/needs/',
    ]
      .map((path) => `GET fellowships/${path}`)
      .sort(),
    'GET users/me/',
  ])

  await test.step('counts and tabs lead to sections with an address, Back leads back, and the focus moves to the section', async () => {
    await page.locator('.staff-counts').getByRole('link', { name: 'Testimonies' }).click()
    await expect(page).toHaveURL('/fellowship-leader#testimonies')
    await expect(page.getByRole('heading', { name: 'Testimonies' })).toBeVisible()
    await expect(page.getByRole('region', { name: 'Testimonies' })).toBeFocused()
    await page.getByRole('navigation', { name: 'Sections' }).getByRole('link', { name: 'Members' }).click()
    await expect(page.getByRole('heading', { name: 'Members' })).toBeVisible()
    await page.goBack()
    await expect(page.getByRole('heading', { name: 'Testimonies' })).toBeVisible()
    await page.reload()
    await expect(page.getByRole('heading', { name: 'Testimonies' })).toBeVisible()
  })

  await test.step('a testimony opens in a dialog that survives a reload', async () => {
    await choose(page.getByRole('row').nth(1), 'View')
    await expect(dialog(page)).toBeVisible()
    await page.reload()
    await expect(dialog(page)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(dialog(page)).toHaveCount(0)
  })
})

test('missing fields of a backend are shown with the texts of the specification', async ({
  page,
  signInAs,
}) => {
  const answers: Record<string, object> = {
    'fellowships/leader/': { id: 9, name: 'Bare', location: null, meeting_day: '' },
    'fellowships/9/members/': [{ id: 4, username: 'kwame', first_name: '', last_name: '' }],
    'fellowships/9/events/': [
      { id: 5, title: 'Online', description: 'x'.repeat(80), date: dayFromNow(1), time: '', is_online: true },
      { id: 6, title: 'Gone', description: '', date: dayFromNow(-1), time: '10:00', location: 'Hall' },
    ],
    'fellowships/9/prayer-requests/': [
      { id: 7, request: 'For rain', created_at: '2026-11-01T00:00:00Z', isAnswered: true },
    ],
    'fellowships/9/testimonies/': {
      results: [{ id: 8, category: 'provision', content: 'Enough.', date: '' }],
    },
  }
  await page.route('**/backend/api/fellowships/**', (route) =>
    route.fulfill({ json: answers[route.request().url().split('/backend/api/')[1] ?? ''] ?? {} }),
  )
  await signInAs('leader')
  await page.goto('/fellowship-leader')
  await expect(page.getByText('Not set', { exact: true })).toHaveCount(3)
  await expect(page.getByRole('definition').last()).toHaveText('1')

  await page.goto('/fellowship-leader#members')
  for (const text of ['No email', 'No phone', 'N/A', 'Last attended: Never'])
    await expect(row(page, 'kwame')).toContainText(text)
  await choose(row(page, 'kwame'), 'View Details')
  for (const text of ['Not specified', 'Unknown', 'No recent activities'])
    await expect(dialog(page)).toContainText(text)
  await expect(dialog(page).getByText('Not provided')).toHaveCount(6)

  await page.goto('/fellowship-leader#events')
  await expect(row(page, 'Online')).toContainText(`${'x'.repeat(50)}…`)
  await expect(row(page, 'Online')).toContainText('Online Meeting')
  await expect(row(page, 'Online')).toContainText('Upcoming')
  await expect(row(page, 'Gone')).toHaveCount(0)
  await page.getByLabel('Which events').selectOption('Past events')
  await expect(row(page, 'Gone')).toContainText('Past')
  await page.goto('/fellowship-leader#prayer-requests')
  await expect(row(page, 'For rain')).toContainText('Anonymous')
  await expect(row(page, 'For rain')).toContainText('Answered')
  await expect(
    row(page, 'For rain').getByRole('button', { name: 'Mark as Answered', includeHidden: true }),
  ).toHaveCount(0)
  await page.goto('/fellowship-leader#testimonies')
  await expect(row(page, 'Enough.')).toContainText('Divine Provision')
})

test('empty lists say so', async ({ page, signInAs }) => {
  await page.route('**/backend/api/fellowships/1/**', (route) => route.fulfill({ json: { results: [] } }))
  await signInAs('leader')
  for (const [section, text] of [
    ['members', 'No members found'],
    ['events', 'No events found'],
    ['prayer-requests', 'No prayer requests found'],
    ['testimonies', 'No testimonies found'],
  ]) {
    await page.goto(`/fellowship-leader#${section}`)
    await expect(page.getByText(text ?? '')).toBeVisible()
  }
})

test('members are searched by username, name or e-mail, sorted, and opened', async ({ page, signInAs }) => {
  await signInAs('leader')
  await page.goto('/fellowship-leader#members')
  const search = page.getByRole('searchbox', { name: 'Search members' })
  await expect(search).toHaveAttribute('placeholder', 'Search members...')
  await expect(row(page, '@dzifa.agbeko')).toBeVisible()
  const all = await page.getByRole('row').count()

  for (const words of ['DZIFA', 'agbeko', 'dzifa.agb', 'dzifa.agbeko@EXAMPLE']) {
    await search.fill(words)
    await expect(page.getByText('1 in all')).toBeVisible()
    await expect(row(page, '@dzifa.agbeko')).toBeVisible()
  }
  await page.reload()
  await expect(search).toHaveValue('dzifa.agbeko@EXAMPLE')
  await search.fill('nobody-like-this')
  await expect(page.getByText('No members found')).toBeVisible()
  await search.fill('')
  await expect(page.getByRole('row')).toHaveCount(all)

  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('attendance')
  await expect(page).toHaveURL(/sort=attendance/)
  const rates = (
    await page
      .getByRole('row')
      .getByText(/^\d+%$/)
      .allTextContents()
  ).map(Number.parseFloat)
  expect(rates).toEqual([...rates].sort((a, b) => a - b))

  await choose(row(page, '@dzifa.agbeko'), 'View Details')
  await expect(dialog(page)).toContainText('dzifa.agbeko@example.com')
  await expect(dialog(page).getByRole('heading', { name: 'Recent Activities' })).toBeVisible()
  await expect(
    dialog(page)
      .getByText(/^(Attended|Missed) /)
      .first(),
  ).toBeVisible()
  await page.goBack()
  await expect(dialog(page)).toHaveCount(0)
})

test('columns are sorted by keyboard, and state their order', async ({ page, signInAs }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await signInAs('leader')
  await page.goto('/fellowship-leader#members')
  const heading = page.getByRole('columnheader', { name: 'Member' })

  await heading.getByRole('button').press('Enter')
  await expect(heading).toHaveAttribute('aria-sort', 'ascending')
  const first = await page.getByRole('row').nth(1).textContent()
  await heading.getByRole('button').press('Enter')

  await expect(heading).toHaveAttribute('aria-sort', 'descending')
  await expect(page.getByRole('row').nth(1)).not.toHaveText(first ?? '')
})

test('a prayer request is opened and marked as answered, and a refused mark is rolled back', async ({
  page,
  signInAs,
}) => {
  const title = unique('For my mother')
  await as(page, 'member', 'post', 'prayer_requests/create/', {
    ...{ title, description: 'She is in Korle Bu.', isPrivate: true },
  })
  await signInAs('leader')
  await page.goto('/fellowship-leader#prayer-requests')
  await expect(row(page, title)).toContainText('Pending')
  await page.route('**/answered/', (route) => route.fulfill({ status: 409, json: { detail: 'Not yours.' } }))
  await choose(row(page, title), 'Mark as Answered')
  await expect(page.getByText('Not yours.')).toBeVisible()
  await expect(row(page, title)).toContainText('Pending')
  await page.unroute('**/answered/')

  await choose(row(page, title), 'View')
  await expect(dialog(page)).toContainText('She is in Korle Bu.')
  await dialog(page).getByRole('button', { name: 'Mark as Answered' }).click()
  await expect(page.getByText('Praise God for answered prayers!')).toBeVisible()
  await expect(dialog(page)).toContainText('Answered')
  await page.keyboard.press('Escape')

  await expect(row(page, title)).toContainText('Answered')
  await page.reload()
  await expect(row(page, title)).toContainText('Answered')
})

test('failed calls are reported once, and can be repeated', async ({ page, signInAs }) => {
  const broken = '**/fellowships/1/{members,events}/'
  await page.route(broken, (route) => route.fulfill({ status: 500, json: {} }))
  await signInAs('leader')
  await page.goto('/fellowship-leader#members')
  await expect(page.getByText('Failed to load fellowship data')).toHaveCount(1)
  await expect(page.getByText('This list could not be loaded.')).toBeVisible()
  await page.unroute(broken)

  await page.getByRole('button', { name: 'Try again' }).click()

  await expect(row(page, '@dzifa.agbeko')).toBeVisible()
  await page.route('**/fellowships/leader/', (route) => route.abort())
  await page.reload()
  await expect(page.getByText('Failed to load fellowship data')).toBeVisible()
  await page.unroute('**/fellowships/leader/')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(row(page, '@dzifa.agbeko')).toBeVisible()
})

test('an account without a fellowship to lead sees what to do', async ({ page, signInAs }) => {
  await signInAs('admin')

  await page.goto('/fellowship-leader')

  await expect(page.getByRole('heading', { name: 'You do not lead a fellowship yet' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Write to the office' })).toHaveAttribute('href', '/contact')
})

test('each leader sees their own fellowship', async ({ page, signInAs }) => {
  await signInAs('leader2')
  await page.goto('/fellowship-leader')

  await expect(page.locator('#fellowship')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Nkabom Young Adults' })).toHaveCount(0)
})

test('a visitor is redirected to the login, and a member to the dashboard', async ({ page, signInAs }) => {
  await page.goto('/fellowship-leader#events')
  await expect(page).toHaveURL(/\/login\?next=%2Ffellowship-leader%23events$/)

  await signInAs('member')
  await page.goto('/fellowship-leader')
  await expect(page).toHaveURL('/dashboard')
})

test('a stored role of leader that the server refuses is corrected with a message', async ({
  page,
  signInAs,
}) => {
  await signInAs('member')
  await page.goto('/robots.txt')
  await page.evaluate(() => {
    const user = JSON.parse(localStorage.getItem('user') ?? '{}')
    localStorage.setItem('user', JSON.stringify({ ...user, role: 'fellowship_leader' }))
  })

  await page.goto('/fellowship-leader')

  await expect(page.locator('.toast-error')).toHaveText(/Your account may not do this/)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the page says what it needs', async ({ page }) => {
    await page.goto('/fellowship-leader')

    await expect(page.locator('main noscript p')).toBeVisible()
    await expect(page.getByRole('navigation', { name: 'Sections' })).toHaveCount(0)
  })
})

test.describe('a fellowship without members', () => {
  test.use({ churchStatements: 'update account set fellowship_id = null where fellowship_id = 1' })

  test('its leader adds a person and chooses one from the register, who is a member after the yes of the office', async ({
    page,
    signInAs,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await signInAs('leader')
    await page.goto('/fellowship-leader#members')
    await expect(page.getByText('No members found')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Invite your members' })).toBeVisible()

    await page.getByRole('button', { name: 'Add a person' }).click()
    await dialog(page).getByLabel('First name').fill('Akosua')
    await dialog(page).getByLabel('Last name').fill('Mensah')
    await dialog(page).getByRole('button', { name: 'Add person' }).click()
    await expect(dialog(page).getByText(/^Akosua .*Mensah is in the register/)).toBeVisible()
    expect(await findViolations(page)).toEqual([])
    await dialog(page).getByLabel('First name').fill('Ama')
    await dialog(page).getByLabel('Telephone').fill('0244 000 931')
    await dialog(page).getByRole('button', { name: 'Add person' }).click()
    await expect(page.getByRole('listitem').filter({ hasText: 'Ama Mensah' })).toBeVisible()

    await page.getByRole('button', { name: 'Choose from the register' }).click()
    await dialog(page).getByLabel('Search a name').fill('akosua')
    await dialog(page)
      .getByRole('button', { name: /^Akosua/ })
      .first()
      .click()
    expect(await findViolations(page)).toEqual([])
    await dialog(page).getByLabel('A word to the office').fill('The bookkeeper')
    await dialog(page).getByRole('button', { name: 'Send to the office' }).click()
    await expect(page.getByText('The office has not answered yet')).toBeVisible()

    await signInAs('admin')
    await page.goto('/super-admin')
    await page.getByRole('link', { name: /^Answer/ }).click()
    await expect(page.getByText('The bookkeeper')).toBeVisible()
    await page.getByRole('button', { name: /^Say yes/ }).click()
    await expect(page.getByText(/is in Nkabom Young Adults$/)).toBeVisible()

    await signInAs('leader')
    await page.goto('/fellowship-leader#members')
    await expect(page.getByRole('row').filter({ hasText: 'Akosua' })).toBeVisible()
    await expect(page.getByText('The office said yes: in your fellowship')).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
  })
})
