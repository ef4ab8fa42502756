import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'

/** Every page with who looks at it; without a name, anybody. */
const pages = [
  { path: '/' },
  { path: '/login' },
  { path: '/signup' },
  { path: '/no-such-page' },
  { path: '/about' },
  { path: '/ministries' },
  { path: '/youthministry' },
  { path: '/worshipteam' },
  { path: '/outreach' },
  { path: '/worship-services' },
  { path: '/community-outreach' },
  { path: '/bible-study' },
  { path: '/prayer-group' },
  { path: '/family-events' },
  { path: '/contact' },
  { path: '/give' },
  { path: '/api' },
  { path: '/events' },
  { path: '/events/1' },
  { path: '/sermons' },
  { path: '/sermons/1' },
  { path: '/sermons/3' },
  { path: '/fellowships' },
  { path: '/fellowships?group=1' },
  { path: '/service-times' },
  { path: '/service-times#service-2' },
  { path: '/prayer-requests' },
  { path: '/prayer-requests?show=answered', as: 'member' },
  { path: '/testimonies' },
  { path: '/testimonies?search=nothing-like-it', as: 'member' },
  { path: '/testimonyshare' },
  { path: '/TestimonyShare', as: 'member' },
  { path: '/live-stream' },
  { path: '/live-stream', as: 'media' },
  { path: '/complete-profile', as: 'newcomer' },
  { path: '/dashboard', as: 'member' },
  { path: '/settings', as: 'member' },
]
const screens = [
  { width: 360, height: 640 },
  { width: 1280, height: 800 },
]

for (const colorScheme of ['light', 'dark'] as const) {
  for (const viewport of screens) {
    test.describe(`in ${colorScheme} colours at ${viewport.width} px`, () => {
      test.use({ colorScheme, viewport })

      for (const { path, as } of pages) {
        test(`${path} ${as ? `as ${as} ` : ''}has no accessibility violation and does not scroll sideways`, async ({
          page,
          signInAs,
        }) => {
          if (as) await signInAs(as)
          await page.goto(path)
          await settle(page)

          const { violations } = await new AxeBuilder({ page }).analyze()

          const found = violations.map(
            ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`,
          )
          expect(found).toEqual([])
          expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
            viewport.width,
          )
        })
      }
    })
  }
}

/** Every island is awake and nothing is still being fetched. */
async function settle(page: Page): Promise<void> {
  await expect(page.locator('astro-island[ssr]')).toHaveCount(0)
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
}
