import type { Page } from '@playwright/test'
import { expect, signIn, test } from './fixtures.ts'
import { bearer, logIn, newPerson } from './people.ts'

const details = (page: Page) => page.getByRole('region', { name: 'About us' })
const joinForm = (page: Page) => page.locator('section', { hasText: 'Join a fellowship' })
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

test('missing fields of a backend show the defaults of the specification', async ({ page, signInAs }) => {
  await signInAs('member')
  await page.route('**/fellowships/my/', (route) => route.fulfill({ json: { name: 'Bethel' } }))
  await page.goto('/memberfellowship')

  await expect(details(page)).toContainText('Sunday After Service')
  await expect(details(page)).toContainText('Not set')
  await expect(details(page)).toContainText('Church')
  await expect(page.getByRole('button', { name: 'Leave this fellowship' })).toHaveCount(0)
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

test('a join without a choice is refused at the field, a refused one is rolled back, and another is shown before the server has answered', async ({
  page,
  signInAs,
  church,
}) => {
  await signInAs(await newPerson(page, church, { complete: false }))
  await page.goto('/memberfellowship')
  const choice = page.getByLabel('Fellowship')

  await test.step('without a choice', async () => {
    await expect(page.getByText('Failed to fetch your fellowship')).toHaveCount(0)
    await expect(choice.getByRole('option')).toHaveCount(7)
    await join(page).click()
    await expect(choice).toHaveAccessibleDescription('Please select a fellowship to join')
    await expect(choice).toBeFocused()
  })

  await test.step('a refused join is rolled back with the reason, and the choice is kept', async () => {
    await page.route('**/fellowships/5/join/', (route) =>
      route.fulfill({ status: 409, json: { detail: 'This fellowship is full.' } }),
    )
    await choice.selectOption('Elim Prayer Fellowship')
    await join(page).click()
    await expect(page.getByText('Failed to join fellowship. Please try again.')).toBeVisible()
    await expect(joinForm(page)).toContainText('This fellowship is full.')
    await expect(choice).toHaveValue('5')
    await page.unroute('**/fellowships/5/join/')
  })

  const { promise: answered, resolve: answer } = Promise.withResolvers<void>()
  await page.route('**/fellowships/5/join/', async (route) => {
    await answered
    await route.continue()
  })
  await join(page).click()

  await expect(page.getByRole('heading', { name: 'Elim Prayer Fellowship' })).toBeVisible()
  answer()
  await expect(page.getByText('Nothing is planned yet beside the weekly meeting.')).toBeVisible()
})

test('before a backend without that call a join stays on this device', async ({ page, signInAs, church }) => {
  await signInAs(await newPerson(page, church, { complete: false }))
  await page.route('**/fellowships/5/join/', (route) => route.fulfill({ status: 404, json: {} }))
  await page.goto('/memberfellowship')
  await page.getByLabel('Fellowship').selectOption('Elim Prayer Fellowship')

  await join(page).click()

  await expect(page.getByText('Successfully joined Elim Prayer Fellowship!')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Upcoming events' })).toContainText('Nothing is planned')
  await expect(details(page)).toBeVisible()
})

test('leaving asks for a confirmation with the name of the fellowship, and is stored', async ({
  page,
  signInAs,
  church,
}) => {
  await signInAs(await newPerson(page, church))
  await page.goto('/memberfellowship')
  const leave = page.getByRole('button', { name: 'Leave this fellowship' })
  await leave.click()
  const question = page.getByRole('dialog', { name: 'Leave Siloam Home Fellowship?' })
  await question.getByRole('button', { name: 'Stay' }).click()
  await expect(question).toHaveCount(0)

  await leave.click()
  await question.getByRole('button', { name: 'Leave Siloam Home Fellowship' }).click()

  await expect(page.getByText('You have left Siloam Home Fellowship')).toBeVisible()
  await expect(joinForm(page)).toBeVisible()
  await expect(page.getByRole('main')).toBeFocused()
  await page.reload()
  await expect(joinForm(page)).toBeVisible()
})

test('a refused leave is rolled back with the reason', async ({ page, signInAs, church }) => {
  await signInAs(await newPerson(page, church))
  await page.route('**/fellowships/4/join/', (route) =>
    route.fulfill({ status: 403, json: { detail: 'Please hand your keys back first.' } }),
  )
  await page.goto('/memberfellowship')

  await page.getByRole('button', { name: 'Leave this fellowship' }).click()
  await page.getByRole('button', { name: 'Leave Siloam Home Fellowship' }).click()

  await expect(page.getByText('Please hand your keys back first.')).toBeVisible()
  await expect(details(page)).toBeVisible()
})

test('a fellowship that fails to load is reported, and can be loaded again: who leads it, when it meets next, and its upcoming events', async ({
  page,
  signInAs,
}) => {
  await signInAs('member')
  await page.route('**/fellowships/my/', (route) => route.fulfill({ status: 500, body: '' }))
  await page.goto('/memberfellowship')
  await expect(page.getByText('Failed to fetch your fellowship')).toBeVisible()

  await page.unroute('**/fellowships/my/')
  await page.getByRole('button', { name: 'Try again' }).click()

  await expect(details(page)).toContainText('Yaw Adomako')
  await expect(details(page)).toContainText('6:30 PM')
  await expect(page.getByText(/^Next meeting: Friday/)).toBeVisible()
  await expect(page.getByRole('region', { name: 'Upcoming events' })).toContainText('Serving in the City')
})

test('the leader can read a message that a member writes on this page', async ({
  page,
  signInAs,
  church,
}) => {
  await signInAs('member')
  await page.goto('/memberfellowship')
  await page.getByRole('button', { name: 'Write a message' }).click()
  await page.getByLabel('Message to Yaw Adomako').fill('I shall be late on Friday.')

  await page.getByRole('button', { name: 'Send message' }).click()

  await expect(page.getByText('Message sent to group leader')).toBeVisible()
  const headers = await bearer(page, church.url, 'leader')
  await expect
    .poll(async () => {
      const kept = await page.request.get(`${church.url}/backend/api/fellowships/1/messages/`, { headers })
      return kept.text()
    })
    .toContain('I shall be late on Friday.')
})

test('the leader of the fellowship has no button to write to themselves', async ({ page, signInAs }) => {
  await signInAs('leader')
  await page.goto('/memberfellowship')

  await expect(page.getByRole('heading', { name: 'You lead us' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Write a message' })).toHaveCount(0)
})

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
