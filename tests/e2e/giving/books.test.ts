import type { Page } from '@playwright/test'
import { findViolations } from '../../support/accessibility.ts'
import { dialog } from '../../support/browsing.ts'
import { expect, signIn, test } from '../fixtures.ts'

/** Enters how many notes of a value were counted for a fund, and saves, with a reload in between. */
async function count(page: Page, many: string): Promise<void> {
  await page.locator('summary').filter({ hasText: 'Tithe: ' }).click()
  await page.getByLabel('Tithe: how many of GHS 100', { exact: true }).fill(many)
  await page.reload()
  await expect(page.locator('summary').filter({ hasText: `Tithe: GHS ${many}00` })).toBeVisible()
  await page.getByRole('button', { name: 'Save count' }).click()
}

test('a treasurer’s Sunday: two count, settle, sign; the report, the statement and the receipt have it', async ({
  page,
  signInAs,
  browser,
  church,
}) => {
  await signInAs('admin')
  for (const [username, duty] of [
    ['leader', 'Treasurer'],
    ['member', 'Counter'],
  ] as const) {
    await page.goto(`/super-admin#users?search=${username}`)
    const row = page
      .getByRole('row')
      .filter({ hasText: new RegExp(`@${username}(?![0-9])`) })
      .first()
    await row.getByRole('button').first().click()
    await dialog(page).getByRole('checkbox', { name: duty }).click()
    await expect(page.getByText(new RegExp(`is now a ${duty}`, 'i'))).toBeVisible()
    await page.keyboard.press('Escape')
  }
  await page.goto('/books')
  await expect(page.getByRole('heading', { name: 'Report' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Ledger' })).toHaveCount(0)

  await signInAs('leader')
  await page.goto('/books#counts')
  // Another person in the same tab: only the fragment of the address is new.
  await page.reload()
  await page.getByRole('button', { name: 'Add count' }).click()
  await dialog(page).getByLabel('Service').fill('First service')
  await dialog(page).getByRole('button', { name: 'Save' }).click()
  await count(page, '7')
  await expect(page.getByText('Count saved')).toBeVisible()

  const other = await browser.newPage({ baseURL: church.url, viewport: { width: 360, height: 740 } })
  await signIn(other, church.url, 'member')
  await other.goto(new URL(page.url()).pathname + new URL(page.url()).hash)
  await count(other, '8')
  await expect(other.getByText('Tithe, GHS 100: you have 8, the other counter has 7')).toBeVisible()
  expect(await other.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
  expect(await findViolations(other)).toEqual([])
  await other.getByLabel('Tithe: how many of GHS 100', { exact: true }).fill('7')
  await other.getByRole('button', { name: 'Save count' }).click()
  await other.getByRole('button', { name: 'Add envelope or cheque' }).click()
  await dialog(other).getByLabel('For').selectOption({ label: 'Tithe' })
  await dialog(other).getByLabel('Amount in GHS').fill('250.50')
  await dialog(other).getByLabel('Name').fill('Akosua')
  await dialog(other)
    .getByLabel(/The member/)
    .fill('akosua')
  await dialog(other).getByRole('button', { name: '(@member)' }).click()
  await dialog(other).getByRole('button', { name: 'Save' }).click()
  await other.getByRole('button', { name: 'Sign count' }).click()
  await expect(other.getByText('You have signed.')).toBeVisible()

  await page.getByRole('button', { name: 'Refresh' }).click()
  await page.getByRole('button', { name: 'Sign count' }).click()
  await expect(page.getByRole('button', { name: 'Save count' })).toHaveCount(0)
  await page.goto('/books#report')
  await expect(page.getByRole('cell', { name: 'GHS 700' }).first()).toBeVisible()
  expect(await findViolations(page)).toEqual([])
  await page.goto('/books#ledger')
  await expect(page.getByText(/The day’s root is [0-9a-f]{64}/)).toBeVisible()
  // Notes have no receipt: on a phone nothing stands in its place.
  const receipts = page.locator('td[data-label=Receipt]')
  await expect(receipts.filter({ hasNotText: /S\d/ }).first()).toHaveClass(/card-none/)
  await expect(receipts.filter({ hasText: /S\d/ }).first()).toBeVisible()

  await other.goto('/my-giving')
  await other.getByRole('button', { name: /^S\d{4}-000001/ }).click()
  await expect(dialog(other)).toContainText('GHS 250.50')
  expect(await findViolations(other)).toEqual([])
  const check = await dialog(other).getByRole('link', { name: 'its check' }).getAttribute('href')
  const stranger = await browser.newPage({ baseURL: church.url })
  await stranger.goto(check ?? '')
  await expect(stranger.getByText(/This receipt is real: GHS 250\.50, on/)).toBeVisible()
  await expect(stranger.getByRole('main')).not.toContainText(/Akosua|Tithe/)
})

test.describe('what came in over two years', () => {
  /** Every month of last year and of this one to the running month: GHS 400,000 each. */
  const thisYear = new Date().getUTCFullYear()
  const now = new Date().toISOString().slice(0, 7)
  const months = [thisYear - 1, thisYear]
    .flatMap((year) => Array.from({ length: 12 }, (_, at) => `${year}-${String(at + 1).padStart(2, '0')}`))
    .filter((month) => month <= now)
  const rows = months.map((month) => `('sample', 'income', '${month}-01', 1, '', -40000000)`)
  test.use({
    churchStatements: `insert into ledger_day (book, account, day, fund_id, service, amount) values ${rows.join()}`,
  })

  test('only the running month is called unfinished', async ({ page, signInAs }) => {
    await signInAs('treasurer')
    await page.goto('/books')
    await page.getByLabel('From').fill(`${thisYear - 1}-01-01`)
    await expect(page.getByRole('row')).toHaveCount(months.length + 2)
    const chart = page.locator('.card').filter({ hasText: 'Income by month' })
    await expect(chart).toContainText('The dotted end has not ended yet.')
    const amounts = page.getByRole('cell', { name: 'GHS 400,000' })
    await expect(amounts.first()).toBeVisible()
    await page.getByLabel('To').fill(`${thisYear - 1}-12-31`)
    await expect(page.getByRole('row')).toHaveCount(12 + 2)
    await expect(chart).toContainText('In GHS, without reversed entries.')
    await expect(chart).not.toContainText('has not ended')
  })

  test('days are typed at a keyboard in any order, and what is not whole asks for nothing', async ({
    page,
    signInAs,
  }) => {
    await signInAs('treasurer')
    const refused: string[] = []
    page.on('response', (answer) => void (answer.status() >= 400 && refused.push(answer.url())))
    await page.goto('/books')
    await expect(page.getByRole('row')).toHaveCount(Number(now.slice(5)) + 2)

    await page.getByLabel('To').pressSequentially(`0502${thisYear - 1}`)
    await expect(page.getByRole('alert')).toContainText('The last day is before the first.')
    await page.getByLabel('From').pressSequentially(`0201${thisYear - 1}`)

    await expect(page.getByLabel('To')).toHaveValue(`${thisYear - 1}-05-02`)
    await expect(page.getByLabel('From')).toHaveValue(`${thisYear - 1}-02-01`)
    await expect(page.getByRole('row')).toHaveCount(4 + 2)
    await page.getByLabel('From').fill('1999-02-01')
    await expect(page.getByRole('alert')).toContainText('Please choose at most ten years.')
    expect(refused).toEqual([])
  })
})
