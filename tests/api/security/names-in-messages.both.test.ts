import { expect, test } from 'vitest'
import { sendAutomatic } from '../../../src/server/app/automatic-messages/run.ts'
import { onlyPeople, switchOn } from '../../support/message-people.ts'
import { openMessages } from '../../support/messages.ts'
import { forgetSampleCare } from '../../support/people.ts'

/* A stranger's words that staff's own messages would carry to others: as the first name of a made-up account, or of a card of the site. */

const site = 'https://church.example'
const typed = 'Send Money Quickly'
const victims = { account: '+233244000010', card: '+233245550777' }

async function openAttack() {
  const open = await openMessages({ site })
  const { church } = open
  await forgetSampleCare(church)
  const [id = 0] = await onlyPeople(church, [victims.account])
  await church.db
    .updateTable('account')
    .set({ first_name: typed, email_confirmed_at: null })
    .where('id', '=', id)
    .execute()
  const card = await church.post('welcome-cards/', {
    submission: crypto.randomUUID(),
    first_name: typed,
    last_name: 'Zormelo',
    brought_by: '',
    telephone: victims.card,
    may_write: true,
    website: '',
  })
  expect(card.status).toBe(201)
  await open.deliver()
  open.fake.book.length = 0
  const admin = await open.as('admin')
  /** What both numbers read of staff's words to everybody. */
  const read = async (subject: string) => {
    await admin.write({ subject, text: '{first name}, {name with title}: come on Sunday.' })
    await open.deliver()
    const all = open.fake.book.splice(0)
    return Object.values(victims).map((number) => all.find(({ to }) => to === number)?.text.split('\n')[0])
  }
  return { open, church, id, read, admin }
}

test('a text message of staff calls nobody by a name that a stranger has typed', async () => {
  const { open, read } = await openAttack()
  await using _ = open

  expect(await read('Harvest')).toEqual([
    'friend, friend: come on Sunday.',
    'friend, friend: come on Sunday.',
  ])
})

test('who has been marked present, and whose card somebody has taken, is called by name', async () => {
  const { open, church, id, read, admin } = await openAttack()
  await using _ = open
  const { id: event } = await church.db.selectFrom('event').select('id').executeTakeFirstOrThrow()
  await church.db
    .insertInto('attendance')
    .values({ event_id: event, account_id: id, is_present: 1, marked_at: church.clock.now.toISOString() })
    .execute()
  const { body } = await church.get('care/cards/', admin.access)
  const [card] = (body as { results: { id: number; version: number }[] }).results
  const { id: account } = await church.db
    .selectFrom('account')
    .select('id')
    .where('username', '=', 'admin')
    .executeTakeFirstOrThrow()
  const taken = await church.put(
    `care/cards/${card?.id}/responsible/`,
    { account, version: card?.version },
    admin.access,
  )

  expect(taken.status).toBe(200)
  expect(await read('Harvest')).toEqual([
    `${typed}, ${typed} Mensah: come on Sunday.`,
    `${typed}, ${typed} Zormelo: come on Sunday.`,
  ])
})

test('a birthday wish carries no such name either', async () => {
  const { open, church, id } = await openAttack()
  await using _ = open
  await church.db.updateTable('person').set({ born: '1980-11-23' }).where('account_id', '=', id).execute()
  await switchOn(church, 'birthday')

  await sendAutomatic({ ...open.delivering, site })
  await open.deliver()

  expect(open.fake.book.map(({ text }) => text)).toEqual([expect.stringContaining('Happy birthday, friend!')])
})

test('the office’s answer to a visitor has no subject that the visitor typed', async () => {
  await using open = await openMessages({ site })
  const { church } = open
  await church.post('members/contacts/', {
    name: 'Ama',
    email: 'victim@example.com',
    phone: '(024) 412-3456',
    subject: 'Your account is locked, call 0201234567',
    message: 'Hello',
  })
  const { access } = await church.signIn('admin')
  const { body } = await church.get('inbox/?status=open', access)
  const [conversation] = (body as { results: { id: number; subject: string }[] }).results.filter(
    ({ subject }) => subject.includes('locked'),
  )
  church.letters.length = 0

  const answered = await church.post(
    `inbox/${conversation?.id}/answers/`,
    { text: 'What do you mean, {first name}?', way: 'send' },
    access,
  )
  await open.deliver()

  expect(answered.status).toBe(201)
  const [letter] = church.letters
  expect(letter?.to).toBe('victim@example.com')
  expect(`${letter?.subject} ${letter?.text}`).not.toMatch(/locked|0201234567/)
})
