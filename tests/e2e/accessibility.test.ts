import AxeBuilder from '@axe-core/playwright'
import { settle } from '../support/browsing.ts'
import { publicPages } from '../support/public-pages.ts'
import { expect, test } from './fixtures.ts'

/** Every page with who looks at it; without a name, anybody. */
const pages: readonly { path: string; as?: string }[] = [
  ...publicPages.map((path) => ({ path })),
  { path: '/fellowships?group=1' },
  { path: '/service-times#service-2' },
  { path: '/prayer-requests?show=answered', as: 'member' },
  { path: '/testimonies?search=nothing-like-it', as: 'member' },
  { path: '/TestimonyShare', as: 'member' },
  { path: '/live-stream', as: 'media' },
  { path: '/complete-profile', as: 'newcomer' },
  { path: '/dashboard', as: 'member' },
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
