import { expect, test } from './fixtures.ts'

const calls = [
  'events/',
  'sermons/',
  'fellowships/my/',
  'prayer_requests/my/',
  'members/my/testimonies/',
  'announcements/',
]

const needs = 'members/my/needs/'

test('the dashboard makes its six calls, and one for what needs the member, on load and again on Refresh; its tabs are chosen with arrow keys, and a reload keeps the tab', async ({
  page,
  signInAs,
}) => {
  await signInAs('member')
  const made: string[] = []
  page.on('request', (request) => {
    const [, path] = request.url().split('/backend/api/')
    // Besides the six of the specification: whether the member was asked for consent, and which pages were given to them.
    if (path && !path.includes('consents') && path !== 'users/me/') made.push(`${request.method()} ${path}`)
  })
  const expected = [...calls, needs].map((path) => `GET ${path}`).sort()

  await page.goto('/dashboard')
  await expect(page.getByRole('button', { name: 'Refresh' })).toBeEnabled()
  expect(made.splice(0).sort()).toEqual(expected)

  await test.step('headings and links', async () => {
    await expect(page.getByRole('heading', { name: 'My Dashboard' })).toBeVisible()
    await expect(page.getByText('Welcome to your personal church dashboard')).toBeVisible()
    await expect(page.getByRole('tab', { name: 'Overview' })).toHaveAttribute('aria-selected', 'true')
    await expect(page.getByRole('link', { name: 'View All Events' })).toHaveAttribute('href', '/events')
    await expect(page.getByRole('link', { name: 'View All Sermons' })).toHaveAttribute('href', '/sermons')
    for (const path of ['/prayer-requests', '/testimonies', '/give', '/live-stream', '/service-times'])
      await expect(page.locator(`main a[href="${path}"]`).first()).toBeVisible()
  })

  await test.step('Refresh', async () => {
    await page.getByRole('button', { name: 'Refresh' }).click()
    await expect.poll(() => made.length).toBe(expected.length)
    expect(made.sort()).toEqual(expected)
    await expect(page.getByRole('button', { name: 'Refresh' })).toBeEnabled()
  })

  await test.step('tabs', async () => {
    await page.getByRole('tab', { name: 'Overview' }).focus()
    await page.keyboard.press('ArrowRight')
    const tab = page.getByRole('tab', { name: 'Prayer Requests' })
    await expect(tab).toHaveAttribute('aria-selected', 'true')
    await expect(page).toHaveURL(/#/)
    await page.reload()
    await expect(tab).toHaveAttribute('aria-selected', 'true')
  })
})

test('recent sermons have Watch, in a new tab, and Listen only with a recording; of the events the next five are in order; a fellowship without details shows the texts of the specification', async ({
  page,
  signInAs,
}) => {
  await page.route('**/backend/api/sermons/', (route) =>
    route.fulfill({
      json: [
        {
          id: 1,
          title: 'Seen',
          speaker: { username: 'Rev. Adjei' },
          created_at: '2026-11-01T09:00:00Z',
          video_link: 'https://youtu.be/abc',
        },
        {
          id: 2,
          title: 'Heard',
          user_name: 'Mrs. Lamptey',
          created_at: '2026-10-25T09:00:00Z',
          mp3: '/media/a.mp3',
        },
        { id: 3, title: 'Read', created_at: '2026-10-18T09:00:00Z' },
        { id: 4, title: 'Fourth', created_at: '2026-10-11T09:00:00Z' },
      ],
    }),
  )
  const day = (offset: number) => new Date(Date.now() + offset * 86_400_000).toISOString().slice(0, 10)
  const event = (id: number, title: string, offset: number, more: object = {}) => ({
    id,
    title,
    date: day(offset),
    time: '18:00',
    location: 'Main hall',
    is_online: false,
    ...more,
  })
  await page.route('**/backend/api/events/', (route) =>
    route.fulfill({
      json: {
        results: [
          event(1, 'Later', 9),
          event(2, 'Yesterday', -1),
          event(3, 'Today', 0, { is_online: true }),
          event(4, 'Soon', 2),
          event(5, 'E5', 20),
          event(6, 'E6', 21),
          event(7, 'E7', 22),
        ],
      },
    }),
  )
  await page.route('**/backend/api/fellowships/my/', (route) =>
    route.fulfill({ json: { id: 1, name: 'Bethel', leader_name: 'Efua Mensah' } }),
  )
  await signInAs('member')

  await page.goto('/dashboard')

  await test.step('sermons', async () => {
    await expect(page.getByText('Seen', { exact: true })).toBeVisible()
    await expect(page.getByText('Fourth', { exact: true })).toHaveCount(0)
    await expect(page.getByRole('link', { name: /^Watch/ })).toHaveCount(1)
    for (const name of [/^Watch/, /^Listen/]) {
      await expect(page.getByRole('link', { name })).toHaveCount(1)
      await expect(page.getByRole('link', { name })).toHaveAttribute('target', '_blank')
    }
    await expect(page.getByRole('button', { name: /^Play here/ })).toHaveCount(1)
  })

  await test.step('events: past ones are left out, and an online one says so', async () => {
    await expect(page.getByText('Online Meeting')).toBeVisible()
    const main = await page.getByRole('main').innerText()
    expect(main).not.toContain('Yesterday')
    expect(main).not.toContain('E7')
    const order = ['Today', 'Soon', 'Later', 'E5', 'E6'].map((title) => main.indexOf(title))
    expect(order).toEqual([...order].sort((a, b) => a - b))
  })

  await test.step('fellowship', async () => {
    for (const words of ['Bethel', 'Efua Mensah', 'Sunday After Service', 'Not set', 'Church'])
      await expect(page.getByRole('main').getByText(words, { exact: true }).first()).toBeVisible()
  })
})

for (const failing of calls) {
  test(`when ${failing} fails the other sections are still filled`, async ({ page, signInAs }) => {
    await page.route(`**/backend/api/${failing}`, (route) => route.fulfill({ status: 500, body: 'broken' }))
    await signInAs('member')
    await page.goto('/dashboard')

    await expect(page.getByRole('button', { name: 'Refresh' })).toBeEnabled()
    const main = page.getByRole('main')
    if (failing === 'fellowships/my/')
      await expect(main.getByRole('link', { name: 'Join a Fellowship' })).toBeVisible()
    else await expect(main.getByRole('link', { name: 'Join a Fellowship' })).toHaveCount(0)
    await page.getByRole('tab', { name: 'Announcements' }).click()
    const shown = page.getByRole('tabpanel', { name: 'Announcements' })
    if (failing === 'announcements/')
      await expect(main.getByText('No announcements at this time.')).toBeVisible()
    else await expect(shown.getByText(/Posted on/).first()).toBeVisible()
    await page.getByRole('tab', { name: 'Prayer Requests' }).click()
    if (failing === 'prayer_requests/my/')
      await expect(main.getByText("You haven't submitted any prayer requests yet.")).toBeVisible()
    else await expect(main.getByText('Answered').first()).toBeVisible()
    await page.getByRole('tab', { name: 'Testimonies' }).click()
    if (failing === 'members/my/testimonies/')
      await expect(main.getByText("You haven't shared any testimonies yet.")).toBeVisible()
    else await expect(main.getByText("You haven't shared any testimonies yet.")).toHaveCount(0)
  })
}

test('a newcomer without a fellowship gets a link to join one', async ({ page, signInAs }) => {
  await signInAs('newcomer')
  await page.goto('/dashboard')

  await expect(page.getByText(/not part of any fellowship yet/)).toBeVisible()
  await expect(page.getByRole('link', { name: 'Join a Fellowship' })).toHaveAttribute('href', '/fellowships')
})

for (const [username, path] of [
  ['admin', '/super-admin'],
  ['media', '/media-dashboard'],
  ['leader', '/fellowship-leader'],
] as const) {
  test(`${username} is redirected from the member dashboard to ${path}`, async ({ page, signInAs }) => {
    await signInAs(username)

    await page.goto('/dashboard')

    await expect(page).toHaveURL(path)
  })
}
