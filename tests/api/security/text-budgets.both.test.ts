import { expect, test } from 'vitest'
import { NewcomerCard } from '../../../src/lib/contract/care/newcomer-card.ts'
import { sendAutomatic } from '../../../src/server/app/automatic-messages/run.ts'
import { readTextBudgets } from '../../../src/server/messages/text-budgets/read.ts'
import { tellOfBudgets } from '../../../src/server/messages/text-budgets/tell-office.ts'
import type { Church } from '../../support/church.ts'
import { likes, onlyPeople, switchOn } from '../../support/message-people.ts'
import { openMessages } from '../../support/messages.ts'
import { forgetSampleCare } from '../../support/people.ts'

/* A month of strangers who spend the church's text messages: staff, what goes by itself and codes each keep their own part. */

const site = 'https://church.example'
const day = 86_400_000
const price = 4
/** Of messages to people: 60 texts of staff, 40 that go by themselves, of them 10 thanks. Of codes: 14 a day to members, 6 to unknown numbers. */
const ceilings = {
  sms_price: price,
  sms_month_ceiling: 400,
  sms_automatic_share: 40,
  sms_code_day_ceiling: 80,
  sms_code_month_ceiling: 400,
  sms_unproven_share: 30,
}

let counted = 0
const madeUp = () => `02090${String(10_000 + counted++)}`

const writeCard = (church: Church, telephone: string) =>
  church.post('welcome-cards/', {
    submission: crypto.randomUUID(),
    first_name: 'Yaw',
    last_name: 'Zormelo',
    brought_by: '',
    telephone,
    may_write: true,
    website: '',
  })

async function confirmNumber({ db, clock }: Church, username: string, telephone: string): Promise<void> {
  const { id } = await db
    .updateTable('account')
    .set({ telephone })
    .where('username', '=', username)
    .returning('id')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('confirmed_telephone')
    .values({ account_id: id, telephone, confirmed_at: clock.now.toISOString() })
    .execute()
}

test('through a month of strangers’ cards and codes, birthdays are wished, the funeral is told, and a member’s code comes', async () => {
  await using open = await openMessages({ site })
  const { church, fake, deliver, delivering } = open
  const { db, addressHash, clock, letters } = church
  await forgetSampleCare(church)
  const telephones = Array.from({ length: 10 }, (_, at) => `+2332440000${String(at + 10)}`)
  const ids = await onlyPeople(church, telephones)
  await likes(church, ids, 'sms')
  for (const [at, id] of ids.entries())
    await db
      .updateTable('person')
      .set({ born: `1980-12-${String(3 * at + 1).padStart(2, '0')}` })
      .where('account_id', '=', id)
      .execute()
  await confirmNumber(church, 'member', '+233244123456')
  await db
    .updateTable('account')
    .set({ email_confirmed_at: '2026-01-01' })
    .where('username', '=', 'admin')
    .execute()
  const as = async (username: string) => (await church.signIn(username)).access
  await church.call('PATCH', 'admin/settings/', ceilings, await as('admin'))
  await switchOn(church, 'birthday')
  letters.length = 0
  const telling = {
    db,
    addressHash,
    site,
    now: () => clock.now,
    mail: { send: (letter: (typeof letters)[number]) => void letters.push(letter) },
  }

  clock.now = new Date('2026-12-01T12:00:00Z')
  for (let at = 0; at < 30; at++) {
    for (let card = 0; card < 3; card++) expect((await writeCard(church, madeUp())).status).toBe(201)
    const access = await as('leader')
    for (let code = 0; code < 8; code++)
      await church.post('users/me/telephone/code/', { telephone: madeUp() }, access)
    await church.background.ended(30_000)
    await sendAutomatic({ ...delivering, site })
    await deliver()
    await tellOfBudgets(telling)
    church.wait(day)
  }
  clock.now = new Date('2026-12-30T15:00:00Z')
  const access = await as('admin')
  const funeral = await church.post(
    'messages/',
    {
      audience: 'fellowship 1',
      purpose: 'church',
      channel: 'sms',
      subject: 'Funeral',
      text: 'The burial of Elder Mensah is on Saturday.',
      send_at: '',
    },
    access,
  )
  await deliver()
  const code = await church.post('auth/telephone-code/', { telephone: '0244123456' })
  await church.background.ended(30_000)
  const needs = await church.get('admin/needs/', access)

  const texts = (words: string) => fake.book.filter(({ text }) => text.includes(words)).map(({ to }) => to)
  expect(texts('Happy birthday').toSorted()).toEqual(telephones)
  expect([funeral.status, texts('burial').toSorted()]).toEqual([201, [...telephones, '+233244123456']])
  expect([code.status, texts('is your code to log in')]).toEqual([200, ['+233244123456']])
  expect(texts('thank you for worshipping')).toHaveLength(10)
  expect(texts('to confirm this number')).toHaveLength(30)
  const budgets = await readTextBudgets(db, clock.now)
  expect(budgets.filter(({ period }) => period === '2026-12')).toEqual([
    { budget: 'own', period: '2026-12', ceiling: 240, spent: expect.any(Number) },
    { budget: 'automatic', period: '2026-12', ceiling: 160, spent: expect.any(Number) },
    { budget: 'codes', period: '2026-12', ceiling: 280, spent: price },
    { budget: 'unproven', period: '2026-12', ceiling: 120, spent: 120 },
  ])
  for (const { spent, ceiling } of budgets) expect(spent).toBeLessThanOrEqual(ceiling)
  // Of the month once, and of each of the five days on which strangers spent a whole day's part.
  const told = letters.filter(({ subject }) => subject === 'Text messages: a ceiling is near')
  expect(told).toHaveLength(5)
  expect(told.filter(({ text }) => text.includes('this month.'))).toHaveLength(1)
  expect(told[0]?.text).toContain('Text messages to numbers that nobody has confirmed: GHS 0.24 of GHS 0.24')
  expect(needs.body).toMatchObject({ texts: [{ budget: 'unproven', period: '2026-12' }] })
})

