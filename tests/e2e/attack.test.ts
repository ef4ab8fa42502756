import type { Page } from '@playwright/test'
import { settle } from '../support/browsing.ts'
import { demoPassword, expect, test } from './fixtures.ts'
import { bearer } from './people.ts'

/* What somebody writes is shown to others as they wrote it, and is never run (docs/security.md). The policy is looked at in fixtures.ts. */

/** Ends an attribute, a script, a text; calls by element, by handler, by template. */
const markup = `"'></script><script>hit=1</script><img src=x onerror="hit=1"><svg onload="hit=1"></svg>{{hit=1}}`
const short = '<img src=x onerror=hit=1>'
const named = (title: string) => `${title} ${markup}`

/** Writes the markup into every field that is read by others, each by somebody who may. Answers the ids of what has a page. */
async function writeEverywhere(page: Page, url: string): Promise<{ event: number; fellowship: number }> {
  const [member, leader, admin] = await Promise.all(
    ['member', 'leader', 'admin'].map((username) => bearer(page, url, username)),
  )
  async function write(path: string, data: object, headers = admin): Promise<number> {
    const answer = await page.request.post(`${url}/backend/api/${path}`, {
      data,
      ...(headers && { headers }),
    })
    expect([path, answer.status()]).toEqual([path, 201])
    return ((await answer.json()) as { id: number }).id
  }
  const event = {
    ...{ title: named('Event'), description: named('Told'), date: '2099-01-02', time: '18:30' },
    ...{ location: named('Hall'), is_online: false, meeting_link: '' },
  }
  await write(
    'prayer_requests/create/',
    { title: named('Prayer'), description: named('Asked'), isPrivate: false },
    member,
  )
  const testimony = await write(
    'members/testimonies/',
    { title: named('Testimony'), category: 'healing', content: named('Told') },
    member,
  )
  await page.request.post(`${url}/backend/api/members/testimonies/${testimony}/approve/`, {
    data: { is_approved: true },
    ...(admin && { headers: admin }),
  })
  await write('members/contacts/', {
    ...{ name: named('Visitor'), email: 'visitor@example.com', phone: '(024) 412-3456' },
    ...{ subject: named('Subject'), message: named('Message') },
  })
  await write('announcements/', { title: named('News'), content: named('Told') })
  await write('services/', {
    ...{ day: 'Sunday', title: named('Service'), time: '05:30', end_time: '', location: named('Hall') },
    ...{
      description: named('Told'),
      pastor: named('Pastor'),
      attendees: 0,
      childcare: false,
      livestream: false,
    },
    languages: [short],
  })
  await write('fellowships/1/events/', event, leader)
  return {
    event: await write('events/', { ...event, category: 'worship', fellowship: null }),
    fellowship: await write('fellowships/', {
      ...{ name: named('Fellowship'), description: named('Told'), location: named('Osu'), leader: null },
      ...{ meeting_day: 'Tuesday', meeting_time: '18:00', activities: [short] },
    }),
  }
}

const wasRun = (page: Page) => page.evaluate(() => 'hit' in window)

test('markup in every field is shown as it was written, on every page, and never run', async ({
  page,
  church,
  signInAs,
}) => {
  test.setTimeout(120_000)
  let dialogs = 0
  page.on('dialog', (dialog) => {
    dialogs += 1
    return dialog.dismiss()
  })
  const { event, fellowship } = await writeEverywhere(page, church.url)
  const looks: [as: string | undefined, path: string, shown: string][] = [
    [undefined, '/events', 'Event'],
    [undefined, `/events/${event}`, 'Event'],
    [undefined, `/fellowships?group=${fellowship}`, 'Fellowship'],
    [undefined, '/service-times', 'Service'],
    [undefined, '/testimonies', 'Testimony'],
    [undefined, '/prayer-requests', 'Prayer'],
    ['member', '/dashboard', 'News'],
    ['member', '/memberfellowship', 'Event'],
    ['leader', '/fellowship-leader#events', 'Event'],
    ['leader', '/fellowship-leader#prayer-requests', 'Prayer'],
    ['leader', '/fellowship-leader#testimonies', 'Testimony'],
    ['admin', '/super-admin#events', 'Event'],
    ['admin', '/super-admin#fellowships', 'Fellowship'],
    ['admin', '/super-admin#services', 'Service'],
    ['admin', '/super-admin#testimonies', 'Testimony'],
    ['admin', '/super-admin#prayer-requests', 'Prayer'],
    ['admin', '/super-admin#messages', 'Visitor'],
    ['admin', '/super-admin#announcements', 'News'],
    ['admin', '/super-admin#logs', 'Event'],
    ['admin', '/admin#events', 'Event'],
  ]
  let signedIn: string | undefined
  for (const [as, path, shown] of looks) {
    if (as && as !== signedIn) await signInAs(as)
    signedIn = as
    await page.goto('about:blank')
    await page.goto(path)
    await settle(page)

    await expect(page.getByText(named(shown)).first(), path).toBeAttached()
    expect([path, await wasRun(page), dialogs]).toEqual([path, false, 0])
  }
})

test('the way back from the login never leaves the site', async ({ page, church }) => {
  const elsewhere = [
    '//evil.example/',
    '/\\evil.example/',
    '/%09/evil.example/',
    '\\\\evil.example',
    'https:evil.example',
    'https://evil.example/',
    'javascript:hit=1',
    'data:text/html,hit',
  ]
  for (const next of elsewhere) {
    await page.goto(`/login?next=${encodeURIComponent(next)}`)
    await settle(page)
    await page.getByLabel('Username').fill('member')
    await page.getByLabel('Password', { exact: true }).fill(demoPassword)
    await page.getByLabel('Password', { exact: true }).press('Enter')

    await expect(page, next).not.toHaveURL(/\/login/)
    expect([next, new URL(page.url()).origin]).toEqual([next, church.url])
    await page.evaluate(() => localStorage.clear())
  }
})
