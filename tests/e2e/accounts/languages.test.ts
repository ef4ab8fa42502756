import { languages } from '../../../src/languages/all.ts'
import { textOf } from '../../../src/lib/words/translation.ts'
import { findViolations } from '../../support/accessibility.ts'
import { expect, test } from '../fixtures.ts'

/* The interface in a language that the church offers (docs/languages/README.md). */

test.use({ churchSettings: { LANGUAGES: 'on' }, ownContext: true })

/** A translated text of the login. */
const login = (tag: string, key: string, area = 'login'): string => {
  const sentence = languages[tag]?.[area]?.[key]
  return sentence ? String(textOf(sentence)) : ''
}

test('a visitor chooses Twi, and gets the login in Twi, in its HTML and in its scripts', async ({
  page,
  faults,
}) => {
  await page.goto('/login')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Twi', exact: true }).click()

  await expect(page.getByRole('heading', { level: 1 })).toHaveText(login('tw', 'heading'))
  await expect(page.locator('html')).toHaveAttribute('lang', 'tw')
  expect(new URL(page.url()).pathname).toBe('/login')
  const submit = page.getByRole('button', { name: login('tw', 'submit'), exact: true })
  await expect(submit).toBeEnabled()
  await page.getByLabel(login('tw', 'username'), { exact: true }).fill('member')
  await page.getByLabel(login('tw', 'password'), { exact: true }).fill('wrong password')
  await submit.click()
  await expect(page.getByRole('main').getByText(login('tw', 'failure', 'login-answers'))).toBeVisible()
  expect(faults).toEqual([])
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('a visitor chooses French, and then English again', async ({ browser, church }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL: church.url })
    const page = await context.newPage()
    await page.goto('/login')
    await page.getByRole('contentinfo').getByRole('link', { name: 'Français' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(login('fr', 'heading'))

    await page.getByRole('contentinfo').getByRole('link', { name: 'English' }).click()

    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome back')
    await context.close()
  })
})

test('a visitor switches the language by keys in the header of a phone, and in its menu', async ({
  page,
}) => {
  const list = page.getByRole('list', { name: /^(Language|Kasa)$/ })
  await page.goto('/login')
  await page.getByRole('banner').getByRole('button', { name: 'Language: English' }).press('Enter')
  await expect(list.getByRole('link', { name: 'English' })).toHaveAttribute('aria-current', 'true')
  expect(await findViolations(page)).toEqual([])
  await list.getByRole('link', { name: 'Twi', exact: true }).press('Enter')
  await expect(page.locator('html')).toHaveAttribute('lang', 'tw')

  await page.locator('.menu-button[popovertarget=site-menu]').click()
  await page.getByRole('navigation').getByRole('button', { name: 'Kasa: Twi' }).click()
  await list.getByRole('link', { name: 'English' }).click()

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome back')
})
