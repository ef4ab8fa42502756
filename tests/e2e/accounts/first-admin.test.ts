import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import type { SampleChurch } from '../../support/sample-data.ts'
import { expect, test } from '../fixtures.ts'

const admin = {
  'First name': 'Adwoa',
  'Last name': 'Frimpong',
  Username: 'adwoa.f',
  Email: 'adwoa@example.com',
  Phone: '024 412 3456',
} as const
const password = 'adinkra-cloth-27'

test.describe('in a church without data', () => {
  test.use({ churchSettings: { SAMPLE_DATA: 'off' }, ownChurch: true })

  test('the link in the data folder leads to the form that creates the first admin, who is logged in', async ({
    page,
    church,
  }) => {
    const file = join(church.dataDir, 'first-admin.txt')
    await expect.poll(() => church.output()).toContain(file)
    await page.goto((await readFile(file, 'utf8')).trim())
    for (const [label, value] of Object.entries(admin)) await page.getByLabel(label).fill(value)
    await page.getByLabel('Female').check()
    await page.getByLabel('Password', { exact: true }).fill(password)
    await page.getByLabel('Confirm password').fill('something-else')
    await page.getByRole('button', { name: 'Become the first admin' }).click()
    await expect(page.getByLabel('Confirm password')).toHaveAccessibleDescription(/not the same/)

    await page.getByLabel('Confirm password').fill(password)
    await page.getByRole('button', { name: 'Become the first admin' }).click()

    await expect(page).toHaveURL(`${church.url}/super-admin`)
    await expect(page.getByText('Welcome! Your account is ready.')).toBeVisible()
    await page.goto('/complete-profile')
    await expect(page.getByText('You serve here, so two things are enough.')).toBeVisible()
    await expect(page.getByLabel('Occupation')).toHaveCount(0)
    await expect(page.getByText('This church has no fellowships yet.')).toBeVisible()
    await page.getByRole('link', { name: 'Add the first one, then come back' }).click()
    await expect(page).toHaveURL(`${church.url}/super-admin#fellowships`)
    await expect(page.getByRole('heading', { name: 'Fellowships' }).first()).toBeVisible()
  })

  test('visitors read that the church is getting ready until its admin opens it', async ({
    page,
    church,
  }) => {
    for (const path of ['/', '/contact', '/events']) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Our church is getting ready')
      await expect(page.getByRole('link', { name: 'Sermons' })).toHaveCount(0)
      expect(await page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex')
    }
    expect(await (await fetch(`${church.url}/robots.txt`)).text()).toContain('Disallow: /\n')
    expect(await (await fetch(`${church.url}/sitemap.xml`)).text()).not.toContain('<url>')

    await becomeAdmin(page, church)
    await page.goto(`/super-admin`)
    const steps = page.getByRole('region', { name: 'Setup' })
    await expect(steps.getByText('8 of 8 steps left.')).toBeVisible()
    await steps.getByRole('button', { name: /^Skip step.*Staff/ }).click()
    await expect(steps.getByText('7 of 8 steps left.')).toBeVisible()
    await page.reload()
    await expect(steps.getByText('7 of 8 steps left.')).toBeVisible()
    await steps.getByRole('button', { name: 'Open the site to visitors' }).press('Enter')
    await page.getByRole('dialog').getByRole('button', { name: 'Open site' }).press('Enter')
    await expect(page.getByRole('region', { name: 'Setup steps' })).toBeVisible()

    await page.goto(`${church.url}/events`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Events')
    expect(await (await fetch(`${church.url}/sitemap.xml`)).text()).toContain('/events</loc>')
  })
})

test('an invalid link says what to do, and the typed values stay', async ({ page }) => {
  await page.goto('/first-admin#of-nobody')
  for (const [label, value] of Object.entries(admin)) await page.getByLabel(label).fill(value)
  await page.getByLabel('Female').check()
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByLabel('Confirm password').fill(password)
  await page.getByRole('button', { name: 'Become the first admin' }).click()

  await expect(page.getByText(/^This link does not hold any more\. Restart the server/)).toBeVisible()
  await expect(page.getByLabel('Username')).toHaveValue(admin.Username)
})

test('an incomplete link says so', async ({ page }) => {
  await page.goto('/first-admin')

  await expect(page.getByText('This link is incomplete.')).toBeVisible()
})

/** Follows the link of a new church, and is logged in. */
async function becomeAdmin(page: Page, church: SampleChurch): Promise<void> {
  await page.goto((await readFile(join(church.dataDir, 'first-admin.txt'), 'utf8')).trim())
  for (const [label, value] of Object.entries(admin)) await page.getByLabel(label).fill(value)
  await page.getByLabel('Female').check()
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByLabel('Confirm password').fill(password)
  await page.getByRole('button', { name: 'Become the first admin' }).click()
  await expect(page).toHaveURL(`${church.url}/super-admin`)
}
