import { row } from '../../support/browsing.ts'
import { expect, test } from '../fixtures.ts'

test('search, sorting and page of a table are in the address, which a link, a reload and Back restore', async ({
  page,
  signInAs,
}) => {
  await signInAs('admin')
  await page.goto('/super-admin#users?search=leader2')
  await expect(row(page, '@leader2')).toBeVisible()
  await expect(page.getByRole('row')).toHaveCount(2)

  await page.goto('/super-admin#users?sort=last_name')
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(page).toHaveURL('/super-admin#users?sort=last_name&page=2')
  await page.reload()
  await expect(page.getByText(/^21 to 40 of/)).toBeVisible()
  await expect(page.getByLabel('Sort by')).toHaveValue('last_name')
  await page.goto('/super-admin#users?sort=last_name')
  await page.goBack()
  await expect(page.getByText(/^21 to 40 of/)).toBeVisible()

  await page.goto('/super-admin#logs?status=warning')
  await expect(page.getByLabel('Status')).toHaveValue('warning')
  await expect(page.locator('td .badge-gold').first()).toBeVisible()
})
