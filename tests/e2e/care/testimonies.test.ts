import type { Page } from '@playwright/test'
import { weighScripts } from '../../support/script-weight.ts'
import { expect, test } from '../fixtures.ts'
import { card, cards } from '../prayer-cards.ts'
import { told } from '../testifying.ts'

const chip = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Category' }).getByRole('link', { name })

test('the HTML contains the testimonies in any letter case of the address, and the scripts are within their limit', async ({
  page,
  request,
}) => {
  const html = await (await request.get('/TESTIMONIES')).text()

  expect(html).toContain('Thirty letters and one answer')
  expect(html).not.toContain('The month that balanced')
  for (const path of ['/testimonies', '/TestimonyShare']) {
    const bytes = await weighScripts(page, path)
    expect(bytes).toBeGreaterThan(50 * 1024)
    expect(bytes).toBeLessThanOrEqual(80 * 1024)
  }
})

test('a visitor filters testimonies by category and text, in an address that can be shared', async ({
  page,
}) => {
  await page.goto('/testimonies')
  const all = await cards(page).count()
  await page.getByRole('button', { name: 'Filter' }).click()
  await expect(page.getByRole('navigation', { name: 'Category' }).getByRole('link')).toHaveText([
    'All',
    'Healing',
    'Salvation',
    'Divine Provision',
    'Deliverance',
    'Breakthrough',
  ])

  await chip(page, 'Divine Provision').click()
  await expect(page).toHaveURL('/testimonies?category=provision')
  await page.keyboard.press('Escape')
  const provisions = await cards(page).count()
  expect(provisions).toBeLessThan(all)
  await page.getByLabel('Search testimonies').fill('school FEES')
  await expect(page).toHaveURL('/testimonies?category=provision&search=school+FEES')
  await expect(cards(page)).toHaveCount(1)
  await page.reload()

  await expect(page.getByLabel('Search testimonies')).toHaveValue('school FEES')
  await expect(cards(page)).toHaveCount(1)
  await page.getByLabel('Search testimonies').fill('no such thing')
  await expect(page.getByText('No testimony here tells of that yet.')).toBeVisible()
  await page.getByRole('link', { name: 'Show all testimonies' }).click()
  await expect(cards(page)).toHaveCount(all)
})

test('a card shows the badge, the link to the video and the rest of a long text', async ({ page }) => {
  const rows = [
    told({ title: 'Seen', video: 'https://youtu.be/abc', image: '/media/gone.webp', verified: true }),
    told({ id: 901, title: 'Heard', content: `${'word '.repeat(120)}amen` }),
    told({ id: 902, title: 'Sly', video: 'javascript:alert(1)' }),
  ]
  await page.route('**/members/testimonies/', (route) => route.fulfill({ json: { results: rows } }))
  await page.goto('/testimonies')

  const video = page.getByRole('link', { name: 'Video of Seen, in a new tab' })
  await expect(video).toHaveAttribute('href', 'https://youtu.be/abc')
  await expect(video).toHaveAttribute('target', '_blank')
  await expect(card(page, 'Seen').getByText('Verified')).toBeVisible()
  // The picture is missing, so that the artwork of the category replaces it.
  await expect(card(page, 'Seen').locator('.artwork use')).toHaveAttribute('href', '#symbol-akoma')
  await expect(card(page, 'Sly').getByRole('link')).toHaveCount(0)
  await expect(card(page, 'Heard').getByText('amen')).toBeHidden()
  await card(page, 'Heard').getByText('Read more').focus()
  await page.keyboard.press('Enter')
  await expect(card(page, 'Heard').getByText('amen')).toBeVisible()
})

test('signing out in another tab removes the testimonies that only their author may see', async ({
  context,
  page,
  signInAs,
}) => {
  await page.route('**/members/testimonies/', (route) => {
    const isMember = Boolean(route.request().headers().authorization)
    return route.fulfill({ json: { results: isMember ? [told({ title: 'Mine', is_approved: false })] : [] } })
  })
  await signInAs('member')
  await page.goto('/testimonies?search=Mi')
  await expect(card(page, 'Mine').getByText('Waiting for approval')).toBeVisible()

  const other = await context.newPage()
  await other.goto('/robots.txt')
  await other.evaluate(() => localStorage.removeItem('refresh_token'))

  await expect(card(page, 'Mine')).toHaveCount(0)
  await expect(page.getByLabel('Search testimonies')).toHaveValue('Mi')
})

test('when the list fails to load, the testimonies in the HTML stay', async ({ page }) => {
  await page.route('**/members/testimonies/', (route) => route.fulfill({ status: 500, body: 'broken' }))

  const failed = page.waitForResponse('**/members/testimonies/')
  await page.goto('/testimonies')
  await failed

  await expect(card(page, 'Thirty letters and one answer')).toBeVisible()
})

test('a member’s like is counted at once, once a day, and stored; a refused one is rolled back with the reason', async ({
  page,
  signInAs,
}) => {
  await signInAs('member')
  await page.goto('/testimonies')
  const liked = card(page, 'A year without a drink')
  await expect(page.locator('astro-island[ssr]')).toHaveCount(0)
  const [, before] = /(\d+) likes/.exec(await liked.innerText()) ?? []

  const counted = page.waitForResponse('**/like/')
  await liked.getByRole('button', { name: /^Like/ }).click()
  await expect(liked).toContainText(`${Number(before) + 1} likes`)
  await counted
  await liked.getByRole('button', { name: /^Liked/ }).click()
  await expect(page.getByText(/You have liked this today/)).toBeVisible()
  await page.reload()

  await expect(liked).toContainText(`${Number(before) + 1} likes`)
  await expect(liked.getByRole('button')).toHaveAttribute('aria-pressed', 'true')
  await page.route('**/like/', (route) =>
    route.fulfill({ status: 409, json: { detail: 'This testimony was withdrawn.' } }),
  )
  const refused = card(page, 'I came for the drums')
  await refused.getByRole('button', { name: /^Like/ }).click()
  await expect(page.getByText('This testimony was withdrawn.')).toBeVisible()
  await expect(refused.getByRole('button')).toHaveAttribute('aria-pressed', 'false')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the testimonies are shown, filtered and searched by the server', async ({ page }) => {
    await page.goto('/testimonies')
    await expect(card(page, 'Thirty letters and one answer')).toBeVisible()

    await page.getByRole('button', { name: 'Filter' }).click()
    await chip(page, 'Divine Provision').click()
    await page.getByLabel('Search testimonies').fill('school')
    await page.getByRole('button', { name: 'Search' }).click()

    await expect(page).toHaveURL('/testimonies?search=school&category=provision')
    await expect(cards(page)).toHaveCount(1)
    await page.goto('/testimonyshare')
    await expect(page.getByText(/Please log in to share/)).toBeVisible()
  })
})
