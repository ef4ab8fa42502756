import { expect, test } from 'vitest'
import { openPrompts } from '../../support/prompts.ts'

/* A visitor who makes mobile-money prompts appear on a stranger's telephone. */

const funds = ['offering', 'tithe', 'thanksgiving', 'harvest', 'welfare', 'building', 'missions']
const minute = 60_000

/** Spellings of one number, each with another text. */
const spellings = [
  '0244000003',
  '+233 24 400 0003',
  '(024) 400-0003',
  '０２４４０００００３',
  '٠٢٤٤٠٠٠٠٠٣',
  '0244000003 ext. 5',
  '+233244000003;ext=77',
  '024 400 0003 x12',
  '۰۲۴۴۰۰۰۰۰۳',
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

test('after the third prompt of a day that nobody approves the number learns once how to stop them, for good', async () => {
  await using open = await openPrompts()
  const { church, give, pass, texts, wallets } = open
  const at = (network: number) => give('0244000003', { fund: funds[network] ?? '', network })

  for (let time = 0; time < 2; time++) {
    expect((await at(time)).status).toBe(201)
    await pass(5 * minute)
  }
  await church.background.ended(30_000)
  const before = texts.book.length
  const third = await at(2)
  await pass(5 * minute)
  const fourth = await at(3)
  await church.background.ended(30_000)
  const [text, ...others] = texts.book
  const [, code] = /\/stop#([\w-]{10}p)/.exec(text?.text ?? '') ?? []
  const stopped = await church.post('messages/leave/', { code, stop: 'this' })
  church.wait(48 * 60 * minute)
  const refused = await give('０２４４０００００３', { network: 9 })
  const charges = wallets.charges.size
  const again = await church.post('messages/leave/', { code, stop: 'nothing' })
  const allowed = await give('0244000003', { network: 10 })

  expect([before, third.status, fourth.status]).toEqual([0, 201, 201])
  expect([text?.to, others]).toEqual(['+233244000003', []])
  expect(text?.text).not.toMatch(/Esi|esi\d/)
  expect([stopped.status, refused.status, charges]).toEqual([200, 409, 4])
  expect(await refused.json()).toMatchObject({ detail: expect.stringContaining('no requests to pay') })
  expect([again.status, allowed.status]).toEqual([200, 201])
})

test('the text that stops prompts is paid by what strangers may spend, and a number that gives is left alone', async () => {
  await using open = await openPrompts()
  const { church, give, pass, texts } = open
  const { access } = await church.signIn('admin')
  await church.call('PATCH', 'admin/settings/', { sms_unproven_share: 0 }, access)
  for (let time = 0; time < 4; time++) {
    await give('0244000003', { fund: funds[time] ?? '', network: time })
    // This number approves its prompts.
    await give('0244000001', { fund: funds[time] ?? '', network: time + 20 })
    await pass(5 * minute)
  }
  await church.background.ended(30_000)

  expect(texts.book).toEqual([])
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
