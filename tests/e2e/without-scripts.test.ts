import type { Locator, Page } from '@playwright/test'
import { accountLinks, menus } from '../../src/islands/shell/menus.ts'
import { publicPages } from '../support/public-pages.ts'
import { expect, test } from './fixtures.ts'

/** The length of the shortest page: a title, a sentence, and links. */
const fewestLetters = 150
const screen = { width: 360, height: 640 }

test.use({ javaScriptEnabled: false, viewport: screen })

for (const path of publicPages) {
  test(`${path} shows all its content, says what needs JavaScript, and has its whole menu`, async ({
    page,
  }) => {
    await page.goto(path)

    const seen = await page.evaluate(readPage)
    await test.step('shows all its content and waits for nothing', () => {
      expect(seen.headings).toBe(1)
      expect(seen.text.length).toBeGreaterThan(fewestLetters)
      expect(seen.text).not.toMatch(/\bloading\b|please wait/i)
      expect(seen.waiting).toEqual([])
      expect(seen.width).toBeLessThanOrEqual(screen.width)
    })
    await test.step('says what needs JavaScript', () => {
      expect(seen.text.includes('JavaScript') ? [] : seen.dead).toEqual([])
    })
    await test.step('has its whole menu', async () => {
      expect(seen.links.filter((href) => account.includes(href))).toEqual([])
      if (!opened.has(seen.header)) await expectMenu(page)
      opened.add(seen.header)
    })
  })
}

const account = accountLinks.map(([href]): string => href)

/** The HTML of the headers whose menu was opened on an earlier page. */
const opened = new Set<string>()

/**
 * Runs in the page. `headings`: the visible titles. `waiting`: what says that more will come. `dead`: the visible forms that a browser cannot
 * submit by itself (without an action, or without an enabled submit button) and buttons that neither a popover nor a form belongs to.
 * `links`: the addresses of the visible links. `header`: its HTML, without the mark of the link to this page.
 */
function readPage() {
  const main = document.querySelector('main') ?? document.createElement('main')
  const isShown = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true }) && element.getClientRects().length > 0
  const shown = <Found extends Element>(within: Element, selector: string): Found[] =>
    [...within.querySelectorAll<Found>(selector)].filter(isShown)
  const start = ({ outerHTML }: Element) => outerHTML.slice(0, 160)
  const forms = shown<HTMLFormElement>(main, 'form').filter((form) => {
    const send = form.querySelector<HTMLButtonElement | HTMLInputElement>(
      'button:not([type=button], [type=reset]), input[type=submit]',
    )
    return !form.hasAttribute('action') || !send || send.disabled
  })
  const buttons = shown(main, 'button').filter(
    (button) => !button.hasAttribute('popovertarget') && !button.closest('form[action]'),
  )
  return {
    headings: shown(main, 'h1').length,
    text: main.innerText,
    waiting: shown(document.body, ':is([aria-busy="true"], .spinner, .skeleton)').map(start),
    width: document.documentElement.scrollWidth,
    dead: [...forms, ...buttons].map(start),
    links: shown(document.body, 'a').map((link) => link.getAttribute('href') ?? ''),
    header: document.querySelector('header')?.outerHTML.replaceAll(' aria-current="page"', '') ?? '',
  }
}

/** A browser opens and closes the menu by the HTML of the header and the one style sheet. */
async function expectMenu(page: Page): Promise<void> {
  await page.getByRole('banner').getByRole('button', { name: 'Menu', exact: true }).click()
  const sheet = page.getByRole('navigation', { name: 'Main' })
  const linked = menus.flatMap(({ links }) => links.map(([href]): string => href))
  const links = await visibleLinks(sheet)
  for (const href of [...linked, '/login', '/signup'])
    expect([href, links.filter((one) => one === href).length]).toEqual([href, 1])
  expect((await visibleLinks(page.locator('html'))).filter((href) => account.includes(href))).toEqual([])
  await sheet.getByRole('button', { name: 'Close menu' }).click()
  await expect(sheet).toBeHidden()
}

const visibleLinks = (within: Locator): Promise<string[]> =>
  within.evaluate((element) =>
    [...element.querySelectorAll('a')]
      .filter(
        (link) => link.checkVisibility({ visibilityProperty: true }) && link.getClientRects().length > 0,
      )
      .map((link) => link.getAttribute('href') ?? ''),
  )

for (const { name, links } of menus) {
  test(`on a wide screen the menu ${name} opens, and its links lead to their pages`, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 })

    for (const [href, label] of links) {
      await page.goto('/about')
      await page.getByRole('banner').getByRole('button', { name }).click()
      await page.getByRole('list', { name }).getByRole('link', { name: label }).click()
      await expect(page).toHaveURL(href)
    }
  })
}
