import { expect, test } from 'vitest'
import { MemberDashboard } from '../../../src/islands/accounts/dashboard/MemberDashboard.tsx'
import { dayFromNow } from '../../support/leading.ts'
import { openIsland, screen, waitFor, within } from '../../support/page.tsx'
import { button, click, sees } from '../../support/page-acts.ts'

const calls = [
  'events/',
  'sermons/',
  'fellowships/my/',
  'prayer_requests/my/',
  'members/my/testimonies/',
  'announcements/',
] as const

async function openDashboard(as = 'member') {
  const page = await openIsland(<p>Elsewhere</p>, { as })
  const openNow = () => page.open(<MemberDashboard meetings={[]} />, { at: '/dashboard' })
  return { ...page, openNow }
}

const settled = async () => waitFor(async () => expect(await button('Refresh')).toBeEnabled())
const main = () => within(screen.getByRole('main'))
const event = (id: number, title: string, offset: number, more: object = {}) => ({
  id,
  title,
  date: dayFromNow(offset),
  time: '18:00',
  location: 'Main hall',
  is_online: false,
  ...more,
})

test('recent sermons have Watch, in a new tab, and Listen only with a recording; of the events the next five are in order; a fellowship without details shows the texts of the specification', async () => {
  await using page = await openDashboard()
  const heard = { user_name: 'Mrs. Lamptey', created_at: '2026-10-25T09:00:00Z', mp3: '/media/a.mp3' }
  const seen = { speaker: { username: 'Rev. Adjei' }, created_at: '2026-11-01T09:00:00Z' }
  for (const [path, body] of Object.entries({
    'sermons/': [
      { id: 1, title: 'Seen', ...seen, video_link: 'https://youtu.be/abc' },
      { id: 2, title: 'Heard', ...heard },
      { id: 3, title: 'Read', created_at: '2026-10-18T09:00:00Z' },
      { id: 4, title: 'Fourth', created_at: '2026-10-11T09:00:00Z' },
    ],
    'events/': {
      results: [
        event(1, 'Later', 9),
        event(2, 'Yesterday', -1),
        event(3, 'Today', 0, { is_online: true }),
        event(4, 'Soon', 2),
        event(5, 'E5', 20),
        event(6, 'E6', 21),
        event(7, 'E7', 22),
      ],
    },
    'fellowships/my/': { id: 1, name: 'Bethel', leader_name: 'Efua Mensah' },
  }))
    page.plan(`GET ${path}`, { status: 200, body })
  await page.openNow()

  await screen.findByText('Seen')
  expect(screen.queryByText('Fourth')).toBeNull()
  for (const name of [/^Watch/, /^Listen/]) {
    const links = screen.getAllByRole('link', { name })
    expect(links).toHaveLength(1)
    expect(links[0]).toHaveAttribute('target', '_blank')
  }
  expect(screen.getAllByRole('button', { name: /^Play here/ })).toHaveLength(1)

  await sees('Online Meeting')
  const words = screen.getByRole('main').textContent
  expect(words).not.toContain('Yesterday')
  expect(words).not.toContain('E7')
  const order = ['Today', 'Soon', 'Later', 'E5', 'E6'].map((title) => words.indexOf(title))
  expect(order.every((place) => place > 0)).toBe(true)
  expect(order).toEqual([...order].sort((a, b) => a - b))

  for (const fact of ['Bethel', 'Efua Mensah', 'Sunday After Service', 'Not set', 'Church'])
    expect((await main().findAllByText(fact))[0]).toBeVisible()
})

test.each(calls)('when %s fails the other sections are still filled', async (failing) => {
  await using page = await openDashboard()
  page.plan(`GET ${failing}`, { status: 500, body: 'broken' })
  await page.openNow()
  await settled()
  const choose = async (tab: string) => {
    await click(screen.getByRole('tab', { name: tab }))
    return within(await screen.findByRole('tabpanel', { name: tab }))
  }
  const expectShown = async (panel: ReturnType<typeof within>, text: string | RegExp, shown: boolean) =>
    shown
      ? expect((await panel.findAllByText(text))[0]).toBeVisible()
      : expect(panel.queryAllByText(text)).toEqual([])

  if (failing === 'fellowships/my/') await main().findByRole('link', { name: 'Join a Fellowship' })
  else expect(main().queryByRole('link', { name: 'Join a Fellowship' })).toBeNull()
  const announcements = await choose('Announcements')
  await expectShown(announcements, 'No announcements at this time.', failing === 'announcements/')
  await expectShown(announcements, /Posted on/, failing !== 'announcements/')
  const requests = await choose('Prayer Requests')
  const none = "You haven't submitted any prayer requests yet."
  await expectShown(requests, none, failing === 'prayer_requests/my/')
  await expectShown(requests, 'Answered', failing !== 'prayer_requests/my/')
  const testimonies = await choose('Testimonies')
  const told = "You haven't shared any testimonies yet."
  await expectShown(testimonies, told, failing === 'members/my/testimonies/')
})

test('a newcomer without a fellowship gets a link to join one', async () => {
  await using page = await openDashboard('newcomer')
  await page.openNow()

  await sees(/not part of any fellowship yet/)
  expect(screen.getByRole('link', { name: 'Join a Fellowship' })).toHaveAttribute('href', '/fellowships')
})
