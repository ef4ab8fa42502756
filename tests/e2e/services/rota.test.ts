import { findViolations } from '../../support/accessibility.ts'
import { dialog, openMenu, section } from '../../support/browsing.ts'
import { demoPassword, expect, test } from '../fixtures.ts'

test.use({ viewport: { width: 360, height: 740 } })

test('a keeper makes a team and asks whom the rota proposes; the member says when they cannot, then yes, and offers it', async ({
  page,
  signInAs,
  church: { url },
}) => {
  const signIn = async (username: string) => {
    const answer = await page.request.post(`${url}/backend/api/auth/login/`, {
      data: { username, password: demoPassword },
    })
    return (await answer.json()) as { access: string; user: { id: number } }
  }
  const [admin, keeper] = [await signIn('admin'), await signIn('leader2')]
  const granted = await page.request.put(`${url}/backend/api/admin/users/${keeper.user.id}/duties/`, {
    headers: { Authorization: `Bearer ${admin.access}` },
    data: { treasurer: false, counter: false, signatory: false, pastor: false, usher: false, rota: true },
  })
  expect(granted.ok()).toBe(true)
  const fits = async () =>
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)

  await signInAs('leader2')
  await page.goto('/rota#teams')
  await page.getByRole('button', { name: 'Add team' }).click()
  await dialog(page)
    .getByLabel(/^Midweek Bible Study/)
    .fill('many')
  await dialog(page).getByLabel('Name').fill('Sound')
  await dialog(page).getByRole('button', { name: 'Save' }).click()
  await expect(page.locator('.error', { hasText: 'Please say how many are needed: 1 to 50' })).toBeVisible()
  await dialog(page)
    .getByLabel(/^Midweek Bible Study/)
    .fill('1')
  await dialog(page).getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('heading', { name: 'Sound' })).toBeVisible()
  await page.getByLabel('Add somebody to Sound').fill('Mensah')
  await page.getByRole('button', { name: 'Akosua Mensah (@member)' }).click()
  await expect(page.getByText('Akosua Mensah is in Sound')).toBeVisible()
  expect(await findViolations(page)).toEqual([])
  await fits()

  await page.goto('/rota#ask')
  await page.getByLabel('Team').selectOption({ label: 'Sound' })
  await page.getByLabel('For').selectOption({ label: 'one week' })
  await expect(page.getByRole('checkbox', { name: /Akosua Mensah.* turns? (in a year|still)/ })).toBeChecked()
  expect(await findViolations(page)).toEqual([])
  await fits()
  await page.getByRole('button', { name: 'Send one request' }).click()
  await expect(page.getByText('Requests sent. They are told by e-mail')).toBeVisible()
  await expect(page.getByText('Asked or coming: Akosua Mensah')).toBeVisible()
  await page.goto('/rota#weeks')
  await expect(page.getByText(/Akosua Mensah.*waiting for an answer/).first()).toBeVisible()
  expect(await findViolations(page)).toEqual([])
  await fits()
  await page.goto('/rota#fairness')
  await expect(page.getByRole('heading', { name: 'Serving History' })).toBeVisible()
  await expect(page.locator('td[data-label="Served in the last year"]').first()).toBeVisible()
  expect(await findViolations(page)).toEqual([])

  await signInAs('member')
  await page.goto('/dashboard')
  await page.getByRole('link', { name: /^Answer/ }).click()
  const request = section(page, 'Requests').getByRole('listitem').filter({ hasText: 'Sound' })
  const mine = section(page, 'Upcoming turns').getByRole('listitem').filter({ hasText: 'Sound' })
  await request.getByRole('button', { name: /^Accept/ }).click()
  await expect(mine).toBeVisible()
  await mine.getByRole('button', { name: /^Offer to team/ }).click()
  await dialog(page).getByLabel('Note to your team').fill('I sit an exam')
  await dialog(page).getByRole('button', { name: 'Offer turn' }).click()
  await expect(mine.getByText('Your team can take it')).toBeVisible()
  await page.getByRole('button', { name: 'Add dates' }).click()
  await dialog(page).getByLabel('First day').fill('2099-12-26')
  await dialog(page).getByLabel('Last day').fill('2099-12-24')
  await dialog(page).getByRole('button', { name: 'Save' }).click()
  await expect(page.locator('.error', { hasText: 'The last day comes after the first' })).toBeVisible()
  await dialog(page).getByLabel('Last day').fill('2099-12-31')
  await dialog(page).getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('26 Dec 2099 to 31 Dec 2099').first()).toBeVisible()
  expect(await findViolations(page)).toEqual([])
  await fits()

  await signInAs('leader2')
  await page.goto('/rota#weeks')
  const shift = page
    .getByRole('listitem')
    .filter({ hasText: /^Akosua Mensah accepted, offers it to the team/ })
  await expect(shift).toContainText('I sit an exam')
  await openMenu(shift)
  await shift.getByRole('button', { name: /^Withdraw/ }).click()
  await dialog(page).getByRole('button', { name: 'Withdraw turn' }).click()
  await expect(shift).toHaveCount(0)
})

test('a team whose services could not be loaded is not opened, so that saving it does not end what it is needed for', async ({
  page,
  signInAs,
}) => {
  await signInAs('admin')
  await page.goto('/rota#teams')
  const edit = page.getByRole('button', { name: /^Edit/ }).first()
  await expect(edit).toBeVisible()
  await page.route('**/services/**', (route) => route.abort())
  await edit.click()
  await expect(page.getByText('The services could not be loaded. Please try again.')).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)

  await page.unroute('**/services/**')
  await edit.click()
  await expect(dialog(page).getByLabel('Name')).toBeVisible()
  await expect(dialog(page).getByText('The church has no services yet.')).toHaveCount(0)
})
