import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { demoPassword, expect, test } from './fixtures.ts'

const row = (page: Page, name: string | RegExp) => page.getByRole('row').filter({ hasText: name })
const dialog = (page: Page) => page.getByRole('dialog')
const unique = (words: string) => `${words} ${crypto.randomUUID().slice(0, 6)}`
const dayFromNow = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
const event = (title: string, more: object = {}) => ({
  ...{ title, description: 'We sing through the hymns of Sunday, and pray.', date: dayFromNow(3) },
  ...{ time: '18:30', location: 'Upper Room', is_online: false, meeting_link: '', ...more },
})

type Answer = Record<string, unknown>

/** Calls the backend as an account, beside the page. */
async function as(page: Page, username: string, method: 'get' | 'post' | 'put', path: string, data?: object) {
  const login = await page.request.post('/backend/api/auth/login/', {
    data: { username, password: demoPassword },
  })
  const { access } = await login.json()
  const answer = await page.request[method](`/backend/api/${path}`, {
    headers: { Authorization: `Bearer ${access}` },
    ...(data && { data }),
  })
  return (await answer.json()) as Answer
}

const planned = async (page: Page, title: string, more: object = {}) =>
  as(page, 'leader', 'post', 'fellowships/1/events/', event(title, more))

const membersOf = async (page: Page) => {
  const { results } = await as(page, 'leader', 'get', 'fellowships/1/members/')
  return results as { id: number; first_name: string; last_name: string }[]
}

const recordsOf = async (page: Page, eventId: unknown) =>
  (await as(page, 'leader', 'get', `fellowships/1/events/${eventId}/attendance/`)) as unknown as {
    member: { id: number }
    is_present: boolean
  }[]

async function openAttendance(page: Page, title: string): Promise<void> {
  await row(page, title).getByRole('button', { name: 'Attendance' }).click()
  await expect(page.getByRole('heading', { name: `Attendance for ${title}` })).toBeVisible()
}

const press = (page: Page, choice: 'Present' | 'Absent', name: string) =>
  dialog(page).getByRole('button', { name: new RegExp(`^${choice} ?: ${name}$`) })

