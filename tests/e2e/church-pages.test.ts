import { samplePages } from '../../src/content/pages/all.ts'
import { isListed } from '../../src/lib/listed-pages.ts'
import { isSitePath, sitePages } from '../../src/lib/site-pages.ts'
import { changeChurch, readChurch } from '../../src/server/church-settings/repo.ts'
import { databaseFile } from '../../src/server/db/choose.ts'
import { openDatabase } from '../../src/server/db/open.ts'
import { publicPages } from '../support/public-pages.ts'
import { freshFolder, type RunningServer, startServer } from '../support/server.ts'
import { expect, test } from './fixtures.ts'

/** Pages that are there only when the church has written them. */
const written = samplePages.map(({ place }) => place.path).filter((path) => !isSitePath(path))

/** A church that is open and has written nothing. */
async function startEmptyChurch(): Promise<RunningServer> {
  const dataDir = await freshFolder()
  const env = { SAMPLE_DATA: 'off' }
  await (await startServer({ dataDir, env }))[Symbol.asyncDispose]()
  const db = openDatabase(databaseFile(dataDir))
  const changes = { name: 'St Paul', opened: true }
  await changeChurch(db, { changes, before: await readChurch(db), by: null, at: new Date() })
  await db.destroy()
  return startServer({ dataDir, env, removeData: true })
}

// Of a page behind the guard a visitor reads nothing (tests/e2e/youth.test.ts).
for (const { place, document } of samplePages.filter(({ place: { path } }) => isListed(path)))
  test(`${place.path} shows the words that the church has published`, async ({ page }) => {
    const headings = document.blocks.flatMap((block) =>
      'title' in block && block.title ? [block.title] : [],
    )

    await page.goto(place.path)

    await expect(page).toHaveTitle(`${document.title} · Asɔre`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    for (const name of headings)
      await expect(page.getByRole('heading', { name, exact: true }).first()).toBeAttached()
  })

test('in a church that has written nothing these pages are not there, and nothing links to them', async ({
  request,
}) => {
  await using church = await startEmptyChurch()

  const found = await Promise.all(
    written.map(async (path) => (await request.get(church.url + path)).status()),
  )
  const linked: string[] = []
  for (const path of new Set([...publicPages, '/sitemap.xml'])) {
    const text = await (await request.get(church.url + path)).text()
    linked.push(...written.filter((to) => text.includes(`href="${to}`) || text.includes(`${to}</loc>`)))
  }

  expect(new Set(found)).toEqual(new Set([404]))
  expect(linked).toEqual([])
})

test('in a church that has written nothing the others say its name and no word of another church', async ({
  page,
}) => {
  await using church = await startEmptyChurch()

  for (const [path] of sitePages.filter(([one]) => isListed(one))) {
    const answer = await page.goto(church.url + path)
    const words = await page.getByRole('main').innerText()

    expect([path, answer?.status()]).toEqual([path, 200])
    expect(words).not.toMatch(/Asɔre|Accra|Komla|Adwoa|9:00|viewers|mango/)
  }
  await page.goto(church.url)
  await expect(page.getByRole('heading', { level: 1, name: 'St Paul' })).toBeVisible()
})

test('an address of nobody answers 404 in such a church, however deep', async ({ request }) => {
  await using church = await startEmptyChurch()

  for (const path of ['/nobody', '/about/us', '/og/about.png'])
    expect([path, (await request.get(church.url + path)).status()]).toEqual([path, 404])
})
