import { expect, test } from 'vitest'
import type { InboxAnswer, WholeConversationAnswer } from '../../../src/lib/contract/care/inbox.ts'
import type { NewcomerCardAnswer } from '../../../src/lib/contract/care/newcomer-card.ts'
import { newcomer } from '../../support/church.ts'
import { openMessages } from '../../support/messages.ts'
import { openCare } from '../../support/people.ts'

/* A stranger who writes under somebody’s address or number: it changes nothing of what the office knows of that person. */

const hers = {
  name: 'Efua Sarpong',
  email: 'efua@example.com',
  phone: '0244123456',
  subject: 'Please call',
  message: 'My husband beats me. Please call me only on this number.',
}
const his = { ...hers, email: 'EFUA@Example.com', phone: '0208123456', message: 'Call me on my new number.' }

async function openInbox() {
  const open = await openMessages({ site: 'https://church.example' })
  const { church } = open
  const { access } = await church.signIn('admin')
  const list = async (view = 'open') =>
    ((await church.get(`inbox/?view=${view}`, access)).body as InboxAnswer).results
  const read = async (id = 0) => (await church.get(`inbox/${id}/`, access)).body as WholeConversationAnswer
  const act = (path: string, body: object) => church.post(`inbox/${path}/`, body, access)
  return { open, church, list, read, act, [Symbol.asyncDispose]: () => open[Symbol.asyncDispose]() }
}

test('words under her address with another number begin a conversation of their own, with words that warn', async () => {
  await using inbox = await openInbox()
  const { church, list, read, act } = inbox
  await church.post('members/contacts/', hers)
  const [first] = await list()
  await act(`${first?.id}/close`, { word: 'Called her' })
  church.wait(60_000)

  await church.post('members/contacts/', his)

  const [open, ...others] = await list()
  const known = await read(first?.id)
  const doubted = await read(open?.id)
  expect(others).toEqual([])
  expect(known).toMatchObject({
    state: 'closed',
    name: 'Efua Sarpong',
    telephone: '0244123456',
    email: 'efua@example.com',
    telephone_confirmed: false,
    others: [{ id: open?.id }],
  })
  expect(known.entries.map(({ kind }) => kind)).toEqual(['written', 'closed'])
  expect(open).toMatchObject({ doubt: 'telephone' })
  expect(doubted).toMatchObject({ telephone: '0208123456', others: [{ id: first?.id, state: 'closed' }] })
})

test('who gives a number where she gave none, or another name, does not come into her conversation either', async () => {
  await using inbox = await openInbox()
  const { church, list } = inbox
  const value = 'true'
  const at = church.clock.now.toISOString()
  await church.db
    .insertInto('church_setting')
    .values({ key: 'contact_by_either', value, changed_at: at, changed_by: null })
    .execute()
  church.cache.invalidate('church settings')

  await church.post('members/contacts/', { ...hers, phone: '' })
  await church.post('members/contacts/', his)
  await church.post('members/contacts/', { ...hers, name: 'Kofi Badu', phone: '' })

  expect((await list()).map(({ doubt }) => doubt).sort()).toEqual(['', 'name', 'telephone'])
})

test('she writes again with her number in another spelling, and it is the same conversation as it was shown', async () => {
  await using inbox = await openInbox()
  const { church, list, read } = inbox
  await church.post('members/contacts/', hers)
  const [first] = await list()

  await church.post('members/contacts/', { ...hers, phone: '+233 24 412 3456', message: 'Please, today' })
  await church.post('members/contacts/', { ...his, message: 'On my new number, please' })
  await church.post('members/contacts/', { ...hers, email: 'Efua@example.com', message: 'I wait' })

  const whole = await read(first?.id)
  expect(await list()).toHaveLength(2)
  expect(whole.entries.map(({ text }) => text)).toEqual([hers.message, 'Please, today', 'I wait'])
  expect(whole).toMatchObject({ telephone: '0244123456', email: 'efua@example.com' })
  expect(whole.entries.map(({ writer }) => [writer?.telephone, writer?.email, writer?.doubt])).toEqual([
    [undefined, undefined, undefined],
    ['+233 24 412 3456', 'efua@example.com', ''],
    ['0244123456', 'Efua@example.com', ''],
  ])
})

test('a visitor without an address is known by the number in any spelling', async () => {
  await using inbox = await openInbox()
  const { church, list, read } = inbox
  const at = church.clock.now.toISOString()
  await church.db
    .insertInto('church_setting')
    .values({ key: 'contact_by_either', value: 'true', changed_at: at, changed_by: null })
    .execute()
  church.cache.invalidate('church settings')
  const byPhone = { ...hers, email: '' }

  for (const [phone, message] of [
    ['024 412 3456', 'One seat'],
    ['+233 24 412 3456', 'Two seats'],
    ['(024) 412-3456', 'Three seats'],
  ])
    await church.post('members/contacts/', { ...byPhone, phone, message })

  const rows = await list()
  expect(rows).toHaveLength(1)
  expect((await read(rows[0]?.id)).telephone).toBe('024 412 3456')
})

