import { findViolations } from '../../support/accessibility.ts'
import { expect, test } from '../fixtures.ts'

/* Somebody who speaks the language corrects the words of the site (docs/languages/README.md). */

test.use({ churchSettings: { LANGUAGES: 'on' }, ownContext: true })

test('an admin corrects the button of the login, is shown where it stands, and a visitor reads it', async ({
  page,
  browser,
  church,
  signInAs,
  faults,
}) => {
  await signInAs('admin')
  await page.goto('/languages')
  await expect(page.getByText(/sentences, 0 read by a speaker/).first()).toBeVisible()
  expect(await findViolations(page)).toEqual([])
  await page.getByRole('main').getByRole('link', { name: 'Twi', exact: true }).click()
  await page.getByLabel('Search in both languages').fill('login.submit')
  const row = page.getByRole('listitem', { name: 'login.submit' })
  const text = row.getByLabel('Log in', { exact: true })
  await text.fill('</script><script>alert(1)</script>')
  await row.getByRole('button', { name: /^Mark as read/ }).click()
  await expect(row.getByRole('alert')).toContainText('cannot stand in a sentence')
  await text.fill(`Bra "mu" & 'tena' \${ha} \\`)
  await row.getByRole('button', { name: /^Mark as read/ }).click()
  await expect(row.getByRole('alert')).toContainText('“{ha}” is no value')
  const corrected = `Bra "mu" & 'tena' $ \\`
  await text.fill(corrected)
  await row.getByRole('button', { name: /^Mark as read/ }).click()
  await expect(row.getByText('Read', { exact: true })).toBeVisible()
  await expect(page.getByText(/sentences, 1 read by a speaker/)).toBeVisible()
  expect(await findViolations(page)).toEqual([])

  const [shown] = await Promise.all([
    page.waitForEvent('popup'),
    row.getByRole('link', { name: /^Show me where/ }).click(),
  ])
  await expect(shown.locator('html')).toHaveAttribute('lang', 'tw')

  const visitor = await browser.newContext({ baseURL: church.url, locale: 'tw' })
  const login = await visitor.newPage()
  const wrong: string[] = []
  login.on('pageerror', (error) => wrong.push(String(error)))
  await login.goto('/login')
  const button = login.getByRole('button', { name: corrected, exact: true })
  // Enabled by its script, which has the correction, too.
  await expect(button).toBeEnabled()
  expect(wrong).toEqual([])
  await visitor.close()
  expect(faults).toEqual([])
})
