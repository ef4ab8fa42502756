import type { Page } from '@playwright/test'
import { type Church, newChurch } from '../../../src/lib/contract/website/church.ts'
import { type Scheme, tonesOf } from '../../../src/lib/site/palette.ts'
import { findViolations } from '../../support/accessibility.ts'
import { statementsOf } from '../../support/sample-data.ts'
import { expect, test } from '../fixtures.ts'

type Look = Pick<Church, 'palette' | 'colour' | 'accent'>

const plum: Look = { palette: 'plum', colour: newChurch.colour, accent: newChurch.accent }
const ugly: Look = { palette: 'own', colour: '#ffff00', accent: '#00ffff' }
const schemes: Scheme[] = ['light', 'dark']

/** `#1a5c3e` as the browser computes it. */
const computed = (hex: string) =>
  `rgb(${[1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)).join(', ')})`

const groundOf = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => getComputedStyle(element).backgroundColor)

test.describe('in a church in plum', () => {
  test.use({ churchStatements: statementsOf(plum) })

  test('the pages of a church have its colours, light and dark, at the first visit and later', async ({
    page,
  }) => {
    for (const path of ['/', '/login'])
      for (const visit of ['first', 'next'])
        for (const colorScheme of schemes) {
          const tones = tonesOf(plum, colorScheme)
          await page.emulateMedia({ colorScheme })
          await page.goto(path)

          const colours = [
            await groundOf(page, 'body'),
            await groundOf(page, '.site-footer .ground-forest'),
            await page.locator(`[data-bar="${colorScheme}"]`).getAttribute('content'),
          ]
          expect([path, visit, colorScheme, ...colours]).toEqual([
            path,
            visit,
            colorScheme,
            computed(tones.paper),
            computed(tones.forest),
            tones.paper,
          ])
          if (visit === 'first')
            await expect.poll(() => page.evaluate(() => document.cookie)).toContain('asore_sheet=')
        }
  })
})

test.describe('in a church in red', () => {
  test.use({ churchStatements: statementsOf({ palette: 'own', colour: '#b3261e', accent: '#d0312d' }) })

  test('a member sees and hears what went well as such, and reads it again until logout', async ({
    page,
    signInAs,
  }) => {
    await signInAs('member')
    await page.goto('/fellowships')
    const heart = page.getByRole('button', { name: /^Favourite:/ }).first()
    const again = page.getByRole('dialog', { name: 'Recent notifications' })
    const openAgain = async () => {
      await page.getByRole('button', { name: 'Account menu' }).click()
      await page.getByRole('button', { name: 'Recent notifications' }).click()
    }

    await heart.click()
    const toast = page.getByText('Added to favorites')
    await expect(toast).toBeVisible()
    const green = await toast.evaluate((words) => {
      const [shown, probe] = [words.closest('.toast') ?? words, document.createElement('i')]
      probe.style.color = 'var(--color-success)'
      document.body.append(probe)
      const { borderInlineStartColor } = getComputedStyle(shown)
      return { bar: borderInlineStartColor, state: getComputedStyle(probe).color }
    })
    expect(green.bar).toBe(green.state)
    expect(await spoken(page)).toContain('Done: ')
    await expect(toast).toBeHidden()
    await openAgain()

    await expect(again.getByRole('listitem')).toHaveText([/^Added to favorites/])
    await again.getByRole('button', { name: 'Close' }).click()
    await page.getByRole('button', { name: 'Account menu' }).click()
    await page.getByRole('button', { name: 'Logout' }).click()
    await expect(page).toHaveURL(/\/login$/)
    await signInAs('leader')
    await page.goto('/about')
    await openAgain()
    await expect(again).toContainText('Nothing yet.')
  })
})

/** What a screen reader finds on the page, signs of the style sheet included. */
async function spoken(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page)
  const { nodes } = await session.send('Accessibility.getFullAXTree')
  await session.detach()
  return nodes.map(({ name }) => String(name?.value ?? ''))
}

test('a church with the colours of the style sheet is sent no others', async ({ request, church }) => {
  const html = await (await request.get(`${church.url}/`)).text()

  expect(html).not.toContain('data-colours')
})

test.describe('in a church in bright yellow', () => {
  test.use({ churchStatements: statementsOf(ugly) })

  test('every text can be read in the colours that a church chose without care', async ({ page }) => {
    for (const path of ['/', '/events', '/login', '/settings'])
      for (const colorScheme of schemes) {
        await page.emulateMedia({ colorScheme })
        await page.goto(path)

        const violations = await findViolations(page, undefined, true)

        expect([path, colorScheme, violations.filter((line) => line.startsWith('color-contrast'))]).toEqual([
          path,
          colorScheme,
          [],
        ])
      }
  })
})

test('an admin sees colours on a piece of a page, and how well it reads, before they are saved', async ({
  page,
  signInAs,
}) => {
  await signInAs('admin')
  await page.goto('/super-admin#our-church')
  const colours = page.getByRole('radiogroup', { name: 'Colours' })
  await colours.getByText('Plum', { exact: true }).click()
  const samples = page.locator('.church-sample')

  const light = tonesOf(plum, 'light')
  const dark = tonesOf(plum, 'dark')
  await expect(samples.first()).toHaveCSS('background-color', computed(light.paper))
  await expect(samples.last()).toHaveCSS('background-color', computed(dark.paper))
  await expect(samples.last().locator('.btn')).toHaveCSS('background-color', computed(dark.primary))
  await expect(page.getByText(/^In light\. Text reads well: \d+\.\d\s:\s1\./)).toBeVisible()
  await expect(page.getByText(/It is shown darker/)).toHaveCount(0)

  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.locator('body')).toHaveCSS('background-color', computed(light.paper))

  await colours.getByText('Two colours of our own').click()
  await page.getByLabel('Colour of buttons and headings').fill('#ffff00')

  await expect(page.getByText(/It is shown darker/)).toBeVisible()
  expect(await findViolations(page, 'main')).toEqual([])
})
