import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'
import { choose, settle } from '../../support/browsing.ts'
import { openBeside } from '../../support/church-database.ts'
import type { SampleChurch } from '../../support/sample-data.ts'
import { demoPassword, expect, test } from '../fixtures.ts'
import { bearer, newPerson } from '../people.ts'

/* The text of users is shown to others unchanged and never executed (docs/security.md). fixtures.ts checks the content security policy. */

/** Ends an attribute, a script or a text; runs code by an element, a handler or a template. */
const markup = `"'></script><script>hit=1</script><img src=x onerror="hit=1"><svg onload="hit=1"></svg>{{hit=1}}`
const short = '<img src=x onerror=hit=1>'
/** An address that matches the rule of the form: text, an @ sign, text, a dot, text. */
const mail = "''onerror='hit=1'/{{hit=1}}@example.com"
const named = (title: string) => `${title} ${markup}`

const song = readFileSync(fileURLToPath(new URL('../../../src/content/media/be-still.mp3', import.meta.url)))

/** A member of the first fellowship with markup in every profile field, shared with the other members. */
async function joinWithMarkup(page: Page, church: SampleChurch): Promise<void> {
  const { url } = church
  const username = await newPerson(page, church, { complete: false })
  const headers = await bearer(page, url, username)
  const renamed = await page.request.patch(`${url}/backend/api/users/update/${username}/`, {
    headers,
    data: { email: `${username}${mail}` },
  })
  expect(renamed.status()).toBe(200)
  // Such a name is refused now; an account of before may have one.
  const database = openBeside(church.dataDir)
  database
    .prepare('update account set first_name = ?1, middle_name = ?1, last_name = ?2 where username = ?3')
    .run(short, `Last${short}`, username)
  database.close()
  const completed = await page.request.post(`${url}/backend/api/profiles/`, {
    headers,
    multipart: {
      visit_date: '2026-11-21',
      martial_status: 'married',
      date_of_birth: '1961-03-06',
      house_address: named('Street'),
      digital_address: short,
      fellowship: '1',
      born_again: 'true',
      occupation: `Occupation ${short}`,
      church_information: named('Since'),
    },
  })
  expect(completed.status()).toBe(201)
  const data = { address: 'members', email: 'members' }
  await page.request.patch(`${url}/backend/api/users/me/settings/`, { headers, data })
  for (const wrong of [{ telephone: short }, { email: short }, { gender: short }]) {
    const refused = await page.request.patch(`${url}/backend/api/users/update/${username}/`, {
      headers,
      data: wrong,
    })
    expect([wrong, refused.status()]).toEqual([wrong, 400])
  }
}

type Written = { event: number; fellowship: number; sermon: number }

/** Writes the markup into every field that others read, each with an account that may. Returns the ids of rows with a page. */
async function writeEverywhere(page: Page, church: SampleChurch): Promise<Written> {
  const { url } = church
  const [member, leader, admin, media] = await Promise.all(
    ['member', 'leader', 'admin', 'media'].map((username) => bearer(page, url, username)),
  )
  await joinWithMarkup(page, church)
  async function write(path: string, data: object, headers = admin): Promise<number> {
    const answer = await page.request.post(`${url}/backend/api/${path}`, {
      data,
      ...(headers && { headers }),
    })
    expect([path, answer.status()]).toEqual([path, 201])
    return ((await answer.json()) as { id: number }).id
  }
  const event = {
    title: named('Event'),
    description: named('Told'),
    date: '2099-01-02',
    time: '18:30',
    location: named('Hall'),
    is_online: false,
    meeting_link: '',
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
    name: 'Esi Visitor',
    email: mail,
    phone: '(024) 412-3456',
    subject: named('Subject'),
    message: named('Message'),
  })
  await write('announcements/', { title: named('News'), content: named('Told') })
  await write('services/', {
    day: 'Sunday',
    title: named('Service'),
    time: '05:30',
    end_time: '',
    location: named('Hall'),
    description: named('Told'),
    pastor: named('Pastor'),
    attendees: 0,
    childcare: false,
    livestream: false,
    languages: [short],
  })
  await write('fellowships/1/events/', event, leader)
  await page.request.post(`${url}/backend/api/live/start/`, {
    data: { title: named('Stream'), address: 'https://church.example/live.mp4' },
    ...(media && { headers: media }),
  })
  await write('live/messages/', { text: named('Chat') }, member)
  const uploaded = await page.request.post(`${url}/backend/api/sermons/`, {
    ...(media && { headers: media }),
    multipart: {
      title: named('Sermon'),
      preacher: short,
      description: named('Told'),
      scripture: short,
      type: 'audio',
      date: '2026-11-21',
      file: { name: `${short}.mp3`, mimeType: 'audio/mpeg', buffer: song },
    },
  })
  return {
    sermon: ((await uploaded.json()) as { id: number }).id,
    event: await write('events/', { ...event, category: 'worship', fellowship: null }),
    fellowship: await write('fellowships/', {
      name: named('Fellowship'),
      description: named('Told'),
      location: named('Osu'),
      leader: null,
      meeting_day: 'Tuesday',
      meeting_time: '18:00',
      activities: [short],
    }),
  }
}

const wasRun = (page: Page) => page.evaluate(() => 'hit' in window)

