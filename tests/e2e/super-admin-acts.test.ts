import type { Page } from '@playwright/test'
import { choose, dialog, row, unique } from '../support/browsing.ts'
import { expect, test } from './fixtures.ts'
import { bearer } from './people.ts'

/* The acts that super-admin.test.ts does not cover. */

async function expectDeleted(page: Page, name: string, kind: string): Promise<void> {
  await choose(row(page, name), /^Delete/)
  await expect(dialog(page)).toContainText(`Are you sure you want to delete this ${kind.toLowerCase()}?`)
  await dialog(page).getByRole('button', { name: 'Cancel' }).click()
  await expect(row(page, name)).toBeVisible()
  await choose(row(page, name), /^Delete/)
  await dialog(page).getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText(`${kind} deleted successfully`)).toBeVisible()
  await expect(row(page, name)).toHaveCount(0)
}

test('a fellowship gets another location and no leader, and a taken name is refused at its field', async ({
  page,
  signInAs,
  church,
}) => {
  const name = unique('Bethel')
  const headers = await bearer(page, church.url, 'admin')
  const found = await page.request.get('/backend/api/users/?search=leader2', { headers })
  const [leader] = (await found.json()).results
  await page.request.post('/backend/api/fellowships/', { headers, data: { name, leader: leader.id } })
  await signInAs('admin')
  await page.goto(`/super-admin#fellowships?search=${encodeURIComponent(name)}`)
  await expect(row(page, name)).toContainText(`${leader.first_name} ${leader.last_name}`)

  await choose(row(page, name), /^Edit/)
  await dialog(page).getByLabel('Location').fill('Under the neem tree')
  await dialog(page).getByRole('button', { name: 'Take away' }).click()
  await dialog(page).getByLabel('Activities').fill('Singing\nVisiting')
  await dialog(page).getByRole('button', { name: 'Save' }).click()

  await expect(page.getByText('Fellowship updated')).toBeVisible()
  await expect(row(page, name)).toContainText('Under the neem tree')
  await expect(row(page, name)).toContainText('Not assigned')
  await choose(row(page, name), /^Edit/)
  await dialog(page).getByLabel('Name', { exact: true }).fill('Nkabom Young Adults')
  await dialog(page).getByRole('button', { name: 'Save' }).click()
  await expect(dialog(page).getByLabel('Name', { exact: true })).toHaveAccessibleDescription(
    'Another fellowship has this name',
  )
  await dialog(page).getByRole('button', { name: 'Cancel' }).click()
  await expectDeleted(page, name, 'Fellowship')
})

test('a service is added and deleted', async ({ page, signInAs }) => {
  const title = unique('Dawn Watch')
  await signInAs('admin')
  await page.goto('/super-admin#services')
  await page.getByRole('button', { name: 'Add Service' }).click()
  await dialog(page).getByLabel('Title').fill(title)
  await dialog(page).getByLabel('Day').selectOption('Thursday')
  await dialog(page).getByLabel('Begins').fill('05:00')
  await dialog(page).getByLabel('Childcare').check()
  await dialog(page).getByRole('button', { name: 'Save' }).click()

  await expect(page.getByText('Service added')).toBeVisible()
  await expect(row(page, title)).toContainText('Thursday')
  await expect(row(page, title)).toContainText('5:00 AM')
  await expectDeleted(page, title, 'Service')
})

test('a testimony is approved, verified, hidden again and deleted', async ({ page, signInAs, church }) => {
  const title = unique('The lost purse')
  await page.request.post('/backend/api/members/testimonies/', {
    headers: await bearer(page, church.url, 'member'),
    data: { title, category: 'provision', content: `${title} came back.` },
  })
  await signInAs('admin')
  await page.goto(`/super-admin#testimonies?search=${encodeURIComponent(title)}`)

  await choose(row(page, title), /^View/)
  await dialog(page).getByRole('button', { name: 'Approve' }).click()
  await expect(page.getByText('Testimony approved')).toBeVisible()
  await dialog(page).getByRole('button', { name: 'Verify' }).click()
  await expect(page.getByText('Testimony verified')).toBeVisible()
  await dialog(page).getByRole('button', { name: 'Verified: take back' }).click()
  await expect(page.getByText('Testimony no longer verified')).toBeVisible()
  await dialog(page).getByRole('button', { name: 'Hide again' }).click()
  await expect(page.getByText('Testimony hidden')).toBeVisible()
  await page.keyboard.press('Escape')

  await expect(row(page, title)).toContainText('Pending')
  await expectDeleted(page, title, 'Testimony')
})

test('a prayer request is marked as answered, then as active, and deleted', async ({
  page,
  signInAs,
  church,
}) => {
  const title = unique('For the harvest')
  await page.request.post('/backend/api/prayer_requests/create/', {
    headers: await bearer(page, church.url, 'member'),
    data: { title, description: 'Locusts.', isPrivate: true },
  })
  await signInAs('admin')
  await page.goto(`/super-admin#prayer-requests?search=${encodeURIComponent(title)}`)
  await expect(row(page, title)).toContainText('Private')

  await choose(row(page, title), /^View/)
  await expect(dialog(page)).toContainText('Locusts.')
  await dialog(page).getByRole('button', { name: 'Mark as Answered' }).click()
  await expect(page.getByText('Praise God for answered prayers!')).toBeVisible()
  await dialog(page).getByRole('button', { name: 'Mark as pending' }).click()
  await expect(page.getByText('The request is pending again')).toBeVisible()
  await page.keyboard.press('Escape')

  await expect(row(page, title)).toContainText('Pending')
  await expectDeleted(page, title, 'Prayer request')
})

test('a message has links to answer by mail or telephone, and can be marked as unread', async ({
  page,
  signInAs,
}) => {
  const subject = unique('Naming ceremony')
  await page.request.post('/backend/api/members/contacts/', {
    data: { name: 'Esi', email: 'esi@example.com', phone: '0244123456', subject, message: 'When?' },
  })
  await signInAs('admin')
  await page.goto(`/super-admin#messages?search=${encodeURIComponent(subject)}`)
  await choose(row(page, subject), /^View/)
  await expect(dialog(page).getByRole('link', { name: 'Answer by mail' })).toHaveAttribute(
    'href',
    `mailto:esi%40example.com?subject=${encodeURIComponent(`Re: ${subject}`)}`,
  )
  await expect(dialog(page).getByRole('link', { name: /^Call / })).toHaveAttribute('href', 'tel:0244123456')

  await dialog(page).getByRole('button', { name: 'Mark as unread' }).click()
  await expect(row(page, subject)).toContainText('New')
  await page.getByRole('button', { name: 'Refresh' }).click()

  await expect(row(page, subject)).toContainText('New')
  await expectDeleted(page, subject, 'Message')
})

test('a sermon is deleted from the super admin’s list', async ({ page, signInAs, church }) => {
  const title = unique('Salt')
  await page.request.post('/backend/api/sermons/', {
    headers: await bearer(page, church.url, 'media'),
    multipart: {
      ...{ title, preacher: 'Pastor Esi Quaye', date: '2026-11-15', type: 'video', category: 'sermon' },
      youtube_link: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
    },
  })
  await signInAs('admin')
  await page.goto(`/super-admin#sermons?search=${encodeURIComponent(title)}`)
  await expect(page.getByRole('link', { name: 'Add Sermon' })).toHaveAttribute(
    'href',
    '/media-dashboard/add-sermon',
  )

  await expectDeleted(page, title, 'Sermon')
})
