import type { Page } from '@playwright/test'
import { expect, signIn, test } from '../fixtures.ts'
import { bearer, logIn, newPerson } from '../people.ts'

const details = (page: Page) => page.getByRole('region', { name: 'About us' })
const join = (page: Page) => page.getByRole('button', { name: 'Join', exact: true })

for (const path of ['/MemberFellowship', '/member-fellowship'])
  test(`a visitor of ${path} is asked to log in, and returns to the page`, async ({ page }) => {
    await page.goto(path)
    await expect(page.getByRole('heading', { name: 'My Fellowships' })).toBeVisible()

    await page.getByRole('main').getByRole('link', { name: 'Log in' }).click()
    await logIn(page, 'member')

    await expect(page).toHaveURL('/member-fellowship')
    await expect(page.getByRole('heading', { name: 'Nkabom Young Adults' })).toBeVisible()
  })

test('a join is stored at once, and the leader sees the new member in another browser', async ({
  page,
  browser,
  signInAs,
  church,
}) => {
  const leader = await browser.newPage({ baseURL: church.url })
  await signIn(leader, church.url, 'leader')
  await leader.goto('/memberfellowship')
  const before = await membersShown(leader)
  const username = await newPerson(page, church, { complete: false })
  await signInAs(username)
  await page.goto('/memberfellowship')

  await page.getByLabel('Fellowship').selectOption('Nkabom Young Adults')
  await join(page).click()

  await expect(page.getByText('Successfully joined Nkabom Young Adults!')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Upcoming events' })).toContainText('Serving in the City')
  await leader.reload()
  expect(await membersShown(leader)).toBe(before + 1)
  const headers = await bearer(leader, church.url, 'leader')
  const members = await leader.request.get(`${church.url}/backend/api/fellowships/1/members/`, { headers })
  expect(await members.text()).toContain(username)
  await leader.close()
  await page.reload()
  await expect(details(page)).toBeVisible()
})

async function membersShown(page: Page): Promise<number> {
  const members = details(page).getByRole('definition').last()
  await expect(members).toHaveText(/^\d+$/)
  return Number(await members.textContent())
}

test('the dashboard links to this page', async ({ page, signInAs }) => {
  await signInAs('member')
  await page.goto('/dashboard')

  await page.getByRole('link', { name: 'View My Fellowship' }).click()

  await expect(details(page)).toBeVisible()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the page says what it is for and asks to log in', async ({ page }) => {
    await page.goto('/memberfellowship')

    await expect(page.locator('main noscript p')).toBeVisible()
    await expect(page.getByText('Please log in, and your fellowship is here')).toBeVisible()
  })
})
