import { unique } from '../../support/browsing.ts'
import { expect, test } from '../fixtures.ts'

/* A visitor of Kumasi: reads, signs up and asks for prayer in Twi. The words of the sign-up are in its own tests. */

test.use({ churchSettings: { LANGUAGES: 'on' }, ownContext: true })

test('a visitor chooses Twi, signs up and asks for prayer', async ({ page, faults }) => {
  const title = unique('Asomdwoeɛ mma me fie')

  await test.step('reads the requests', async () => {
    await page.goto('/prayer-requests')
    await page.getByRole('contentinfo').getByRole('link', { name: 'Twi', exact: true }).click()
    await expect(page.locator('html')).toHaveAttribute('lang', 'tw')
    await expect(page.getByRole('heading', { name: 'Ne yɛn mmɔ mpaeɛ' })).toBeVisible()
    await expect(page.getByRole('main').getByRole('status')).toHaveText(/^adesrɛ \d+$/)
  })

  await test.step('signs up', async () => {
    await page.goto('/signup')
    const typed = {
      first_name: 'Abena',
      last_name: 'Osei',
      username: `abena-${crypto.randomUUID().slice(0, 6)}`,
      telephone: '0244123456',
    }
    for (const [name, text] of Object.entries(typed)) await page.locator(`[name=${name}]`).fill(text)
    await page.locator('[name=gender][value=female]').check()
    for (const name of ['password', 'confirm_password'])
      await page.locator(`[name=${name}]`).fill('plantain and kenkey')
    await page.locator('[name=consent]').check()
    await page.locator('main form button[type=submit]').click()
    await expect(page).toHaveURL(/\/complete-profile$/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Wie wo ho nsɛm')
    await expect(page.getByText('Akwaaba, Abena')).toBeVisible()
  })

  await test.step('asks for prayer', async () => {
    await page.goto('/prayer-requests')
    await page.getByLabel('Asɛm no ti').fill(title)
    await page.getByLabel('Mu nsɛm').fill('Yɛsrɛ mo, mone yɛn mmɔ mpaeɛ.')
    await page.getByRole('button', { name: 'Fa mpaebɔ adesrɛ no kɔma' }).click()
    await expect(page.getByText('Yɛn nsa aka wo mpaebɔ adesrɛ')).toBeVisible()
    await expect(page.getByRole('listitem').filter({ hasText: title })).toContainText('mpaebɔ 0')
  })

  expect(faults).toEqual([])
})
