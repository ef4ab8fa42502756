import type { Page } from '@playwright/test'
import { findViolations } from '../../support/accessibility.ts'
import { choose, dialog, row } from '../../support/browsing.ts'
import { demoPassword, expect, signIn, test } from '../fixtures.ts'

type Signed = { access: string; user: { id: number } }

/** Grants a duty, as an admin does in the dashboard (books.test.ts). */
async function grant(
  page: Page,
  url: string,
  username: string,
  duty: 'treasurer' | 'counter',
): Promise<void> {
  const api = `${url}/backend/api`
  const login = async (name: string) =>
    (await (
      await page.request.post(`${api}/auth/login/`, { data: { username: name, password: demoPassword } })
    ).json()) as Signed
  const { user } = await login(username)
  const { access } = await login('admin')
  await page.request.put(`${api}/admin/users/${user.id}/duties/`, {
    data: {
      treasurer: duty === 'treasurer',
      counter: duty === 'counter',
      signatory: false,
      pastor: false,
      usher: false,
    },
    headers: { Authorization: `Bearer ${access}` },
  })
}

/** Enters what has come of a weekday until now. */
async function enter(page: Page, day: string, heads: string, amount: string): Promise<void> {
  await page.getByLabel(`${day}: Heads`).fill(heads)
  await page.getByLabel(`${day}: Cash in GHS`).fill(amount)
  await page.getByRole('button', { name: `Save ${day}` }).click()
  await expect(page.getByText(`${day} saved`).first()).toBeVisible()
}

/** Begins a collection in a new count, as a leader who is the treasurer; the member may count with them. */
async function beginWeekdayOffering(
  page: Page,
  church: string,
  { service, fund }: { service: string; fund: string },
): Promise<void> {
  await grant(page, church, 'leader', 'treasurer')
  await grant(page, church, 'member', 'counter')
  await signIn(page, church, 'leader')
  await page.goto('/books#counts')
  await page.getByRole('button', { name: 'Add count' }).click()
  await dialog(page).getByLabel('Service').fill(service)
  await dialog(page).getByRole('button', { name: 'Save' }).click()
  await page.getByLabel('Kofi & Ama is for').selectOption({ label: fund })
  await page.getByRole('button', { name: 'Begin Kofi & Ama' }).click()
}

