import { findViolations } from '../../support/accessibility.ts'
import { dialog } from '../../support/browsing.ts'
import { photograph } from '../../support/photograph.ts'
import { demoPassword, expect, test } from '../fixtures.ts'

test('an admin writes a post with a picture, visitors read it, and it goes out as a newsletter', async ({
  page,
  signInAs,
  church,
  browser,
}) => {
  const { access } = await (
    await page.request.post(`${church.url}/backend/api/auth/login/`, {
      data: { username: 'admin', password: demoPassword },
    })
  ).json()
  const headers = { Authorization: `Bearer ${access}` }
  await signInAs('admin')
  await page.goto('/super-admin#news?new=1')
  await dialog(page).getByLabel('Title').fill('A well at <b>Aburi</b>')
  await dialog(page).getByRole('button', { name: 'Add post' }).click()
  const details = page.getByRole('region', { name: 'Details' })
  await details.getByLabel('Author').fill('Efua Sarpong')
  await details.getByLabel('Categories').fill('Youth, Wells')
  await details.getByRole('button', { name: 'Save details' }).click()
  await expect(page.getByText('Saved', { exact: true }).first()).toBeVisible()
  await page.getByLabel('Excerpt').fill('Water came on the third day.')
  await page.getByLabel('Upload a picture').setInputFiles(await photograph({ width: 800 }))
  await dialog(page).getByRole('button', { name: 'Use this picture' }).click()
  await page.getByLabel('What the picture shows').fill('Children at a pump')
  await page
    .getByRole('button', { name: /^[▸▾]? ?Text/ })
    .first()
    .click()
  await page
    .getByRole('textbox', { name: 'Text', exact: true })
    .fill('We dug, and <script>alert(1)</script> water came.')
  await expect(page.getByText(/^Saved \d\d:\d\d$/)).toBeVisible()
  const visitor = await browser.newPage({ baseURL: church.url })
  expect((await visitor.goto('/news/a-well-at-b-aburi-b'))?.status()).toBe(404)

  await page.getByRole('button', { name: 'Publish…' }).click()
  await dialog(page).getByRole('button', { name: 'Publish now' }).click()
  await expect(page.getByText('The post is published').first()).toBeVisible()
  await visitor.goto('/news')
  await visitor.getByRole('link', { name: 'A well at <b>Aburi</b>' }).click()
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('A well at <b>Aburi</b>')
  await expect(visitor.getByText('We dug, and <script>alert(1)</script> water came.')).toBeVisible()
  await expect(visitor.getByText('By Efua Sarpong')).toBeVisible()
  await expect(visitor.getByAltText('Children at a pump')).toBeVisible()
  expect(await findViolations(visitor)).toEqual([])
  const shared = await visitor.locator('meta[property="og:image"]').getAttribute('content')
  const poster = await visitor.request.get(new URL(shared ?? '', church.url).pathname)
  expect([poster.status(), poster.headers()['content-type']]).toEqual([200, 'image/jpeg'])
  const rss = await (await visitor.request.get('/news.xml')).text()
  expect(rss).toContain('<title>A well at &lt;b&gt;Aburi&lt;/b&gt;</title>')
  const json = await (await visitor.request.get('/news.json')).json()
  expect(json.items[0]).toMatchObject({ summary: 'Water came on the third day.', tags: ['Wells', 'Youth'] })
  const sitemap = await (await visitor.request.get('/sitemap.xml')).text()
  for (const path of ['/news/a-well-at-b-aburi-b', '/news/category/wells', '/news/month/'])
    expect(sitemap).toContain(path)
  await visitor.goto('/news/category/wells')
  const feed = visitor.locator('link[rel="alternate"][type="application/feed+json"]')
  const ofCategory = await visitor.request.get((await feed.getAttribute('href')) ?? '')
  expect((await ofCategory.json()).items).toHaveLength(1)
  const rssOfCategory = await visitor.request.get('/news/category/wells.xml')
  expect(rssOfCategory.headers()['content-type']).toContain('application/rss+xml')
  expect(await rssOfCategory.text()).toMatch(/: news, Wells<\/title>.*<item>/s)
  for (const path of ['/news/category/none.xml', '/news/category/none.json'])
    expect((await visitor.request.get(path)).status()).toBe(404)

  await page.getByRole('button', { name: 'Send as newsletter' }).click()
  await expect(dialog(page).getByLabel('Subject')).toHaveValue('A well at <b>Aburi</b>')
  await expect(dialog(page).getByRole('textbox', { name: 'Message' })).toHaveValue(
    /^Water came on the third day\.\n\nRead more: .*\/news\/a-well-at-b-aburi-b$/,
  )
  await expect(dialog(page).getByLabel('Topic')).toHaveValue('church')
  await dialog(page).getByLabel('Recipients').selectOption('fellowship 1')
  await dialog(page).getByLabel('E-mail').check()
  await dialog(page).getByRole('button', { name: 'Preview' }).click()
  await expect(dialog(page).getByText('Cost')).toBeVisible()
  await dialog(page)
    .getByRole('button', { name: /^Send to \d+ people$/ })
    .click()
  await expect(dialog(page)).toHaveCount(0)
  const { results } = await (
    await page.request.get(`${church.url}/backend/api/messages/`, { headers })
  ).json()
  expect(results[0]).toMatchObject({ subject: 'A well at <b>Aburi</b>', purpose: 'church', channel: 'email' })
  await visitor.close()
})