test('the dashboard makes its five calls and shows the fellowship', async ({ page, signInAs }) => {
  await signInAs('leader')
  const made: string[] = []
  page.on('request', (request) => {
    const [, path] = request.url().split('/backend/api/')
    if (path) made.push(`${request.method()} ${path}`)
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
  expect(made.sort()).toEqual(
    ['leader', '1/members', '1/events', '1/prayer-requests', '1/testimonies']
      .map((path) => `GET fellowships/${path}/`)
      .sort(),
  )
})

test('counts and tabs lead to sections with an address; Back leads back, and who reads goes along', async ({
  page,
  signInAs,
}) => {
  await signInAs('leader')
  await page.goto('/fellowship-leader')

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

test('what a backend leaves out is said in the specification’s words', async ({ page, signInAs }) => {
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
  await row(page, 'kwame').getByRole('button', { name: 'View Details' }).click()
  for (const text of ['Not specified', 'Unknown', 'No recent activities'])
    await expect(dialog(page)).toContainText(text)
  await expect(dialog(page).getByText('Not provided')).toHaveCount(6)

  await page.goto('/fellowship-leader#events')
  await expect(row(page, 'Online')).toContainText(`${'x'.repeat(50)}…`)
  await expect(row(page, 'Online')).toContainText('Online Meeting')
  await expect(row(page, 'Online')).toContainText('Upcoming')
  await expect(row(page, 'Gone')).toContainText('Past')
  await page.goto('/fellowship-leader#prayer-requests')
  await expect(row(page, 'For rain')).toContainText('Anonymous')
  await expect(row(page, 'For rain')).toContainText('Answered')
  await expect(row(page, 'For rain').getByRole('button', { name: 'Mark as Answered' })).toHaveCount(0)
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

test('members are found by username, names or e-mail, sorted, and looked at', async ({ page, signInAs }) => {
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

  await row(page, '@dzifa.agbeko').getByRole('button', { name: 'View Details' }).click()
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

test('columns are sorted by keyboard, and say how', async ({ page, signInAs }) => {
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

test('an event is created with what the specification sends, and appended', async ({ page, signInAs }) => {
  const title = unique('Choir practice')
  await signInAs('leader')
  await page.goto('/fellowship-leader#events')
  await page.getByRole('button', { name: 'Create Event' }).click()
  await dialog(page).getByRole('button', { name: 'Create Event' }).click()
  await expect(dialog(page).getByLabel('Event Title')).toBeFocused()
  for (const [label, problem] of [
    ['Event Title', 'Please enter a title'],
    ['Description', 'Please enter a description'],
    ['Date', 'Please choose a date'],
    ['Time', 'Please choose a time'],
    ['Location', 'Please enter the location'],
  ])
    await expect(dialog(page).getByLabel(label ?? '', { exact: true })).toHaveAccessibleDescription(
      problem ?? '',
    )

  await dialog(page).getByLabel('Event Title').fill(title)
  await dialog(page).getByLabel('Description').fill('Bring your hymn book.')
  await dialog(page).getByLabel('Date').fill(dayFromNow(2))
  await dialog(page).getByLabel('Time').fill('18:30')
  await dialog(page).getByLabel('This is an online event').check()
  await dialog(page).getByLabel('Meeting Link').fill('not an address')
  await dialog(page).getByRole('button', { name: 'Create Event' }).click()
  await expect(dialog(page).getByLabel('Meeting Link')).toHaveAccessibleDescription(/meeting/)
  await dialog(page).getByLabel('Meeting Link').fill('https://meet.example/choir')
  const sent = page.waitForRequest((request) => request.method() === 'POST')
  await dialog(page).getByRole('button', { name: 'Create Event' }).click()

  expect((await sent).postDataJSON()).toEqual({
    ...{ title, description: 'Bring your hymn book.', date: dayFromNow(2), time: '18:30', location: '' },
    ...{ is_online: true, meeting_link: 'https://meet.example/choir', fellowship: 1 },
  })
  await expect(page.getByText('Event created successfully')).toBeVisible()
  await expect(dialog(page)).toHaveCount(0)
  await expect(page.getByRole('row').last()).toContainText(title)
  await expect(row(page, title)).toContainText('Online Meeting')
  await page.reload()
  await expect(row(page, title)).toBeVisible()
})

test('an event that is not taken is not lost: not by a refusal, by Escape, nor by a reload', async ({
  page,
  signInAs,
}) => {
  await signInAs('leader')
  await page.route('**/fellowships/1/events/', (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({ status: 500, json: { detail: 'The hall is on fire.' } })
      : route.continue(),
  )
  await page.goto('/fellowship-leader#events')
  await page.getByRole('button', { name: 'Create Event' }).click()
  const title = dialog(page).getByLabel('Event Title')
  await title.fill('Prayer walk')
  await dialog(page).getByLabel('Description').fill('Around the market.')
  await dialog(page).getByLabel('Date').fill(dayFromNow(2))
  await dialog(page).getByLabel('Time').fill('06:00')
  await dialog(page).getByLabel('Location', { exact: true }).fill('Madina')

  await dialog(page).getByRole('button', { name: 'Create Event' }).click()

  await expect(page.getByText('Failed to create event')).toBeVisible()
  await expect(dialog(page)).toContainText('The hall is on fire.')
  await expect(title).toHaveValue('Prayer walk')
  await page.keyboard.press('Escape')
  await page.reload()
  await page.getByRole('button', { name: 'Create Event' }).click()
  await expect(title).toHaveValue('Prayer walk')
  await expect(dialog(page).getByLabel('Location', { exact: true })).toHaveValue('Madina')
})

test('an event is edited; who was slower is told, and nothing is overwritten', async ({ page, signInAs }) => {
  const title = unique('Bible study')
  const { id } = await planned(page, title)
  await signInAs('leader')
  await page.goto('/fellowship-leader#events')
  await row(page, title).getByRole('button', { name: 'Edit' }).click()
  await expect(dialog(page).getByLabel('Event Title')).toHaveValue(title)
  await dialog(page).getByLabel('Location', { exact: true }).fill('Church hall')
  await dialog(page).getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Event updated')).toBeVisible()
  await expect(row(page, title)).toContainText('Church hall')

  await row(page, title).getByRole('button', { name: 'Edit' }).click()
  await as(page, 'admin', 'put', `events/${id}/`, { ...event(title, { location: 'Chapel' }), fellowship: 1 })
  await dialog(page).getByLabel('Location', { exact: true }).fill('Courtyard')
  await dialog(page).getByRole('button', { name: 'Save' }).click()

  await expect(dialog(page)).toContainText('Somebody else changed this meanwhile')
  await dialog(page).getByRole('button', { name: 'Save' }).click()
  await expect(dialog(page)).toContainText('Somebody else changed this meanwhile')
  await expect(dialog(page).getByLabel('Location', { exact: true })).toHaveValue('Courtyard')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Refresh' }).click()
  await expect(row(page, title)).toContainText('Chapel')
  await row(page, title).getByRole('button', { name: 'Edit' }).click()
  await expect(dialog(page).getByLabel('Location', { exact: true })).toHaveValue('Chapel')
})

test('an event is deleted after a question, and stays when the server says no', async ({
  page,
  signInAs,
}) => {
  const title = unique('Picnic')
  await planned(page, title)
  await signInAs('leader')
  await page.goto('/fellowship-leader#events')
  const refuse = '**/fellowships/1/events/*/'
  await page.route(refuse, (route) => route.fulfill({ status: 500, json: { detail: 'Not now.' } }))

  await row(page, title).getByRole('button', { name: 'Delete' }).click()
  await expect(dialog(page)).toContainText('Are you sure you want to delete this event?')
  await expect(dialog(page)).toContainText(title)
  await dialog(page).getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('Failed to delete event')).toBeVisible()
  await expect(dialog(page)).toContainText('Not now.')
  await dialog(page).getByRole('button', { name: 'Cancel' }).click()
  await expect(row(page, title)).toBeVisible()
  await page.unroute(refuse)
  await row(page, title).getByRole('button', { name: 'Delete' }).click()
  await dialog(page).getByRole('button', { name: 'Delete' }).click()

  await expect(page.getByText('Event deleted successfully')).toBeVisible()
  await expect(row(page, title)).toHaveCount(0)
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Events' })).toBeVisible()
  await expect(row(page, title)).toHaveCount(0)
})

test('attendance begins unmarked, each tap is kept, may be turned round and undone', async ({
  page,
  signInAs,
}) => {
  const title = unique('Friday meeting')
  const { id } = await planned(page, title)
  const [first, second] = await membersOf(page)
  const [ama, kofi] = [first, second].map((one) => `${one?.first_name} ${one?.last_name}`) as [string, string]
  await signInAs('leader')
  await page.goto('/fellowship-leader#events')
  await openAttendance(page, title)
  await expect(dialog(page)).toContainText(/6:30 PM · \d+ members/)
  await expect(dialog(page).locator('[aria-pressed="true"]')).toHaveCount(0)
  await expect(dialog(page).getByRole('button', { name: 'Undo' })).toHaveAttribute('aria-disabled', 'true')

  const sent = page.waitForRequest((request) => request.method() === 'POST')
  await press(page, 'Present', ama).click()
  expect((await sent).postDataJSON()).toEqual({ member: first?.id, is_present: true })
  await expect(page.getByText('Attendance updated')).toBeVisible()
  await expect(press(page, 'Present', ama)).toHaveAttribute('aria-pressed', 'true')
  await press(page, 'Absent', kofi).click()
  await press(page, 'Absent', ama).click()
  await expect(press(page, 'Present', ama)).toHaveAttribute('aria-pressed', 'false')
  await expect(dialog(page)).toContainText('0 present, 2 absent')
  await expect
    .poll(async () => (await recordsOf(page, id)).map(({ is_present }) => is_present))
    .toEqual([false, false])

  await dialog(page)
    .getByRole('button', { name: new RegExp(`Undo ?: ${ama}`) })
    .click()
  await expect(press(page, 'Present', ama)).toHaveAttribute('aria-pressed', 'true')
  await dialog(page)
    .getByRole('button', { name: new RegExp(`Undo ?: ${kofi}`) })
    .click()
  await expect(dialog(page)).toContainText('1 present, 0 absent')
  await expect
    .poll(async () => await recordsOf(page, id))
    .toMatchObject([{ member: { id: first?.id }, is_present: true }])

  await dialog(page).getByRole('button', { name: 'Done' }).click()
  await expect(dialog(page)).toHaveCount(0)
  await expect(page).toHaveURL('/fellowship-leader#events')
})

test('attendance is marked by keyboard alone, and the focus comes back', async ({ page, signInAs }) => {
  const title = unique('Keyboard meeting')
  const { id } = await planned(page, title)
  const [first] = await membersOf(page)
  const name = `${first?.first_name} ${first?.last_name}`
  await signInAs('leader')
  await page.goto('/fellowship-leader#events')
  const opener = row(page, title).getByRole('button', { name: 'Attendance' })
  await opener.focus()
  await page.keyboard.press('Enter')
  await expect(dialog(page)).toBeVisible()

  await page.keyboard.press('Tab')
  await expect(dialog(page).getByRole('searchbox', { name: 'Find a member' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(press(page, 'Present', name)).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  await expect(press(page, 'Absent', name)).toHaveAttribute('aria-pressed', 'true')
  await expect.poll(async () => (await recordsOf(page, id)).length).toBe(1)
  await page.keyboard.press('Escape')

  await expect(dialog(page)).toHaveCount(0)
  await expect(opener).toBeFocused()
})

test('marks wait on the device while the network is away, survive a reload, and arrive', async ({
  page,
  signInAs,
  context,
  browser,
  church,
}) => {
  const title = unique('Village meeting')
  const { id } = await planned(page, title)
  const members = await membersOf(page)
  const [ama, kofi] = members.map((one) => `${one.first_name} ${one.last_name}`) as [string, string]
  await signInAs('leader')
  await page.goto('/fellowship-leader#events')
  await openAttendance(page, title)
  await context.setOffline(true)

  await press(page, 'Present', ama).click()
  await press(page, 'Absent', kofi).click()
  await press(page, 'Present', kofi).click()

  await expect(dialog(page)).toContainText('2 attendance marks wait for the network')
  await expect(press(page, 'Present', kofi)).toHaveAttribute('aria-pressed', 'true')
  await expect(dialog(page).getByText('Waits for the network', { exact: true })).toHaveCount(2)
  expect(await recordsOf(page, id)).toEqual([])

  // The server answers the pages again, and not yet the marks.
  await page.route('**/attendance/', (route) =>
    route.request().method() === 'POST' ? route.abort() : route.continue(),
  )
  await context.setOffline(false)
  await page.reload()
  await expect(dialog(page)).toContainText('2 attendance marks wait for the network')
  await expect(press(page, 'Present', ama)).toHaveAttribute('aria-pressed', 'true')
  await page.unroute('**/attendance/')
  await page.evaluate(() => dispatchEvent(new Event('online')))

  await expect(page.getByText('Attendance updated')).toBeVisible()
  await expect(dialog(page).getByText('Waits for the network', { exact: true })).toHaveCount(0)
  expect(await recordsOf(page, id)).toHaveLength(2)
  expect(await page.evaluate(() => localStorage.getItem('asore:attendance'))).toBeNull()

  // And another browser sees them.
  const other = await browser.newPage({ baseURL: church.url })
  const login = await other.request.post('/backend/api/auth/login/', {
    data: { username: 'leader', password: demoPassword },
  })
  const session = await login.json()
  await other.goto('/404')
  await other.evaluate(({ access, refresh, user }) => {
    localStorage.setItem('access_token', access)
    localStorage.setItem('refresh_token', refresh)
    localStorage.setItem('user', JSON.stringify(user))
  }, session)
  await other.goto(`/fellowship-leader#events?attendance=${id}`)
  await expect(press(other, 'Present', ama)).toHaveAttribute('aria-pressed', 'true')
  await expect(press(other, 'Present', kofi)).toHaveAttribute('aria-pressed', 'true')
  await expect(dialog(other)).toContainText('2 present, 0 absent')
  await other.close()
})

test('marks of one leader are not sent by the next on the same device', async ({ page, signInAs }) => {
  const title = unique('Shared phone')
  const { id } = await planned(page, title)
  const [first] = await membersOf(page)
  const name = `${first?.first_name} ${first?.last_name}`
  await signInAs('leader')
  await page.goto(`/fellowship-leader#events?attendance=${id}`)
  await page.route('**/attendance/', (route) =>
    route.request().method() === 'POST' ? route.abort() : route.continue(),
  )
  await press(page, 'Present', name).click()
  await expect(dialog(page).getByText('Waits for the network', { exact: true })).toBeVisible()
  await page.unroute('**/attendance/')
  let sent = false
  page.on('request', (request) => {
    sent ||= request.method() === 'POST' && request.url().includes('/attendance/')
  })

  await signInAs('leader2')
  await page.goto('/fellowship-leader')
  await expect(page.getByRole('definition').filter({ hasText: /^\d+$/ }).first()).toBeVisible()
  expect(sent).toBe(false)

  await signInAs('leader')
  await page.goto('/fellowship-leader')
  await expect.poll(async () => (await recordsOf(page, id)).length).toBe(1)
})

test('a refused mark is taken back, with the reason', async ({ page, signInAs }) => {
  const title = unique('Refused')
  await planned(page, title)
  const [first] = await membersOf(page)
  const name = `${first?.first_name} ${first?.last_name}`
  await signInAs('leader')
  await page.goto('/fellowship-leader#events')
  await page.route('**/attendance/', (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({ status: 400, json: { member: ['This is no member of the fellowship'] } })
      : route.continue(),
  )
  await openAttendance(page, title)

  await press(page, 'Present', name).click()

  await expect(page.getByText('Failed to update attendance')).toBeVisible()
  await expect(dialog(page)).toContainText('This is no member of the fellowship')
  await expect(press(page, 'Present', name)).toHaveAttribute('aria-pressed', 'false')
})

test('attendance that does not come opens nothing', async ({ page, signInAs }) => {
  const title = unique('Unreachable')
  await planned(page, title)
  await signInAs('leader')
  await page.route('**/attendance/', (route) => route.fulfill({ status: 500, json: {} }))
  await page.goto('/fellowship-leader#events')

  await row(page, title).getByRole('button', { name: 'Attendance' }).click()

  await expect(page.getByText('Failed to load attendance data')).toBeVisible()
  await expect(dialog(page)).toHaveCount(0)
  await expect(page).toHaveURL('/fellowship-leader#events')
})

test('the attendance is saved as a file, and printed without the rest of the page', async ({
  page,
  signInAs,
}) => {
  const title = unique('Sunday school')
  const { id } = await planned(page, title, { date: dayFromNow(0) })
  const [first] = await membersOf(page)
  await as(page, 'leader', 'post', `fellowships/1/events/${id}/attendance/`, {
    member: first?.id,
    is_present: true,
  })
  await signInAs('leader')
  await page.goto('/fellowship-leader')
  await page.getByRole('link', { name: new RegExp(`Mark attendance ?: ${title}`) }).click()
  await expect(dialog(page)).toContainText('1 present, 0 absent')

  const download = page.waitForEvent('download')
  await dialog(page).getByRole('button', { name: 'Download CSV' }).click()
  const file = await download
  expect(file.suggestedFilename()).toMatch(/^attendance-\d{4}-\d\d-\d\d-sunday-school-.*\.csv$/)
  const text = await readFile(await file.path(), 'utf8')
  expect(text).toContain('Member,Username,Phone,Attendance\r\n')
  expect(text).toContain(`${first?.first_name} ${first?.last_name},`)
  expect(text.split('\r\n').filter((line) => line.endsWith(',Present'))).toHaveLength(1)
  expect(text).not.toMatch(/(^|,)\+/m)

  await page.emulateMedia({ media: 'print' })
  await expect(page.locator('.leader-sheet')).toBeVisible()
  await expect(page.locator('.leader-sheet').getByText('Present', { exact: true })).toHaveCount(1)
  await expect(page.locator('main')).toBeHidden()
})

test('a prayer request is read and marked as answered; a refusal is taken back', async ({
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
  await row(page, title).getByRole('button', { name: 'Mark as Answered' }).click()
  await expect(page.getByText('Not yours.')).toBeVisible()
  await expect(row(page, title)).toContainText('Pending')
  await page.unroute('**/answered/')

  await row(page, title).getByRole('button', { name: 'View' }).click()
  await expect(dialog(page)).toContainText('She is in Korle Bu.')
  await dialog(page).getByRole('button', { name: 'Mark as Answered' }).click()
  await expect(page.getByText('Praise God for answered prayers!')).toBeVisible()
  await expect(dialog(page)).toContainText('Answered')
  await page.keyboard.press('Escape')

  await expect(row(page, title)).toContainText('Answered')
  await page.reload()
  await expect(row(page, title)).toContainText('Answered')
})

test('a testimony is read', async ({ page, signInAs }) => {
  await signInAs('leader')
  await page.goto('/fellowship-leader#testimonies')
  const first = page.getByRole('row').nth(1)
  await first.getByRole('button', { name: 'View' }).click()

  await expect(dialog(page)).toBeVisible()
  await page.reload()
  await expect(dialog(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toHaveCount(0)
})

test('what cannot be loaded says so once, and can be asked for again', async ({ page, signInAs }) => {
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

test('a leader without a fellowship sees what to do', async ({ page, signInAs }) => {
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

test('whoever leads nobody is sent on before anything is painted', async ({ page, signInAs }) => {
  await page.goto('/fellowship-leader#events')
  await expect(page).toHaveURL(/\/login\?next=%2Ffellowship-leader%23events$/)

  await signInAs('member')
  await page.goto('/fellowship-leader')
  await expect(page).toHaveURL('/dashboard')
})

test('a browser that only believes to lead is led back with a message', async ({ page, signInAs }) => {
  await signInAs('member')
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
