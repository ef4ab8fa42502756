import { findViolations } from '../../support/accessibility.ts'
import { expect, test } from '../fixtures.ts'

test.use({ viewport: { width: 360, height: 740 } })

test('a visitor chooses tickets, pays online and sees their codes, the usher lets one in, and a price that was changed in the browser buys nothing', async ({
  page,
  signInAs,
}) => {
  await signInAs('admin')
  await page.goto('/church-forms')
  const event = await page.evaluate(async (form) => {
    const send = async (method: string, path: string, body: unknown) => {
      const headers = {
        Authorization: `Bearer ${localStorage.getItem('access_token')}`,
        'Content-Type': 'application/json',
      }
      const answer = await fetch(`/backend/api/${path}`, { method, headers, body: JSON.stringify(body) })
      return (await answer.json()) as { id: number }
    }
    const date = new Date(Date.now() + 20 * 86_400_000).toISOString().slice(0, 10)
    const { id } = await send('POST', 'events/', {
      ...{
        title: 'Concert',
        description: 'We sing.',
        date,
        time: '18:00',
        location: 'Hall',
        category: 'other',
      },
    })
    await send('PUT', `registrations/${id}/`, form)
    return id
  }, paidOnline)
  await page.evaluate(() => localStorage.clear())

  await page.goto(`/tickets/${event}`)
  await page.getByLabel('Your name').fill('Kofi Annor')
  await page.getByLabel('E-mail').fill('kofi@example.com')
  await page.getByRole('button', { name: 'Add ticket' }).click()
  await page.getByLabel('Kind of ticket').nth(1).selectOption({ label: 'Child, GHS 10' })
  await page.getByLabel('Name of who comes').nth(1).fill('Abena Annor')
  await expect(page.getByText('Total: GHS 60')).toBeVisible()
  await page.route('**/events/*/tickets/', (route, request) =>
    route.continue({ postData: JSON.stringify({ ...request.postDataJSON(), total: 1 }) }),
  )
  await page.getByRole('button', { name: 'Register', exact: true }).click()
  await expect(page.getByText(/GHS 60.*now|now.*GHS 60/)).toBeVisible()
  await page.unroute('**/events/*/tickets/')
  await page.getByRole('button', { name: 'Register', exact: true }).click()

  await expect(page.getByText(/Your places are kept for you until/)).toBeVisible()
  await expect(page.getByRole('img', { name: /^Code of the ticket/ })).toHaveCount(0)
  await page.getByLabel('Telephone').fill('024 400 0001')
  await page.getByRole('button', { name: 'Pay GHS 60' }).click()
  await expect(page.getByRole('img', { name: 'Code of the ticket of Abena Annor' })).toBeVisible({
    timeout: 20_000,
  })
  expect(await findViolations(page)).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
  const code = (await page.locator('li code').first().textContent()) ?? ''

  await signInAs('admin')
  await page.goto('/church-forms#registrations')
  await page.getByRole('button', { name: 'View Concert' }).click()
  await page.getByLabel('Code of the ticket').fill(code)
  await page.getByRole('button', { name: 'Let in', exact: true }).click()
  await expect(page.getByText('Kofi Annor is in', { exact: true })).toBeVisible()
})

const kind = (name: string, price: number) => ({
  ...{ id: null, name, price, member_price: null, early_price: null, early_until: null },
  ...{ places: null, is_open: true },
})

/** Tickets that have to be paid online at once. */
const paidOnline = {
  ...{ version: 0, is_open: true, about: '', opens_on: null, closes_on: null, cancels_until: null },
  ...{ places: null, has_waiting: false, most_tickets: 6, pays_online: true, pays_later: false },
  ...{ refund_full_until: null, refund_part_until: null, refund_percent: 0 },
  ...{ family_price: null, family_most: null, discounts: [] },
  kinds: [kind('Grown-up', 5000), kind('Child', 1000)],
}
