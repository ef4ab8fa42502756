import type { Page } from '@playwright/test'
import { findViolations } from '../../support/accessibility.ts'
import { openTexts } from '../../support/texts.ts'
import { test as base, expect } from '../fixtures.ts'
import { logIn } from '../people.ts'
import { signOut } from '../second-step.ts'

const number = '+233244123456'

const test = base.extend<{ texts: Awaited<ReturnType<typeof openTexts>> }>({
  // Playwright requires a pattern here, and a lint rule a name in it.
  texts: async ({ locale: _ }, use) => {
    using texts = await openTexts()
    await use(texts)
  },

  churchSettings: async ({ texts }, use) => use(texts.env),
})

const isNarrow = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth)

test('a member confirms a telephone number, logs in with a code on a small phone, and chooses a new password with another', async ({
  page,
  texts,
  signInAs,
}) => {
  let read = 0
  const nextCode = async () => {
    await expect.poll(async () => (await texts.textsTo(number)).length).toBeGreaterThan(read)
    const all = await texts.textsTo(number)
    read = all.length
    return /^\d{6}/.exec(all.at(-1) ?? '')?.[0] ?? ''
  }
  await page.setViewportSize({ width: 360, height: 740 })
  await signInAs('member')
  await page.goto('/settings#phone')
  const phone = page.getByRole('region', { name: 'Telephone' })

  await phone.getByLabel('Phone number').fill('+44 20 7946 0000')
  await phone.getByRole('button', { name: 'Send me a code' }).click()
  await expect(phone.locator('#telephone-error')).toContainText('not a phone number in Ghana')
  await phone.getByLabel('Phone number').fill('024 412 3456')
  await phone.getByRole('button', { name: 'Send me a code' }).click()
  await expect(phone.getByLabel('Code')).toBeFocused()
  await phone.getByLabel('Code').fill(await nextCode())
  expect(await findViolations(page)).toEqual([])
  await phone.getByRole('button', { name: 'Confirm my number' }).click()
  await expect(phone.getByText(/^\+233244123456, confirmed on/)).toBeVisible()
  await expect(phone.getByText('Your number is confirmed.')).toBeVisible()
  await expect(phone).toBeFocused()
  await phone.getByRole('button', { name: 'Change or confirm number' }).press('Enter')
  await expect(phone.getByLabel('Phone number')).toBeFocused()
  expect(await isNarrow(page)).toBe(360)

  await signOut(page)
  await page.goto('/login')
  await page.getByRole('button', { name: 'Use a code by text message' }).click()
  await page.getByLabel('Phone number').fill('0244123456')
  await page.getByRole('button', { name: 'Send me a code' }).click()
  await expect(page.getByText(/^If 0244123456 is confirmed for an account/)).toBeVisible()
  const code = await nextCode()
  // A small phone drops the page while its owner reads the text message.
  await page.reload()
  const field = page.getByLabel('Code')
  await expect(field).toHaveAttribute('autocomplete', 'one-time-code')
  await expect(field).toHaveAttribute('inputmode', 'numeric')
  await field.fill(code === '000000' ? '000001' : '000000')
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
  await expect(page.locator('#text_code-error')).toContainText('This code is not right')
  expect(await findViolations(page)).toEqual([])
  expect(await isNarrow(page)).toBe(360)
  await field.fill(code)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/(dashboard|complete-profile)$/)

  await signOut(page)
  await page.goto('/forgot-password')
  await page.getByRole('button', { name: 'Send me a code by text message instead' }).click()
  await page.getByLabel('Phone number').fill('0244123456')
  await page.getByRole('button', { name: 'Send me a code' }).click()
  await page.getByLabel('Code').fill(await nextCode())
  await page.getByRole('button', { name: 'Go on' }).click()
  await page.getByLabel('New password').fill('adinkra-cloth-28')
  await page.getByLabel('Confirm password').fill('adinkra-cloth-28')
  await page.getByRole('button', { name: 'Set the new password' }).click()
  await expect(page).toHaveURL(/\/login$/)
  await logIn(page, 'member', 'adinkra-cloth-28')
  await expect(page).toHaveURL(/\/(dashboard|complete-profile)$/)
})
