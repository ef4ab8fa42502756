import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { newPerson } from '../people.ts'

const personal = (page: Page) => page.getByRole('region', { name: 'Personal Details' })
const editPersonal = (page: Page) => page.getByRole('button', { name: 'Edit Personal Details' })
const save = (page: Page) => page.getByRole('button', { name: 'Save' })

test('a visitor is redirected to the login with the address to return to', async ({ page }) => {
  await page.goto('/Profile')

  await expect(page).toHaveURL('/login?next=%2FProfile')
})

test('a member changes their name, and the header shows the new one at once', async ({
  page,
  signInAs,
  church,
}) => {
  await signInAs(await newPerson(page, church))
  await page.goto('/profile')
  const sent = page.waitForRequest((request) => request.method() === 'PATCH')

  await editPersonal(page).click()
  await expect(page.getByLabel('First name')).toBeFocused()
  await page.getByLabel('First name').fill('Naa Dedei')
  await page.getByLabel('Middle name').fill('Korkor')
  await save(page).click()

  await expect(page.getByText('Personal Details updated successfully!')).toBeVisible()
  await expect(page.getByRole('banner').locator('.avatar')).toHaveText('NA')
  await expect(page.locator('[data-name]')).toHaveAttribute('data-name', 'Naa Dedei Arthur')
  await expect(editPersonal(page)).toBeFocused()
  expect((await sent).postDataJSON()).toEqual({
    first_name: 'Naa Dedei',
    middle_name: 'Korkor',
    last_name: 'Arthur',
    gender: 'female',
    telephone: '0244123456',
    email: '',
  })
  await page.reload()
  await expect(personal(page)).toContainText('Korkor')
})

test('another tab shows a changed name', async ({ page, context, signInAs, church }) => {
  await signInAs(await newPerson(page, church))
  await page.goto('/profile')
  const second = await context.newPage()
  await second.goto('/about')

  await editPersonal(page).click()
  await page.getByLabel('First name').fill('Yaa')
  await save(page).click()

  await expect(second.getByRole('banner').locator('.avatar')).toHaveText('YA')
})

test('a telephone number is displayed in groups, and copied and found as one number', async ({
  page,
  signInAs,
  church,
}) => {
  await signInAs(await newPerson(page, church))
  await page.goto('/profile')

  const number = personal(page).locator('.telephone')
  await expect(number).toHaveText('0244123456')
  await number.selectText()
  expect(await page.evaluate(() => String(getSelection()))).toBe('0244123456')
  const isFound = await page.evaluate(() => {
    getSelection()?.removeAllRanges()
    return Reflect.apply(Reflect.get(window, 'find'), window, ['0244123456'])
  })
  expect(isFound).toBe(true)
  const [first, second] = await number.locator('span').all()
  const gap = ((await second?.boundingBox())?.x ?? 0) - ((await first?.boundingBox())?.x ?? 0)
  expect(gap).toBeGreaterThan(((await first?.boundingBox())?.width ?? 0) + 2)
})

test('the photograph opens in a dialog', async ({ page, signInAs, church }) => {
  await signInAs(await newPerson(page, church, { photograph: true }))
  await page.goto('/profile')
  const small = page.getByRole('button', { name: 'Look at your photograph' })

  await small.click()
  await expect(page.getByRole('dialog').getByRole('img', { name: 'Esi Arthur' })).toBeVisible()
  await page.keyboard.press('Escape')

  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(small).toBeFocused()
})
