import type { Page } from '@playwright/test'
import { inFilters } from '../../support/browsing.ts'
import { expect, test } from '../fixtures.ts'

const cards = 'main ul.sermon-cards > li'
const listen = (page: Page, title: string) =>
  page.getByRole('button', { name: new RegExp(`^Listen Now ?: ${title}$`) })
const pause = (page: Page, title: string) =>
  page.getByRole('button', { name: new RegExp(`^Pause ?: ${title}$`) })
const player = (page: Page) => page.getByRole('region', { name: 'Sermon player' })

test('sermons are filtered by text, series and speaker, in an address that can be shared', async ({
  page,
}) => {
  await page.goto('/sermons')
  await expect(page.getByText('4 sermons')).toBeVisible()
  await inFilters(page, () => page.getByLabel('Show').selectOption('All sermons'))
  await expect(page.getByText('24 sermons')).toBeVisible()
  await expect(page.locator(cards)).toHaveCount(12)
  await page.getByRole('link', { name: 'Next' }).click()
  await expect(page).toHaveURL('/sermons?recording=all&page=2')
  await expect(page.getByRole('heading', { name: 'Sermons found' })).toBeFocused()
  await expect(page.getByText('Page 2 of 2')).toBeVisible()
  await expect(page.locator(cards)).toHaveCount(12)

  await inFilters(page, async () => {
    await page.getByLabel('Series').selectOption('Grace Series')
    await page.getByLabel('Speaker').selectOption('Pastor Esi Quaye')
  })
  await page.getByLabel('Search sermons').fill('stones')

  await expect(page).toHaveURL(
    '/sermons?recording=all&series=Grace+Series&speaker=Pastor+Esi+Quaye&search=stones',
  )
  await expect(page.locator(cards)).toHaveCount(1)
  await page.reload()
  await expect(page.getByText('1 sermon', { exact: true })).toBeVisible()
  await page.getByLabel('Search sermons').fill('no such thing')
  await expect(page.getByText('No sermon was found with these words.')).toBeVisible()
})

test('one sermon plays at a time: listening to another pauses the first', async ({ page }) => {
  await page.goto('/sermons')

  await listen(page, 'A Chair at the King’s Table').click()
  await expect(pause(page, 'A Chair at the King’s Table')).toBeVisible()
  await listen(page, 'Be Still').click()

  await expect(pause(page, 'Be Still')).toBeVisible()
  await expect(listen(page, 'A Chair at the King’s Table')).toBeVisible()
  await expect(player(page).getByRole('link', { name: 'Be Still' })).toBeVisible()
  await pause(page, 'Be Still').click()
  await expect(player(page).getByText('Paused')).toBeVisible()
})

test('the player skips, changes its speed, seeks, and closes', async ({ page }) => {
  await page.goto('/sermons')
  await listen(page, 'Be Still').click()
  await expect(player(page).getByRole('button', { name: 'Pause' })).toBeVisible()
  const position = player(page).getByRole('slider', { name: 'Position' })

  await player(page).getByRole('button', { name: '15 seconds on' }).click()
  await expect.poll(async () => Number(await position.inputValue())).toBeGreaterThanOrEqual(15)
  await player(page).getByRole('button', { name: '15 seconds back' }).click()
  await expect.poll(async () => Number(await position.inputValue())).toBeLessThan(15)
  await player(page).getByLabel('Speed').selectOption('1.5')
  await position.focus()
  await page.keyboard.press('End')
  await expect(player(page).getByText('Paused')).toBeVisible()
  await player(page).getByRole('button', { name: 'Close the player' }).click()

  await expect(player(page)).toBeHidden()
  await page.reload()
  await expect(player(page)).toHaveCount(0)
})

test('a sermon keeps playing from page to page, and resumes at its position', async ({ page }) => {
  await page.goto('/sermons')
  await listen(page, 'Be Still').click()
  await player(page).getByLabel('Speed').selectOption('0.75')
  await player(page).getByRole('button', { name: '15 seconds on' }).click()
  await expect.poll(() => seconds(page)).toBeGreaterThanOrEqual(15)

  await page.getByRole('contentinfo').getByRole('link', { name: 'Events' }).click()
  await expect(page).toHaveURL('/events')

  await expect(player(page).getByRole('link', { name: 'Be Still' })).toBeVisible()
  await expect.poll(() => seconds(page)).toBeGreaterThanOrEqual(15)
  await expect(player(page).getByRole('button', { name: 'Pause' })).toBeVisible()
  await expect(player(page).getByLabel('Speed')).toHaveValue('0.75')
  await player(page).getByRole('button', { name: 'Close the player' }).click()
  await page.goto('/sermons')
  await listen(page, 'Be Still').click()
  await expect.poll(() => seconds(page)).toBeGreaterThanOrEqual(15)
})