test('in a conversation of before, an answer goes to the address of the entry that it answers', async () => {
  await using inbox = await openInbox()
  const { open, church, list, read, act } = inbox
  await church.post('members/contacts/', hers)
  await church.post('members/contacts/', { ...his, email: 'efua@elsewhere.example' })
  const rows = await list()
  const ids = rows.map(({ id }) => id).sort((a, b) => a - b)
  const [first = 0, second = 0] = ids
  // As an earlier version kept them: one conversation.
  await church.db
    .updateTable('conversation_entry')
    .set({ conversation_id: first })
    .where('conversation_id', '=', second)
    .execute()
  await church.db.deleteFrom('conversation').where('id', '=', second).execute()
  church.letters.length = 0

  const whole = await read(first)
  const [, newest] = whole.entries
  await act(`${first}/answers`, { text: 'We call you today.', way: 'send' })
  await act(`${first}/answers`, { text: 'Who are you?', way: 'send', entry: newest?.id })
  const stranger = await act(`${first}/answers`, { text: 'x', way: 'send', entry: 99_999 })
  await open.deliver()

  expect(whole).toMatchObject({ telephone: '0244123456', email: 'efua@example.com' })
  expect(newest?.writer).toMatchObject({ telephone: '0208123456', doubt: 'telephone' })
  expect(stranger.status).toBe(400)
  const sent = church.letters.map(({ to, text }) => `${to}: ${/today|Who are you/.exec(text)?.[0]}`)
  expect(sent.sort()).toEqual(['efua@elsewhere.example: Who are you', 'efua@example.com: today'])
})

test('words to a leader under somebody’s number and another name are a conversation of their own', async () => {
  await using inbox = await openInbox()
  const { church, list, read } = inbox
  const guest = { name: 'Kojo Badu', telephone: '024 412 3456', message: 'May I come on Friday?' }

  await church.post('fellowships/1/message/', guest)
  await church.post('fellowships/1/message/', { ...guest, telephone: '+233244123456', message: 'And Yaw?' })
  await church.post('fellowships/1/message/', { ...guest, name: 'The pastor', message: 'Send me the money' })

  const rows = await list()
  const [doubted, known] = rows
  expect(rows.map(({ name, doubt }) => [name, doubt])).toEqual([
    ['The pastor', 'name'],
    ['Kojo Badu', ''],
  ])
  expect((await read(known?.id)).entries).toHaveLength(2)
  expect((await read(doubted?.id)).others).toMatchObject([{ id: known?.id, name: 'Kojo Badu' }])
})

test('a member’s number that is not confirmed is shown so, and a typed number as another one', async () => {
  await using inbox = await openInbox()
  const { church, list, read } = inbox
  const { access } = await church.signIn('member')

  await church.post('members/contacts/', { ...hers, email: 'member@example.com' }, access)

  const [row] = await list()
  expect(await read(row?.id)).toMatchObject({
    telephone_confirmed: false,
    email: 'member@example.com',
    email_confirmed: true,
    others: [],
    entries: [{ writer: { telephone: '0244123456', doubt: 'telephone' } }],
  })
})

const card = {
  submission: crypto.randomUUID(),
  first_name: 'Ama',
  last_name: 'Serwaa',
  brought_by: '',
  telephone: '0208123456',
  email: 'ama@example.com',
  may_write: true,
}

test('a card under somebody’s address keeps what it says apart from what the register knows', async () => {
  await using register = await openCare()
  const { church, admin, add, read } = register
  const known = await add({
    first_name: 'Ama',
    last_name: 'Serwaa',
    telephone: '024 555 0101',
    email: 'ama@example.com',
  })

  await church.post('welcome-cards/', card)

  const cards = (await church.get('care/cards/', admin)).body as { results: NewcomerCardAnswer[] }
  const after = await read(known.id)
  expect(cards.results).toMatchObject([
    {
      person: known.id,
      telephone: '+233245550101',
      written: [{ name: 'Ama Serwaa', telephone: '+233208123456', differs: ['telephone'], may_write: true }],
    },
  ])
  expect(after).toMatchObject({ telephone: '+233245550101', other_telephone: '' })
  expect(after.consents.filter(({ given }) => given !== null)).toEqual([])
})

test('a card does not come to an account that gives the same number and has not confirmed it', async () => {
  await using register = await openCare()
  const { church, admin } = register
  await church.post('auth/register/', {
    ...newcomer,
    first_name: 'Ama',
    last_name: 'Serwaa',
    telephone: '020 812 3456',
    email: 'stranger@example.com',
  })

  await church.post('welcome-cards/', { ...card, email: '' })

  const cards = (await church.get('care/cards/', admin)).body as { results: NewcomerCardAnswer[] }
  const person = await register.read(cards.results[0]?.person ?? 0)
  expect(person).toMatchObject({ has_account: false, possible_accounts: [{ username: newcomer.username }] })
})
