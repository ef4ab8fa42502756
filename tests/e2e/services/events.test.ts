import { choose, dialog, row, unique } from '../../support/browsing.ts'
import { expect, test } from '../fixtures.ts'
import { dayFromNow } from '../leading.ts'

test('a visitor filters events by text and category, in an address that survives a reload, and is told when none matches', async ({
  page,
}) => {
  await page.goto('/events')
  const cards = page.getByRole('main').locator('[data-events] > li:visible')
  const all = await cards.count()

  await page.getByLabel('Search events').fill('hymns')
  await expect(cards).toHaveCount(1)
  await expect(page).toHaveURL('/events?search=hymns')
  await page.reload()
  await expect(page.getByLabel('Search events')).toHaveValue('hymns')
  await expect(cards).toHaveCount(1)
  await page.getByLabel('Search events').fill('no such thing')
  await expect(page.getByText('No events found matching your criteria.')).toBeVisible()
  await page.getByLabel('Search events').fill('')
  await page.getByText('Categories').click()
  await page.getByLabel('prayer').check()

  await expect(page).toHaveURL('/events?category=prayer')
  expect(await cards.count()).toBeLessThan(all)
  for (const card of await cards.all()) await expect(card).toHaveAttribute('data-category', 'prayer')
})

test('the first visible card is the featured one, whatever the search', async ({ page }) => {
  const cards = page.locator('[data-events] > li:visible')
  const featured = page.locator('[data-events] > .featured-event')
  const isFirst = async () => {
    await expect(featured).toHaveCount(1)
    await expect(featured.locator('.kente')).toHaveCount(1)
    expect(await featured.getAttribute('data-event')).toBe(await cards.first().getAttribute('data-event'))
  }

  await page.goto('/events')
  await isFirst()
  await page.getByLabel('Search events').fill('hymns')
  await expect(cards).toHaveCount(1)
  await isFirst()
  await page.reload()
  await isFirst()
  await page.getByLabel('Search events').fill('no such thing')
  await expect(featured).toHaveCount(0)
  await page.getByLabel('Search events').fill('')
  await isFirst()
})

test('a reminder is stored on this device, and a broken stored value is ignored', async ({ page }) => {
  await page.goto('/events')
  await page.evaluate(() => localStorage.setItem('eventReminders', '{broken'))
  await page.reload()
  const button = page.getByRole('button', { name: /^Remind Me/ }).first()

  await button.click()
  const set = page.getByRole('button', { name: /^Reminder set/ })
  await expect(set).toHaveCount(1)
  await expect(page.getByRole('link', { name: 'Add to calendar' })).toHaveAttribute(
    'href',
    /^\/events\/\d+\.ics$/,
  )
  await page.reload()

  await expect(set).toHaveCount(1)
  await expect(set).toHaveAttribute('aria-pressed', 'true')
  await set.click()
  await expect(set).toHaveCount(0)
})

test('each category has a calendar to subscribe to, an event its own page with linked data and a calendar entry, and unknown addresses answer 404', async ({
  page,
  request,
}) => {
  await page.goto('/events')
  const calendars = page.getByText('Add to my calendar')
  await expect(calendars).toHaveCount(1)
  await expect(page.getByRole('link', { name: 'Subscribe' })).toHaveCount(0)
  await calendars.click()
  const subscribe = page.getByRole('link', { name: 'Subscribe to Prayer' })
  await expect(subscribe).toHaveAttribute('href', /^webcal:\/\/[^/]+\/events\/prayer\.ics$/)
  const feed = await request.get('/events/prayer.ics')
  expect((await feed.text()).match(/CATEGORIES:prayer/g)?.length).toBeGreaterThan(0)
  for (const path of ['/events/gossip.ics', '/events/9999', '/events/abc'])
    expect([path, (await request.get(path)).status()]).toEqual([path, 404])
  await page.getByRole('main').getByRole('link', { name: 'Thanksgiving Sunday' }).click()

  await expect(page.getByRole('heading', { level: 1, name: 'Thanksgiving Sunday' })).toBeVisible()
  const blocks = page.locator('script[type="application/ld+json"]')
  const linked = JSON.parse((await blocks.first().textContent()) ?? '')
  expect(linked).toMatchObject({
    '@type': 'Event',
    name: 'Thanksgiving Sunday',
    startDate: expect.stringMatching(/T09:00:00Z$/),
  })
  await expect(page.locator('main a:visible[href$=".ics"]')).toHaveCount(0)
  await page.getByText('Add to my calendar').click()
  await expect(page.getByRole('link', { name: 'Google Calendar' })).toHaveAttribute(
    'href',
    /text=Thanksgiving\+Sunday&dates=\d{8}T090000Z%2F\d{8}T120000Z/,
  )
  const href = await page.getByRole('link', { name: 'Another calendar' }).getAttribute('href')
  const entry = await request.get(href ?? '')
  expect(entry.headers()['content-type']).toContain('text/calendar')
  expect(await entry.text()).toMatch(/BEGIN:VEVENT[\s\S]*SUMMARY:Thanksgiving Sunday[\s\S]*END:VEVENT/)
})

