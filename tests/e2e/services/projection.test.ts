import type { Page } from '@playwright/test'
import type { PresentationAnswer, ProjectionItem } from '../../../src/lib/contract/services/projection.ts'
import { findViolations } from '../../support/accessibility.ts'
import { unique } from '../../support/browsing.ts'
import { findMisfits } from '../../support/text-fit.ts'
import { expect, signIn, test } from '../fixtures.ts'
import { bearer } from '../people.ts'

test.use({ serviceWorkers: 'allow' })

const each = { plan_item: null, note: '' } as const
const verse = (at: number): ProjectionItem => ({
  ...each,
  id: `verse-${at}`,
  kind: 'reading',
  reference: 'Psalm 23',
  title: '',
  text: `Verse ${at}: The Lord is my shepherd;\nI shall not want.`,
  footer: 'World English Bible',
})
const items: readonly ProjectionItem[] = [
  { ...each, id: 'begin', kind: 'countdown', title: 'We begin in', until: '2099-01-01T09:00' },
  { ...each, id: 'welcome', kind: 'heading', title: 'Akwaaba', text: 'Welcome', note: 'Lights up' },
  { ...each, id: 'giving', kind: 'giving', title: 'Giving' },
  ...Array.from({ length: 8 }, (_, at) => verse(at + 1)),
]

/** A presentation as the API makes it, by a super admin. */
async function addPresentation(page: Page, url: string) {
  const headers = await bearer(page, url, 'admin')
  // The same again within an hour would be taken for a double tap.
  const form = { title: unique('Sunday'), day: '2026-11-29' }
  const api = `${url}/backend/api/projection/`
  const made: PresentationAnswer = await (await page.request.post(api, { headers, data: form })).json()
  const data = { ...form, items, version: made.version }
  const saved = await page.request.put(`${api}${made.id}/`, { headers, data })
  const { id, code }: PresentationAnswer = await saved.json()
  return { control: `/worship#projection?show=${id}`, screen: `/present/${code}` }
}

const shown = (page: Page) => page.locator('.present-layer:not([aria-hidden])')
const isWorking = (page: Page) =>
  page.evaluate(async () => Boolean((await navigator.serviceWorker.ready).active))

/** Opens a page that is kept with its scripts, by a worker that serves it. */
async function openKept(page: Page, path: string, ready: () => Promise<void>): Promise<void> {
  await page.goto(path)
  await expect.poll(() => isWorking(page)).toBe(true)
  await page.reload()
  await ready()
}

test('a projector follows each press within 200 ms, and both go on without a network and over a reload', async ({
  page: controller,
  context,
  browser,
  church,
}) => {
  const paths = await addPresentation(controller, church.url)
  await using hall = await browser.newContext({ viewport: { width: 1920, height: 1080 } })
  const screen = await hall.newPage()
  await openKept(screen, church.url + paths.screen, () =>
    expect(screen.locator('.present[data-kept]')).toBeVisible(),
  )
  await signIn(controller, church.url, 'admin')
  await openKept(controller, paths.control, () =>
    expect(controller.getByText('Everything is on this device', { exact: false })).toBeVisible(),
  )
  const next = controller.getByRole('button', { name: 'Next slide' })
  await next.click()
  await expect(shown(screen)).toContainText('We begin in')
  await controller.keyboard.press('ArrowRight')
  await expect(shown(screen)).toContainText('Akwaaba')
  await controller.keyboard.press('ArrowRight')
  await expect(shown(screen)).toContainText('/give')

  const times: number[] = []
  for (let at = 1; at <= 7; at++) {
    const words = `Verse ${at}:`
    const seen = screen.evaluate(waitForWords, words)
    const pressed = await controller.evaluate(() => {
      const at = performance.timeOrigin + performance.now()
      document.body.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true, key: 'PageDown' }))
      return at
    })
    times.push((await seen) - pressed)
  }
  expect(times.toSorted((a, b) => a - b)[3]).toBeLessThan(200)

  await Promise.all([context.setOffline(true), hall.setOffline(true)])
  await controller.keyboard.press('Home')
  await expect(controller.getByText(/^No network\./)).toBeVisible()
  await controller.keyboard.press('ArrowRight')
  await Promise.all([controller.reload(), screen.reload()])
  await expect(shown(screen)).toContainText('Verse 7:')
  await expect(controller.locator('.control-slides [aria-current]')).toContainText('Akwaaba')
  await expect(controller.getByText(/^No network\./)).toBeVisible()
  await controller.keyboard.press('ArrowRight')

  await Promise.all([context.setOffline(false), hall.setOffline(false)])
  await expect(shown(screen)).toContainText('/give')
  await expect(controller.getByText(/^Connected/)).toBeVisible()
  await controller.getByRole('button', { name: 'Black' }).click()
  await expect(screen.locator('[data-over=black]')).toBeVisible()
})

