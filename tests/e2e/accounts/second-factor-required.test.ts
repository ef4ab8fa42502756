import { findViolations } from '../../support/accessibility.ts'
import { choose } from '../../support/browsing.ts'
import { openBeside } from '../../support/church-database.ts'
import { expect, signIn, test } from '../fixtures.ts'
import { siteOf } from '../second-step.ts'

/* The requirement that staff sets up a second factor. */

test('staff sees the rest of its grace period, is redirected to the settings after it, and gets more time from an admin', async ({
  page,
  church,
}) => {
  const site = siteOf(church)
  const ends = (when: number) => {
    using db = openBeside(church.dataDir)
    db.prepare('update account set factor_grace_ends = ? where username = ?').run(
      new Date(Date.now() + when).toISOString(),
      'leader',
    )
  }
  await signIn(page, site, 'admin')
  await page.goto(`${site}/super-admin#settings`)
  await page.getByLabel(/They need two-step sign-in/).check()
  await page.getByRole('button', { name: 'Save settings' }).click()
  await expect(page.getByText('Settings saved')).toBeVisible()

  ends(3 * 86_400_000 - 60_000)
  await signIn(page, site, 'leader')
  await page.goto(`${site}/fellowship-leader`)
  await expect(page.getByText('3 days are left.')).toBeVisible()
  expect(await findViolations(page)).toEqual([])
  ends(-60_000)
  await page.goto(`${site}/fellowship-leader`)
  await expect(page).toHaveURL(/\/settings#stronger-sign-in$/)
  await expect(page.getByText(/needs two-step sign-in now/).first()).toBeVisible()

  await signIn(page, site, 'admin')
  await page.goto(`${site}/super-admin#users`)
  await page.getByPlaceholder('Search members...').fill('leader')
  await choose(page.getByRole('row').filter({ hasText: /@leader(?!2)/ }), /^View/)
  await page.getByRole('button', { name: 'Extend by a week' }).click()
  await expect(page.getByText(/They have until/)).toBeVisible()
})
