import type { Page } from '@playwright/test'
import { rightsOf } from '../../../src/lib/workspace/rights.ts'
import { mayOpen } from '../../../src/lib/workspace/section.ts'
import { allSections } from '../../../src/lib/workspace/sections.ts'
import { expect, test } from '../fixtures.ts'

/*
 * Walking into the demonstration by one press. Its data are the first sample data here, without the year; that each section of all nine has
 * something in it is tested without a browser (tests/api/app/look-around.slow.once.test.ts).
 */

// The duties come with the year.
const counts = `insert into duty (account_id, duty, granted_at) select id, 'usher', '2026-01-01T00:00:00.000Z' from account where username = 'usher'`
test.use({ churchSettings: { SAMPLE_YEAR: 'on' }, churchStatements: counts })

const firstSteps = (page: Page) => page.getByRole('region', { name: 'Five things to try' })

async function walkIn(page: Page, name: RegExp): Promise<void> {
  await page.goto('/login')
  await page.getByRole('region', { name: 'Look around as' }).getByRole('button', { name }).click()
  await expect(page.getByText('Login successful!').first()).toBeVisible()
}

for (const name of [/^Leader/, /^Usher/])
  test(`${name.source.slice(1)} walks in by one press, opens each section, and dismisses the first steps for good`, async ({
    page,
  }) => {
    await walkIn(page, name)
    await expect(firstSteps(page).getByRole('link')).toHaveCount(5)
    const user: unknown = await page.evaluate(() => JSON.parse(localStorage.getItem('user') ?? '{}'))
    const home = page.url()
    for (const { address } of allSections.filter((one) => mayOpen(one, rightsOf(Object(user))))) {
      await page.goto(address)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    }

    await page.goto(home)
    await firstSteps(page).getByRole('button', { name: 'Do not show this again' }).click()
    await expect(firstSteps(page)).toHaveCount(0)
    const answered = page.waitForResponse(/first-steps/)
    await page.reload()
    await answered
    await expect(firstSteps(page)).toHaveCount(0)
  })

test.describe('the admin', () => {
  test.use({ ownChurch: true })

  test('puts the sample church back, is asked first, and can do so twice', async ({ page }) => {
    test.slow()
    for (const _ of ['once', 'twice']) {
      await walkIn(page, /^Admin/)
      await firstSteps(page).getByRole('button', { name: 'Do not show this again' }).click()
      await expect(firstSteps(page)).toHaveCount(0)
      await page.goto('/super-admin#settings')
      await page.getByRole('region', { name: 'The sample church' }).getByRole('button').click()
      const dialog = page.getByRole('dialog', { name: 'Put the sample church back as it was?' })
      await dialog.getByRole('button', { name: 'Cancel' }).click()
      await expect(dialog).toHaveCount(0)
      await page.getByRole('button', { name: 'Start again' }).click()
      await dialog.getByRole('button', { name: 'Start again' }).click()

      await expect(page.getByRole('region', { name: 'Look around as' })).toBeVisible({ timeout: 60_000 })
      await expect(page).toHaveURL('/login')
      expect(await page.evaluate(() => localStorage.getItem('access_token'))).toBeNull()
    }
  })
})
