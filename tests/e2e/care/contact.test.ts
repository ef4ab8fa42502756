import type { Page } from '@playwright/test'
import { demoPassword, expect, test } from '../fixtures.ts'

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
        name: 'Efua Sutherland',
        email: 'efua@example.com',
        phone: '(024) 412-3456',
        subject,
        message: 'May my mother sit near a fan?',
      },
    ],
  })
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
    await expect(dialog.getByRole('link', { name: 'Answer by e-mail' })).toHaveCount(0)
  })
})
