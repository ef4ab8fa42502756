import type { Page } from '@playwright/test'
import { findViolations } from '../../support/accessibility.ts'
import { choose, openMenu } from '../../support/browsing.ts'
import { expect, test } from '../fixtures.ts'

/* Staff takes back what was a slip: at once by Undo, later from the bin. */

const dialog = (page: Page) => page.getByRole('dialog')
const row = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name })
const rowsWith = (page: Page, name: RegExp) =>
  page.getByRole('row').filter({ has: page.getByRole('button', { name, includeHidden: true }) })
const undo = (page: Page) => page.locator('.toast').getByRole('button', { name: 'Undo' }).last()

async function removeAnnouncement(page: Page, title: string): Promise<void> {
  // On a phone a toast of before lies on the first row.
  await page.locator('.toast [aria-label=Dismiss]').evaluateAll((all) => {
    for (const one of all) one.dispatchEvent(new MouseEvent('click', { bubbles: true }))
  })
  await expect(page.locator('.toast')).toHaveCount(0)
  await choose(row(page, title), /^Delete/)
  await expect(dialog(page)).toContainText('It stays in the bin for 14 days')
  await dialog(page).getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('Announcement deleted successfully').last()).toBeVisible()
  await expect(row(page, title)).toHaveCount(0)
}

test('the super admin takes a deletion back with Undo, and another from the bin, with the keyboard at 360 px', async ({
  page,
  signInAs,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await signInAs('admin')
  await page.goto('/super-admin#announcements')
  const title = (await page.locator('tbody .row-name').first().textContent()) ?? ''

  await removeAnnouncement(page, title)
  await undo(page).press('Enter')
  await expect(page.getByText('It is back, with everything that belongs to it')).toBeVisible()
  await expect(row(page, title)).toHaveCount(1)

  await removeAnnouncement(page, title)
  await page.goto('/super-admin#bin')
  await expect(row(page, title)).toContainText('14 more days')
  expect(await findViolations(page, '.staff')).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
  await openMenu(row(page, title))
  await row(page, title)
    .getByRole('button', { name: /^Restore/ })
    .press('Enter')
  await expect(row(page, title)).toHaveCount(0)

  await page.goto('/super-admin#announcements')
  await removeAnnouncement(page, title)
  await page.goto('/super-admin#bin')
  await choose(row(page, title), /^Delete for good/)
  await dialog(page).getByRole('button', { name: 'Delete for good' }).click()
  await expect(page.getByText('Nothing was deleted in the last 14 days')).toBeVisible()
})

test('an approval, a hiding and an answer are taken back in the toast', async ({ page, signInAs }) => {
  await signInAs('admin')
  await page.goto('/super-admin#testimonies')
  const waiting = rowsWith(page, /^Approve/)
  await expect(waiting.first()).toBeVisible()
  const before = await waiting.count()

  await choose(waiting.first(), /^Approve/)
  await expect(waiting).toHaveCount(before - 1)
  await undo(page).click()

  await expect(waiting).toHaveCount(before)
  await expect(page.getByText('Undone')).toBeVisible()

  await signInAs('leader')
  await page.goto('/fellowship-leader#prayer-requests')
  const open = rowsWith(page, /^Mark as Answered/)
  await expect(open.first()).toBeVisible()
  const unanswered = await open.count()
  await choose(open.first(), /^Mark as Answered/)
  await expect(open).toHaveCount(unanswered - 1)
  await undo(page).click()
  await expect(open).toHaveCount(unanswered)
})
