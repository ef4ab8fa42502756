import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { bearer, logIn, newPerson } from './people.ts'

// A permission or a lost network is not taken back with the page.
test.use({ reuseContext: false })

const cards = 'main ul.fellowship-cards > li'

test('a visitor finds a fellowship by its words and its day, in an address that can be sent on', async ({
  page,
}) => {
  await page.goto('/fellowships')
  await expect(page.getByRole('status').filter({ hasText: '6 fellowships' })).toHaveAttribute(
    'aria-busy',
    'false',
  )

  await page.getByLabel('Search fellowships').fill('PRAY names')
  await page.getByLabel('Day of the week').selectOption('Saturday')
  await expect(page.getByText('No fellowship has these words and meets on this day.')).toBeVisible()
  await page.getByLabel('Day of the week').selectOption('Thursday')

  await expect(page).toHaveURL('/fellowships?search=PRAY+names&day=Thursday')
  await page.reload()
  await page.getByLabel('Search fellowships').fill('name')
  await expect(page.getByRole('heading', { name: 'Elim Prayer Fellowship' })).toBeVisible()
  await expect(page.locator(cards)).toHaveCount(1)
  await page.goBack()
  await expect(page.getByLabel('Day of the week')).toHaveValue('Saturday')
})

test('a spinner turns for 1.2 seconds while the fellowships can be read already', async ({ page }) => {
  await page.clock.install({ time: '2026-11-22T10:00:00Z' })
  await page.clock.pauseAt('2026-11-22T10:00:01Z')
  await page.goto('/fellowships')
  const status = page.getByRole('status').filter({ hasText: 'fellowships' })
  // The spinner's time begins when the page is awake.
  await expect(page.getByRole('button', { name: /^Favourite/ }).first()).toBeEnabled()

  await page.clock.runFor(1000)
  await expect(status.locator('.spinner')).toBeVisible()
  await expect(page.locator(cards)).toHaveCount(6)
  await page.clock.runFor(300)

  await expect(status.locator('.spinner')).toHaveCount(0)
})

test('favourites have a section of their own, stay on this device, and a broken value breaks nothing', async ({
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

test('a fellowship opens in a dialog with an address, and closes with Back, Escape and the button', async ({
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

const join = (page: Page) => page.getByRole('button', { name: 'Join' })

test('a visitor presses Join, logs in, comes back and is joined, with the words still there', async ({
  page,
  church,
}) => {
  const username = await newPerson(page, church.url)
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

test('a visitor presses Join, signs up, completes the profile with that fellowship, and comes back in it', async ({
  page,
  church,
}) => {
  const username = await newPerson(page, church.url, { complete: false })
  await page.goto('/fellowships?group=2')

  await join(page).click()
  // By way of the sign-up page, which knows of no way back.
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

test('an address alone makes nobody join', async ({ page, signInAs, church }) => {
  await signInAs(await newPerson(page, church.url))
  await page.goto('/fellowships?group=5&join=1&act=join')

  await expect(join(page)).toBeEnabled()
  await expect(page.getByText(/^Request sent to join/)).toHaveCount(0)
})

test('a visitor writes to a leader with a name and a telephone number, and the leader reads it', async ({
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
  test(`before a backend that answers a visitor's words with ${status}, the login is asked for and the words are kept`, async ({
    page,
    church,
  }) => {
    const username = await newPerson(page, church.url)
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

test('joining is real: the church knows the new member afterwards', async ({ page, signInAs, church }) => {
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

test('a refused act is taken back with the reason, and nothing typed is lost', async ({ page, signInAs }) => {
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
})

test('before a backend that knows no such call, a join stays on this device', async ({ page, signInAs }) => {
  await signInAs('member')
  await page.route('**/fellowships/5/join/', (route) => route.fulfill({ status: 404, json: {} }))
  await page.goto('/fellowships?group=5')

  await page.getByRole('button', { name: 'Join' }).click()

  await expect(page.getByText('You are in this fellowship')).toBeVisible()
})

test('the leader reads what a member wrote, and a blank message is not sent', async ({
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
  const token = await page.evaluate(() => localStorage.getItem('access_token'))
  const headers = { Authorization: `Bearer ${token}` }
  const kept = await page.request.get(`${church.url}/backend/api/fellowships/1/messages/`, { headers })
  expect(await kept.text()).toContain('I shall bring the drum <b>on Friday</b>')
})

test('sharing copies the link where there is no share sheet', async ({ page, context }) => {
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

  test('the fellowships are there, and the server searches them', async ({ page }) => {
    await page.goto('/fellowships')
    await expect(page.locator(cards)).toHaveCount(6)
    await page.getByLabel('Day of the week').selectOption('Monday')
    await page.getByRole('button', { name: 'Search' }).click()

    await expect(page.locator(cards)).toHaveCount(1)
    await expect(page.getByLabel('Day of the week')).toHaveValue('Monday')
  })
})

test('a toast is seen over the dialog that it comes from', async ({ page }) => {
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
