import { readFile } from 'node:fs/promises'
import { choose, dialog, inFilters, row, settle } from '../../support/browsing.ts'
import { expect, test } from '../fixtures.ts'

test('the overview shows counts that link to their sections, and Back returns', async ({
  page,
  signInAs,
}) => {
  await signInAs('admin')
  await page.goto('/super-admin')
  await expect(page.getByRole('heading', { name: 'Super Admin Dashboard' })).toBeVisible()
  await expect(page.getByText('Complete control over the church application')).toBeVisible()
  const counts = page.locator('.staff-counts li')
  await expect(counts).toHaveCount(6)
  await expect(counts.filter({ hasText: 'Sermons' })).toContainText('24')

  await counts.filter({ hasText: 'Total Members' }).getByRole('link').click()
  await expect(page).toHaveURL('/super-admin#users')
  await expect(page.getByRole('heading', { name: 'Church Members' })).toBeVisible()
  await page.goBack()

  await expect(counts.first()).toBeVisible()
  await page.getByText('As a table').first().click()
  await expect(page.getByRole('table', { name: 'Growth' })).toBeVisible()
})

test('on a phone the bar shows four sections by whole names, and More the others, by keyboard, too', async ({
  page,
  signInAs,
}) => {
  await page.setViewportSize({ width: 360, height: 640 })
  await signInAs('admin')
  for (const [path, names, group, last] of [
    ['/super-admin', ['Overview', 'People', 'Events', 'Inbox', 'More'], 'Website', 'Our Church'],
  ] as const) {
    await page.goto(path)
    const bar = page.getByRole('navigation', { name: 'Sections' })
    await expect(bar.locator('.staff-bar > * > span')).toHaveText(names)
    await expect(page.getByRole('contentinfo')).toHaveCount(0)
    await settle(page)
    const places = await bar.locator('.staff-bar > *').evaluateAll((items) =>
      items.map((item) => {
        const words = document.createRange()
        words.selectNodeContents(item.querySelector(':scope > span') ?? item)
        const [place, name] = [item.getBoundingClientRect(), words.getBoundingClientRect()]
        return { width: place.width, fits: name.left >= place.left && name.right <= place.right }
      }),
    )
    expect(places.filter(({ width, fits }) => width !== 72 || !fits)).toEqual([])

    await bar.getByRole('button', { name: 'More' }).press('Enter')
    await bar.locator('summary', { hasText: group }).press('Enter')
    await bar.getByRole('link', { name: last, exact: true }).press('Enter')

    await expect(page.getByRole('region', { name: last, exact: true })).toBeFocused()
    await expect(bar.getByRole('link', { name: last, exact: true })).toBeHidden()
    await expect(bar.getByRole('button', { name: 'More' })).toHaveAttribute('aria-current', 'true')
  }
})

test('a leader and a visitor are redirected from the super admin dashboard', async ({ page, signInAs }) => {
  await signInAs('leader')
  await page.goto('/super-admin')
  await expect(page).toHaveURL(/\/(dashboard|fellowship-leader)$/)

  await page.evaluate(() => localStorage.clear())
  await page.goto('/super-admin#users')
  await expect(page).toHaveURL(/\/login\?next=/)
})

test('an account is opened, given a role, and deleted after a confirmation', async ({
  page,
  signInAs,
  church,
  request,
}) => {
  const username = `guest${crypto.randomUUID().slice(0, 6)}`
  await request.post(`${church.url}/backend/api/auth/register/`, {
    data: {
      first_name: 'Guest',
      last_name: 'Mensah',
      username,
      gender: 'female',
      password: 'asore-demo-2026',
      confirm_password: 'asore-demo-2026',
      telephone: '0244123456',
    },
  })
  await signInAs('admin')
  await page.goto('/super-admin#users')
  await page.getByPlaceholder('Search members...').fill(username)

  await choose(row(page, username), /^View/)
  await expect(dialog(page).getByText('Not provided').first()).toBeVisible()
  await dialog(page).getByRole('button', { name: 'Manage Role' }).click()
  await dialog(page).getByLabel('Media Team').check()
  await dialog(page).getByRole('button', { name: 'Update Role' }).click()
  await expect(page.getByText('Role updated for Guest Mensah')).toBeVisible()
  await expect(row(page, username)).toContainText('Media Team')
  await choose(row(page, username), /^View/)
  await dialog(page).getByRole('button', { name: 'Delete User' }).click()
  await expect(
    page.getByText('Are you sure you want to delete this user? This action cannot be undone.'),
  ).toBeVisible()
  await dialog(page).getByRole('button', { name: 'Delete User' }).click()

  await expect(page.getByText('User deleted successfully')).toBeVisible()
  await expect(row(page, username)).toHaveCount(0)
})

test('the system log is filtered, and exported as a CSV file with escaped formulas', async ({
  page,
  signInAs,
  request,
  church,
}) => {
  await request.post(`${church.url}/backend/api/auth/login/`, {
    data: { username: '=HYPERLINK("http://evil.example")', password: 'x' },
  })
  await signInAs('admin')
  await page.goto('/super-admin#logs')

  await inFilters(page, () => page.getByLabel('Status').selectOption('warning'))
  await expect(page.locator('td .badge-gold').first()).toBeVisible()
  await expect(page.locator('td .badge-forest')).toHaveCount(0)
  await inFilters(page, () => page.getByLabel('Status').selectOption(''))
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download CSV' }).click()

  const text = await readFile((await (await download).path()) ?? '', 'utf8')
  expect(text.split('\r\n')[0]).toBe('\uFEFFTimestamp,User,Action,Detail,IP Address,Status')
  expect(text).not.toMatch(/(^|,)"?[=+@]/m)
})