test('a change by staff is on the public page at once', async ({ request, page, church }) => {
  await page.goto('/events')
  const login = await request.post('/backend/api/auth/login/', {
    data: { username: 'admin', password: 'asore-demo-2026' },
  })
  const { access } = await login.json()
  const headers = { Authorization: `Bearer ${access}` }
  const title = `Watch Night ${crypto.randomUUID().slice(0, 6)}`

  const added = await request.post(`${church.url}/backend/api/events/`, {
    headers,
    data: { title, description: '<b>x</b>', date: '2099-12-31', time: '21:00', location: 'Here' },
  })
  await page.reload()
  await expect(page.getByRole('link', { name: title })).toBeVisible()
  await expect(page.getByText('<b>x</b>').first()).toBeVisible()
  const { id } = await added.json()
  await request.delete(`${church.url}/backend/api/events/${id}/`, { headers })
  await page.reload()

  await expect(page.getByRole('link', { name: title })).toHaveCount(0)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the events are shown, searched by the server, and past ones can be opened', async ({ page }) => {
    await page.goto('/events')
    await page.getByText('Show past events').click()
    await expect(page.locator('details[open] li').first()).toBeVisible()
    const [title = ''] = await page.locator('details[open] li h3').allTextContents()
    await page.getByLabel('Search events').fill('hymns')
    await page.getByRole('button', { name: 'Search' }).click()

    await expect(page.getByRole('main').locator('[data-events] > li:visible')).toHaveCount(1)
    await page.goto(`/events?search=${encodeURIComponent(title)}`)
    await expect(page.locator('details[open] li:visible')).toContainText([title])
  })

  test('a visitor reads the month without scripts, goes to a day and to the next month, at 320 px', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    await page.goto('/events')
    await expect(page.locator('[data-events] time').first()).toHaveText(
      /^(Today|Tomorrow|\w+day), \d+ \w+ \d{4}$/,
    )

    await page.getByRole('link', { name: 'See the month' }).click()

    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Events in \w+ \d{4}$/)
    await expect(page.locator('td[aria-current="date"]')).toHaveCount(1)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
    // The title and the hour are two words, for the eyes and for a screen reader.
    const ofMonth = page
      .getByRole('main')
      .locator('li')
      .filter({ has: page.locator('a[href^="/events/"]') })
    for (const words of await ofMonth.allInnerTexts()) expect(words).toMatch(/\s\d{1,2}:\d\d [AP]M/)
    const before = page.url()
    await page.getByRole('navigation', { name: 'Months' }).getByRole('link').last().click()
    expect(page.url()).not.toBe(before)
    expect((await page.goto('/events/month/1999-01'))?.status()).toBe(404)

    await page.goto('/events/1')
    await expect(page.getByRole('link', { name: 'Share by WhatsApp' })).toHaveAttribute(
      'href',
      /wa\.me.*events%2F1/,
    )
  })
})

test('an admin plans a weekly meeting and leaves out one day, and a visitor sees it once with its other days', async ({
  page,
  signInAs,
}) => {
  const title = unique('Bible class')
  await signInAs('admin')
  await page.goto('/super-admin#events')
  await page.getByRole('button', { name: 'Add Event' }).click()
  await dialog(page).getByLabel('Event Title').fill(title)
  await dialog(page).getByLabel('Description').fill('The letter to the Romans.')
  await dialog(page).getByLabel('Date', { exact: true }).fill(dayFromNow(4))
  await dialog(page).getByLabel('Time', { exact: true }).fill('18:30')
  await dialog(page).getByLabel('Location').fill('Chapel')
  await dialog(page).getByText('More', { exact: true }).click()
  await dialog(page).getByLabel('Repeats', { exact: true }).selectOption('Every week')
  await dialog(page).getByLabel('Events in all').fill('4')
  await dialog(page).getByRole('button', { name: 'Save' }).click()

  await expect(row(page, title)).toHaveCount(1)
  await page.getByRole('button', { name: `and 3 more days of ${title}` }).click()
  await expect(row(page, title)).toHaveCount(4)
  await choose(row(page, title).nth(1), /^Delete/)
  await expect(dialog(page).getByLabel('This event only')).toBeChecked()
  await dialog(page).getByRole('button', { name: 'Delete' }).click()
  await expect(row(page, title)).toHaveCount(3)
  await page.getByRole('button', { name: 'Show all events' }).click()
  await expect(row(page, title)).toHaveCount(1)

  await page.goto('/events')
  const card = page.getByRole('listitem').filter({ hasText: title })
  await expect(card).toHaveCount(1)
  await expect(card).toContainText(/Every [A-Z][a-z]+day/)
  await card.getByRole('link', { name: `Other days of ${title}` }).click()
  const others = page.getByRole('region', { name: 'Other days' }).getByRole('link')
  await expect(others).toHaveCount(2)
  await others.last().click()
  await expect(page.getByRole('heading', { name: title })).toBeVisible()
})
