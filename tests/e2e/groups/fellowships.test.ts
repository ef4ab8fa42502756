import { inFilters } from '../../support/browsing.ts'
import { expect, test } from '../fixtures.ts'

const cards = 'main ul.fellowship-cards > li'

test('a visitor filters fellowships by text and day, in an address that can be shared', async ({ page }) => {
  await page.goto('/fellowships')
  await expect(page.getByRole('status').filter({ hasText: '6 fellowships' })).toHaveAttribute(
    'aria-busy',
    'false',
  )

  await page.getByLabel('Search fellowships').fill('PRAY names')
  await inFilters(page, () => page.getByLabel('Day of the week').selectOption('Saturday'))
  await expect(page.getByText('No fellowship has these words and meets on this day.')).toBeVisible()
  await inFilters(page, () => page.getByLabel('Day of the week').selectOption('Thursday'))

  await expect(page).toHaveURL('/fellowships?search=PRAY+names&day=Thursday')
  await page.reload()
  await page.getByLabel('Search fellowships').fill('name')
  await expect(page.getByRole('heading', { name: 'Elim Prayer Fellowship' })).toBeVisible()
  await expect(page.locator(cards)).toHaveCount(1)
  await page.goBack()
  await expect(page.getByLabel('Day of the week')).toHaveValue('Saturday')
})

test('a spinner is visible for 1.2 seconds while the fellowships are readable already', async ({ page }) => {
  await page.clock.install({ time: '2026-11-22T10:00:00Z' })
  await page.clock.pauseAt('2026-11-22T10:00:01Z')
  await page.goto('/fellowships')
  const status = page.getByRole('status').filter({ hasText: 'fellowships' })
  // The time of the spinner begins with the hydration.
  await expect(page.getByRole('button', { name: /^Favourite/ }).first()).toBeEnabled()

  await page.clock.runFor(1000)
  await expect(status.locator('.spinner')).toBeVisible()
  await expect(page.locator(cards)).toHaveCount(6)
  await page.clock.runFor(300)

  await expect(status.locator('.spinner')).toHaveCount(0)
})

test('favourites have their own section and are stored on this device, and a broken stored value is ignored', async ({
  page,
}) => {
  await page.goto('/404')
  await page.evaluate(() => localStorage.setItem('favoriteGroups', '{"broken'))
  await page.goto('/fellowships')
  const heart = page.getByRole('button', { name: 'Favourite: Boaz Men’s Fellowship' }).last()

  await heart.click()
  await expect(page.getByText('Added to favorites')).toBeVisible()
  await page.reload()

  await expect(page.getByRole('heading', { name: 'Your favourites' })).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('favoriteGroups'))).toBe('[3]')
  await heart.click()
  await expect(page.getByText('Removed from favorites')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Your favourites' })).toHaveCount(0)
})

test('a fellowship opens in a dialog with its own address, and closes with Back, Escape and the button', async ({
  page,
}) => {
  await page.goto('/fellowships')
  const dialog = page.getByRole('dialog', { name: 'Elim Prayer Fellowship' })
  const card = page.getByRole('link', { name: 'Elim Prayer Fellowship' })

  await card.click()
  await expect(dialog.getByText('Thursday, 6:30 PM')).toBeVisible()
  await page.goBack()
  await expect(dialog).toHaveCount(0)
  await card.click()
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(page).toHaveURL('/fellowships')
  await page.goto('/fellowships?group=5')
  await dialog.getByRole('button', { name: 'Close' }).click()

  await expect(dialog).toHaveCount(0)
})

test('Share copies the link in a browser without a share sheet', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'share'))
  await page.goto('/fellowships?group=5')

  await page.getByRole('button', { name: 'Share' }).click()

  const link = page.getByRole('textbox', { name: 'Copy this link to share' })
  await expect(link).toHaveValue(/\/fellowships\?group=5$/)
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(await link.inputValue())
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the fellowships are shown, and the server searches them', async ({ page }) => {
    await page.goto('/fellowships')
    await expect(page.locator(cards)).toHaveCount(6)
    await inFilters(page, () => page.getByLabel('Day of the week').selectOption('Monday'))
    await page.getByRole('button', { name: 'Search' }).click()

    await expect(page.locator(cards)).toHaveCount(1)
    await expect(page.getByLabel('Day of the week')).toHaveValue('Monday')
  })
})

test('a toast is shown over the dialog that it comes from', async ({ page }) => {
  await page.goto('/fellowships?group=5')
  await page.getByRole('dialog').getByRole('button', { name: 'Favourite' }).click()
  const toast = page.getByText('Added to favorites')
  await expect(toast).toBeVisible()

  const onTop = await toast.evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect()
    return element.contains(document.elementFromPoint(x + width / 2, y + height / 2))
  })

  expect(onTop).toBe(true)
  await page.keyboard.press('Escape')
  await expect(page.locator('body > #toasts')).toHaveCount(1)
})
