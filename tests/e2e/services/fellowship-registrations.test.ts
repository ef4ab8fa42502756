import { findViolations } from '../../support/accessibility.ts'
import { expect, test } from '../fixtures.ts'

for (const width of [360, 1280])
  test.describe(`${width} pixels wide`, () => {
    test.use({ viewport: { width, height: 740 } })

    test('a leader opens the registration of a meeting, and a member registers by its link', async ({
      page,
      signInAs,
    }) => {
      await signInAs('leader')
      await page.goto('/fellowship-leader#events')
      const link = page.locator('a[href^="/church-forms#registrations?event="]').first()
      await expect(link).toBeAttached()
      await page.goto((await link.getAttribute('href')) ?? '')
      await expect(page.getByText('Tickets are free or paid at the desk')).toBeVisible()
      await page.getByRole('button', { name: 'Add kind of ticket' }).click()
      await page.getByRole('dialog').getByLabel(/^Name/).fill('Everybody')
      await page
        .getByRole('dialog')
        .getByLabel(/^Price/)
        .fill('0')
      await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
      const address = await page.getByLabel('The link').inputValue()
      expect(await findViolations(page)).toEqual([])
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)

      await signInAs('member')
      await page.goto(new URL(address).pathname)
      await page.getByLabel('Your name').fill('Kofi Annor')
      await page.getByLabel('E-mail').fill('kofi@example.com')
      expect(await findViolations(page)).toEqual([])
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
      await page.getByRole('button', { name: 'Register', exact: true }).click()
      await expect(page.getByText('You are registered.')).toBeVisible()

      await page.evaluate(() => localStorage.clear())
      await page.goto(new URL(address).pathname)
      await expect(page.getByText('This registration is for the members of a fellowship.')).toBeVisible()
    })
  })
