import { expect, test } from 'vitest'
import { newcomer, openChurch } from '../../support/church.ts'

/* Somebody who makes accounts under a stranger's address, to fill that mailbox. */

const victim = 'victim@example.com'
const spellings = ['victim@example.com', 'Victim+1@example.com', 'VICTIM+church@example.com']
const count = 8

async function openAttack() {
  const church = await openChurch({ limits: true })
  for (let at = 0; at < count; at++) {
    const form = { ...newcomer, username: `made${at}`, email: spellings[at % spellings.length] }
    expect((await church.post('auth/register/', form)).status).toBe(201)
  }
  await church.background.ended(30_000)
  const arrived = () => church.letters.filter(({ to }) => to.toLowerCase().startsWith('victim'))
  return { church, arrived }
}

test('new passwords for many accounts under one unconfirmed address are five e-mails a day with all others', async () => {
  const { church, arrived } = await openAttack()
  await using _ = church

  for (let at = 0; at < count; at++) await church.post('auth/forgot-password/', { username: `made${at}` })
  await church.background.ended(30_000)

  expect(arrived()).toHaveLength(5)
})

test('sign-ins on new devices and wrong passwords fill no unconfirmed mailbox', async () => {
  const { church, arrived } = await openAttack()
  await using _ = church
  church.letters.length = 0
  const { password } = newcomer

  for (let at = 0; at < count; at++) {
    const username = `made${at}`
    await church.post('auth/login/', { username, password })
    await church.post('auth/login/', { username, password })
  }
  await church.background.ended(30_000)

  expect(arrived()).toEqual([])
})

test('the owner of a confirmed address gets the link for a new password, whatever strangers have caused there', async () => {
  const { church, arrived } = await openAttack()
  await using _ = church
  await church.db
    .updateTable('account')
    .set({ email: victim, email_key: victim, email_confirmed_at: church.clock.now.toISOString() })
    .where('username', '=', 'member')
    .execute()
  church.letters.length = 0

  const answer = await church.post('auth/forgot-password/', { username: 'member' })
  await church.background.ended(30_000)

  expect(answer.status).toBe(200)
  expect(arrived().map(({ subject }) => subject)).toEqual(['Choose a new password'])
})
