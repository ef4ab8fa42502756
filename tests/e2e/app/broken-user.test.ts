import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { newPerson } from '../people.ts'

/* Two tokens make a session. The stored user is restored if it can be parsed (spec 1 §4), and requested if it cannot. */

/** A stored user as left by an interrupted write, an older version or manual edits. */
async function breakUser(page: Page, left: string): Promise<void> {
  if (page.url() === 'about:blank') await page.goto('/robots.txt')
  await page.evaluate((user) => localStorage.setItem('user', user), left)
}

const avatar = (page: Page) => page.getByRole('banner').locator('.avatar')

test('a stored user that is broken is replaced on any page, and the header shows the name', async ({
  page,
  signInAs,
  church,
}) => {
  const username = await newPerson(page, church)
  await signInAs(username)
  for (const left of ['{broken', '[]', '{"username":""}'])
    await test.step(left, async () => {
      await breakUser(page, left)

      await page.goto('/about')

      await expect(avatar(page)).toHaveText('EA')
      await expect(page.locator('[data-name]')).toHaveAttribute('data-name', 'Esi Arthur')
      const stored = await page.evaluate(() => JSON.parse(localStorage.getItem('user') ?? ''))
      expect(stored).toMatchObject({ username, role: 'user', profileComplete: true })
    })
})

test('a member whose stored user is broken sees their own profile', async ({ page, signInAs, church }) => {
  await signInAs(await newPerson(page, church))
  await breakUser(page, '{broken')

  await page.goto('/profile')

  await expect(page.getByRole('region', { name: 'Personal Details' })).toContainText('Arthur')
  await expect(page.getByRole('region', { name: 'Other Details' })).toContainText('Trader')
})

test('a leader whose stored user is broken sees their own dashboard', async ({ page, signInAs }) => {
  await signInAs('leader')
  await breakUser(page, '{broken')

  await page.goto('/fellowship-leader')
  await expect(avatar(page)).not.toHaveText('U')
  await expect(page).toHaveURL(/\/fellowship-leader/)

  await breakUser(page, '{broken')
  await page.goto('/dashboard')
  await expect(page).toHaveURL(/\/fellowship-leader/)
})

test('a member whose stored user is broken is redirected from a staff page', async ({ page, signInAs }) => {
  await signInAs('member')
  await breakUser(page, '{broken')

  await page.goto('/super-admin')

  await expect(page).toHaveURL('/dashboard')
})

test('a signed-in member with a broken stored user is redirected from the login to the dashboard', async ({
  page,
  signInAs,
}) => {
  await signInAs('member')
  await breakUser(page, '{broken')

  await page.goto('/login')

  await expect(page).toHaveURL('/dashboard')
  await expect(page.getByRole('heading', { name: /^Akwaaba, / })).toBeVisible()
})
