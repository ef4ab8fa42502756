import { expect, test } from '../fixtures.ts'
import { bearer } from '../people.ts'

/* The address of a video call, or a long word: pages stay as wide as the phone. */

const link = `https://us02web.zoom.us/j/${'0123456789'.repeat(9)}?pwd=${'Ab'.repeat(20)}`
const word = 'W'.repeat(100)

test('words longer than the width of a phone make no page wider', async ({ page, church, signInAs }) => {
  const admin = await bearer(page, church.url, 'admin')
  const say = async (path: string, data: object, headers = admin) => {
    const answer = await page.request.post(`${church.url}/backend/api/${path}`, { headers, data })
    expect(answer.status(), path).toBe(201)
    return ((await answer.json()) as { id: number }).id
  }
  const member = await bearer(page, church.url, 'member')
  await say('prayer_requests/create/', { title: word, description: link }, member)
  await say('announcements/', { title: word, content: link })
  const event = { title: word, description: link, date: '2030-01-02', time: '09:00', location: word }
  const id = await say('events/', event)
  const testimony = { title: word, category: 'healing', content: link, name: 'member', video: '' }
  await say('members/testimonies/', testimony, member)
  await signInAs('member')

  const paths = ['/prayer-requests', '/events', `/events/${id}`, '/testimonies', '/dashboard#announcements']
  for (const path of [...paths, '/dashboard#testimonies', '/dashboard#prayer-requests']) {
    await page.goto(path)
    const words = page.getByRole('main').getByText(path.includes('#') ? /W{20}|zoom/ : word)
    await expect(words.filter({ visible: true }).first()).toBeVisible()
    const width = await page.evaluate(() => document.documentElement.scrollWidth)
    expect([path, width]).toEqual([path, 360])
  }
})

type Fellowship = Record<'id' | 'leader_id' | 'version', number> &
  Record<'name' | 'meeting_day' | 'meeting_time', string>

test('what a fellowship does is named in up to eighty letters, and its page stays as wide as the phone', async ({
  page,
  church,
  signInAs,
}) => {
  const headers = await bearer(page, church.url, 'admin')
  const api = `${church.url}/backend/api/fellowships/`
  const { results } = (await (await page.request.get(api, { headers })).json()) as { results: Fellowship[] }
  const activities = [
    'Football on the school park, and a meal for the grandmothers after it',
    word.slice(0, 79),
  ]
  for (const { id, leader_id, name, meeting_day, meeting_time, version } of results) {
    const data = { name, meeting_day, meeting_time, leader: leader_id, version, activities }
    const answer = await page.request.put(`${api}${id}/`, { headers, data })
    expect(answer.status(), await answer.text()).toBe(200)
  }
  await signInAs('member')

  await page.goto('/member-fellowship')

  await expect(page.getByRole('list', { name: 'What we do' })).toContainText('grandmothers')
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
})
