import type { Page } from '@playwright/test'
import { findViolations } from '../../support/accessibility.ts'
import { expect, test } from '../fixtures.ts'

test.use({ viewport: { width: 360, height: 640 } })

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('a visitor without scripts finds a sermon by a preacher’s mistyped name, and all pages', async ({
    page,
  }) => {
    await page.goto('/')
    await page.getByRole('banner').getByRole('link', { name: 'Search' }).click()
    await expect(page.getByRole('link', { name: 'Prayer requests' }).first()).toBeVisible()

    await page.getByLabel('What are you looking for?').fill('Agbenyagah')
    await page.getByRole('button', { name: 'Search' }).click()

    await expect(page).toHaveURL(/\/search\?q=Agbenyagah$/)
    await expect(page.getByText('This was found for “agbenyegah”.')).toBeVisible()
    await expect(page.locator('mark').first()).toHaveText('Agbenyegah')
    await page.getByRole('region', { name: 'Sermons' }).getByRole('link').first().click()
    await expect(page).toHaveURL(/\/sermons\/\d+$/)

    await page.goto(`/search?q=${encodeURIComponent('<b>"prayer"</b>')}${'x'.repeat(200)}`)
    await expect(page.getByText('Only the first 100 letters were looked for.')).toBeVisible()
    await expect(page.locator('main b')).toHaveCount(0)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
  })
})

test('every page of the site map, or another of its kind, is two links from the home page', async ({
  page,
}) => {
  const kindOf = (path: string) => path.replace(/\/(\d+|\d{4}-\d\d)$/, '/:id')
  const xml = await (await page.request.get('/sitemap.xml')).text()
  const wanted = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address = '']) => new URL(address).pathname,
  )

  const near = new Set(['/', ...(await linksOn(page, '/'))])
  for (const path of [...near].filter((one) => !one.includes('.')))
    for (const link of await linksOn(page, path)) near.add(link)
  const kinds = new Set([...near].map(kindOf))

  await page.goto('/search?q=grace')

  expect(await findViolations(page)).toEqual([])
  // As it is seen: a flex box around marked words would drop the spaces beside them.
  await page.goto('/search?q=elim')
  expect(await page.getByRole('link', { name: /elim/i }).first().innerText()).toBe('Elim Prayer Fellowship')
  expect(wanted.length).toBeGreaterThan(20)
  expect(wanted.filter((path) => !kinds.has(kindOf(path)))).toEqual([])
})

test('a reader finds by magnifier and keys, whose script comes with the first press, and gets the focus back', async ({
  page,
}) => {
  const scripts: string[] = []
  page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()))
  const quickFind = () => scripts.filter((url) => url.includes('/open-quick-find.'))
  const [field, magnifier] = [
    page.getByRole('combobox', { name: 'Search' }),
    page.getByRole('banner').getByRole('link', { name: 'Search' }),
  ]
  await page.goto('/events')
  await expect(magnifier).toBeVisible()
  expect(quickFind()).toEqual([])

  await magnifier.click()
  await expect(field).toBeFocused()
  expect(quickFind()).toHaveLength(1)
  await page.keyboard.press('Escape')
  await expect(field).toBeHidden()
  await expect(magnifier).toBeFocused()

  // A slash that is typed into a field of the page stays there.
  const own = page.getByRole('searchbox').first()
  await own.focus()
  await page.keyboard.type('24/7')
  await expect(own).toHaveValue('24/7')
  await expect(field).toBeHidden()
  await own.blur()
  await page.keyboard.press('/')
  await expect(field).toHaveValue('')
  await page.keyboard.press('Escape')
  await page.keyboard.press('ControlOrMeta+k')

  await field.fill('elim')
  await expect(page.getByRole('option', { name: /Elim Prayer Fellowship/ })).toHaveAttribute(
    'aria-selected',
    'true',
  )
  expect(await findViolations(page)).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/fellowships\?search=Elim/)
})

test('an admin finds a person by name and reads their details', async ({ page, signInAs }) => {
  await signInAs('admin')
  await page.goto('/service-times')

  await page.keyboard.press('/')
  await page.getByRole('combobox', { name: 'Search' }).fill('tweneboah')
  await page.getByRole('option', { name: /Abena Fosua Tweneboah/ }).click()

  await expect(page).toHaveURL(/\/people#people\?person=\d+$/)
  await expect(page.getByRole('dialog', { name: /Tweneboah/ })).toBeVisible()
})

async function linksOn(page: Page, path: string): Promise<string[]> {
  const html = await (await page.request.get(path)).text()
  const here = new URL('http://church.test')
  return [...html.matchAll(/<a\b[^>]*\shref="([^"]*)"/g)]
    .map(([, href = '']) => new URL(href, here))
    .filter(({ origin }) => origin === here.origin)
    .map(({ pathname }) => pathname)
}
