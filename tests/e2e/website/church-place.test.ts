import { statementsOf } from '../../support/sample-data.ts'
import { expect, test } from '../fixtures.ts'
import { bearer } from '../people.ts'

/* A church at the other end of the world, read on a telephone in Tokyo (docs/decisions/server.md#church-settings). */

/** Where the day is another one than in Ghana now. */
const zone = new Date().getUTCHours() >= 10 ? 'Pacific/Kiritimati' : 'Pacific/Pago_Pago'
const place = { time_zone: zone, country: 'NG', currency: 'NGN' }

test.use({ timezoneId: 'Asia/Tokyo', churchStatements: statementsOf(place) })

test('days are those of the church, on the server and in the browser', async ({ page }) => {
  const response = await page.request.post('/backend/api/prayer_requests/create/', {
    data: { title: 'For a safe night', description: 'We travel.', isPrivate: false },
  })
  expect(response.status()).toBe(201)
  const { created_at } = (await response.json()) as { created_at: string }
  const day = new Date(created_at).toLocaleDateString('en-GB', { dateStyle: 'medium', timeZone: zone })
  const html = await (await page.request.get('/prayer-requests')).text()

  await page.goto('/prayer-requests')

  expect(html).toContain(`data-zone="${zone}"`)
  expect(html).toContain(day)
  const card = page.getByRole('listitem').filter({ hasText: 'For a safe night' })
  await expect(card.getByRole('time')).toHaveText(day)
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-NG')
})

test('an event stands at its hour there, for people and for machines', async ({ page, church }) => {
  const added = await page.request.post('/backend/api/events/', {
    headers: await bearer(page, church.url, 'admin'),
    data: {
      title: 'Moonlight hymns',
      description: 'We sing outside.',
      location: 'The lawn',
      date: '2030-06-02',
      time: '18:30',
      category: 'worship',
    },
  })
  const { id } = (await added.json()) as { id: number }
  const offset = zone === 'Pacific/Kiritimati' ? '+14:00' : '-11:00'

  await page.goto('/events?search=Moonlight')

  const time = page.getByRole('main').locator('time:visible').first()
  await expect(time).toHaveAttribute('datetime', `2030-06-02T18:30${offset}`)
  await expect(page.getByText('2 Jun 2030 · 6:30 PM').first()).toBeVisible()
  const calendar = await (await page.request.get(`/events/${id}.ics`)).text()
  const start = new Date(`2030-06-02T18:30${offset}`).toISOString().replace(/[-:]|\.\d+/g, '')
  expect(calendar).toContain(`DTSTART:${start}`)
  const services = await (await page.request.get('/service-times/all.ics')).text()
  expect(services).toContain(`DTSTART;TZID=${zone}:20231015T090000`)
})

test('forms and clock are those of the place', async ({ page }) => {
  await page.goto('/signup')
  await expect(page.getByLabel('Country code')).toHaveValue('+234')
  await page.goto('/contact')
  await page.getByLabel('Phone').fill('0803 123 4567')
  await expect(page.getByLabel('Phone')).toHaveValue('0803 123 4567')
  await page.goto('/give')
  await page.getByRole('button', { name: 'NGN 1,000', exact: true }).click()
  await expect(page.getByLabel('Amount in NGN')).toHaveValue('1000')
  await expect(page.getByRole('button', { name: 'Give NGN 1,000' })).toBeVisible()

  await page.goto('/')
  const today = new Date().toLocaleDateString('en-GB', { dateStyle: 'full', timeZone: zone })
  await expect(page.getByText(today)).toBeVisible()
})
