import type { Page } from '@playwright/test'
import { demoPassword, expect, test } from './fixtures.ts'

const calls = '**/backend/api/members/contacts/'
const send = (page: Page) => page.getByRole('button', { name: 'Send Message' })

/** Fills every required field. */
async function fill(page: Page, subject: string): Promise<void> {
  await page.getByLabel('Name').fill('Efua Sutherland')
  await page.getByLabel('Email').fill('efua@example.com')
  await page.getByLabel('Phone').fill('+233 24 412 3456')
  await page.getByLabel('Subject').fill(subject)
  await page.getByLabel('Message', { exact: true }).fill('May my mother sit near a fan?')
}

test('a message reaches the inbox, the form is emptied, and the thanks disappear after five seconds', async ({
  page,
  request,
}) => {
  const subject = `A seat ${crypto.randomUUID()}`
  await page.clock.install({ time: '2026-11-21T08:00:00Z' })
  await page.goto('/contact')
  await fill(page, subject)
  await page.clock.pauseAt('2026-11-21T09:00:00Z')

  await send(page).click()

  const thanks = page.getByText('Thank you for contacting us! We’ll respond soon.')
  await expect(thanks).toBeVisible()
  for (const label of ['Name', 'Email', 'Phone', 'Subject'])
    await expect(page.getByLabel(label)).toHaveValue('')
  await expect(page.getByText('0/500 characters')).toBeVisible()
  await page.clock.runFor(4900)
  await expect(thanks).toBeVisible()
  await page.clock.runFor(200)
  await expect(thanks).toHaveCount(0)
  const login = await request.post('/backend/api/auth/login/', {
    data: { username: 'admin', password: demoPassword },
  })
  const { access } = await login.json()
  const inbox = await request.get(`/backend/api/members/contacts/?search=${encodeURIComponent(subject)}`, {
    headers: { Authorization: `Bearer ${access}` },
  })
  expect(await inbox.json()).toMatchObject({
    results: [
      {
        ...{ name: 'Efua Sutherland', email: 'efua@example.com', phone: '(024) 412-3456', subject },
        message: 'May my mother sit near a fan?',
      },
    ],
  })
})

test('an empty form makes no call, fields say what is wrong while they are typed, and a refused message stays', async ({
  page,
}) => {
  let called = false
  page.on('request', (request) => {
    called ||= request.url().endsWith('/members/contacts/')
  })
  await page.goto('/contact')

  await test.step('an empty form says the text of the specification, and at each field what it lacks', async () => {
    await send(page).click()
    await expect(page.getByText('Please fill in all fields')).toBeVisible()
    await expect(page.getByLabel('Name')).toBeFocused()
    for (const label of ['Name', 'Email', 'Phone', 'Subject'])
      await expect(page.getByLabel(label)).toHaveAttribute('aria-invalid', 'true')
    await expect(page.getByLabel('Subject')).toHaveAccessibleDescription('Please enter a subject')
    await fill(page, 'All but one')
    await page.getByLabel('Subject').fill('  ')
    await send(page).click()
    await expect(page.getByLabel('Subject')).toHaveAccessibleDescription('Please enter a subject')
    await page.getByLabel('Subject').fill('My address')
  })

  await test.step('a wrong email is reported while it is typed, and again when the form is sent', async () => {
    const email = page.getByLabel('Email')
    await email.fill('efua@example')
    await expect(email).toHaveAccessibleDescription('Please enter a valid email address')
    await send(page).click()
    await expect(email).toHaveAccessibleDescription('Please provide a valid email address')
    await expect(email).toBeFocused()
    await email.fill('efua@example.com')
    await expect(email).toHaveAccessibleDescription('')
  })

  await test.step('a phone number keeps its mask and ten digits at any position of the caret', async () => {
    const phone = page.getByLabel('Phone')
    await phone.fill('')
    await phone.pressSequentially('12345678901x')
    await expect(phone).toHaveValue('(123) 456-7890')
    for (const key of ['Home', 'ArrowRight', 'ArrowRight', 'Backspace']) await phone.press(key)
    await expect(phone).toHaveValue('(234) 567-890')
    await phone.press('9')
    await expect(phone).toHaveValue('(923) 456-7890')
  })

  await test.step('a message counts its characters and ignores those after the five hundredth', async () => {
    const message = page.getByLabel('Message', { exact: true })
    await message.fill('x'.repeat(499))
    await expect(page.getByText('499/500 characters')).toBeVisible()
    await message.press('End')
    await message.pressSequentially('yz')
    await expect(page.getByText('500/500 characters')).toBeVisible()
    await expect(message).toHaveValue(`${'x'.repeat(499)}y`)
  })
  expect(called).toBe(false)

  for (const [answer, said] of [
    [{ status: 429, json: { detail: 'Please wait a minute.' } }, 'Please wait a minute.'],
    [{ status: 500, body: '' }, 'Something went wrong. Please try again.'],
  ] as const)
    await test.step(`a refusal shows “${said}”, and the typed values stay`, async () => {
      await page.route(calls, (route) => route.fulfill(answer))
      await fill(page, 'Refused')
      await expect(page.getByText(said)).toHaveCount(0)
      await send(page).click()
      await expect(page.getByText(said)).toBeVisible()
      await expect(page.getByLabel('Subject')).toHaveValue('Refused')
      await expect(page.getByLabel('Phone')).toHaveValue('(024) 412-3456')
      await expect(send(page)).toBeEnabled()
      await page.unroute(calls)
    })

  await test.step('while a message is sent the button is disabled and says so', async () => {
    const { promise: held, resolve: arrive } = Promise.withResolvers<void>()
    await page.route(calls, async (route) => {
      await held
      await route.fulfill({ status: 201, json: {} })
    })
    await fill(page, 'Slow line')
    await send(page).click()
    await expect(page.getByRole('button', { name: 'Sending...' })).toBeDisabled()
    await expect(page.getByText('Sending your message...')).toBeVisible()
    arrive()
    await expect(send(page)).toBeEnabled()
  })
})

