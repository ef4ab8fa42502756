import { expect, test } from 'vitest'
import { tellLeaders } from '../../../src/server/groups/fellowships/told-leaders.ts'
import { openChurch } from '../../support/church.ts'

/* A visitor who fills a leader's mailbox by the message box. */

const minute = 60_000

test('forty messages in a minute are one e-mail to the leader, and another with their count an hour later', async () => {
  await using church = await openChurch({ limits: true })
  const { db, addressHash, clock, letters } = church
  const writing = {
    db,
    addressHash,
    site: undefined,
    now: () => clock.now,
    mail: { send: (letter: (typeof letters)[number]) => void letters.push(letter) },
  }

  const statuses = []
  for (let time = 0; time < 40; time++) {
    const written = { name: 'Yaw', telephone: '0245550777', message: `Call me, please ${time}` }
    statuses.push((await church.post('fellowships/1/message/', written)).status)
  }
  const atOnce = letters.splice(0)
  church.wait(59 * minute)
  await tellLeaders(writing)
  const within = letters.splice(0)
  church.wait(2 * minute)
  await tellLeaders(writing)
  await tellLeaders(writing)
  const later = letters.splice(0)
  church.wait(61 * minute)
  await church.post('fellowships/1/message/', {
    name: 'Yaw',
    telephone: '0245550777',
    message: 'Good morning',
  })

  expect(statuses.every((status) => status === 201)).toBe(true)
  expect(atOnce.map(({ subject }) => subject)).toEqual([expect.stringMatching(/^Somebody wrote to/)])
  expect(within).toEqual([])
  expect(later.map(({ subject }) => subject)).toEqual(['39 new words for you'])
  expect(later[0]?.text).not.toContain('Call me')
  expect(letters.map(({ subject }) => subject)).toEqual([expect.stringMatching(/^Somebody wrote to/)])
})

const sentence = 'Your account is locked, send your PIN to 0201234567'

test.each([
  ['a visitor', ''],
  ['an account that has confirmed nothing', 'member'],
  ['a member of another fellowship', 'leader2'],
])('the leader’s e-mail has no word of %s, and the inbox has them all', async (_, username) => {
  await using church = await openChurch()
  await church.db
    .updateTable('account')
    .set({ email_confirmed_at: null })
    .where('username', '=', 'member')
    .execute()
  const access = username && (await church.signIn(username)).access
  church.letters.length = 0
  const written = username ? {} : { name: 'Locked Account', telephone: '0245550777' }

  const sent = await church.post(
    'fellowships/1/message/',
    { ...written, message: sentence },
    access || undefined,
  )
  const [letter, ...others] = church.letters
  const leader = await church.signIn('leader')
  const { body } = await church.get('fellowships/1/messages/', leader.access)

  expect([sent.status, others.length]).toEqual([201, 0])
  expect(`${letter?.subject} ${letter?.text}`).not.toMatch(/PIN|Locked|0245550777|\+233|member\b|leader2/)
  expect(letter?.text).toContain('in your inbox')
  expect(JSON.stringify(body)).toContain(sentence)
})

test('the leader’s e-mail has the words of a member who has confirmed an address', async () => {
  await using church = await openChurch()
  const { access } = await church.signIn('member')
  church.letters.length = 0

  await church.post('fellowships/1/message/', { message: 'May my sister come on Friday?' }, access)

  expect(church.letters.map(({ text }) => text)).toEqual([expect.stringContaining('May my sister come')])
})
