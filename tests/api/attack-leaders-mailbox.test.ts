import { expect, test } from 'vitest'
import { tellLeaders } from '../../src/server/fellowships/told-leaders.ts'
import { openChurch } from '../support/church.ts'

/* A visitor who fills a leader's mailbox by the message box. */

const minute = 60_000

test('forty messages in a minute are one e-mail to the leader, and another with their count an hour later', async () => {
  await using church = await openChurch({ limits: true })
  const { db, addressHash, clock, letters } = church
  const writing = {
    ...{ db, addressHash, site: undefined, now: () => clock.now },
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
    ...{ name: 'Yaw', telephone: '0245550777', message: 'Good morning' },
  })

  expect(statuses.every((status) => status === 201)).toBe(true)
  expect(atOnce.map(({ subject }) => subject)).toEqual([expect.stringMatching(/^A newcomer wrote/)])
  expect(within).toEqual([])
  expect(later.map(({ subject }) => subject)).toEqual(['39 new words for you'])
  expect(later[0]?.text).not.toContain('Call me')
  expect(letters.map(({ subject }) => subject)).toEqual([expect.stringMatching(/^A newcomer wrote/)])
})
