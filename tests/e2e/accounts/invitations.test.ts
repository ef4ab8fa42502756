import type { Page } from '@playwright/test'
import { findViolations } from '../../support/accessibility.ts'
import { dialog } from '../../support/browsing.ts'
import { openBeside } from '../../support/church-database.ts'
import { expect, test } from '../fixtures.ts'

/* Somebody is invited to what they shall do, and the first thing after it leads there (issue 41, 3 and 5). */

test.use({ ownChurch: true, viewport: { width: 360, height: 640 } })

const password = 'adinkra-cloth-27'

/** What the form of sign-up asks beside what an invitation knows. */
async function signUp(page: Page, values: Record<string, string>): Promise<void> {
  for (const [label, value] of Object.entries(values)) await page.getByLabel(label).fill(value)
  await page.getByLabel('Female').check()
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByLabel('Confirm password').fill(password)
  await page.getByLabel(/^I agree/).check()
  await page.getByRole('button', { name: /^Sign up and accept|^Sign up and join/ }).click()
}

test('a treasurer invited by telephone finds her name, signs up, and counts her first service', async ({
  page,
  browser,
  church,
  signInAs,
}) => {
  await signInAs('admin')
  await page.goto('/super-admin#users?invite=yes')
  await dialog(page).getByRole('radio', { name: 'Regular Member' }).check()
  await dialog(page).getByRole('checkbox', { name: 'Treasurer' }).check()
  await dialog(page).getByLabel('Name').fill('Ama Serwaa Mensah')
  await dialog(page).getByLabel('Phone').fill('0244123456')
  expect(await findViolations(page)).toEqual([])
  await dialog(page).getByRole('button', { name: 'Create link' }).click()
  const link = await dialog(page).getByLabel('The link').inputValue()

  const hers = await browser.newPage({ viewport: { width: 360, height: 640 } })
  await hers.goto(link)
  await expect(hers.getByText(/ invites you to keep the books as treasurer at /)).toBeVisible()
  await expect(hers.getByLabel('First name')).toHaveValue('Ama')
  await expect(hers.getByLabel('Middle name')).toHaveValue('Serwaa')
  await expect(hers.getByLabel('Last name')).toHaveValue('Mensah')
  await expect(hers.getByLabel('Phone')).toHaveValue('024 412 3456')
  await signUp(hers, { Username: 'ama.serwaa' })

  await hers.waitForURL(`${church.url}/dashboard`)
  const duties = hers.getByRole('region', { name: 'My duties' })
  await expect(duties).toContainText('You are a treasurer.')
  await duties.getByRole('link', { name: 'Open the books' }).click()
  await hers.waitForURL(`${church.url}/books#counts`)
  await hers.getByRole('button', { name: 'Add count' }).click()
  await dialog(hers).getByLabel('Service').fill('First service')
  await dialog(hers).getByRole('button', { name: 'Save' }).click()
  await hers.locator('summary').filter({ hasText: 'Tithe: ' }).click()
  await hers.getByLabel('Tithe: how many of GHS 100', { exact: true }).fill('7')
  await hers.getByRole('button', { name: 'Save count' }).click()
  await expect(hers.getByText('Count saved')).toBeVisible()
  await hers.close()
})

test('a leader without members sends a link, and a new member who opens it is in the fellowship', async ({
  page,
  browser,
  church,
  signInAs,
}) => {
  const database = openBeside(church.dataDir)
  database.exec('update account set fellowship_id = null')
  database.close()
  await signInAs('leader')
  await page.goto('/fellowship-leader#members')
  await expect(page.getByText('No members found')).toBeVisible()
  await page.getByRole('button', { name: 'Invite your members' }).click()
  await dialog(page).getByRole('button', { name: 'Create link' }).click()
  await expect(dialog(page).getByRole('img', { name: /as a picture$/ })).toBeVisible()
  expect(await findViolations(page)).toEqual([])
  const link = await dialog(page).getByRole('textbox', { name: 'The link' }).inputValue()

  const theirs = await browser.newPage({ viewport: { width: 360, height: 640 } })
  await theirs.goto(link)
  await expect(theirs.getByText(/ invites you into the fellowship /)).toBeVisible()
  expect(await findViolations(theirs)).toEqual([])
  await signUp(theirs, {
    'First name': 'Yaw',
    'Last name': 'Darko',
    Username: 'yaw.darko',
    Phone: '024 412 3457',
  })
  await theirs.waitForURL(`${church.url}/complete-profile`)
  await expect(theirs.getByText(/^You are in the fellowship /)).toBeVisible()
  await theirs.close()

  await page.reload()
  await expect(page.getByRole('row').filter({ hasText: 'Yaw Darko' })).toBeVisible()
  await page.goto('/fellowship-leader#members?invite=yes')
  await dialog(page).getByRole('button', { name: 'End this link' }).click()
  await dialog(page).getByRole('button', { name: 'End link' }).click()
  await expect(dialog(page).getByRole('button', { name: 'Create link' })).toBeVisible()
})
