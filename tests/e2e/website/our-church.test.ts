import { truncate, writeFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import sharp from 'sharp'
import type { Church } from '../../../src/lib/contract/website/church.ts'
import { findViolations } from '../../support/accessibility.ts'
import { section, settle, tabTo } from '../../support/browsing.ts'
import { expect, test } from '../fixtures.ts'
import { bearer } from '../people.ts'

test.use({ viewport: { width: 360, height: 640 } })

const dashboard = '/super-admin#our-church'
const saved = 'Saved. The pages of the church say so now'

async function open(page: Page): Promise<void> {
  await page.goto(dashboard)
  await settle(page)
  await expect(page.getByLabel('Name of the church')).toBeVisible()
}

const shown = async (page: Page): Promise<Church> => (await page.request.get('/backend/api/church/')).json()

const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true })

test('an admin renames the church by keyboard alone on a narrow phone, and its pages say so at once', async ({
  page,
  signInAs,
}) => {
  await page.goto('/about')
  await signInAs('admin')
  await open(page)

  await tabTo(page, page.getByLabel('Name of the church'))
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('Grace Chapel Kumasi')
  await tabTo(page, page.getByLabel(/^Short name/))
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('Grace Chapel')
  await page.keyboard.press('Enter')

  await expect(page.getByText(saved)).toBeVisible()
  await expect(page.getByRole('banner').getByRole('link', { name: 'Grace Chapel' })).toBeVisible()
  await expect(page).toHaveTitle(/Grace Chapel$/)
  await page.goto('/about')
  await expect(page).toHaveTitle(/Grace Chapel$/)
  await expect(page.getByRole('banner').getByRole('link', { name: 'Grace Chapel' })).toBeVisible()
  await expect(page.getByRole('contentinfo')).toContainText('Grace Chapel')
  expect(await shown(page)).toMatchObject({
    name: 'Grace Chapel Kumasi',
    short_name: 'Grace Chapel',
    town: 'Accra',
  })
  const calendar = await page.request.get('/service-times/all.ics')
  expect(await calendar.text()).toContain('Grace Chapel Kumasi: services')
})

test('languages are added, moved and removed by keyboard, and the focus stays with the row', async ({
  page,
  signInAs,
}) => {
  await signInAs('admin')
  await open(page)
  const languages = section(page, 'Languages')
  const before = (await shown(page)).languages

  await tabTo(page, languages.getByRole('button', { name: 'Add a language' }))
  await page.keyboard.press('Enter')
  await expect(languages.getByRole('textbox').last()).toBeFocused()
  await page.keyboard.type('Dagbani')
  await tabTo(page, languages.getByRole('button', { name: `Move language ${before.length + 1} up` }))
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await expect(languages.getByRole('button', { name: `Move language ${before.length - 1} up` })).toBeFocused()
  await expect(languages.getByRole('status')).toContainText(`is number ${before.length - 1} now`)
  await tabTo(page, languages.getByRole('button', { name: `Remove language ${before.length}` }))
  await page.keyboard.press('Enter')
  await expect(languages.getByRole('textbox').nth(before.length - 1)).toBeFocused()
  await page.keyboard.press('Enter')

  await expect(page.getByText(saved)).toBeVisible()
  const kept = [...before.slice(0, -2), 'Dagbani', ...before.slice(-1)]
  expect((await shown(page)).languages).toEqual(kept)
})

test('a logo is uploaded beside typed text, an SVG is refused, and it can be removed', async ({
  page,
  signInAs,
}, info) => {
  const picture = {
    width: 300,
    height: 200,
    channels: 4 as const,
    background: { r: 90, g: 20, b: 60, alpha: 0.5 },
  }
  const buffer = await sharp({ create: picture }).png().toBuffer()
  await signInAs('admin')
  await open(page)
  await page.getByLabel('Tagline').fill('Typed meanwhile')
  const input = page.getByLabel(/^(Upload a|Choose another) logo/)

  await input.setInputFiles({ name: 'a.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<svg/>') })
  await expect(page.getByText(/Please choose a photograph/)).toBeVisible()
  const big = info.outputPath('big.png')
  await writeFile(big, '')
  await truncate(big, 30 * 1024 * 1024)
  await input.setInputFiles(big)
  await expect(page.getByText('This file is larger than 5 MB.')).toBeVisible()
  await input.setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer })

  await expect(page.getByRole('img', { name: /^The logo of/ })).toBeVisible()
  expect((await shown(page)).logo).toMatch(/^logos\//)
  await expect(page.getByLabel('Tagline')).toHaveValue('Typed meanwhile')
  await page.getByRole('button', { name: 'Remove the logo' }).click()
  await page.getByRole('button', { name: 'Remove it' }).click()
  await expect(page.getByText('Logo removed')).toBeVisible()
  expect((await shown(page)).logo).toBe('')
})

test('markup in a name stays words on the pages', async ({ page, church, signInAs }) => {
  const headers = await bearer(page, church.url, 'admin')
  const name = '<img src=x onerror=alert(1)> & "Sons"'
  await page.request.patch('/backend/api/admin/church/', {
    headers,
    data: { name, short_name: '</script><b>' },
  })

  await page.goto('/about')
  await expect(page).toHaveTitle(/<\/script><b>$/)
  await signInAs('admin')
  await open(page)
  await expect(page.getByLabel('Name of the church')).toHaveValue(name)
  await page.request.patch('/backend/api/admin/church/', { headers, data: { name: 'Grace', short_name: '' } })
})

test('the form has no accessibility violation in light and dark colours on a narrow phone and a computer', async ({
  page,
  signInAs,
}) => {
  await signInAs('admin')
  await open(page)
  await section(page, 'Colours').getByLabel('Two colours of our own').check()

  for (const colorScheme of ['light', 'dark'] as const)
    for (const width of [320, 1280]) {
      await page.emulateMedia({ colorScheme })
      await page.setViewportSize({ width, height: 720 })

      expect(await findViolations(page, '.staff'), `${colorScheme}, ${width} px`).toEqual([])
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    }
})

test('the usual gifts of the church are offered on the page Give; what is no amount is told at the field', async ({
  page,
  signInAs,
}) => {
  await signInAs('admin')
  await open(page)
  const gifts = page.getByRole('textbox', { name: /^Usual gifts/ })

  await gifts.fill('20, lots')
  await save(page).click()
  await expect(gifts).toHaveAccessibleDescription(/whole amounts/)
  await gifts.fill('20, 40, 1000')
  await save(page).click()
  await expect(page.getByText(saved)).toBeVisible()

  await page.goto('/give')
  const offered = page.getByRole('group', { name: 'Usual amounts' }).getByRole('button')
  await expect(offered).toHaveText(['GHS 20', 'GHS 40', 'GHS 1,000'])
  await offered.nth(2).click()
  await expect(page.getByRole('button', { name: 'Give GHS 1,000' })).toBeVisible()
})
