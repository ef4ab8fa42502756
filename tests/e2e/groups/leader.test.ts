import { findViolations } from '../../support/accessibility.ts'
import { choose, dialog } from '../../support/browsing.ts'
import { expect, test } from '../fixtures.ts'

test('the dashboard makes its five calls, one each for unread messages, what waits and the leader’s own pages, and shows the fellowship', async ({
  page,
  signInAs,
}) => {
  await signInAs('leader')
  const made: string[] = []
  page.on('request', (request) => {
    const [, path] = request.url().split('/backend/api/')
    // Besides them: whether the leader must set up a second factor.
    if (path && !path.startsWith('auth/factors')) made.push(`${request.method()} ${path}`)
  })

  await page.goto('/fellowship-leader')

  await expect(page.getByRole('heading', { name: 'Fellowship Leader Dashboard' })).toBeVisible()
  await expect(page.getByText('Manage your fellowship members and activities')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Nkabom Young Adults' })).toBeVisible()
  for (const term of ['Location', 'Meeting Day', 'Meeting Time', 'Leader', 'Members', 'Upcoming Events'])
    await expect(page.getByRole('term').filter({ hasText: new RegExp(`^${term}$`) })).toBeVisible()
  await expect(page.getByRole('definition').filter({ hasText: 'Yaw Adomako' })).toBeVisible()
  const counts = page.locator('.staff-counts li')
  await expect(counts).toHaveText([/^\d+Members/, /^\d+Events/, /^\d+Prayer Requests/, /^\d+Testimonies/])
  // What waits is asked for after the first paint.
  await expect
    .poll(() => made.toSorted())
    .toEqual([
      ...[
        'leader/',
        '1/members/',
        '1/events/',
        '1/prayer-requests/',
        '1/testimonies/',
        '1/messages/?limit=1&status=unread',
        '1/needs/',
      ]
        .map((path) => `GET fellowships/${path}`)
        .sort(),
      'GET me/workspace/',
      'GET users/me/',
    ])

  await test.step('counts and tabs lead to sections with an address, Back leads back, and the focus moves to the section', async () => {
    await page.locator('.staff-counts').getByRole('link', { name: 'Testimonies' }).click()
    await expect(page).toHaveURL('/fellowship-leader#testimonies')
    await expect(page.getByRole('heading', { name: 'Testimonies' })).toBeVisible()
    await expect(page.getByRole('region', { name: 'Testimonies' })).toBeFocused()
    await page.getByRole('navigation', { name: 'Sections' }).getByRole('link', { name: 'Members' }).click()
    await expect(page.getByRole('heading', { name: 'Members' })).toBeVisible()
    await page.goBack()
    await expect(page.getByRole('heading', { name: 'Testimonies' })).toBeVisible()
    await page.reload()
    await expect(page.getByRole('heading', { name: 'Testimonies' })).toBeVisible()
  })

  await test.step('a testimony opens in a dialog that survives a reload', async () => {
    await choose(page.getByRole('row').nth(1), 'View')
    await expect(dialog(page)).toBeVisible()
    await page.reload()
    await expect(dialog(page)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(dialog(page)).toHaveCount(0)
  })
})

test('a visitor is redirected to the login, and a member to the dashboard', async ({ page, signInAs }) => {
  await page.goto('/fellowship-leader#events')
  await expect(page).toHaveURL(/\/login\?next=%2Ffellowship-leader%23events$/)

  await signInAs('member')
  await page.goto('/fellowship-leader')
  await expect(page).toHaveURL('/dashboard')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the page says what it needs', async ({ page }) => {
    await page.goto('/fellowship-leader')

    await expect(page.locator('main noscript p')).toBeVisible()
    await expect(page.getByRole('navigation', { name: 'Sections' })).toHaveCount(0)
  })
})

test.describe('a fellowship without members', () => {
  test.use({ churchStatements: 'update account set fellowship_id = null where fellowship_id = 1' })

  test('its leader adds a person and chooses one from the register, who is a member after the yes of the office', async ({
    page,
    signInAs,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await signInAs('leader')
    await page.goto('/fellowship-leader#members')
    await expect(page.getByText('No members found')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Invite your members' })).toBeVisible()

    await page.getByRole('button', { name: 'Add person' }).click()
    await dialog(page).getByLabel('First name').fill('Akosua')
    await dialog(page).getByLabel('Last name').fill('Mensah')
    await dialog(page).getByRole('button', { name: 'Add person' }).click()
    await expect(dialog(page).getByText(/^Akosua .*Mensah is in the register/)).toBeVisible()
    expect(await findViolations(page)).toEqual([])
    await dialog(page).getByLabel('First name').fill('Ama')
    await dialog(page).getByLabel('Telephone').fill('0244 000 931')
    await dialog(page).getByRole('button', { name: 'Add person' }).click()
    await expect(page.getByRole('listitem').filter({ hasText: 'Ama Mensah' })).toBeVisible()

    await page.getByRole('button', { name: 'Choose from the register' }).click()
    await dialog(page).getByLabel('Search a name').fill('akosua')
    await dialog(page)
      .getByRole('button', { name: /^Akosua/ })
      .first()
      .click()
    expect(await findViolations(page)).toEqual([])
    await dialog(page).getByLabel('Note to the office').fill('The bookkeeper')
    await dialog(page).getByRole('button', { name: 'Send to the office' }).click()
    await expect(page.getByText('The office has not answered yet')).toBeVisible()

    await signInAs('admin')
    await page.goto('/super-admin')
    await page.getByRole('link', { name: /^Answer/ }).click()
    await expect(page.getByText('The bookkeeper')).toBeVisible()
    await page.getByRole('button', { name: /^Accept/ }).click()
    await expect(page.getByText(/is in Nkabom Young Adults$/)).toBeVisible()

    await signInAs('leader')
    await page.goto('/fellowship-leader#members')
    await expect(page.getByRole('row').filter({ hasText: 'Akosua' })).toBeVisible()
    await expect(page.getByText('The office said yes: in your fellowship')).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
  })
})
