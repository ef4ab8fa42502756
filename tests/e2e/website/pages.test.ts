import { expect, test } from '../fixtures.ts'

for (const path of ['/SignUp', '/LOGIN/', '/Dashboard', '/Complete-Profile/', '/login?next=%2F']) {
  test(`${path} answers without a redirect`, async ({ request }) => {
    const answer = await request.get(path, { maxRedirects: 0 })

    expect(answer.status()).toBe(200)
  })
}

test('an unknown address shows Page Not Found with a link to the home page', async ({ page }) => {
  const answer = await page.goto('/no-such-page')

  expect(answer?.status()).toBe(404)
  await expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible()
  await page.getByRole('link', { name: 'Return to Home' }).click()
  await expect(page).toHaveURL('/')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the home page shows all its content, and its menus open', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 })
    await page.goto('/')

    for (const block of ['What We Offer', 'Recent Sermons', 'Trending', 'Latest Updates'])
      await expect(page.getByRole('heading', { name: block })).toBeVisible()
    await page.getByRole('banner').getByText('Worship', { exact: true }).click()
    await expect(
      page
        .getByRole('banner')
        .getByRole('link', { name: /service times/i })
        .first(),
    ).toBeVisible()
  })

  for (const path of ['/login', '/signup']) {
    test(`${path} says that its form needs JavaScript`, async ({ page }) => {
      await page.goto(path)

      await expect(page.getByText(/JavaScript/).first()).toBeVisible()
    })
  }
})

test('the clock on the home page runs', async ({ page }) => {
  await page.goto('/')
  const clock = page
    .locator('time')
    .filter({ hasText: /\d{1,2}:\d{2}:\d{2}/ })
    .first()
  const before = await clock.innerText()

  await expect.poll(() => clock.innerText()).not.toBe(before)
})

test('Escape closes an open menu and returns the focus', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/')
  const worship = page.getByRole('banner').getByRole('button', { name: 'Worship' })
  await worship.press('Enter')
  const testimonies = page.getByRole('banner').getByRole('link', { name: /testimonies/i })
  await expect(testimonies).toBeVisible()

  await page.keyboard.press('Escape')

  await expect(testimonies).toBeHidden()
  await expect(worship).toBeFocused()
})

test('on a phone one sheet has every link of the menus, and Escape closes it', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('banner').getByRole('button', { name: /menu/i }).click()

  for (const path of [
    '/service-times',
    '/testimonies',
    '/sermons',
    '/prayer-requests',
    '/events',
    '/fellowships',
    '/ministries',
    '/contact',
    '/login',
    '/signup',
  ])
    await expect(page.locator(`a[href="${path}"]:visible`).first()).toBeVisible()
  const sheet = page.getByRole('navigation', { name: 'Main' })
  await expect(sheet.getByRole('button', { name: 'Worship' })).toHaveCount(0)
  for (const name of ['Home', 'Give', 'Live stream'])
    await expect(sheet.getByRole('link', { name, exact: true })).toBeVisible()
  expect(await sheet.evaluate((box) => box.scrollHeight <= box.clientHeight)).toBe(true)
  await page.keyboard.press('Escape')
  await expect(sheet).toBeHidden()
})