test('markup in every field is shown as text on every page, and never executed', async ({
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
  const { event, fellowship, sermon } = await writeEverywhere(page, church)
  const looks: [as: string | undefined, path: string, shown: string][] = [
    [undefined, '/events', 'Event'],
    [undefined, `/events/${event}`, 'Event'],
    [undefined, `/fellowships?group=${fellowship}`, 'Fellowship'],
    [undefined, '/service-times', 'Service'],
    [undefined, '/testimonies', 'Testimony'],
    [undefined, '/prayer-requests', 'Prayer'],
    [undefined, '/sermons', 'Sermon'],
    [undefined, `/sermons/${sermon}`, 'Sermon'],
    [undefined, '/live-stream', 'Chat'],
    ['member', '/dashboard', 'News'],
    ['member', '/memberfellowship', 'Event'],
    ['media', '/media-dashboard#sermons', 'Sermon'],
    ['media', '/media-dashboard#live', 'Stream'],
    ['leader', '/fellowship-leader#events', 'Event'],
    ['leader', '/fellowship-leader#prayer-requests', 'Prayer'],
    ['leader', '/fellowship-leader#testimonies', 'Testimony'],
    ['admin', '/super-admin#events', 'Event'],
    ['admin', '/super-admin#fellowships', 'Fellowship'],
    ['admin', '/super-admin#services', 'Service'],
    ['admin', '/super-admin#testimonies', 'Testimony'],
    ['admin', '/super-admin#prayer-requests', 'Prayer'],
    ['admin', '/super-admin#messages', 'Subject'],
    ['admin', '/super-admin#announcements', 'News'],
    ['admin', '/super-admin#logs', 'Event'],
    ['admin', '/admin#events', 'Event'],
  ]
  let signedIn: string | undefined
  for (const [as, path, shown] of looks) {
    if (as && as !== signedIn) await signInAs(as)
    signedIn = as
    // The header names the stream on every page.
    const words = page.locator('main').getByText(named(shown))
    // Within a dashboard the page stays: the words are to come from its next section.
    if (new URL(path, church.url).pathname === new URL(page.url()).pathname)
      await expect(words, path).toHaveCount(0)
    await page.goto(path)
    await settle(page)

    await expect(words.first(), path).toBeAttached()
    expect([path, await wasRun(page), dialogs]).toEqual([path, false, 0])
  }
})

test('markup in a profile is shown as text to everybody who may read it, and never executed', async ({
  page,
  church,
  signInAs,
}) => {
  test.setTimeout(120_000)
  await joinWithMarkup(page, church)
  const row = () =>
    page
      .getByRole('row')
      .filter({ hasText: `Last${short}` })
      .first()

  for (const [as, path, act] of [
    ['leader', '/fellowship-leader#members', 'View Details'],
    ['admin', '/super-admin#users', 'View'],
  ] as const) {
    await signInAs(as)
    await page.goto(path)
    await settle(page)
    await choose(row(), act)

    await expect(page.getByRole('dialog').getByText(named('Street'))).toBeVisible()
    expect([path, await wasRun(page)]).toEqual([path, false])
  }
  await signInAs('member')
  await page.goto('/settings')
  await settle(page)
  await page.getByText('Shared by my fellowship').click()
  await expect(page.getByText(named('Street')).first()).toBeVisible()
  expect(await wasRun(page)).toBe(false)
})

test('a recording with HTML in it executes nothing when its address is opened', async ({
  page,
  church,
  faults,
}) => {
  const headers = await bearer(page, church.url, 'media')
  const html = '<html><script>window.hit=1</script><img src=x onerror="window.hit=1"></html>'
  const tag = Buffer.from([
    0,
    0,
    0,
    html.length + 11,
    ...Buffer.from('TIT2'),
    0,
    0,
    0,
    html.length + 1,
    0,
    0,
    0,
  ])
  const files = {
    audio: Buffer.concat([Buffer.from('ID3\x03\0\0'), tag, Buffer.from(html), song]),
    video: Buffer.from(`<!--ftypmp42-->${html}`),
  }
  for (const [type, buffer] of Object.entries(files)) {
    const answer = await page.request.post(`${church.url}/backend/api/sermons/`, {
      headers,
      multipart: {
        title: 'Both',
        preacher: 'x',
        type,
        date: '2026-11-20',
        file: { name: 'a.html', mimeType: 'text/html', buffer },
      },
    })
    const sermon = (await answer.json()) as { mp3: string | null; video: string | null }

    const opened = await page.goto(sermon.mp3 ?? sermon.video ?? '')

    expect([type, opened?.headers()['content-type']]).toEqual([type, expect.stringContaining(`${type}/`)])
    await expect(page.locator('video')).toBeAttached()
    expect([type, await wasRun(page)]).toEqual([type, false])
  }
  // The browser's own player asks for styles that the policy of the file refuses.
  faults.splice(0)
})

test('the address to return to after a login is always on this site', async ({ page, church }) => {
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

    // A tab in the path is no second slash: it is a page of this site that is not there.
    await expect(page, next).toHaveURL(next.startsWith('/%09') ? next : '/dashboard')
    expect([next, new URL(page.url()).origin]).toEqual([next, church.url])
    await page.evaluate(() => localStorage.clear())
  }
})