test('playing in another tab pauses this one', async ({ page, context }) => {
  await page.goto('/sermons')
  await listen(page, 'Be Still').click()
  await expect(pause(page, 'Be Still')).toBeVisible()

  const other = await context.newPage()
  await other.goto('/sermons')
  await listen(other, 'A Mustard Seed of Faith').click()
  await expect(pause(other, 'A Mustard Seed of Faith')).toBeVisible()

  await expect(player(page).getByText('Paused')).toBeVisible()
  await other.close()
})

test('the media session has the title, the speaker and the state of playback', async ({ page }) => {
  await page.goto('/sermons')
  await listen(page, 'Be Still').click()
  await expect(pause(page, 'Be Still')).toBeVisible()

  const told = await page.evaluate(() => {
    const { metadata, playbackState } = navigator.mediaSession
    return [metadata?.title, metadata?.artist, metadata?.album, playbackState]
  })

  expect(told).toEqual(['Be Still', 'Pastor Esi Quaye', 'Asɔre', 'playing'])
})

test('a recording that fails to load is reported, and can be loaded again', async ({ page }) => {
  await page.route('**/media/**', (route) => route.abort())
  await page.goto('/sermons')
  await listen(page, 'Be Still').click()
  await expect(player(page).getByText('This recording could not be loaded.')).toBeVisible()

  await page.unroute('**/media/**')
  await player(page).getByRole('button', { name: 'Play', exact: true }).click()

  await expect(player(page).getByRole('button', { name: 'Pause' })).toBeVisible()
})

