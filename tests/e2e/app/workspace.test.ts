import type { Page } from '@playwright/test'
import { sampleAssistant } from '../../../src/content/fellowships.ts'
import { homeOf } from '../../../src/lib/workspace/home.ts'
import { rightsOf } from '../../../src/lib/workspace/rights.ts'
import { mayOpen, type Section } from '../../../src/lib/workspace/section.ts'
import { allSections } from '../../../src/lib/workspace/sections.ts'
import { expect, test } from '../fixtures.ts'

/* Who works for the church comes to every section by the menu alone. */

const grant = (username: string, duty: string) =>
  `insert into duty (account_id, duty, granted_at) select id, '${duty}', '2026-01-01T00:00:00.000Z' from account where username = '${username}'`

test.use({ churchStatements: [grant('newcomer', 'usher'), grant('leader2', 'counter')].join(';') })

const people = ['admin', 'media', 'leader', 'leader2', sampleAssistant, 'treasurer', 'newcomer'] as const

const menuOf = (page: Page) => page.getByRole('navigation', { name: 'Sections' })
const linkTo = (page: Page, address: string) => menuOf(page).locator(`.staff-nav a[href="${address}"]`)

/** The sections that the signed-in person may open beside the member's own dashboard. */
async function sectionsFor(page: Page): Promise<Section[]> {
  const user: unknown = await page.evaluate(() => JSON.parse(localStorage.getItem('user') ?? '{}'))
  const held = rightsOf(Object(user))
  const sections = allSections.filter((one) => mayOpen(one, held) && one.address !== '/dashboard')
  expect(homeOf(held, () => true)).toBeDefined()
  expect(sections.length).toBeGreaterThan(0)
  return sections
}

/** Opens the group of a section by a press of Enter, if it is closed. */
async function openGroup(page: Page, address: string): Promise<void> {
  const group = menuOf(page).locator('details:not([open])', { has: page.locator(`a[href="${address}"]`) })
  if ((await group.count()) > 0) await group.locator('summary').press('Enter')
}

for (const username of people) {
  test(`${username} comes to each section by two presses of the keyboard, on a wide screen and on a phone`, async ({
    page,
    signInAs,
  }) => {
    test.slow()
    await page.setViewportSize({ width: 1280, height: 900 })
    await signInAs(username)
    await page.goto('/dashboard')
    const sections = await sectionsFor(page)
    if (!(await menuOf(page).isVisible())) {
      // Who has a duty and no role begins on the member's dashboard, which lists the workspace.
      const own = page.getByRole('navigation', { name: 'Workspace' })
      await expect(own.getByRole('link')).toHaveText(sections.map(({ name }) => name))
      await page.getByRole('button', { name: 'Account menu' }).press('Enter')
      await page.getByRole('link', { name: 'Workspace' }).press('Enter')
    }
    await expect(menuOf(page)).toBeVisible()

    for (const { address } of sections) {
      await openGroup(page, address)
      await linkTo(page, address).press('Enter')

      await expect(page).toHaveURL(address)
      await expect(linkTo(page, address)).toHaveAttribute('aria-current', 'page')
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0)
    }

    await page.setViewportSize({ width: 360, height: 640 })
    await expect(menuOf(page).locator('.staff-bar > a').first()).toBeVisible()
    await menuOf(page).getByRole('button', { name: /^More/ }).press('Enter')
    for (const { address } of sections) {
      await openGroup(page, address)
      await expect(linkTo(page, address)).toBeVisible()
    }
  })
}

test('a member without a duty is shown no menu of staff, and has the own pages one press from the picture', async ({
  page,
  signInAs,
}) => {
  await signInAs('member')
  await page.goto('/rota')
  await expect(menuOf(page)).toBeHidden()

  await page.getByRole('button', { name: 'Account menu' }).press('Enter')

  const names = [
    'My Fellowship',
    'My giving',
    'My schedule',
    'My messages',
    'Saved offline',
    'Profile',
    'Help',
  ]
  for (const name of names) await expect(page.getByRole('link', { name, exact: true }).first()).toBeVisible()
  await expect(page.getByRole('link', { name: 'Workspace' })).toHaveCount(0)
})

test('the heading of the next page gets the focus, Back leads back, and a section is found by another word for it', async ({
  page,
  signInAs,
}) => {
  await page.setViewportSize({ width: 360, height: 640 })
  await signInAs('admin')
  await page.goto('/super-admin')
  const menu = menuOf(page)

  await menu.getByRole('button', { name: /^More/ }).press('Enter')
  await menu.getByRole('searchbox', { name: 'Find a section' }).fill('offertory')
  await menu.getByRole('link', { name: 'Report' }).press('Enter')

  await expect(page).toHaveURL('/books#report')
  await expect(page.getByRole('heading', { name: 'Books', level: 1 })).toBeFocused()
  await page.goBack()
  await expect(page).toHaveURL('/super-admin')
  await menu.getByRole('button', { name: /^More/ }).click()
  await menu.getByRole('button', { name: 'Choose sections' }).click()
  const dialog = page.getByRole('dialog', { name: 'Sections in the bar' })
  await dialog.getByLabel('Inbox').uncheck()
  await dialog.getByLabel('Report').check()
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(menu.locator('.staff-bar > *')).toHaveText(['Overview', 'People', 'Events', 'Report', /More/])
  await expect(menu.getByRole('button', { name: /^More/ })).toBeFocused()
})
