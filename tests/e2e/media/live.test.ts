import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'

/** Tests do not load YouTube: a page of ours replaces its player. */
async function standInForYouTube(page: Page): Promise<void> {
  await page.route('https://www.youtube-nocookie.com/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>player</title>' }),
  )
}

const video = (page: Page) => page.getByRole('region', { name: 'Video' })

test('for staff the status is simulated every ten seconds, beginning with 245 viewers', async ({
  page,
  signInAs,
}) => {
  await signInAs('media')
  await page.clock.install()
  await page.goto('/live-stream')
  await expect(page.getByRole('button', { name: 'Play the stream' })).toBeEnabled()
  const viewers = async () =>
    Number.parseInt(
      await video(page)
        .getByText(/^\d+ viewers$/)
        .innerText(),
      10,
    )

  expect(await viewers()).toBe(245)
  const seen = new Set<number>()
  for (let times = 0; times < 8; times++) {
    await page.clock.runFor(10_000)
    seen.add(await viewers())
  }

  expect(seen.size).toBeGreaterThan(2)
  expect(Math.min(...seen)).toBeGreaterThanOrEqual(200)
  expect(Math.max(...seen)).toBeLessThanOrEqual(499)
  await expect(video(page).getByText('Simulated')).toBeVisible()
})

test('off air visitors read that, without invented viewers, and a link to log in for the folded chat', async ({
  page,
}) => {
  await page.clock.install()
  await page.goto('/live-stream')
  await expect(page.getByRole('button', { name: 'Play the stream' })).toBeEnabled()
  await page.clock.runFor(30_000)

  await expect(video(page).getByText('Off air')).toBeVisible()
  await expect(page.getByText(/\d+ viewers|Simulated/)).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Log in to write' })).toBeHidden()
  await page.getByRole('heading', { name: 'Live chat' }).click()
  await expect(page.getByRole('link', { name: 'Log in to write' })).toHaveAttribute(
    'href',
    '/login?next=/live-stream',
  )
  await expect(page.getByRole('textbox', { name: /^Message, as/ })).toHaveCount(0)
})

test('nothing is loaded from YouTube before Play is pressed, and then in the chosen quality', async ({
  page,
}) => {
  const hosts: string[] = []
  page.on('request', (request) => hosts.push(new URL(request.url()).hostname))
  await standInForYouTube(page)
  await page.goto('/live-stream')

  await page.getByLabel('Quality').selectOption('480p')
  await expect(page.getByText('Quality set to 480p')).toBeVisible()
  expect(new Set(hosts).size).toBe(1)
  await page.getByRole('button', { name: 'Play the stream' }).click()

  const player = page.locator('iframe[title="Live stream"]')
  await expect(player).toHaveAttribute('src', /^https:\/\/www\.youtube-nocookie\.com\/embed\/.*vq=large/)
  await expect(player).toBeFocused()
})

test('a blank chat message is ignored, and another one is shown under the author’s name', async ({
  page,
  signInAs,
}) => {
  await signInAs('member')
  await page.goto('/live-stream')
  await page.getByRole('heading', { name: 'Live chat' }).click()
  const field = page.getByLabel(/^Message, as \w+ \w\.$/)
  const chat = page.getByRole('log', { name: 'Chat messages' })

  await field.fill('   ')
  await field.press('Enter')
  await expect(chat.getByText('No messages yet')).toBeVisible()
  await field.fill('Amen from Tamale <b>!</b>')
  await page.getByRole('button', { name: 'Send' }).click()

  await expect(chat).toContainText('Amen from Tamale <b>!</b>')
  await expect(field).toHaveValue('')
  const panel = await page.locator('.chat').boundingBox()
  expect(panel?.height).toBe(600)
})

test('sermon notes are stored on the device and saved as a text file', async ({ page }) => {
  await page.goto('/live-stream')
  await page.getByLabel('Your notes').fill('Psalm 133: how good it is')
  await page.reload()
  await expect(page.getByLabel('Your notes')).toHaveValue('Psalm 133: how good it is')

  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download as text' }).click()
  const saved = await saving

  expect(saved.suggestedFilename()).toMatch(/^sermon-notes-\d{4}-\d{2}-\d{2}\.txt$/)
  const chunks: Buffer[] = []
  for await (const chunk of await saved.createReadStream()) chunks.push(chunk)
  expect(Buffer.concat(chunks).toString()).toBe('Psalm 133: how good it is')
})

test('upcoming streams and previous services are listed with their dates', async ({ page }) => {
  await page.goto('/live-stream')

  const upcoming = page.getByRole('region', { name: 'Upcoming streams' }).getByRole('time')
  const days = await upcoming.evaluateAll((places) => places.map((place) => place.getAttribute('datetime')))
  expect(days).toHaveLength(3)
  expect(days).toEqual([...days].sort())
  expect(Date.parse(days[0] ?? '')).toBeGreaterThan(Date.now())
  const before = page.getByRole('region', { name: 'Previous services' }).getByRole('time').first()
  expect(Date.parse((await before.getAttribute('datetime')) ?? '')).toBeLessThan(Date.now())
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the page says what needs JavaScript, and lists the streams', async ({ page }) => {
    const answer = await page.goto('/live-stream')

    // Playwright only emulates a browser without scripts, and does not render `noscript`.
    expect(await answer?.text()).toContain('which is off in this browser')
    await expect(page.getByText('Every Wednesday')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Send' })).toBeHidden()
  })
})
