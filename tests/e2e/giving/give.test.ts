import type { Page } from '@playwright/test'
import { expect, signIn, test } from '../fixtures.ts'

const thanks = 'Thank you for your generous donation!'
const give = (page: Page) => page.getByRole('button', { name: /^Give( GHS [\d,]+)?$/ })

async function fill(page: Page): Promise<void> {
  await page.getByLabel('Name').fill('Kofi Antubam')
  await page.getByLabel('Email').fill('kofi@example.com')
  await page.getByLabel('Telephone that pays').fill('024 400 0001')
}

test('a guest approves on the telephone, over a reload and a lost network, and gets a receipt', async ({
  page,
  context,
}) => {
  await page.goto('/give')
  await fill(page)
  await page.getByLabel('What it is for').selectOption('Tithe')
  await page.getByRole('button', { name: 'GHS 200' }).click()
  await expect(page.getByLabel('Amount in GHS')).toHaveValue('200')

  await page.getByRole('button', { name: 'Give GHS 200' }).click()

  await expect(page.getByRole('heading', { name: 'Approve on 024 ... 001' })).toBeInViewport()
  await expect(
    page.getByText(/MTN MoMo asks for GHS 200.*three minutes|Type your PIN there/).first(),
  ).toBeVisible()
  await expect(page.getByLabel('Name')).toBeHidden()
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Approve on 024 ... 001' })).toBeVisible()
  await context.setOffline(true)
  await expect(page.getByText('There is no network at the moment.')).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByRole('alert').filter({ hasText: thanks })).toBeVisible({ timeout: 20_000 })
  const receipt = page.getByRole('status').filter({ hasText: 'Receipt' })
  for (const words of [/Receipt\s*S20\d\d-\d{6}/, /Amount\s*GHS 200/, /For\s*Tithe/, /By\s*MTN MoMo/])
    await expect(receipt).toContainText(words)
  await expect(receipt.getByRole('img', { name: /check of this receipt/ })).toBeVisible()
  await expect(receipt).toContainText(/root of the church’s books on .* 2026: [0-9a-f]{64}/)
  await page.getByRole('button', { name: 'Give again' }).click()
  await expect(page.getByLabel('Name')).toHaveValue('')
  await expect(page.getByLabel('MTN MoMo')).toBeChecked()
})

test('a card is entered on the provider’s page, which leads back to the receipt', async ({ page }) => {
  await page.goto('/give')
  await fill(page)
  await page.getByRole('radio', { name: 'Bank card' }).check()
  await expect(page.getByLabel('Telephone that pays')).toBeHidden()
  await page.getByLabel('Amount in GHS').fill('75')

  await page.getByRole('button', { name: 'Give GHS 75' }).click()
  await page.getByRole('button', { name: 'Pay' }).click()

  await expect(page).toHaveURL(/\/give\?reference=/)
  await expect(page.getByText(thanks)).toBeVisible({ timeout: 20_000 })
})

test('a wrong code is asked for again, and the right one ends in the receipt', async ({ page }) => {
  await page.goto('/give')
  await fill(page)
  await page.getByRole('radio', { name: 'Telecel Cash' }).check()
  await page.getByLabel('Telephone that pays').fill('020 400 0004')
  await page.getByLabel('Amount in GHS').fill('5')
  await give(page).click()

  await page.getByLabel('Code').fill('111111')
  await page.getByRole('button', { name: 'Send code' }).click()
  await expect(page.getByText('This code was not right. Please try again.')).toBeVisible()
  await page.getByLabel('Code').fill('123456')
  await page.getByRole('button', { name: 'Send code' }).click()

  await expect(page.getByText(thanks)).toBeVisible()
})

test('a member finds the gift of one telephone on another', async ({ page, signInAs, browser, church }) => {
  await signInAs('member')
  await page.goto('/give')
  await fill(page)
  await page.getByLabel('Telephone that pays').fill('024 400 0003')
  await page.getByLabel('Amount in GHS').fill('5')
  await give(page).click()
  await expect(page.getByRole('heading', { name: 'Approve on 024 ... 003' })).toBeVisible()

  const other = await (await browser.newContext()).newPage()
  await signIn(other, church.url, 'member')
  await other.goto(`${church.url}/give`)

  await expect(other.getByRole('heading', { name: 'Approve on 024 ... 003' })).toBeVisible()
  await other.context().close()
})

test('a member without a gift on its way opens the form, and no call fails', async ({ page, signInAs }) => {
  await signInAs('newcomer')
  const answer = page.waitForResponse(/giving\/gift/)
  await page.goto('/give')

  expect((await answer).status()).toBe(200)
  await expect(page.getByLabel('Telephone that pays')).toBeVisible()
})