/** Runs in the page of the screen: when these words were painted. */
function waitForWords(words: string): Promise<number> {
  return new Promise((resolve) => {
    const look = () => {
      const layer = document.querySelector('.present-layer:not([aria-hidden])')
      if (layer?.textContent?.includes(words)) resolve(performance.timeOrigin + performance.now())
      else requestAnimationFrame(look)
    }
    look()
  })
}

test('every slide has room on a screen of 1920 x 1080 and of 1024 x 768, and the other views, too', async ({
  page,
  church,
}) => {
  const paths = await addPresentation(page, church.url)
  await signIn(page, church.url, 'admin')
  await page.goto(paths.control)
  await expect(page.getByRole('button', { name: 'Next slide' })).toBeVisible()
  const screen = await page.context().newPage()
  for (const [width, height] of [
    [1920, 1080],
    [1024, 768],
  ] as const) {
    await screen.setViewportSize({ width, height })
    await screen.goto(paths.screen)
    await page.bringToFront()
    for (const words of ['We begin in', 'Akwaaba', '/give', 'Verse 1:']) {
      await page.keyboard.press(words === 'We begin in' ? 'Home' : 'ArrowRight')
      await expect(shown(screen)).toContainText(words)
      expect(await screen.evaluate(outsideOfSlide)).toEqual([])
    }
    expect(await findViolations(screen)).toEqual([])
  }
  for (const view of ['stage', 'lower-third']) {
    await screen.goto(`${paths.screen}?view=${view}`)
    await expect(screen.getByText('Verse 1:').first()).toBeVisible()
    expect(await findViolations(screen)).toEqual([])
  }
  await screen.goto('/present')
  await screen.getByLabel(/^The code that the projection team/).fill(paths.screen.slice('/present/'.length))
  await screen.getByRole('button', { name: 'Show the screen' }).click()
  await expect(shown(screen)).toContainText('Verse 1:')
})

/** Runs in the page of the screen: the words that stand out of the window, or are cut by what is around them. */
function outsideOfSlide(): string[] {
  const layer = document.querySelector('.present-layer:not([aria-hidden])')
  return [...(layer?.querySelectorAll('p, strong, svg, figcaption') ?? [])]
    .filter((one) => {
      const { left, right, top, bottom } = one.getBoundingClientRect()
      return left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1
    })
    .map(({ textContent }) => textContent ?? '')
}

test('the controller fits a phone and a laptop, and everybody can use it', async ({ page, church }) => {
  const paths = await addPresentation(page, church.url)
  await signIn(page, church.url, 'admin')
  for (const [width, height] of [
    [360, 740],
    [1280, 900],
  ] as const) {
    await page.setViewportSize({ width, height })
    await page.goto(paths.control)
    await page.getByRole('button', { name: 'Next slide' }).click()
    expect(await findViolations(page)).toEqual([])
  }
  expect(await findMisfits(page)).toEqual([])
  await page.getByRole('button', { name: 'Edit items' }).click()
  await page.getByRole('button', { name: 'Add item' }).click()
  await page.getByLabel('What is it?').selectOption({ label: 'Notice' })
  await expect(page.getByLabel('Picture')).toBeVisible()
  expect(await findViolations(page)).toEqual([])
})
