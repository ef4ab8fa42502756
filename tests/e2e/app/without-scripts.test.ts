import type { Locator, Page } from '@playwright/test'
import { accountLinks, menus } from '../../../src/islands/shell/menus.ts'
import { publicPages } from '../../support/public-pages.ts'
import { expect, test } from '../fixtures.ts'

/** The length of the shortest page: a title, a sentence, and links. */
const fewestLetters = 150
const screen = { width: 360, height: 640 }

test.use({ javaScriptEnabled: false, viewport: screen })

for (const path of publicPages) {
  test(`${path} shows all its content, says what needs JavaScript, and has its whole menu`, async ({
    page,
  }) => {
    await page.goto(path)

    await test.step('shows all its content and waits for nothing', () => expectWhole(page))
    await test.step('says what needs JavaScript', () => expectPlainWords(page))
    await test.step('has its whole menu', () => expectMenu(page))
  })
}

async function expectWhole(page: Page): Promise<void> {
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1 })).toBeVisible()
  const text = await main.innerText()
  expect(text.length).toBeGreaterThan(fewestLetters)
  expect(text).not.toMatch(/\bloading\b|please wait/i)
  await expect(page.locator(':is([aria-busy="true"], .spinner, .skeleton):visible')).toHaveCount(0)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(screen.width)
}

async function expectPlainWords(page: Page): Promise<void> {
  const main = page.getByRole('main')
  const dead = [...(await formsOfScripts(main)), ...(await deadButtons(main))]
  const mentions = await main
    .getByText(/JavaScript/)
    .filter({ visible: true })
    .count()
  expect(dead.length > 0 && mentions === 0 ? dead : []).toEqual([])
}

async function expectMenu(page: Page): Promise<void> {
  await page.getByRole('banner').getByRole('button', { name: 'Menu', exact: true }).click()
  const sheet = page.getByRole('navigation', { name: 'Main' })
  const linked = menus.flatMap(({ links }) => links.map(([href]): string => href))
  const shown = await visibleLinks(sheet)
  for (const href of [...linked, '/login', '/signup'])
    expect([href, shown.filter((one) => one === href).length]).toEqual([href, 1])
  const account = accountLinks().map(([href]): string => href)
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

/** Visible forms that a browser cannot submit by itself: without an action, or without an enabled submit button. */
function formsOfScripts(main: Locator): Promise<string[]> {
  return main.locator('form:visible').evaluateAll((forms) =>
    forms
      .filter((form) => {
        const send = form.querySelector('button:not([type=button], [type=reset]), input[type=submit]')
        return !form.hasAttribute('action') || !send || (send instanceof HTMLButtonElement && send.disabled)
      })
      .map((form) => form.outerHTML.slice(0, 120)),
  )
}

/** Visible buttons without an effect: neither a popover nor a form belongs to them. */
function deadButtons(main: Locator): Promise<string[]> {
  return main
    .locator('button:visible')
    .evaluateAll((buttons) =>
      buttons
        .filter((button) => !button.hasAttribute('popovertarget') && !button.closest('form[action]'))
        .map((button) => button.outerHTML.slice(0, 160)),
    )
}
