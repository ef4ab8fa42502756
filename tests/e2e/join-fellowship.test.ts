import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { bearer, logIn, newPerson } from './people.ts'

/* Joining a fellowship and writing to its leader, as a visitor and as a member. */

const join = (page: Page) => page.getByRole('button', { name: 'Join' })

test('a visitor who presses Join and logs in is back, joined, and the typed message is still there', async ({
  page,
  church,
}) => {
  const username = await newPerson(page, church)
  await page.goto('/fellowships?group=5')
  await page.getByLabel(/^Message to/).fill('May I bring my brother?')

  await join(page).click()
  await logIn(page, username)

  await expect(page).toHaveURL('/fellowships?group=5')
  await expect(page.getByText(/^Request sent to join/)).toBeVisible()
  await expect(page.getByText('You are in this fellowship')).toBeVisible()
  await expect(page.getByLabel(/^Message to/)).toHaveValue('May I bring my brother?')
  const headers = await bearer(page, church.url, username)
  const mine = () => page.request.get(`${church.url}/backend/api/fellowships/my/`, { headers })
  await expect.poll(async () => (await mine()).json()).toMatchObject({ id: 5 })
})

test('a visitor who presses Join and completes a profile is back in that fellowship', async ({
  page,
  church,
}) => {
  const username = await newPerson(page, church, { complete: false })
  await page.goto('/fellowships?group=2')

  await join(page).click()
  // By way of the sign-up page, which does not pass the address to return to.
  await page.getByRole('link', { name: 'Sign up' }).first().click()
  await page.getByRole('main').getByRole('link', { name: 'Log in' }).click()
  await logIn(page, username)
  await expect(page.getByLabel('Fellowship')).toHaveValue('2')
  await page.getByLabel('Marital status').selectOption('single')
  await page.getByLabel('Date of birth').fill('1994-03-06')
  await page.getByLabel('House address').fill('3 Ring Road')
  await page.getByLabel('Occupation').fill('Trader')
  await page.getByLabel('Church information').fill('New here.')
  await page.getByRole('button', { name: 'Complete profile' }).click()

  await expect(page).toHaveURL('/fellowships?group=2')
  await expect(page.getByText('You are in this fellowship')).toBeVisible()
})

test('an address alone joins nobody', async ({ page, signInAs, church }) => {
  await signInAs(await newPerson(page, church))
  await page.goto('/fellowships?group=5&join=1&act=join')

  await expect(join(page)).toBeEnabled()
  await expect(page.getByText(/^Request sent to join/)).toHaveCount(0)
})

test('a visitor writes to a leader with a name and a telephone number, and the leader can read it', async ({
  page,
  church,
}) => {
  await page.goto('/fellowships?group=1')
  const message = page.getByLabel(/^Message to/)
  await message.fill('Is there a place for a wheelchair?')
  await page.getByRole('button', { name: 'Send message' }).click()
  await expect(page.getByLabel('Your name')).toBeFocused()

  await page.getByLabel('Your name').fill('Akosua Danso')
  await page.getByLabel('Your phone').fill('024 412 3456')
  await page.getByRole('button', { name: 'Send message' }).click()

  await expect(page.getByText('Message sent to group leader')).toBeVisible()
  await expect(message).toHaveValue('')
  const headers = await bearer(page, church.url, 'leader')
  const inbox = await page.request.get(`${church.url}/backend/api/fellowships/1/messages/`, { headers })
  const kept = await inbox.text()
  expect(kept).toContain('Is there a place for a wheelchair?')
  expect(kept).toContain('Akosua Danso')
  expect(kept).toContain('+233244123456')
})