test('a giver reads that no money moves, and is offered the sums and methods of the specification, mobile money first', async ({
  page,
}) => {
  await page.goto('/give')
  const sums = page.getByRole('group', { name: 'Usual amounts' }).getByRole('button')
  const methods = page.locator('input[name="paymentMethod"]')

  await expect(page.getByText('This is a demonstration: no money moves')).toBeVisible()
  expect(await methods.evaluateAll((all) => all.map((one) => one.getAttribute('value')))).toEqual([
    'mtn-momo',
    'vodafone-cash',
    'airteltigo-money',
    'ghanapay',
    'bank-card',
  ])
  for (const name of ['Telecel Cash', 'AT Money', 'GhanaPay', 'Bank card', 'MTN MoMo'])
    await expect(page.getByRole('radio', { name })).toBeVisible()
  await expect(page.getByRole('radio', { name: 'MTN MoMo' })).toBeChecked()
  await expect(sums).toHaveText(['GHS 50', 'GHS 100', 'GHS 200', 'GHS 500'])
  for (const sum of ['50', '100', '200', '500']) {
    await page.getByRole('button', { name: `GHS ${sum}`, exact: true }).click()
    await expect(page.getByLabel('Amount in GHS')).toHaveValue(sum)
    await expect(sums.and(page.locator('[aria-pressed="true"]'))).toHaveText(`GHS ${sum}`)
  }
  await page.getByLabel('Amount in GHS').fill('75')
  await expect(page.locator('[aria-pressed="true"]')).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Give GHS 75' })).toBeVisible()
})

test('a missing or wrong value is reported at its field, and the typed values stay, over a reload, too', async ({
  page,
}) => {
  await page.goto('/give')
  const amount = page.getByLabel('Amount in GHS')

  await give(page).click()
  await expect(amount).toBeFocused()
  await expect(amount).toHaveAccessibleDescription(/Please choose or type an amount/)
  await expect(page.getByLabel('Name')).toHaveAccessibleDescription('Please enter your name')
  await expect(page.getByLabel('Email')).toHaveAccessibleDescription('Please enter your email')
  await fill(page)
  for (const wrong of ['0', '-5', '12.50']) {
    await amount.fill(wrong)
    await give(page).click()
    await expect(amount).toHaveAccessibleDescription(/Please give whole cedis, GHS 1 or more/)
    await expect(amount).toHaveValue(wrong)
  }

  await expect(amount).toHaveAttribute('min', '1')
  await expect(amount).toHaveAttribute('step', '1')
  await expect(page.getByLabel('Name')).toHaveValue('Kofi Antubam')
  await page.getByRole('button', { name: 'GHS 500' }).click()
  await page.getByLabel('GhanaPay').check()
  await page.reload()
  await expect(page.getByRole('button', { name: 'Give GHS 500' })).toBeVisible()
  await expect(page.getByLabel('GhanaPay')).toBeChecked()
  await expect(page.getByLabel('Name')).toHaveValue('Kofi Antubam')
})

test('without a network a gift fails with a message, and can be sent again unchanged', async ({
  page,
  context,
}) => {
  await page.goto('/give')
  await fill(page)
  await page.getByLabel('Amount in GHS').fill('1')
  await page.getByLabel('Message').fill('For the roof')
  await context.setOffline(true)

  await give(page).click()
  await expect(
    page
      .getByRole('alert')
      .filter({ hasText: 'There was an issue processing your donation. Please try again.' }),
  ).toBeVisible()
  await expect(page.getByLabel('Message')).toHaveValue('For the roof')
  await context.setOffline(false)
  await give(page).click()

  await expect(page.getByRole('heading', { name: 'Approve on 024 ... 001' })).toBeVisible()
})

test('the printed page has the figures and the ways to give, without the form', async ({ page }) => {
  await page.goto('/give')
  await page.emulateMedia({ media: 'print' })

  await expect(page.getByRole('row', { name: 'Together GHS 600,000' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'At the office' })).toBeVisible()
  await expect(page.getByLabel('Name')).toBeHidden()
  await expect(page.getByRole('banner')).toBeHidden()
  await expect(page.getByRole('link', { name: 'Write to the office' })).toBeHidden()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the page shows its content and says that its form needs JavaScript', async ({ page }) => {
    await page.goto('/give')

    await expect(page.getByText(/needs JavaScript/)).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Other ways to give' })).toBeVisible()
  })
})
