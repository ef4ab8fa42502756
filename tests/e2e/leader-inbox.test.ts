import { choose, dialog, row, unique } from '../support/browsing.ts'
import { openBeside } from '../support/church-database.ts'
import { expect, test } from './fixtures.ts'
import { as } from './leading.ts'

test('a leader sees the number of unread messages, reads one, can answer it, and archives it', async ({
  page,
  signInAs,
}) => {
  const [byMember, byGuest] = [unique('May I bring my sister'), unique('When do you meet')]
  await as(page, 'member', 'post', 'fellowships/1/message/', { message: byMember })
  const guest = { name: 'Efua Sarpong', telephone: '024 412 3456', message: byGuest }
  expect((await page.request.post('/backend/api/fellowships/1/message/', { data: guest })).status()).toBe(201)
  await signInAs('leader')
  await page.goto('/fellowship-leader')
  const nav = page.getByRole('navigation', { name: 'Sections' })
  await nav.getByRole('button', { name: 'More 2 unread' }).click()
  await expect(nav.getByRole('link', { name: 'Messages 2 unread' })).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('link', { name: /^Read them/ }).click()
  await expect(page.getByRole('heading', { name: 'Messages' })).toBeVisible()

  await expect(row(page, byGuest)).toContainText('Newcomer')
  await choose(row(page, byGuest), /^Read/)

  await expect(dialog(page)).toContainText(byGuest)
  await expect(dialog(page).getByRole('link', { name: 'Call 024 412 3456' })).toHaveAttribute(
    'href',
    'tel:+233244123456',
  )
  await expect(dialog(page).getByRole('link', { name: /^WhatsApp/ })).toHaveAttribute(
    'href',
    'https://wa.me/233244123456',
  )
  await expect(nav.locator('.staff-bar button', { hasText: '1 unread' })).toBeVisible()
  await dialog(page).getByRole('button', { name: 'Mark as unread' }).click()
  await expect(nav.getByRole('button', { name: 'More 2 unread' })).toBeVisible()
  await choose(row(page, byMember), /^Read/)
  await expect(dialog(page).getByRole('link', { name: 'Answer by mail' })).toHaveAttribute('href', /^mailto:/)
  // The other list is asked for while the archiving is still under way.
  const held = Promise.withResolvers<void>()
  await page.route(/\/messages\/\d+\//, async (route) => {
    await held.promise
    await route.fallback()
  })
  await dialog(page).getByRole('button', { name: 'Archive' }).click()
  await expect(row(page, byMember)).toHaveCount(0)

  const listed = page.waitForResponse(/messages\/\?.*archived/)
  await page.getByLabel('Which messages').selectOption('Archived')
  await listed
  held.resolve()
  await expect(row(page, byMember)).toBeVisible()
  await choose(row(page, byMember), /^Move to inbox/)
  await expect(page.getByText('No archived messages')).toBeVisible()
  await page.getByLabel('Which messages').selectOption('Inbox')
  await page.getByRole('searchbox', { name: 'Search messages' }).fill('sarpong')
  await expect(row(page, byMember)).toHaveCount(0)
  await expect(row(page, byGuest)).toBeVisible()
})

test('a leader deletes the message of a visitor after a confirmation, and cannot delete that of a member', async ({
  page,
  signInAs,
}) => {
  const [byMember, byGuest] = [unique('I bring the drums'), unique('Buy my watches')]
  await as(page, 'member', 'post', 'fellowships/1/message/', { message: byMember })
  const guest = { name: 'Kofi Seller', telephone: '024 412 3457', message: byGuest }
  expect((await page.request.post('/backend/api/fellowships/1/message/', { data: guest })).status()).toBe(201)
  await signInAs('leader')
  await page.goto('/fellowship-leader#messages')
  await choose(row(page, byMember), /^Read/)
  await expect(dialog(page)).toContainText(byMember)
  await expect(dialog(page).getByRole('button', { name: 'Delete' })).toHaveCount(0)
  await page.keyboard.press('Escape')

  await choose(row(page, byGuest), /^Read/)
  await dialog(page).getByRole('button', { name: 'Delete' }).click()
  await expect(dialog(page)).toContainText('Are you sure you want to delete this message?')
  await dialog(page).getByRole('button', { name: 'Delete' }).click()

  await expect(page.getByText('Message deleted successfully')).toBeVisible()
  await expect(row(page, byGuest)).toHaveCount(0)
  await page.reload()
  await expect(row(page, byMember)).toBeVisible()
  await expect(row(page, byGuest)).toHaveCount(0)
})

test('a leader is told who can reach a member who shares no contact details', async ({ page, signInAs }) => {
  await page.route('**/backend/api/fellowships/1/messages/?**', (route) =>
    route.fulfill({
      json: {
        count: 1,
        results: [
          {
            ...{ id: 4, message: 'Please pray', user_name: 'Akosua', telephone: '', email: '' },
            ...{ is_newcomer: false, is_read: true, is_archived: false, created_at: '2026-11-20T10:00:00Z' },
          },
        ],
      },
    }),
  )
  await signInAs('leader')
  await page.goto('/fellowship-leader#messages')

  await choose(row(page, 'Please pray'), /^Read/)

  await expect(dialog(page)).toContainText('shows neither a telephone number nor an e-mail address')
  await expect(dialog(page).getByRole('link')).toHaveCount(0)
})

test('the super admin sees a message that a leader has not read for three days, and marks it as answered', async ({
  page,
  signInAs,
  church,
}) => {
  const words = unique('Nobody answers me')
  await as(page, 'member', 'post', 'fellowships/2/message/', { message: words })
  const db = openBeside(church.dataDir)
  const longAgo = new Date(Date.now() - 4 * 86_400_000).toISOString()
  db.prepare('update leader_message set created_at = ? where message = ?').run(longAgo, words)
  db.close()
  await signInAs('admin')
  await page.goto('/super-admin')
  await page.getByRole('link', { name: /^Read it/ }).click()
  const waiting = page.getByRole('region', { name: 'Waiting for a leader' })
  await expect(waiting).toContainText(words)
  await expect(waiting.getByText(/^Leader: /)).toBeVisible()

  await waiting.getByRole('button', { name: /^It is answered/ }).click()

  await expect(waiting).toHaveCount(0)
  await page.goto('/super-admin#overview')
  await page.reload()
  await expect(page.getByText('Total Members')).toBeVisible()
  await expect(page.getByRole('link', { name: /^Read it/ })).toHaveCount(0)
})