test('the screen in the hall follows two telephones and a gift, and shows who is in front', async ({
  page,
  browser,
  church,
}) => {
  await beginWeekdayOffering(page, church.url, { service: 'Harvest', fund: 'Harvest' })
  const link = await page.getByRole('link', { name: 'open it here' }).getAttribute('href')

  const hall = await browser.newPage({ baseURL: church.url, viewport: { width: 1920, height: 1080 } })
  await hall.goto(link ?? '')
  const dayOf = (name: string) => hall.getByRole('listitem').filter({ hasText: name })
  await expect(dayOf('Friday')).toContainText('0 people')

  const other = await browser.newPage({ baseURL: church.url, viewport: { width: 360, height: 740 } })
  await signIn(other, church.url, 'member')
  await other.goto(new URL(page.url()).pathname + new URL(page.url()).hash)
  await enter(page, 'Friday', '12', '300')
  await enter(other, 'Saturday', '9', '350.50')
  await expect(dayOf('Friday')).toContainText('12 people')
  await expect(dayOf('Saturday')).toContainText('In front: GHS 350.50')
  await expect(hall.getByText('GHS 650.50')).toBeVisible()

  const giver = await browser.newPage({ baseURL: church.url, viewport: { width: 360, height: 740 } })
  await giver.goto('/give')
  await giver.getByLabel('Amount in GHS').fill('100')
  await giver.getByLabel('Telephone that pays').fill('024 400 0001')
  await giver.getByLabel(/Kofi & Ama: born on/).selectOption({ label: 'Friday (Kofi & Afua)' })
  await giver.getByLabel('Name', { exact: true }).fill('Esi')
  await giver.getByLabel('Email').fill('esi@example.com')
  await giver.getByRole('button', { name: 'Give GHS 100' }).click()
  await expect(dayOf('Friday')).toContainText('12 people and 1 by phone', { timeout: 30_000 })
  await expect(dayOf('Friday')).toContainText('In front: GHS 400')
  await expect(hall.getByRole('main')).not.toContainText('Esi')
  expect(await hall.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(1920)
  expect(await findViolations(hall)).toEqual([])
  expect(await other.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)

  await page.getByRole('button', { name: 'End Kofi & Ama' }).click()
  await expect(hall.getByText('it has ended')).toBeVisible()
  await giver.goto('/give')
  await expect(giver.getByLabel(/Kofi & Ama/)).toHaveCount(0)
})

test('figures that somebody else has overtaken stay typed, and are compared before they are saved', async ({
  page,
  browser,
  church,
}) => {
  await beginWeekdayOffering(page, church.url, { service: 'Thanksgiving', fund: 'Offering' })
  const other = await browser.newPage({ baseURL: church.url, viewport: { width: 360, height: 740 } })
  await signIn(other, church.url, 'member')
  await other.goto(new URL(page.url()).pathname + new URL(page.url()).hash)
  const heads = (on: Page) => on.getByLabel('Monday: Heads')
  const cash = (on: Page) => on.getByLabel('Monday: Cash in GHS')

  await cash(other).fill('12,50')
  await other.getByRole('button', { name: 'Save Monday' }).click()
  await expect(other.getByText('an amount with at most 2 decimals').first()).toBeVisible()
  await heads(other).fill('15')
  await cash(other).fill('410.50')
  await enter(page, 'Monday', '14', '400')
  await other.getByRole('button', { name: 'Save Monday' }).click()

  const notice = other.getByRole('alert').filter({ hasText: 'Somebody else entered 14 heads and GHS 400' })
  await expect(notice).toBeVisible()
  await expect(heads(other)).toHaveValue('15')
  await expect(cash(other)).toHaveValue('410.50')
  expect(await findViolations(other)).toEqual([])
  await other.getByRole('button', { name: 'Keep mine' }).click()
  await expect(notice).toHaveCount(0)
  await other.getByRole('button', { name: 'Save Monday' }).click()
  await expect(other.getByText('Monday saved').first()).toBeVisible()

  await heads(page).fill('16')
  await page.getByRole('button', { name: 'Save Monday' }).click()
  await page.getByRole('button', { name: 'Use theirs' }).click()
  await expect(heads(page)).toHaveValue('15')
  await expect(cash(page)).toHaveValue('410.5')
  await page.getByRole('button', { name: 'End Kofi & Ama' }).click()
  await expect(page.getByText('its screen shows no more')).toBeVisible()
})

/** The file does not say in which direction its money went (docs/decisions/giving.md#statements). */
async function sayMoneyIn(page: Page): Promise<void> {
  await page.getByLabel('No direction: 2 rows').selectOption('Money in')
  await page.getByRole('button', { name: 'Apply answers' }).click()
}

test('a treasurer takes a statement, confirms a proposed giver, and undoes it', async ({ page, church }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await grant(page, church.url, 'leader', 'treasurer')
  await signIn(page, church.url, 'leader')
  await page.goto('/books#matching')
  const statement = [
    'Transaction ID,Date,From Name,From Number,Message,Amount',
    'T1,2026-11-01,Ama Owusu,0209990001,Tithe,"1,234.50"',
    'T2,2026-11-02,Kofi Boateng,0209990002,Harvest,20.00',
  ].join('\n')
  const file = { name: 'mtn.csv', mimeType: 'text/csv', buffer: Buffer.from(statement) }

  await page.getByLabel('Statement file').setInputFiles(file)
  await expect(page.getByRole('button', { name: 'Import 0 payments' })).toBeDisabled()
  await sayMoneyIn(page)
  await expect(page.getByText('2 new payments, GHS 1,254.50')).toBeVisible()
  expect(await findViolations(page)).toEqual([])
  await page.getByRole('button', { name: 'Import 2 payments' }).click()
  await expect(row(page, 'Ama Owusu')).toContainText('It says “Tithe”.')
  await choose(row(page, 'Ama Owusu'), /^Confirm/)
  await expect(dialog(page).getByLabel('For', { exact: true })).toHaveValue(/\d/)
  await dialog(page).getByRole('button', { name: 'Confirm payment' }).click()
  await expect(row(page, 'Ama Owusu')).toContainText('Matched')
  await page.getByLabel('Statement file').setInputFiles(file)
  await sayMoneyIn(page)
  await expect(page.getByText(/0 new payments.*2 are here already/)).toBeVisible()

  await choose(row(page, 'Ama Owusu'), /^Undo/)
  await dialog(page).getByLabel('Reason').fill('It was Kwame')
  await dialog(page).getByRole('button', { name: 'Reopen payment' }).click()
  await expect(row(page, 'Ama Owusu')).toContainText('It says “Tithe”.')
  await page.goto('/books#ledger')
  await expect(page.getByText('It was Kwame')).toBeVisible()
})
