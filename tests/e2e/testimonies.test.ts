import type { Page } from '@playwright/test'
import { photograph } from '../support/photograph.ts'
import { weighScripts } from '../support/script-weight.ts'
import { demoPassword, expect, test } from './fixtures.ts'

const cards = (page: Page) => page.getByRole('main').locator('ul > li.card')
const card = (page: Page, title: string) => cards(page).filter({ hasText: title })
const unique = (title: string) => `${title} ${crypto.randomUUID().slice(0, 6)}`
const chip = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Category' }).getByRole('link', { name })

async function write(page: Page, title: string): Promise<void> {
  await page.getByLabel('Title').fill(title)
  await page.getByLabel('Category').selectOption('other')
  await page.getByLabel('Your testimony').fill('The rain came, and the roof held.')
}

const share = (page: Page) => page.getByRole('button', { name: 'Share testimony' })

/** What the list call answers, for what the sample data has none of. */
const told = (more: object) => ({
  ...{ id: 900, title: 'Told', category: 'healing', content: 'Words', user_name: 'Esi', likes: 4 },
  ...{ image: null, video: null, verified: false, created_at: '2026-11-01T09:00:00Z' },
  ...more,
})

test('the page has its testimonies in its first answer, in any letter case, and keeps to its scripts', async ({
  page,
  request,
}) => {
  const html = await (await request.get('/TESTIMONIES')).text()

  expect(html).toContain('Thirty letters and one answer')
  expect(html).not.toContain('The month that balanced')
  for (const path of ['/testimonies', '/TestimonyShare']) {
    const bytes = await weighScripts(page, path)
    expect(bytes).toBeGreaterThan(50 * 1024)
    expect(bytes).toBeLessThanOrEqual(75 * 1024)
  }
})

