import { section, unique } from '../../support/browsing.ts'
import { expect, test } from '../fixtures.ts'
import { as, event } from '../leading.ts'

const link = 'https://meet.example/whole-church'

test('a visitor is asked to log in, a member sees the meeting link, and no public address contains it', async ({
  page,
  signInAs,
}) => {
  const { id } = await as(page, 'admin', 'post', 'events/', {
    ...event(unique('Night of prayer'), { is_online: true, meeting_link: link, location: '' }),
  })
  await page.goto(`/events/${id}`)
  await expect(page.getByRole('link', { name: 'Log in to see the link' })).toHaveAttribute(
    'href',
    `/login?next=%2Fevents%2F${id}`,
  )

  await signInAs('newcomer')
  await page.goto(`/events/${id}`)
  await expect(page.getByRole('link', { name: 'Join the meeting' })).toHaveAttribute('href', link)
  await expect(page.getByRole('link', { name: 'Log in to see the link' })).toHaveCount(0)

  for (const path of [`/events/${id}`, '/events', '/events.xml', '/events/all.ics', `/events/${id}.ics`]) {
    const answer = await page.request.get(path)
    expect([path, answer.status(), (await answer.text()).includes('meet.example')]).toEqual([
      path,
      200,
      false,
    ])
  }
  await page.evaluate(() => {
    localStorage.clear()
    dispatchEvent(new StorageEvent('storage'))
  })
  await expect(page.getByRole('link', { name: 'Log in to see the link' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Join the meeting' })).toHaveCount(0)
})

test('a meeting link that fails to load is reported, and the page still works', async ({
  page,
  signInAs,
}) => {
  const { id } = await as(page, 'admin', 'post', 'events/', {
    ...event(unique('Teaching'), { is_online: true, meeting_link: link, location: '' }),
  })
  await signInAs('member')
  await page.route(`**/backend/api/events/${id}/`, (route) => route.fulfill({ status: 503, json: {} }))

  await page.goto(`/events/${id}`)

  await expect(page.getByText(/The meeting link could not be loaded/)).toBeVisible()
})

test('a member makes a calendar address, subscribes to it, and revokes it', async ({ page, signInAs }) => {
  const title = unique('Online vigil')
  await as(page, 'admin', 'post', 'events/', {
    ...event(title, { is_online: true, meeting_link: link, location: '' }),
  })
  await signInAs('member')
  await page.goto('/settings#calendar')
  await page.getByRole('button', { name: 'Create calendar address' }).click()
  const address = await page.getByLabel('Your calendar address').inputValue()
  await expect(page.getByRole('link', { name: 'Subscribe' })).toHaveAttribute('href', /^webcal:.*\.ics$/)
  const calendar = await page.request.get(address)
  expect((await calendar.text()).replace(/\r\n[ \t]/g, '')).toContain(link)
  await page.reload()
  await expect(page.getByText(/Made on .*, last read on/)).toBeVisible()
  await expect(page.getByLabel('Your calendar address')).toHaveCount(0)

  await page.getByRole('button', { name: 'Delete address' }).click()

  await expect(page.getByText('You have no calendar address yet.')).toBeVisible()
  await expect(section(page, 'Calendar')).toBeFocused()
  expect((await page.request.get(address)).status()).toBe(404)
})
