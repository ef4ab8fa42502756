import type { Page } from '@playwright/test'
import { languages } from '../../../src/languages/all.ts'
import { textOf } from '../../../src/lib/words/translation.ts'
import { expect, test } from '../fixtures.ts'

/* What the service worker keeps is in the language that was chosen last (docs/decisions/browser.md#words). */

test.use({ churchSettings: { LANGUAGES: 'on' }, ownContext: true, serviceWorkers: 'allow' })

/** What the service worker says in Twi. */
const sentenceOf = (key: string): string => {
  const sentence = languages['tw']?.['service-worker']?.[key]
  return sentence ? String(textOf(sentence)) : ''
}

/** The language of the page that stands in for one that is not kept. */
const shellLanguage = (page: Page) =>
  page.evaluate(async () => {
    const shell = await caches.match('/kept')
    return /<html lang="([\w-]+)"/.exec((await shell?.text()) ?? '')?.[1]
  })

test('who chooses Twi and loses the network reads Twi, and no page of the language before', async ({
  page,
  context,
  faults,
}) => {
  await page.goto('/fellowships')
  await page.evaluate(() => navigator.serviceWorker.ready)
  await page.goto('/prayer-requests')
  await expect.poll(() => shellLanguage(page)).toBe('en-GH')

  await page.getByRole('button', { name: 'Language: English' }).click()
  await page.getByRole('list', { name: 'Language' }).getByRole('link', { name: 'Twi', exact: true }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'tw')
  await expect.poll(() => shellLanguage(page)).toBe('tw')
  await expect.poll(() => page.evaluate(() => caches.match('/fellowships'))).toBeUndefined()
  await context.setOffline(true)

  await page.goto('/prayer-requests')
  await expect(page.locator('html')).toHaveAttribute('lang', 'tw')
  await expect(page.locator('#kept')).toContainText(sentenceOf('kept').split(' {')[0] ?? '')
  await expect(page.locator('#kept')).toContainText(sentenceOf('noConnection'))
  await page.goto('/fellowships')
  await expect(page.locator('html')).toHaveAttribute('lang', 'tw')
  await expect(page.locator('#kept')).toHaveText(
    `${sentenceOf('noConnection')} ${sentenceOf('notKept')} ${sentenceOf('again')}`,
  )
  expect(faults.filter((fault) => !/Failed to load|ERR_INTERNET_DISCONNECTED/.test(String(fault)))).toEqual(
    [],
  )
})