test('staff’s own messages and those that go by themselves are refused each at its own ceiling', async () => {
  await using open = await openMessages({ site })
  const { church, deliver, fake } = open
  const telephones = ['+233244000010', '+233244000011']
  const ids = await onlyPeople(church, telephones)
  await likes(church, ids, 'sms')
  await church.db.updateTable('person').set({ born: '1980-11-23' }).where('account_id', 'in', ids).execute()
  const { access } = await church.signIn('admin')
  const write = (text: string) =>
    church.post(
      'messages/',
      {
        audience: 'fellowship 1',
        purpose: 'church',
        channel: 'sms',
        subject: 'x',
        send_at: '',
        text,
      },
      access,
    )
  await church.call(
    'PATCH',
    'admin/settings/',
    { ...ceilings, sms_month_ceiling: 16, sms_automatic_share: 50 },
    access,
  )
  await switchOn(church, 'birthday')

  const first = await write('One')
  const second = await write('Two')
  await sendAutomatic({ ...open.delivering, site })
  await deliver()

  expect([first.status, second.status]).toEqual([201, 409])
  expect(fake.book.filter(({ text }) => text.includes('Happy birthday'))).toHaveLength(2)
})

test('of 180 cards in a minute thirty are thanked at once, and staff thanks the others after a look', async () => {
  await using open = await openMessages({ limits: true, site })
  const { church, fake, deliver } = open
  await forgetSampleCare(church)
  const write = (at: number) => {
    const body = JSON.stringify({
      submission: crypto.randomUUID(),
      first_name: 'Yaw',
      last_name: 'Zormelo',
      brought_by: '',
      telephone: madeUp(),
      may_write: true,
      website: '',
    })
    const init = { method: 'POST', headers: { 'Content-Type': 'application/json' }, body }
    const incoming = { socket: { remoteAddress: `41.66.${at % 6}.7` }, headers: {} }
    return church.api.request('/backend/api/welcome-cards/', init, { incoming })
  }

  const statuses = []
  for (let at = 0; at < 180; at++) statuses.push((await write(at)).status)
  await deliver()
  const atOnce = fake.book.splice(0)
  const { access } = await church.signIn('admin')
  const { body } = await church.get('care/cards/?limit=200', access)
  // As the page reads them, whose button stands at the cards that wait.
  const cards = (body as { results: unknown[] }).results.map((row) => NewcomerCard.parse(row))
  const [waiting] = cards.filter(({ thanks_waits }) => thanks_waits)
  const thanked = await church.post(`care/cards/${waiting?.id}/thanks/`, {}, access)
  const other = cards.find(({ thanks }) => thanks !== '')
  const twice = await church.post(`care/cards/${other?.id}/thanks/`, {}, access)
  await deliver()

  expect(statuses.every((status) => status === 201)).toBe(true)
  expect(atOnce).toHaveLength(30)
  expect([cards.length, cards.filter(({ thanks_waits }) => thanks_waits).length]).toEqual([180, 150])
  expect([thanked.status, twice.status]).toEqual([200, 409])
  expect(fake.book.map(({ text }) => text)).toEqual([expect.stringContaining('Dear Yaw, thank you')])
})
