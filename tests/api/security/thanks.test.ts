import { expect, test } from 'vitest'
import type { Church } from '../../support/church.ts'
import { openMessages } from '../../support/messages.ts'
import { forgetSampleCare } from '../../support/people.ts'

/* A visitor who writes to strangers by the thanks of the welcome card. */

const card = {
  submission: crypto.randomUUID(),
  first_name: 'Yaw',
  last_name: 'Zormelo',
  brought_by: '',
  telephone: '0245550777',
  may_write: true,
}
const write = (church: Church, network: number, changes: object) => {
  const body = JSON.stringify({ ...card, submission: crypto.randomUUID(), ...changes })
  const init = { method: 'POST', headers: { 'Content-Type': 'application/json' }, body }
  const incoming = { socket: { remoteAddress: `41.66.${network}.7` }, headers: {} }
  return church.api.request('/backend/api/welcome-cards/', init, { incoming })
}

test('a card of the site brings no typed word to a telephone or a mailbox, and one message a day', async () => {
  await using open = await openMessages({ limits: true })
  const { church, fake, deliver } = open
  await forgetSampleCare(church)

  const statuses = []
  for (let time = 0; time < 12; time++) {
    const first_name = `Call me about money ${'abcdefghijkl'[time]}`.split(' ').slice(-3).join(' ')
    const telephone = `02455507${time + 10}`
    const toMailbox = {
      first_name,
      telephone,
      email: time % 2 ? 'Victim@example.com' : 'victim+1@example.com',
    }
    statuses.push((await write(church, time, toMailbox)).status)
    const toTelephone = { first_name, last_name: `Zormelo ${'abcdefghijkl'[time]}` }
    await write(church, time, {
      ...toTelephone,
      telephone: time % 2 ? '０２４５５５０７７７' : '+233 24 555 0777',
    })
  }
  await deliver()

  expect(statuses.every((status) => status === 201)).toBe(true)
  expect(church.letters).toHaveLength(1)
  expect(fake.book.map(({ to }) => to)).toEqual(['+233245550777'])
  for (const text of [church.letters[0]?.text, fake.book[0]?.text]) {
    expect(text).toContain('Dear friend,')
    expect(text).not.toContain('money')
  }
})

test.each([
  'you won GHS 5000',
  'Send PIN to 0201234567 before 6pm',
  'Your account is locked now',
  'Hurry!',
  'Ama, call',
  '٠٢٠١٢٣',
])('%j is no name on a card of the site', async (first_name) => {
  await using open = await openMessages()

  const answer = await write(open.church, 1, { first_name })

  expect(answer.status).toBe(400)
  expect(await answer.json()).toHaveProperty('first_name')
})

test('Nana Akua-Serwaa O’Brien writes the card of the site with all of the name', async () => {
  await using open = await openMessages()

  const answer = await write(open.church, 1, { first_name: 'Nana Akua-Serwaa Jr.', last_name: 'O’Brien' })

  expect(answer.status).toBe(201)
})
