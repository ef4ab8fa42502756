import { settle, tabTo } from '../../support/browsing.ts'
import { walk } from '../../support/keyboard-walk.ts'
import { expect, test } from '../fixtures.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

/* accessibility.test.ts walks through every page by Tab. */

const wide = { width: 1280, height: 800 }

test('the skip link moves the focus past the header', async ({ page }) => {
  await page.goto('/')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()

  await page.keyboard.press('Tab')

  await expect(page.getByRole('main').locator(':focus')).toHaveCount(1)
})

for (const [name, key] of [
  ['Worship', 'Enter'],
  ['Connect', 'Space'],
] as const) {
  test(`the menu ${name} opens with ${key}, its links get the focus in order, and Escape closes it`, async ({
    page,
  }) => {
    await page.setViewportSize(wide)
    await page.goto('/about')
    const button = page.getByRole('banner').getByRole('button', { name })
    const menu = page.getByRole('list', { name })

    await tabTo(page, button)
    await page.keyboard.press(key)
    for (const link of await menu.getByRole('link').all()) {
      await page.keyboard.press('Tab')
      await expect(link).toBeFocused()
    }
    await page.keyboard.press('Escape')

    await expect(menu).toBeHidden()
    await expect(button).toBeFocused()
  })
}

test('on a phone the menu sheet opens with Space, and Escape returns the focus', async ({ page }) => {
  await page.goto('/about')
  const button = page.getByRole('banner').getByRole('button', { name: 'Menu', exact: true })
  const sheet = page.getByRole('navigation', { name: 'Main' })

  await tabTo(page, button)
  await page.keyboard.press('Space')
  await page.keyboard.press('Tab')
  await expect(sheet.getByRole('button', { name: 'Close menu' })).toBeFocused()
  await tabTo(page, sheet.getByRole('link', { name: 'Sign up' }))
  await page.keyboard.press('Escape')

  await expect(sheet).toBeHidden()
  await expect(button).toBeFocused()
})

test('a fellowship opens and closes by keyboard, and the focus returns to its card', async ({ page }) => {
  await page.goto('/fellowships')
  await settle(page)
  const card = page.getByRole('link', { name: 'Elim Prayer Fellowship' })
  const dialog = page.getByRole('dialog', { name: 'Elim Prayer Fellowship' })

  for (const close of ['Escape', 'button']) {
    await card.focus()
    await page.keyboard.press('Enter')
    await expect(dialog).toBeVisible()
    await expect(dialog.locator(':focus')).toHaveCount(1)
    if (close === 'button') await dialog.getByRole('button', { name: 'Close' }).focus()
    await page.keyboard.press(close === 'button' ? 'Enter' : close)

    await expect(dialog).toHaveCount(0)
    await expect(card).toBeFocused()
  }
})

test('the details of a service open and close by keyboard, and the focus returns', async ({ page }) => {
  await page.goto('/service-times')
  const button = page.getByRole('button', { name: /^Details.*Second Service/ })
  const dialog = page.getByRole('dialog', { name: 'Second Service' })

  await tabTo(page, button)
  await page.keyboard.press('Enter')
  await expect(dialog).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(dialog.getByRole('button', { name: 'Close' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(dialog.getByRole('button', { name: 'Remind Me' })).toBeFocused()
  await page.keyboard.press('Escape')

  await expect(dialog).toBeHidden()
  await expect(button).toBeFocused()
})

test('the sections of the About page are chosen by keyboard', async ({ page }) => {
  await page.goto('/about')
  const tabs = page.getByRole('navigation', { name: 'About the church' })

  for (const name of ['Mission & Vision', 'Our Beliefs', 'Our Story']) {
    await tabs.getByRole('link', { name }).focus()
    await page.keyboard.press('Enter')

    await expect(page.getByRole('heading', { level: 2, name })).toBeVisible()
    await expect(page.locator('.about-panel:visible')).toHaveCount(1)
  }
})

test('a sermon is played by keyboard, and the player covers no focused element', async ({ page }) => {
  await page.goto('/sermons')
  await settle(page)
  const listen = page.getByRole('button', { name: /^(Listen Now|Pause) ?: Be Still$/ })
  const player = page.getByRole('region', { name: 'Sermon player' })
  const position = player.getByRole('slider', { name: 'Position' })

  await listen.focus()
  await page.keyboard.press('Enter')
  await expect(player.getByRole('button', { name: 'Pause' })).toBeVisible()
  await player.getByRole('button', { name: 'Pause' }).press('Space')
  await expect(player.getByText('Paused')).toBeVisible()
  const before = Number(await position.inputValue())
  await position.press('ArrowRight')
  await expect.poll(async () => Number(await position.inputValue())).toBeGreaterThan(before)
  await page.evaluate(() => document.querySelector<HTMLElement>('main')?.focus())
  const stops = await walk(page)
  expect(stops.at(-1)).toContain('Position')
  await player.getByRole('button', { name: 'Close the player' }).press('Enter')

  await expect(player).toBeHidden()
  await expect(listen).toBeFocused()
})
