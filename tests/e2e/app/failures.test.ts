import { expect, test } from '../fixtures.ts'

/* tests/component/app/failures.test.tsx provokes the other failures. */

test('a donation without a network says what went wrong', async ({ page, context }) => {
  await page.goto('/give')
  await page.getByLabel('Name', { exact: true }).fill('Efua Mensah')
  await page.getByLabel('Email').fill('efua@example.com')
  await page.locator('input[name="amount"]').fill('50')
  await page.getByLabel('Telephone that pays').fill('024 412 3456')
  await context.setOffline(true)

  await page.locator('form button[type="submit"]').click()

  await expect(page.getByRole('main').locator('.notice-error')).toHaveText(
    'There was an issue processing your donation. Please try again.',
  )
})
