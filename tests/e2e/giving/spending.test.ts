import type { Page } from '@playwright/test'
import { findViolations } from '../../support/accessibility.ts'
import { dialog } from '../../support/browsing.ts'
import { photograph } from '../../support/photograph.ts'
import { demoPassword, expect, test } from '../fixtures.ts'

test.use({ viewport: { width: 360, height: 740 } })

/** Names a treasurer and a signatory. */
async function nameKeepers(page: Page, url: string): Promise<void> {
  const enter = async (username: string) => {
    const answer = await page.request.post(`${url}/backend/api/auth/login/`, {
      data: { username, password: demoPassword },
    })
    return (await answer.json()) as { access: string; user: { id: number } }
  }
  const { access } = await enter('admin')
  const none = { treasurer: false, counter: false, signatory: false, pastor: false, usher: false }
  for (const [username, held] of [
    ['leader', { treasurer: true }],
    ['media', { signatory: true }],
  ] as const) {
    const { user } = await enter(username)
    const answer = await page.request.put(`${url}/backend/api/admin/users/${user.id}/duties/`, {
      headers: { Authorization: `Bearer ${access}` },
      data: { ...none, ...held },
    })
    expect(answer.ok()).toBe(true)
  }
}

/** The card of an account or a fund. */
const card = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ has: page.locator('strong', { hasText: new RegExp(`^${name}$`) }) })

async function setOpening(page: Page, name: string, amount: string): Promise<void> {
  await card(page, name).getByRole('button', { name: 'Set opening balance' }).click()
  await dialog(page).getByLabel('What was there in GHS').fill(amount)
  await dialog(page).getByRole('button', { name: 'Set opening balance' }).click()
  await expect(card(page, name).getByText(`Opening balance GHS ${amount}`)).toBeVisible()
}

/** Nothing is wider than a small phone, and nothing stands in the way of who cannot see or point. */
async function expectFit(page: Page): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
  expect(await findViolations(page)).toEqual([])
}

test('a treasurer prepares a voucher with its receipt, a signatory approves it, and it is paid from the cash box', async ({
  page,
  signInAs,
  church: { url },
}) => {
  await nameKeepers(page, url)
  await signInAs('leader')
  await page.goto('/books#accounts')
  await setOpening(page, 'Cash box', '500')
  await setOpening(page, 'Tithe', '500')
  await expectFit(page)

  await page.goto('/books#spending?part=categories')
  await page.getByRole('button', { name: 'Add usual categories' }).click()
  await expect(page.getByText('Electricity and water', { exact: true })).toBeVisible()
  await page.goto('/books#spending')
  await page.getByRole('button', { name: 'Add voucher' }).first().click()
  await dialog(page).getByLabel('Pay to').fill('ECG')
  await dialog(page).getByLabel('For', { exact: true }).fill('Electricity, October')
  await dialog(page).getByLabel('Amount in GHS').fill('120.50')
  await dialog(page).getByLabel('Fund').selectOption({ label: 'Tithe: GHS 500 left' })
  await dialog(page).getByLabel('Category').selectOption({ label: 'Electricity and water' })
  await dialog(page).getByLabel('Asked for by').fill('The caretaker')
  await expectFit(page)
  await dialog(page).getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Voucher saved')).toBeVisible()

  await page.locator('.row-name', { hasText: 'ECG' }).click()
  await expect(dialog(page).getByText(/^One Hundred .*Twenty Cedis And Fifty Pesewas Only/)).toBeVisible()
  await expect(dialog(page).getByRole('button', { name: 'Approve voucher' })).toHaveCount(0)
  const { buffer } = await photograph({ width: 640 })
  await dialog(page)
    .getByLabel('Add photograph of a receipt')
    .setInputFiles({ name: 'receipt.jpg', mimeType: 'image/jpeg', buffer })
  await dialog(page).getByRole('button', { name: 'Show receipt 1' }).click()
  const picture = dialog(page).getByRole('img', { name: /^Receipt 1 of SV/ })
  await expect(picture).toBeVisible()
  // Upright: the camera was turned.
  expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(100)
  await expectFit(page)

  await signInAs('media')
  await page.goto('/books#spending')
  await page.reload()
  await page.locator('.row-name', { hasText: 'ECG' }).click()
  await dialog(page).getByRole('button', { name: 'Approve voucher' }).click()
  await expect(dialog(page).getByRole('heading', { name: /To pay$/ })).toBeVisible()

  await signInAs('leader')
  await page.goto('/books#spending')
  await page.reload()
  await page.locator('.row-name', { hasText: 'ECG' }).click()
  await dialog(page).getByRole('button', { name: 'Pay voucher' }).click()
  await dialog(page).getByLabel('Account').selectOption({ label: 'Cash box: GHS 500' })
  await dialog(page).getByRole('button', { name: 'Pay voucher' }).click()
  await expect(dialog(page).getByRole('heading', { name: /Paid, not yet received$/ })).toBeVisible()
  await page.keyboard.press('Escape')
  await page.goto('/books#accounts')
  await expect(card(page, 'Cash box').getByText('GHS 379.50')).toBeVisible()
})
