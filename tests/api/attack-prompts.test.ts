import { expect, test } from 'vitest'
import { openPrompts } from '../support/prompts.ts'

/* A visitor who makes mobile-money prompts appear on a stranger's telephone. */

const funds = ['offering', 'tithe', 'thanksgiving', 'harvest', 'welfare', 'building', 'missions']
const minute = 60_000

/** Spellings of one number, each with another text. */
const spellings = [
  ...['0244000003', '+233 24 400 0003', '(024) 400-0003', '０２４４０００００３', '٠٢٤٤٠٠٠٠٠٣'],
  ...['0244000003 ext. 5', '+233244000003;ext=77', '024 400 0003 x12', '۰۲۴۴۰۰۰۰۰۳'],
]

test('however a stranger spells a number, from any network and for any fund, it gets ten prompts an hour at most', async () => {
  await using open = await openPrompts()
  const { church, give, wallets } = open

  const statuses = []
  for (let time = 0; time < 40; time++) {
    const spelling = spellings[time % spellings.length] ?? ''
    const fund = funds[Math.floor(time / spellings.length)] ?? ''
    const answer = await give(spelling, { fund, network: time })
    statuses.push(answer.status)
    // What waits is over, so that the next one is no second to it.
    await church.db
      .updateTable('gift')
      .set({ state: 'succeeded', next_look_at: null })
      .where('state', '<>', 'succeeded')
      .execute()
  }

  expect(statuses.filter((status) => status === 201)).toHaveLength(10)
  expect(statuses.slice(10).every((status) => status === 429)).toBe(true)
  expect(wallets.charges.size).toBe(10)
})

test('prompts that nobody approves count double', async () => {
  await using open = await openPrompts()
  const { church, give, pass } = open

  const statuses = []
  for (const fund of funds) {
    statuses.push((await give('0244000003', { fund })).status)
    await church.background.ended(30_000)
    await pass(4 * minute)
    await pass(minute)
  }

  expect(statuses).toEqual([201, 201, 201, 201, 201, 429, 429])
})

test('a member who has confirmed the number still gives from it, whatever strangers have done', async () => {
  await using open = await openPrompts()
  const { church, give } = open
  const { access } = await church.signIn('member')
  const { id } = await church.db
    .selectFrom('account')
    .select('id')
    .where('username', '=', 'member')
    .executeTakeFirstOrThrow()
  await church.db.updateTable('account').set({ telephone: '+233244000001' }).where('id', '=', id).execute()
  await church.db
    .insertInto('confirmed_telephone')
    .values({ account_id: id, telephone: '+233244000001', confirmed_at: church.clock.now.toISOString() })
    .execute()
  for (let time = 0; time < 12; time++)
    await give('0244000001', { fund: funds[time % 7] ?? '', network: time })

  const own = await give('0244000001', { access })

  expect(own.status).toBe(201)
})