for (const status of [401, 404])
  test(`before a backend that answers a visitor's message with ${status}, the page asks for a login and keeps the message`, async ({
    page,
    church,
  }) => {
    const username = await newPerson(page, church)
    await page.route('**/fellowships/5/message/', (route) => route.fulfill({ status, json: {} }))
    await page.goto('/fellowships?group=5')
    await page.getByLabel('Your name').fill('Akosua Danso')
    await page.getByLabel('Your phone').fill('024 412 3456')
    await page.getByLabel(/^Message to/).fill('May I come on Thursday?')

    await page.getByRole('button', { name: 'Send message' }).click()
    await expect(page.getByText('Only members can write to a leader here')).toBeVisible()
    await expect(page.getByText('Message sent to group leader')).toHaveCount(0)
    await expect(page.getByLabel(/^Message to/)).toHaveValue('May I come on Thursday?')
    await page.getByRole('dialog').getByRole('link', { name: 'Log in' }).click()
    await logIn(page, username)

    await expect(page).toHaveURL('/fellowships?group=5')
    await expect(page.getByLabel(/^Message to/)).toHaveValue('May I come on Thursday?')
    await expect(join(page)).toBeVisible()
    await expect(page.getByLabel('Your name')).toHaveCount(0)
  })

test('joining is stored on the server', async ({ page, signInAs, church }) => {
  await signInAs('newcomer')
  await page.goto('/fellowships?group=4')

  await page.getByRole('button', { name: 'Join' }).click()
  await expect(page.getByText('Request sent to join Siloam Home Fellowship')).toBeVisible()

  await expect(page.getByText('You are in this fellowship')).toBeVisible()
  const token = await page.evaluate(() => localStorage.getItem('access_token'))
  const headers = { Authorization: `Bearer ${token}` }
  await expect
    .poll(async () =>
      (await page.request.get(`${church.url}/backend/api/fellowships/my/`, { headers })).json(),
    )
    .toMatchObject({ name: 'Siloam Home Fellowship' })
  await page.reload()
  await expect(page.getByText('You are in this fellowship')).toBeVisible()
  await page.request.delete(`${church.url}/backend/api/fellowships/4/join/`, { headers })
})

test('a refused join is rolled back with the reason, a refused message is kept, and before a backend without that call a join stays on this device', async ({
  page,
  signInAs,
}) => {
  await signInAs('member')
  await page.route('**/fellowships/5/*/', (route) =>
    route.fulfill({ status: 409, json: { detail: 'This fellowship is full.' } }),
  )
  await page.goto('/fellowships?group=5')

  await page.getByRole('button', { name: 'Join' }).click()
  await expect(page.getByText('This fellowship is full.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Join' })).toBeVisible()
  await page.getByLabel(/^Message to/).fill('May I come on Thursday?')
  await page.getByRole('button', { name: 'Send message' }).click()

  await expect(page.getByText('Message sent to group leader')).toBeVisible()
  await expect(page.getByLabel(/^Message to/)).toHaveValue('May I come on Thursday?')
  await expect(page.getByText('You are in this fellowship')).toHaveCount(0)
  await page.route('**/fellowships/5/join/', (route) => route.fulfill({ status: 404, json: {} }))
  await page.getByRole('button', { name: 'Join' }).click()
  await expect(page.getByText('You are in this fellowship')).toBeVisible()
})

test('a blank message is not sent, and the leader can read a member’s message', async ({
  page,
  signInAs,
  church,
}) => {
  await signInAs('member')
  await page.goto('/fellowships?group=1')
  const field = page.getByLabel(/^Message to/)
  await field.fill('   ')
  await page.getByRole('button', { name: 'Send message' }).click()
  await expect(field).toHaveValue('   ')

  await field.fill('I shall bring the drum <b>on Friday</b>')
  await page.getByRole('button', { name: 'Send message' }).click()
  await expect(page.getByText('Message sent to group leader')).toBeVisible()

  await expect(field).toHaveValue('')
  await signInAs('leader')
  await page.goto('/robots.txt')
  const token = await page.evaluate(() => localStorage.getItem('access_token'))
  const headers = { Authorization: `Bearer ${token}` }
  const kept = await page.request.get(`${church.url}/backend/api/fellowships/1/messages/`, { headers })
  expect(await kept.text()).toContain('I shall bring the drum <b>on Friday</b>')
})
