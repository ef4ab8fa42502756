import { choose, dialog, inFilters, row, unique } from '../../support/browsing.ts'
import { expect, test } from '../fixtures.ts'
import { as } from '../leading.ts'

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
  await nav.getByRole('button', { name: /^More/ }).click()
  await nav.locator('summary', { hasText: 'Care' }).click()
  await expect(nav.getByRole('link', { name: 'Member Messages 2 waiting' })).toBeVisible()
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
  const waiting = nav.locator('.staff-nav a[href$="-leader#messages"]')
  await expect(waiting).toContainText('1 waiting')
  await dialog(page).getByRole('button', { name: 'Mark as unread' }).click()
  await expect(waiting).toContainText('2 waiting')
  await choose(row(page, byMember), /^Read/)
  await expect(dialog(page).getByRole('link', { name: 'Answer by e-mail' })).toHaveAttribute(
    'href',
    /^mailto:/,
  )
  // The other list is asked for while the archiving is still under way.
  const held = Promise.withResolvers<void>()
  await page.route(/\/messages\/\d+\//, async (route) => {
    await held.promise
    await route.fallback()
  })
  await dialog(page).getByRole('button', { name: 'Archive' }).click()
  await expect(row(page, byMember)).toHaveCount(0)

  const listed = page.waitForResponse(/messages\/\?.*archived/)
  const status = page.getByRole('combobox', { name: 'Status' })
  await inFilters(page, () => status.selectOption('Archived'))
  await listed
  held.resolve()
  await expect(row(page, byMember)).toBeVisible()
  await choose(row(page, byMember), /^Move to inbox/)
  await expect(page.getByText('No archived messages')).toBeVisible()
  await inFilters(page, () => status.selectOption('Inbox'))
  await page.getByRole('searchbox', { name: 'Search messages' }).fill('sarpong')
  await expect(row(page, byMember)).toHaveCount(0)
  await expect(row(page, byGuest)).toBeVisible()
})
