import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'

/* The two forms of a page (docs/decisions/0148). The fixtures fail on a violation of a content security policy. */

test.use({ ownContext: true })

const ownStyles = (page: Page) => page.locator('style[data-sheet]')
const linked = (page: Page) => page.locator('head > link[rel=stylesheet]')

for (const [first, next] of [
  ['/', '/events'],
  ['/sermons', '/about'],
] as const)
  test(`a visitor gets ${first} with its styles, and ${next} with the sheet that the browser has by then`, async ({
    page,
  }) => {
    await page.goto(first)
    await expect(ownStyles(page)).toHaveCount(1)
    await expect(linked(page)).toHaveCount(0)
    await expect
      .poll(async () => (await page.context().cookies()).map(({ name }) => name))
      .toContain('asore_sheet')
    expect(await shifts(page)).toBe(0)

    await page.goto(next)

    await expect(ownStyles(page)).toHaveCount(0)
    await expect(linked(page)).toHaveCount(1)
    expect(await fromCache(page)).toBe(true)
    expect(await shifts(page)).toBe(0)
  })

test('the first act on a first view brings the whole sheet, for what scripts will add', async ({ page }) => {
  await page.goto('/about')
  await expect(linked(page)).toHaveCount(0)

  await page.keyboard.press('Tab')

  await expect(linked(page)).toHaveCount(1)
})

test('who is signed in has the whole sheet at once', async ({ page, signInAs }) => {
  await signInAs('member')
  await page.context().clearCookies()

  await page.goto('/about')

  await expect(ownStyles(page)).toHaveCount(1)
  await expect(linked(page)).toHaveCount(1)
})

/** The sum of all layout shifts so far. */
const shifts = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) =>
          resolve(list.getEntries().reduce((sum, entry) => sum + Number(Reflect.get(entry, 'value')), 0)),
        ).observe({ type: 'layout-shift', buffered: true })
        // Without a shift the observer says nothing.
        requestAnimationFrame(() => setTimeout(() => resolve(0)))
      }),
  )

/** Whether the style sheet came without the network. */
const fromCache = (page: Page) =>
  page.evaluate(() => {
    const sheet = performance.getEntriesByType('resource').find(({ name }) => name.endsWith('.css'))
    return sheet instanceof PerformanceResourceTiming && sheet.transferSize === 0
  })
