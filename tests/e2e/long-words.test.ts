import { expect, test } from './fixtures.ts'
import { bearer } from './people.ts'

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
