import { findViolations } from '../../support/accessibility.ts'
import { choose, dialog } from '../../support/browsing.ts'
import { expect, test } from '../fixtures.ts'

test('a pinned sermon comes first on the home page, until it is unpinned', async ({ page, signInAs }) => {
  await page.goto('/')
  const cards = page.getByRole('region', { name: 'Recent Sermons' }).getByRole('listitem')
  const usual = (await cards.first().getByRole('heading').textContent()) ?? ''
  const second = (await cards.nth(1).getByRole('heading').textContent()) ?? ''
  await signInAs('media')
  await page.goto('/media-dashboard#sermons')
  const row = page.getByRole('row').filter({ hasText: second })

  await choose(row, `Pin… : ${second}`)
  expect(await findViolations(page)).toEqual([])
  await dialog(page).getByRole('button', { name: 'Pin it' }).click()
  await expect(row.getByText('Pinned', { exact: true })).toBeVisible()
  await page.goto('/')
  await expect(cards.first().getByRole('heading')).toHaveText(second)
  await expect(cards.nth(1).getByRole('heading')).toHaveText(usual)
  await page.goto('/media-dashboard#sermons')
  await choose(row, `Unpin : ${second}`)
  await expect(row.getByText('Pinned', { exact: true })).toHaveCount(0)

  await page.goto('/')
  await expect(cards.first().getByRole('heading')).toHaveText(usual)
})

test('visitors read the announcements that are pinned, and what people turn to', async ({
  page,
  signInAs,
  browser,
  church,
}) => {
  await signInAs('admin')
  await page.goto('/super-admin#pages?page=/outreach')
  for (const [name, title] of [
    ['Latest updates', 'News'],
    ['Trending', 'Much loved'],
  ] as const) {
    await page.getByRole('button', { name: 'Add a block' }).click()
    await dialog(page)
      .getByRole('button', { name: new RegExp(`^${name}`) })
      .click()
    const block = page.getByRole('region', { name: 'Blocks' }).locator('> ol > li').last()
    await block.getByRole('textbox', { name: /^Heading/ }).fill(title)
  }
  await expect(page.getByText(/^Saved \d\d:\d\d$/)).toBeVisible()
  await page.getByRole('button', { name: 'Publish…' }).click()
  await dialog(page).getByRole('button', { name: 'Publish now' }).click()
  await expect(dialog(page)).toHaveCount(0)
  const visitor = await browser.newPage({ baseURL: church.url, viewport: { width: 360, height: 740 } })
  await visitor.goto('/outreach')
  const loved = visitor.getByRole('region', { name: 'Much loved' })
  await expect(loved.getByText('Sermon', { exact: true })).toBeVisible()
  // The newest posts, as long as nothing is pinned.
  const updates = visitor.getByRole('region', { name: 'News' }).getByRole('listitem')
  await expect(updates.first().getByRole('link')).toHaveAttribute('href', /^\/news\//)

  await page.goto('/super-admin#announcements')
  const row = page.getByRole('row').nth(1)
  const title = await row
    .getByRole('button', { name: /^Pin…/, includeHidden: true })
    .locator('.sr-only')
    .textContent()
  const name = title?.replace(': ', '') ?? ''
  await choose(row, /^Pin…/)
  await dialog(page).getByRole('button', { name: 'Pin it' }).click()
  await expect(
    page.getByRole('region', { name: 'Announcements' }).getByText('Pinned', { exact: true }),
  ).toBeVisible()
  await visitor.reload()

  await expect(updates.first().getByRole('heading', { name })).toBeVisible()
  expect(await findViolations(visitor)).toEqual([])
  await visitor.close()
})