test('a visitor finds a testimony by its category and its words, and can send the link on', async ({
  page,
}) => {
  await page.goto('/testimonies')
  const all = await cards(page).count()
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

test('a card shows picture, badge, video and the rest of a long text', async ({ page }) => {
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
  // The picture is gone, so the category's cloth stands there.
  await expect(card(page, 'Seen').locator('.artwork use')).toHaveAttribute('href', '#symbol-akoma')
  await expect(card(page, 'Sly').getByRole('link')).toHaveCount(0)
  await expect(card(page, 'Heard').getByText('amen')).toBeHidden()
  await card(page, 'Heard').getByText('Read more').focus()
  await page.keyboard.press('Enter')
  await expect(card(page, 'Heard').getByText('amen')).toBeVisible()
})

test('when the list cannot be loaded, what the page came with stays', async ({ page }) => {
  await page.route('**/members/testimonies/', (route) => route.fulfill({ status: 500, body: 'broken' }))

  const failed = page.waitForResponse('**/members/testimonies/')
  await page.goto('/testimonies')
  await failed

  await expect(card(page, 'Thirty letters and one answer')).toBeVisible()
})

test('a member’s like counts at once, once a day, and for everybody', async ({ page, signInAs }) => {
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
})

test('a refused like is taken back, with the reason', async ({ page, signInAs }) => {
  await signInAs('member')
  await page.route('**/like/', (route) =>
    route.fulfill({ status: 409, json: { detail: 'This testimony was withdrawn.' } }),
  )
  await page.goto('/testimonies')
  const liked = card(page, 'I came for the drums')

  await liked.getByRole('button', { name: /^Like/ }).click()

  await expect(page.getByText('This testimony was withdrawn.')).toBeVisible()
  await expect(liked.getByRole('button')).toHaveAttribute('aria-pressed', 'false')
})

test('a visitor is asked to log in first, and comes back to the form', async ({ page }) => {
  await page.goto('/TestimonyShare')
  await expect(page.getByText(/Please log in to share your testimony/)).toBeVisible()
  await expect(share(page)).toBeHidden()

  await page.getByRole('main').getByRole('link', { name: 'Log in' }).click()
  await page.getByLabel('Username').fill('member')
  await page.getByLabel('Password', { exact: true }).fill(demoPassword)
  await page.getByRole('button', { name: 'Log in' }).click()

  await expect(page).toHaveURL('/testimonyshare')
  await expect(page.getByLabel('Name')).toHaveValue('Akosua Mensah')
  await expect(page.getByLabel('Name')).not.toBeEditable()
})

test('a testimony with a picture is shared, waits, and is read by everybody once it is approved', async ({
  page,
  signInAs,
  browser,
  church,
}) => {
  const title = unique('The roof held')
  await signInAs('member')
  await page.goto('/testimonyshare')
  await write(page, title)
  await page.getByLabel('Image').setInputFiles(await photograph())
  await expect(page.getByRole('img', { name: 'What you picked' })).toBeVisible()

  await share(page).click()

  await expect(page).toHaveURL('/testimonies')
  await expect(page.getByText('Testimony submitted successfully!')).toBeVisible()
  await expect(card(page, title).getByText('Waiting for approval')).toBeVisible()
  await expect(card(page, title).locator('img')).toHaveAttribute('src', /^\/media\/testimonies\//)
  const visitor = await browser.newPage({ baseURL: church.url })
  await visitor.goto('/testimonies')
  await expect(card(visitor, title)).toHaveCount(0)
  await approve(page, title)
  await visitor.reload()
  await expect(card(visitor, title)).toBeVisible()
  await visitor.close()
})

async function approve(page: Page, title: string): Promise<void> {
  const login = await page.request.post('/backend/api/auth/login/', {
    data: { username: 'admin', password: demoPassword },
  })
  const { access } = await login.json()
  const headers = { Authorization: `Bearer ${access}` }
  const list = '/backend/api/members/testimonies/'
  const found = await page.request.get(`${list}?search=${encodeURIComponent(title)}`, { headers })
  const [{ id }] = (await found.json()).results
  await page.request.post(`${list}${id}/approve/`, { headers, data: {} })
}

test('wrong fields are named before any call, and a refusal by the server stands at its field', async ({
  page,
  signInAs,
}) => {
  await signInAs('member')
  await page.goto('/testimonyshare')
  await share(page).click()
  await expect(page.getByLabel('Title')).toBeFocused()
  await expect(page.getByLabel('Category')).toHaveAccessibleDescription(/Please choose a category/)
  await write(page, 'Refused')
  await page.getByLabel('Video link').fill('my phone')
  await share(page).click()
  await expect(page.getByLabel('Video link')).toHaveAccessibleDescription(/full address of the video/)
  await page.getByLabel('Video link').fill('https://youtu.be/abc')
  await page.route('**/members/testimonies/', (route) =>
    route.fulfill({ status: 400, json: { title: ['Somebody has told this already.'] } }),
  )

  await share(page).click()

  await expect(page.getByText('Failed to submit testimony').first()).toBeVisible()
  await expect(page.getByLabel('Title')).toHaveAccessibleDescription(/told this already/)
  await expect(page.getByLabel('Your testimony')).toHaveValue('The rain came, and the roof held.')
})

test('what was written survives a reload, a lost network and the end of the session', async ({
  page,
  signInAs,
}) => {
  await signInAs('member')
  await page.goto('/testimonyshare')
  await write(page, 'Kept')
  await page.route('**/members/testimonies/', (route) => route.abort())
  await share(page).click()
  await expect(page.getByText(/No answer from the server/)).toBeVisible()
  await page.reload()
  await expect(page.getByLabel('Title')).toHaveValue('Kept')
  await page.unroute('**/members/testimonies/')
  await page.evaluate(() => {
    localStorage.setItem('access_token', 'expired')
    localStorage.setItem('refresh_token', 'of-nobody')
  })

  await share(page).click()
  await page.getByRole('main').getByRole('link', { name: 'Log in' }).click()
  await page.getByLabel('Username').fill('member')
  await page.getByLabel('Password', { exact: true }).fill(demoPassword)
  await page.getByRole('button', { name: 'Log in' }).click()

  await expect(page.getByLabel('Title')).toHaveValue('Kept')
  await expect(page.getByLabel('Category')).toHaveValue('other')
})

test('a picture that is too large is named at once, and is not sent', async ({ page, signInAs }) => {
  let sent = false
  await page.route('**/members/testimonies/', (route) => {
    sent = true
    return route.continue()
  })
  await signInAs('member')
  await page.goto('/testimonyshare')
  await write(page, 'Large')

  await page.getByLabel('Image').setInputFiles({
    name: 'large.jpg',
    mimeType: 'image/jpeg',
    buffer: Buffer.alloc(10 * 1024 * 1024 + 1),
  })
  await expect(page.getByLabel('Image')).toHaveAccessibleDescription(/larger than 10 MB/)
  await share(page).click()

  await expect(page.getByText('Failed to submit testimony').first()).toBeVisible()
  await expect(page.getByLabel('Image')).toBeFocused()
  expect(sent).toBe(false)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('testimonies are read, filtered and searched by the server', async ({ page }) => {
    await page.goto('/testimonies')
    await expect(card(page, 'Thirty letters and one answer')).toBeVisible()

    await chip(page, 'Divine Provision').click()
    await page.getByLabel('Search testimonies').fill('school')
    await page.getByRole('button', { name: 'Search' }).click()

    await expect(page).toHaveURL('/testimonies?search=school&category=provision')
    await expect(cards(page)).toHaveCount(1)
    await page.goto('/testimonyshare')
    await expect(page.getByText(/Please log in to share/)).toBeVisible()
  })
})
