import type { Page } from '@playwright/test'
import { findViolations } from '../../support/accessibility.ts'
import { expect, test } from '../fixtures.ts'
import { bearer, newPerson } from '../people.ts'

const row = (page: Page, title: string) => page.getByRole('row').filter({ hasText: title })

test('a member changes the words of a request and takes it back, at 360 px, and loses nothing typed', async ({
  page,
  church,
  signInAs,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  const username = await newPerson(page, church)
  const headers = await bearer(page, church.url, username)
  await page.request.post(`${church.url}/backend/api/prayer_requests/create/`, {
    headers,
    data: { title: 'A safe journey', description: 'To Tamale and back.' },
  })
  await signInAs(username)
  await page.goto('/dashboard#prayer-requests')
  await expect(row(page, 'A safe journey')).toContainText('To Tamale and back.')
  await expect(row(page, 'A safe journey')).toContainText('Active')

  const dialog = page.getByRole('dialog')
  await page.getByRole('button', { name: 'Change A safe journey' }).click()
  await dialog.getByLabel('Title').fill('')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog.locator('.error').getByText('Please enter a title')).toBeVisible()
  await dialog.getByLabel('Title').fill('Thanks for the journey')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Change A safe journey' }).click()
  await expect(dialog.getByLabel('Title')).toHaveValue('Thanks for the journey')
  expect(await findViolations(page, 'dialog')).toEqual([])
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Your request is changed')).toBeVisible()
  await expect(row(page, 'Thanks for the journey')).toBeVisible()

  await page.getByRole('button', { name: 'Withdraw Thanks for the journey' }).click()
  await dialog.getByRole('button', { name: 'Withdraw' }).click()
  await expect(row(page, 'Thanks for the journey')).toHaveCount(0)
  await page.locator('.toast').getByRole('button', { name: 'Undo' }).press('Enter')
  await expect(row(page, 'Thanks for the journey')).toContainText('To Tamale and back.')
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
})

test('taking a request back without a network says so once', async ({ page, context, church, signInAs }) => {
  const username = await newPerson(page, church)
  await page.request.post(`${church.url}/backend/api/prayer_requests/create/`, {
    headers: await bearer(page, church.url, username),
    data: { title: 'Rain for Bawku', description: 'The maize is dry.' },
  })
  await signInAs(username)
  await page.goto('/dashboard#prayer-requests')
  await page.getByRole('button', { name: 'Withdraw Rain for Bawku' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('button', { name: 'Withdraw' })).toBeVisible()
  const toasts = await page.evaluateHandle(() => {
    const kinds: string[] = []
    addEventListener('asore:toast', (event) => event instanceof CustomEvent && kinds.push(event.detail.kind))
    return kinds
  })
  await context.setOffline(true)

  await dialog.getByRole('button', { name: 'Withdraw' }).click()

  await expect(dialog.locator('.notice-error')).toBeVisible()
  await context.setOffline(false)
  await dialog.getByRole('button', { name: 'Withdraw' }).click()
  await expect(dialog).toBeHidden()
  expect(await toasts.jsonValue()).toEqual(['success'])
})