test('no byte of a video is loaded before its size and cost are shown, and playing it pauses the sermon', async ({
  page,
}) => {
  const films: string[] = []
  page.on('request', (request) => request.url().endsWith('.mp4') && films.push(request.url()))
  await page.goto('/sermons')
  await listen(page, 'Be Still').click()
  await expect(pause(page, 'Be Still')).toBeVisible()

  await page.getByRole('button', { name: /^Watch Video ?: Woven Together$/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Woven Together' })
  await expect(dialog.getByText('This video is 0.2 MB: about 1 pesewa of mobile data.')).toBeVisible()
  expect(films).toEqual([])
  await dialog.getByRole('button', { name: 'Load and play' }).click()

  await expect(dialog.locator('video')).toBeVisible()
  await expect.poll(() => films.length).toBeGreaterThan(0)
  await page.keyboard.press('Escape')
  await expect(player(page).getByText('Paused')).toBeVisible()
})

test('a picture that fails to load is replaced by artwork, and a failed call keeps the list', async ({
  page,
}) => {
  const errors: string[] = []
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
  await page.route('**/backend/api/sermons/', async (route) => {
    const answer = await (await route.fetch()).json()
    answer.results[0].thumbnail = '/media/nothing-here.jpg'
    await route.fulfill({ json: answer })
  })
  await page.goto('/sermons')
  await expect(page.locator(cards).first().locator('.artwork .symbol')).toBeVisible()
  await expect(page.locator(cards).first().locator('img')).toHaveCount(0)

  await page.route('**/backend/api/sermons/', (route) => route.abort())
  await page.reload()

  await expect(page.locator(cards)).toHaveCount(4)
  await expect.poll(() => errors.length).toBeGreaterThan(0)
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test.describe('whose views are counted', () => {
  // A view from this address within half a minute of another test's would not be counted.
  test.use({ ownChurch: true })

  test('a sermon has its own page with linked data, and playing it there counts a view', async ({
    page,
    request,
  }) => {
    await page.goto('/sermons')
    await page.getByRole('main').getByRole('link', { name: 'Be Still', exact: true }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Be Still' })).toBeVisible()
    const path = new URL(page.url()).pathname
    // A call with a token is not answered from the cache of a minute.
    const login = { username: 'member', password: 'asore-demo-2026' }
    const { access } = await (await request.post('/backend/api/auth/login/', { data: login })).json()
    const headers = { Authorization: `Bearer ${access}` }
    const sermon = `/backend/api${path}/`
    const views = async () => (await (await request.get(sermon, { headers })).json()).views
    const before = await views()

    const data = await page.locator('script[type="application/ld+json"]').first().textContent()
    expect(JSON.parse(data ?? '')).toMatchObject({
      '@type': 'AudioObject',
      name: 'Be Still',
      duration: 'PT24S',
    })
    await page.getByRole('button', { name: 'Listen Now' }).click()
    await expect(page.getByRole('main').getByRole('button', { name: 'Pause' })).toBeVisible()

    await expect(player(page)).toBeVisible()
    await expect.poll(views).toBeGreaterThan(before)
    expect((await request.get('/sermons/9999')).status()).toBe(404)
    expect((await request.get('/sermons/abc')).status()).toBe(404)
  })
})

test('a chapter begins the player at its time, and the words are read and found', async ({ page }) => {
  await page.goto('/sermons')
  await page.getByLabel('Search sermons').fill('lo-debar')
  await expect(page.getByText('1 sermon', { exact: true })).toBeVisible()
  await page.reload()
  await expect(page.locator(cards)).toHaveCount(1)
  await page.getByRole('main').getByRole('link', { name: 'A Chair at the King’s Table', exact: true }).click()

  await page.getByRole('button', { name: '0:14 A chair of his own' }).click()

  await expect.poll(() => seconds(page)).toBeGreaterThanOrEqual(14)
  await expect(page.getByRole('main').getByRole('button', { name: 'Pause' })).toBeVisible()
  await expect(page.getByText('which means no pasture')).toBeHidden()
  await page.getByText('Read the words').click()
  await expect(page.getByText('which means no pasture')).toBeVisible()
})

test('a chapter of a film is set before a byte of it is loaded', async ({ page }) => {
  const films: string[] = []
  page.on('request', (request) => request.url().endsWith('.mp4') && films.push(request.url()))
  await page.goto('/sermons')
  await page.getByRole('main').getByRole('link', { name: 'Woven Together', exact: true }).click()

  await page.getByRole('button', { name: '0:06 The cloth' }).click()

  await expect(page.getByText('This video is 0.2 MB')).toBeVisible()
  expect(await page.locator('video').evaluate((film: HTMLVideoElement) => film.currentTime)).toBe(6)
  expect(films).toEqual([])
})

test('the podcast names the chapters of a recording, which are JSON', async ({ request }) => {
  const feed = await (await request.get('/sermons/podcast.xml')).text()
  const address = /<podcast:chapters url="([^"]+)" type="application\/json\+chapters"\/>/.exec(feed)?.[1]

  const answer = await request.get(address ?? '')

  expect(answer.headers()['content-type']).toContain('application/json+chapters')
  expect((await answer.json()).chapters[0]).toEqual({ startTime: 0, title: 'Called for' })
  expect((await request.get('/sermons/4/chapters')).status()).toBe(404)
})

test('the podcast states the length and type of each recording', async ({ request, page }) => {
  const feed = await request.get('/sermons/podcast.xml')
  expect(feed.headers()['content-type']).toContain('application/rss+xml')
  // This address has no content security policy against markup from a string.
  await page.goto('/robots.txt')

  const items = await page.evaluate(
    (text) => {
      const xml = new DOMParser().parseFromString(text, 'application/xml')
      if (xml.querySelector('parsererror')) throw new Error('no XML')
      return [...xml.querySelectorAll('item')].map((item) => ({
        title: item.querySelector('title')?.textContent,
        guid: item.querySelector('guid')?.textContent,
        ...Object.fromEntries(
          [...(item.querySelector('enclosure')?.attributes ?? [])].map(({ name, value }) => [name, value]),
        ),
      }))
    },
    await feed.text(),
  )

  expect(items.map(({ title }) => title)).toContain('Be Still')
  expect(new Set(items.map(({ guid }) => guid)).size).toBe(items.length)
  for (const { url, length, type } of items as { url?: string; length?: string; type?: string }[]) {
    const file = await request.head(url ?? '')
    expect([file.headers()['content-length'], file.headers()['content-type']]).toEqual([length, type])
  }
  const cover = /<itunes:image href="([^"]+)"/.exec(await feed.text())?.[1]
  expect((await request.get(cover ?? '')).headers()['content-type']).toBe('image/png')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the sermons are shown, searched by the server, and played on their own pages', async ({ page }) => {
    await page.goto('/sermons?recording=all')
    await expect(page.locator(cards)).toHaveCount(12)
    await page.getByRole('link', { name: 'Next' }).click()
    await expect(page.getByText('Page 2 of 2')).toBeVisible()
    await expect(page.locator(cards)).toHaveCount(12)
    await page.getByLabel('Search sermons').fill('psalm 46')
    await page.getByRole('button', { name: 'Search' }).click()
    await expect(page.locator(cards)).toHaveCount(1)

    await page.getByRole('main').getByRole('link', { name: 'Be Still', exact: true }).click()

    await expect(page.locator('audio[controls][preload="none"]')).toBeVisible()
    await expect(page.getByRole('list').filter({ hasText: '0:12' }).getByText('Be still')).toBeVisible()
    await expect(page.getByRole('button', { name: '0:12' })).toHaveCount(0)
  })
})

async function seconds(page: Page): Promise<number> {
  return Number(await player(page).getByRole('slider', { name: 'Position' }).inputValue())
}
