import { readFile } from 'node:fs/promises'
import { findViolations } from '../../support/accessibility.ts'
import { dialog } from '../../support/browsing.ts'
import { expect, test } from '../fixtures.ts'

test('an admin on a phone builds a list, keeps it, downloads it, writes to it, deletes it and takes that back', async ({
  page,
  signInAs,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await signInAs('admin')
  await page.goto('/people#found')

  await page.getByRole('button', { name: 'New list' }).click()
  await page.getByLabel('Age to').fill('10')
  await page.getByLabel('Age from').fill('30')
  await page.getByRole('button', { name: 'Show people' }).click()
  await expect(page.getByText('Please give an end that is not before the beginning').first()).toBeVisible()
  await page.getByLabel('Age to').fill('')
  await page.getByLabel('Account on the site').selectOption('Yes')
  expect(await findViolations(page)).toEqual([])
  await page.getByRole('button', { name: 'Show people' }).click()
  const list = page.getByRole('region', { name: 'A new list' })
  await expect(list.getByRole('status')).toHaveText(/^\d+ people$/)
  await page.getByRole('button', { name: 'Save list' }).click()
  await dialog(page).getByLabel('Name').fill('Grown up')
  await dialog(page).getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('age from 30, with an account').first()).toBeVisible()
  expect(await findViolations(page)).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)

  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download CSV' }).click(),
  ])
  expect(file.suggestedFilename()).toMatch(/^grown-up-\d{4}-\d\d-\d\d\.csv$/)
  expect(await readFile(await file.path(), 'utf8')).toMatch(/First name,Other names,Last name/)

  await page.goto('/super-admin#send-messages')
  await page.getByRole('button', { name: 'Write message' }).first().click()
  await expect(dialog(page).getByLabel('Recipients').getByText('List: Grown up')).toBeAttached()
  await page.keyboard.press('Escape')

  await page.goto('/people#found')
  await page.getByRole('button', { name: 'Delete Grown up' }).click()
  await dialog(page).getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByRole('button', { name: 'Open Grown up' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('button', { name: 'Open Grown up' })).toBeVisible()

  await page.getByRole('button', { name: 'Open Not seen for 3 weeks' }).click()
  const unseen = page.getByRole('region', { name: 'Not seen for 3 weeks' })
  await expect(unseen.getByRole('status')).toHaveText(/people|person|Nobody/)
})
