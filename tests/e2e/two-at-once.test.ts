import type { Browser, Page } from '@playwright/test'
import { choose, dialog, row, unique } from '../support/browsing.ts'
import { expect, signIn, test } from './fixtures.ts'
import { bearer, newPerson } from './people.ts'

/** A second super admin in another browser context. */
async function secondAdmin(browser: Browser, url: string): Promise<Page> {
  const page = await browser.newPage({ baseURL: url, locale: 'en-GH', timezoneId: 'Africa/Accra' })
  await signIn(page, url, 'admin')
  return page
}

test('of two who edit one announcement the second gets a message, keeps the typed text, and sees the text of the first', async ({
  page,
  signInAs,
  browser,
  church,
}) => {
  const title = unique('Rain in the roof')
  const headers = await bearer(page, church.url, 'admin')
  await page.request.post('/backend/api/announcements/', { headers, data: { title, content: 'We wait.' } })
  await signInAs('admin')
  const second = await secondAdmin(browser, church.url)
  for (const desk of [page, second]) {
    await desk.goto(`/super-admin#announcements?search=${encodeURIComponent(title)}`)
    await choose(row(desk, title), /^Edit/)
  }

  await dialog(page).getByRole('textbox', { name: 'Text' }).fill('We meet in the hall.')
  await dialog(page).getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Announcement updated')).toBeVisible()
  await dialog(second).getByRole('textbox', { name: 'Text' }).fill('We meet under the tree.')
  await dialog(second).getByRole('button', { name: 'Save' }).click()
  await expect(dialog(second)).toContainText('Somebody else changed this meanwhile')
  await expect(dialog(second).getByRole('textbox', { name: 'Text' })).toHaveValue('We meet under the tree.')
  await second.keyboard.press('Escape')
  await expect(row(second, title)).toContainText('We meet in the hall.')
  await choose(row(second, title), /^Edit/)
  await expect(dialog(second).getByRole('textbox', { name: 'Text' })).toHaveValue('We meet in the hall.')

  // Then the first one deletes it while the second one is still writing.
  await choose(row(page, title), /^Delete/)
  await dialog(page).getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('Announcement deleted successfully')).toBeVisible()
  await dialog(second).getByRole('textbox', { name: 'Text' }).fill('In the hall, at six.')
  await dialog(second).getByRole('button', { name: 'Save' }).click()
  await expect(dialog(second)).toContainText('Somebody else has deleted this meanwhile')
  await expect(dialog(second).getByRole('textbox', { name: 'Text' })).toHaveValue('In the hall, at six.')
  await second.keyboard.press('Escape')
  await expect(row(second, title)).toHaveCount(0)
  await second.close()
})

test('of two who decide about one testimony the second gets a message with the decision, and sees it', async ({
  page,
  signInAs,
  browser,
  church,
}) => {
  const title = unique('Out of the water')
  const added = await page.request.post('/backend/api/members/testimonies/', {
    headers: await bearer(page, church.url, 'member'),
    data: { title, category: 'provision', content: `${title}: the flood left us everything.` },
  })
  const { id } = (await added.json()) as { id: number }
  await signInAs('admin')
  const second = await secondAdmin(browser, church.url)
  for (const desk of [page, second]) {
    await desk.goto(`/super-admin#testimonies?search=${encodeURIComponent(title)}`)
    await expect(row(desk, title)).toContainText('Pending')
  }

  await choose(row(page, title), /^Approve/)
  await expect(page.getByText('Testimony approved')).toBeVisible()
  await choose(row(second, title), /^Approve/)

  await expect(second.getByText('Somebody else has approved this testimony meanwhile.')).toBeVisible()
  await expect(row(second, title)).toContainText('Approved')
  await expect(row(second, title).getByRole('button', { name: /^Approve/, includeHidden: true })).toHaveCount(
    0,
  )
  await page.request.delete(`/backend/api/members/testimonies/${id}/`, {
    headers: await bearer(page, church.url, 'admin'),
  })
  await choose(row(second, title), /^Delete/)
  await dialog(second).getByRole('button', { name: 'Delete' }).click()
  await expect(dialog(second)).toContainText('Somebody else has deleted this already.')
  await expect(row(second, title)).toHaveCount(0)
  await second.close()
})

test('of two who change one person’s role the second gets a message, and the role of the first stays', async ({
  page,
  signInAs,
  browser,
  church,
}) => {
  const username = await newPerson(page, church, { complete: false })
  await signInAs('admin')
  const second = await secondAdmin(browser, church.url)
  for (const desk of [page, second]) {
    await desk.goto(`/super-admin#users?search=${username}`)
    await choose(row(desk, username), /^Manage Role/)
  }

  await dialog(page).getByLabel('Media Team').check()
  await dialog(page).getByRole('button', { name: 'Update Role' }).click()
  await expect(row(page, username)).toContainText('Media Team')
  await dialog(second).getByLabel('Super Admin').check()
  await dialog(second).getByRole('button', { name: 'Update Role' }).click()

  await expect(second.getByText('Failed to update user role')).toBeVisible()
  await expect(dialog(second)).toContainText('Somebody else gave this person another role meanwhile')
  await expect(dialog(second).getByLabel('Super Admin')).toBeChecked()
  await second.keyboard.press('Escape')
  await expect(row(second, username)).toContainText('Media Team')
  await second.close()
})

test('when an admin has marked a prayer request as answered, the leader who does so gets a message', async ({
  page,
  signInAs,
  church,
}) => {
  const title = unique('For my knees')
  const added = await page.request.post('/backend/api/prayer_requests/create/', {
    headers: await bearer(page, church.url, 'member'),
    data: { title, description: 'They hurt.', isPrivate: true },
  })
  const { id } = (await added.json()) as { id: number }
  const headers = await bearer(page, church.url, 'admin')
  await signInAs('leader')
  await page.goto(`/fellowship-leader#prayer-requests?search=${encodeURIComponent(title)}`)
  await expect(row(page, title)).toContainText('Pending')
  await page.request.post(`/backend/api/prayer_requests/${id}/answered/`, {
    headers,
    data: { is_answered: true },
  })

  await choose(row(page, title), /^Mark as Answered/)

  await expect(page.getByText('Somebody else has marked this request as answered meanwhile.')).toBeVisible()
  await expect(row(page, title)).toContainText('Answered')
  await page.request.delete(`/backend/api/prayer_requests/${id}/`, { headers })
})