test('typed values survive a reload, and Reset clears them', async ({ page }) => {
  await page.goto('/contact')
  await fill(page, 'Still here')
  await page.reload()

  await expect(page.getByLabel('Subject')).toHaveValue('Still here')
  await expect(page.getByLabel('Phone')).toHaveValue('(024) 412-3456')
  await expect(page.getByText('29/500 characters')).toBeVisible()
  await page.getByRole('button', { name: 'Reset' }).click()
  await page.reload()

  await expect(page.getByLabel('Subject')).toHaveValue('')
  await expect(page.getByText('0/500 characters')).toBeVisible()
})

test('a link can set the subject, and a reload keeps the edited one', async ({ page }) => {
  await page.goto('/events/1')
  const title = await page.getByRole('heading', { level: 1 }).innerText()
  await page.getByRole('link', { name: 'Ask about it' }).click()
  const subject = page.getByLabel('Subject')
  await expect(subject).toHaveValue(title)

  await subject.fill(`${title}, and parking`)
  await page.reload()

  await expect(subject).toHaveValue(`${title}, and parking`)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the page says that its form needs JavaScript, and shows other ways to reach the church', async ({
    page,
  }) => {
    await page.goto('/contact')

    await expect(page.getByText(/needs JavaScript/)).toBeVisible()
    await expect(page.getByRole('main').getByRole('link', { name: '030 000 0000' })).toHaveAttribute(
      'href',
      /^tel:\+233/,
    )
    await expect(send(page)).toBeDisabled()
  })
})

test.describe('where e-mail or phone is enough', () => {
  test.use({
    ownChurch: true,
    churchStatements:
      "insert into church_setting (key, value, changed_at) values ('contact_by_either', 'true', '2026-11-21T08:00:00.000Z')",
  })

  test('a visitor without e-mail writes to the church, which calls back', async ({ page, signInAs }) => {
    await page.setViewportSize({ width: 360, height: 640 })
    await page.goto('/contact')
    await page.getByLabel('Name').fill('Maame Yaa')
    await page.getByLabel('Subject').fill('A visit')
    await page.getByLabel('Message', { exact: true }).fill('I cannot walk to church.')
    await send(page).click()
    await expect(page.getByLabel('Phone')).toHaveAccessibleDescription(/email address or your phone number/)
    await page.getByLabel('Phone').fill('024 412 3456')
    await send(page).click()
    await expect(page.getByText('Thank you for contacting us! We’ll respond soon.')).toBeVisible()

    await signInAs('admin')
    await page.goto('/super-admin#messages')
    await page.getByRole('button', { name: 'Maame Yaa' }).click()

    const dialog = page.getByRole('dialog', { name: 'A visit' })
    await expect(dialog.getByRole('link', { name: 'Call 024 412 3456' })).toBeVisible()
    await expect(dialog.getByRole('link', { name: 'Answer by text message' })).toBeVisible()
    await expect(dialog.getByRole('link', { name: 'Answer by mail' })).toHaveCount(0)
  })
})
