import { samplePages } from '../../../src/content/pages/all.ts'
import { isListed } from '../../../src/lib/site/listed-pages.ts'
import { isSitePath, sitePages } from '../../../src/lib/site/site-pages.ts'
import { publicPages } from '../../support/public-pages.ts'
import { statementsOf } from '../../support/sample-data.ts'
import { expect, test } from '../fixtures.ts'

/** Pages that are there only when the church has written them. */
const written = samplePages.map(({ place }) => place.path).filter((path) => !isSitePath(path))

// Of a page behind the guard a visitor reads nothing (tests/e2e/groups/youth.test.ts).
const read = samplePages.filter(({ place: { path } }) => isListed(path))

test('each page shows the words that the church has published', async ({ page }) => {
  for (const { place, document } of read)
    await test.step(place.path, async () => {
      const titles = document.blocks.flatMap((block) =>
        'title' in block && block.title ? [block.title] : [],
      )

      await page.goto(place.path)

      await expect(page).toHaveTitle(`${document.title} · Asɔre`)
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
      const headings = await page.getByRole('heading').allTextContents()
      expect(headings.map((one) => one.replaceAll(/\s+/g, ' ').trim())).toEqual(
        expect.arrayContaining(titles),
      )
    })
})

test.describe('in a church that is open and has written nothing', () => {
  test.use({
    churchSettings: { SAMPLE_DATA: 'off' },
    churchStatements: statementsOf({ name: 'St Paul', opened: true }),
  })

  test('these pages are not there, and nothing links to them', async ({ request }) => {
    const statuses = await Promise.all(written.map(async (path) => (await request.get(path)).status()))
    const linked: string[] = []
    for (const path of new Set([...publicPages, '/sitemap.xml'])) {
      const text = await (await request.get(path)).text()
      linked.push(...written.filter((to) => text.includes(`href="${to}`) || text.includes(`${to}</loc>`)))
    }

    expect(new Set(statuses)).toEqual(new Set([404]))
    expect(linked).toEqual([])
  })

  test('the others say its name and no word of another church', async ({ page }) => {
    for (const [path] of sitePages.filter(([one]) => isListed(one))) {
      const answer = await page.goto(path)
      const words = await page.getByRole('main').innerText()

      expect([path, answer?.status()]).toEqual([path, 200])
      expect(words).not.toMatch(/Asɔre|Accra|Komla|Adwoa|9:00|viewers|mango/)
    }
    await page.goto('/')
    await expect(page.getByRole('heading', { level: 1, name: 'St Paul' })).toBeVisible()
  })

  test('an address of nobody answers 404, however deep', async ({ request }) => {
    for (const path of ['/nobody', '/about/us', '/og/about.png'])
      expect([path, (await request.get(path)).status()]).toEqual([path, 404])
  })
})
