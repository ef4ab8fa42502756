import type { Page } from '@playwright/test'
import { findViolations } from '../../support/accessibility.ts'
import { choose } from '../../support/browsing.ts'
import { demoPassword, expect, test } from '../fixtures.ts'
import { letProofsAge } from '../second-step.ts'

/* Acts that matter need a recent proof of identity. */

const question = (page: Page) => page.getByRole('dialog', { name: 'Please confirm that it is you' })
const newcomer = (page: Page) => page.getByRole('row').filter({ hasText: '@newcomer' })
const roleDialog = (page: Page) => page.getByRole('dialog', { name: 'Manage User Role' })

/** Opens the dialog, chooses the role and presses its button. */
async function giveRole(page: Page, role: string): Promise<void> {
  await page.goto('/super-admin#users')
  await page.getByPlaceholder('Search members...').fill('newcomer')
  await choose(newcomer(page), /^Manage Role/)
  await roleDialog(page).getByRole('radio', { name: role, exact: true }).check()
  await roleDialog(page).getByRole('button', { name: 'Update Role' }).click()
}

test('a role is changed after the password was typed again, without another press', async ({
  page,
  church,
  signInAs,
}) => {
  await signInAs('admin')
  letProofsAge(church)
  await giveRole(page, 'Media Team')

  await expect(question(page)).toBeVisible()
  expect(await findViolations(page)).toEqual([])
  await question(page).getByLabel('Your password').fill('not-this-one')
  await question(page).getByRole('button', { name: 'Confirm' }).click()
  await expect(question(page)).toContainText('This is not your password')
  await question(page).getByLabel('Your password').fill(demoPassword)
  await page.keyboard.press('Enter')

  await expect(question(page)).toBeHidden()
  await expect(roleDialog(page)).toBeHidden()
  await expect(newcomer(page)).toContainText('Media Team')
})

test('a cancelled confirmation keeps the chosen role and says why nothing was changed', async ({
  page,
  church,
  signInAs,
}) => {
  await signInAs('admin')
  letProofsAge(church)
  await giveRole(page, 'Fellowship Leader')

  await expect(question(page).getByLabel('Your password')).toBeFocused()
  await page.keyboard.press('Escape')

  await expect(question(page)).toBeHidden()
  await expect(roleDialog(page)).toContainText('Please confirm that it is you.')
  await expect(roleDialog(page).getByRole('radio', { name: 'Fellowship Leader', exact: true })).toBeChecked()
  await expect(page).toHaveURL(/super-admin/)
})

test('the system log is exported after a proof, and not without', async ({ page, church, signInAs }) => {
  await signInAs('admin')
  letProofsAge(church)
  await page.goto('/super-admin#logs')
  const save = page.getByRole('button', { name: 'Download CSV' })

  await save.click()
  await question(page).getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByText('The log could not be saved. Please try again.')).toBeVisible()
  await save.click()
  await question(page).getByLabel('Your password').fill(demoPassword)
  const download = page.waitForEvent('download')
  await question(page).getByRole('button', { name: 'Confirm' }).click()

  expect((await download).suggestedFilename()).toMatch(/^system-log-/)
})
