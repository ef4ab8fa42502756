import { expect, test } from 'vitest'
import type {
  InboxAnswer,
  InboxCountsAnswer,
  InboxView,
  OwnAnswersAnswer,
  WholeConversationAnswer,
} from '../../../src/lib/contract/care/inbox.ts'
import type { OwnMessages } from '../../../src/lib/contract/messages/own-message.ts'
import { sweepRetention } from '../../../src/server/app/retention/sweep.ts'
import { sweepInbox } from '../../../src/server/care/inbox/sweep.ts'
import { openMessages } from '../../support/messages.ts'

/* One inbox for words to the office, words to leaders and answers to messages: who sees what, and what becomes of it. */

const hour = 3_600_000
const day = 24 * hour
const question = {
  name: 'Efua Sarpong',
  email: 'efua@example.com',
  phone: '0244123456',
  subject: 'A wedding in March',
  message: 'Is the chapel free?',
}

/** A church with text messages, and the inbox of each of its people. */
async function openInbox(options: Parameters<typeof openMessages>[0] = {}) {
  const open = await openMessages({ site: 'https://church.example', ...options })
  const { church } = open
  const as = async (username: string) => {
    const { access: first, user } = await church.signIn(username)
    const access = async () => (await church.signIn(username)).access
    const list = async (view: InboxView = 'open', words = '') =>
      ((await church.get(`inbox/?view=${view}${words}`, await access())).body as InboxAnswer).results
    const read = async (id: number) =>
      (await church.get(`inbox/${id}/`, await access())).body as WholeConversationAnswer
    return {
      id: Number(user['id']),
      access: first,
      list,
      read,
      act: async (method: 'POST' | 'PUT', path: string, body: object) =>
        church.call(method, `inbox/${path}/`, body, await access()),
      counts: async () => (await church.get('inbox/counts/', await access())).body as InboxCountsAnswer,
      messages: async () =>
        ((await church.get('messages/mine/', await access())).body as OwnMessages).results,
      thread: async (message: number) =>
        (await church.get(`messages/mine/${message}/answers/`, await access())).body as OwnAnswersAnswer,
      answer: async (message: number, text: string) =>
        church.post(`messages/mine/${message}/answers/`, { text }, await access()),
    }
  }
  const [admin, leader, leader2, member, media] = [
    await as('admin'),
    await as('leader'),
    await as('leader2'),
    await as('member'),
    await as('media'),
  ]
  const giveDuty = (account_id: number) =>
    church.db
      .insertInto('duty')
      .values({ account_id, duty: 'office', granted_at: church.clock.now.toISOString() })
      .execute()
  return {
    open,
    church,
    admin,
    leader,
    leader2,
    member,
    media,
    giveDuty,
    [Symbol.asyncDispose]: () => open[Symbol.asyncDispose](),
  }
}

const subjectsOf = (rows: readonly { subject: string }[]) => rows.map(({ subject }) => subject)

test('each sees what their duty is to answer, and nobody else a word of it over any route', async () => {
  await using inbox = await openInbox()
  const { church, open, admin, leader, leader2, member, media, giveDuty } = inbox
  await church.post('members/contacts/', question)
  await church.post('fellowships/1/message/', { message: 'A lift on Friday?' }, member.access)
  const sent = (await (await open.as('leader')).write({ audience: 'fellowship 1', channel: 'app' })).body
  await open.deliver()
  await member.answer((sent as { id: number }).id, 'I come with two')
  const before = await media.list().catch(() => [])
  await giveDuty(media.id)

  const seen = {
    admin: (await admin.list()).map(({ source }) => source).sort(),
    leader: (await leader.list()).map(({ source }) => source).sort(),
    leader2: await leader2.list(),
    media: (await media.list()).map(({ source }) => source),
  }
  const rows = await admin.list()
  const idOf = (source: string) => rows.find((row) => row.source === source)?.id ?? 0
  const strangers = [
    ...(['office', 'leader', 'answer'] as const).map((source) => [leader2, source] as const),
    ...(['leader', 'answer'] as const).map((source) => [media, source] as const),
    ...(['office'] as const).map((source) => [leader, source] as const),
  ]
  const refused: number[] = []
  for (const [who, source] of strangers) {
    const id = idOf(source)
    const access = (await church.signIn(who === leader2 ? 'leader2' : who === media ? 'media' : 'leader'))
      .access
    for (const path of ['', 'holders/'])
      refused.push((await church.get(`inbox/${id}/${path}`, access)).status)
    refused.push((await who.act('PUT', `${id}/holder`, { account: who.id })).status)
    refused.push((await who.act('POST', `${id}/answers`, { text: 'x', way: 'note' })).status)
    for (const path of ['close', 'reopen']) refused.push((await who.act('POST', `${id}/${path}`, {})).status)
  }
  const members = []
  for (const path of ['', 'counts/', `${idOf('office')}/`, `${idOf('answer')}/holders/`])
    members.push((await church.get(`inbox/${path}`, member.access)).status)
  const visitor = (await church.get('inbox/')).status

  expect(before).toBeUndefined()
  expect(seen).toEqual({
    admin: ['answer', 'leader', 'office'],
    leader: ['answer', 'leader'],
    leader2: [],
    media: ['office'],
  })
  expect(refused).toEqual(refused.map(() => 404))
  expect([members, visitor]).toEqual([[403, 403, 403, 403], 401])
  expect((await church.get('inbox/may/', member.access)).body).toMatchObject({ may: false })
})

test('a visitor is answered by e-mail, writes again, and finds the same conversation open', async () => {
  await using inbox = await openInbox()
  const { church, open, media, giveDuty } = inbox
  await giveDuty(media.id)
  await church.post('members/contacts/', question)
  church.wait(3 * day)
  const waiting = await media.list('waiting')
  const id = waiting[0]?.id ?? 0
  church.letters.length = 0

  const taken = await Promise.all(
    [1, 2].map(() => media.act('PUT', `${id}/holder`, { account: media.id, version: waiting[0]?.version })),
  )
  const stranger = await media.act('PUT', `${id}/holder`, { account: inbox.leader.id })
  const answered = await media.act('POST', `${id}/answers`, { text: 'Yes, all of March.', way: 'send' })
  await open.deliver()
  const letters = church.letters.filter(({ to }) => to === 'efua@example.com')
  const closed = await media.act('POST', `${id}/close`, { word: 'Told her' })
  const [after, old] = [
    await media.list('closed'),
    await church.get('members/contacts/', (await church.signIn('admin')).access),
  ]
  church.wait(day)
  await church.post('members/contacts/', { ...question, message: 'And April?' })
  const [again] = await media.list('mine')
  const { entries } = await media.read(id)

  expect(subjectsOf(waiting)).toEqual(['A wedding in March'])
  expect(taken.map(({ status }) => status).sort()).toEqual([200, 409])
  expect([stranger, answered, closed].map(({ status }) => status)).toEqual([400, 201, 200])
  expect(letters).toMatchObject([
    { subject: 'An answer to your message', text: expect.stringContaining('Yes, all of March.') },
  ])
  expect(after.map((row) => row.id)).toEqual([id])
  expect(old.body).toMatchObject({ results: [{ is_read: true }] })
  expect(again).toMatchObject({ id, state: 'open', assigned: media.id })
  expect(entries.map(({ kind, text }) => [kind, text])).toEqual([
    ['written', 'Is the chapel free?'],
    ['taken', ''],
    ['answered', 'Yes, all of March.'],
    ['closed', 'Told her'],
    ['written', 'And April?'],
  ])
  expect(entries[2]).toMatchObject({ channel: 'email', delivery: 'sent' })
})

test('a member answers a message, is answered in the app, and both sides read it in order', async () => {
  await using inbox = await openInbox({ limits: true })
  const { church, open, leader, leader2, member } = inbox
  const write = async (changes: object) =>
    (
      (await (await open.as('leader')).write({ audience: 'fellowship 1', channel: 'app', ...changes }))
        .body as {
        id: number
      }
    ).id
  const answerable = await write({ subject: 'Who brings rice?' })
  const silent = await write({ subject: 'For your eyes', takes_answers: false })
  await open.deliver()
  const offered = (await member.messages()).map(({ subject, may_answer }) => [subject, may_answer])
  church.letters.length = 0

  const answers = [
    await member.answer(answerable, 'I do'),
    await member.answer(answerable, 'I do'),
    await member.answer(silent, 'Me, too'),
    await leader2.answer(answerable, 'Not to me'),
    await member.answer(answerable, ' '),
  ]
  const [row] = await leader.list('nobody')
  const told = church.letters.map(({ subject }) => subject)
  const reply = await leader.act('POST', `${row?.id}/answers`, {
    text: 'Thank you, {first name}',
    way: 'send',
  })
  const outdated = await leader.act('POST', `${row?.id}/close`, { word: '', version: row?.version })
  await open.deliver()
  const [news] = await member.messages()
  await leader.act('POST', `${row?.id}/close`, { word: '' })
  await member.answer(news?.id ?? 0, 'With joy')
  const statuses = []
  for (let at = 0; at < 8; at += 1) statuses.push((await member.answer(answerable, `More ${at}`)).status)

  expect(offered).toEqual(
    expect.arrayContaining([
      ['Who brings rice?', true],
      ['For your eyes', false],
    ]),
  )
  expect(answers.map(({ status }) => status)).toEqual([201, 201, 409, 404, 400])
  expect([told, row]).toMatchObject([
    ['Somebody has answered you'],
    { source: 'answer', subject: 'Who brings rice?' },
  ])
  expect([reply.status, outdated.status]).toEqual([201, 409])
  expect(news).toMatchObject({ subject: 'Re: Who brings rice?', purpose: 'other', may_answer: true })
  expect((await member.thread(news?.id ?? 0)).entries.slice(0, 3)).toMatchObject([
    { is_mine: true, text: 'I do' },
    { is_mine: false, text: 'Thank you, {first name}' },
    { is_mine: true, text: 'With joy' },
  ])
  expect(statuses).toContain(429)
  expect(await leader.list('mine')).toMatchObject([{ id: row?.id, state: 'open' }])
  expect((await church.get('messages/', (await open.as('leader')).access)).body).toMatchObject({ count: 2 })
})

test('words to a leader are handed on, answered as a text message or noted, and the leader’s own list agrees', async () => {
  await using inbox = await openInbox()
  const { church, open, admin, leader } = inbox
  const guest = { name: 'Kojo Badu', telephone: '024 412 3456', message: 'May I come on Friday?' }
  await church.post('fellowships/1/message/', guest)
  const [row] = await leader.list('nobody')
  const id = row?.id ?? 0
  church.letters.length = 0

  const noted = await leader.act('POST', `${id}/answers`, { text: 'Called him', way: 'note' })
  const holders = (await church.get(`inbox/${id}/holders/`, (await church.signIn('leader')).access)).body
  const assistant = await church.db
    .selectFrom('fellowship_assistant')
    .select('account_id')
    .where('fellowship_id', '=', 1)
    .executeTakeFirstOrThrow()
  const handed = await leader.act('PUT', `${id}/holder`, { account: admin.id })
  await church.background.ended(5000)
  const told = church.letters.map(({ subject }) => subject)
  const { way } = await admin.read(id)
  const sent = await admin.act('POST', `${id}/answers`, { text: 'Welcome', way: 'send' })
  await open.deliver()
  await admin.act('POST', `${id}/close`, { word: '' })
  const list = (
    await church.get('fellowships/1/messages/?status=archived', (await church.signIn('leader')).access)
  ).body
  const open2 = (list as { results: { id: number }[] }).results[0]
  await church.call(
    'PATCH',
    `fellowships/1/messages/${open2?.id}/`,
    { is_archived: false },
    (await church.signIn('leader')).access,
  )

  expect([noted.status, handed.status]).toEqual([201, 200])
  expect((holders as { id: number; what: string }[]).map(({ id, what }) => [what, id])).toEqual([
    ['Super admin', admin.id],
    ['Assistant', assistant.account_id],
    ['Leader', leader.id],
  ])
  expect(told).toEqual(['A conversation was handed to you'])
  expect([way, sent.status]).toEqual(['sms', 201])
  expect(open.fake.book).toMatchObject([{ to: '+233244123456', text: expect.stringContaining('Welcome') }])
  expect(list).toMatchObject({ count: 1, results: [{ is_archived: true, is_read: true }] })
  expect((await admin.list('mine'))[0]).toMatchObject({ id, state: 'open', name: 'Kojo Badu' })
})

test('a visitor whose keyboard capitalises the e-mail address goes on in the same conversation', async () => {
  await using inbox = await openInbox()
  const { church, admin } = inbox
  await church.post('members/contacts/', question)
  church.wait(day)
  await church.post('members/contacts/', { ...question, email: 'Efua@example.com', message: 'And April?' })

  expect(await admin.list()).toHaveLength(1)
})

test('visitors without an e-mail address are answered by text message, each in their own conversation', async () => {
  await using inbox = await openInbox()
  const { church, open, admin } = inbox
  const value = 'true'
  const at = church.clock.now.toISOString()
  await church.db
    .insertInto('church_setting')
    .values({ key: 'contact_by_either', value, changed_at: at, changed_by: null })
    .execute()
  church.cache.invalidate('church settings')
  const { email: _, ...byPhone } = question
  const write = (phone: string, message: string) =>
    church.post('members/contacts/', { ...byPhone, phone, message })
  await write('(024) 412-3456', 'One seat, please')
  await write('(020) 812-3456', 'Two seats, please')
  church.wait(day)
  await write('(024) 412-3456', 'Two, after all')

  const rows = await admin.list()
  const first = await admin.read(rows[0]?.id ?? 0)
  const sent = await admin.act('POST', `${first.id}/answers`, { text: 'Welcome, both', way: 'send' })
  await open.deliver()

  expect(rows).toHaveLength(2)
  expect([first.way, first.telephone, sent.status]).toEqual(['sms', '(024) 412-3456', 201])
  expect(open.fake.book).toMatchObject([
    { to: '+233244123456', text: expect.stringContaining('Welcome, both') },
  ])
})

test('an answer to words that were put away brings them back to the leader’s own list', async () => {
  await using inbox = await openInbox()
  const { church, leader } = inbox
  await church.post('fellowships/1/message/', {
    name: 'Kojo',
    telephone: '024 412 3456',
    message: 'May I come?',
  })
  const id = (await leader.list('nobody'))[0]?.id ?? 0
  await leader.act('POST', `${id}/close`, { word: '' })
  const answered = await leader.act('POST', `${id}/answers`, { text: 'Called him', way: 'note' })
  const { access } = await church.signIn('leader')
  const put = (await church.get('fellowships/1/messages/?status=archived', access)).body

  expect([answered.status, (await leader.read(id)).state]).toEqual([201, 'open'])
  expect(put).toMatchObject({ count: 0 })
})

test('opening a conversation again brings back what its closing put away, and nothing that the leader put away before', async () => {
  await using inbox = await openInbox()
  const { church, leader } = inbox
  const access = async (who = 'leader') => (await church.signIn(who)).access
  const write = async (message: string) =>
    church.post('fellowships/1/message/', { message }, await access('member'))
  const putAway = async () => {
    const { body } = await church.get('fellowships/1/messages/?status=archived', await access())
    return (body as { results: { message: string }[] }).results.map(({ message }) => message)
  }
  await write('A lift on Friday?')
  const { body } = await church.get('fellowships/1/messages/', await access())
  const [first] = (body as { results: { id: number }[] }).results
  await write('And on Sunday?')
  await write('With my mother')
  await church.call('PATCH', `fellowships/1/messages/${first?.id}/`, { is_archived: true }, await access())
  church.wait(day)
  const [row] = await leader.list()
  await leader.act('POST', `${row?.id}/close`, { word: '' })
  const closed = await putAway()
  await leader.act('POST', `${row?.id}/reopen`, {})

  expect(closed).toHaveLength(3)
  expect(await putAway()).toEqual(['A lift on Friday?'])
})

test('who writes again brings back what the closing of the conversation had put away, the new words unread', async () => {
  await using inbox = await openInbox()
  const { church, leader } = inbox
  const write = async (message: string) =>
    church.post('fellowships/1/message/', { message }, (await church.signIn('member')).access)
  await write('A lift on Friday?')
  const [row] = await leader.list()
  await leader.act('POST', `${row?.id}/close`, { word: '' })
  church.wait(day)
  await write('And on Sunday?')
  const { access } = await church.signIn('leader')
  const own = (await church.get('fellowships/1/messages/', access)).body

  expect((await leader.read(row?.id ?? 0)).state).toBe('open')
  expect((own as { results: object[] }).results).toMatchObject([
    { message: 'And on Sunday?', is_read: false, is_archived: false },
    { message: 'A lift on Friday?', is_read: true, is_archived: false },
  ])
})

test('an answer to the message of a former leader is told to nobody who cannot read it', async () => {
  await using inbox = await openInbox()
  const { church, open, leader, member } = inbox
  const sent = (await (await open.as('leader')).write({ audience: 'fellowship 1', channel: 'app' })).body
  await open.deliver()
  await church.db.updateTable('account').set({ role: 'user' }).where('id', '=', leader.id).execute()
  church.letters.length = 0
  const answered = await member.answer((sent as { id: number }).id, 'I come with two')
  await church.background.ended(5000)

  expect([answered.status, church.letters]).toEqual([201, []])
})

test('of a conversation with more than five hundred entries both sides read the newest', async () => {
  await using inbox = await openInbox()
  const { church, open, leader, member } = inbox
  const sent = (await (await open.as('leader')).write({ audience: 'fellowship 1', channel: 'app' })).body
  const { id: message } = sent as { id: number }
  await open.deliver()
  await member.answer(message, 'The first')
  const id = (await leader.list())[0]?.id ?? 0
  const at = church.clock.now.toISOString()
  await church.db
    .insertInto('conversation_entry')
    .values(
      Array.from({ length: 510 }, (_, n) => ({
        conversation_id: id,
        at,
        kind: 'written' as const,
        done_by: null,
        text: `Word ${n}`,
      })),
    )
    .execute()

  expect((await leader.read(id)).entries.at(-1)?.text).toBe('Word 509')
  expect((await member.thread(message)).entries.at(-1)?.text).toBe('Word 509')
})

test('who loses the duty gives back what they had taken, and nothing else changes hands', async () => {
  await using inbox = await openInbox()
  const { church, admin, leader, member, giveDuty } = inbox
  await giveDuty(member.id)
  await church.post('members/contacts/', question)
  await church.post('members/contacts/', { ...question, subject: 'A baptism', email: 'kojo@example.com' })
  const [first, second] = await member.list('nobody')
  await member.act('PUT', `${first?.id}/holder`, { account: member.id })
  await admin.act('PUT', `${second?.id}/holder`, { account: admin.id })
  const guest = { name: 'Kojo Badu', telephone: '024 412 3456', message: 'May I come on Friday?' }
  await church.post('fellowships/1/message/', guest)
  const [words] = await leader.list('nobody')
  await leader.act('PUT', `${words?.id}/holder`, { account: leader.id })
  const sweep = () => sweepInbox({ db: church.db, now: () => church.clock.now })
  await sweep()
  const before = await admin.list('nobody')
  await church.db.deleteFrom('duty').where('account_id', '=', member.id).execute()
  await church.db
    .updateTable('fellowship')
    .set({ leader_id: null })
    .where('leader_id', '=', leader.id)
    .execute()

  await sweep()

  expect(before).toEqual([])
  expect((await admin.list('nobody')).map(({ id }) => id).sort()).toEqual([first?.id, words?.id].sort())
  expect((await admin.list('mine')).map(({ id }) => id)).toEqual([second?.id])
  expect((await admin.read(first?.id ?? 0)).entries.at(-1)).toMatchObject({ kind: 'given back' })
})

test('it is counted in plain numbers, filtered, found by name alone, and read page by page', async () => {
  await using inbox = await openInbox()
  const { church, admin } = inbox
  for (let at = 0; at < 23; at += 1) {
    const name = `Guest ${String.fromCharCode(97 + at)}`
    await church.post('members/contacts/', { ...question, name, email: `g${at}@example.com` })
    church.wait(60_000)
  }
  const all = await admin.list()
  for (const [at, hours] of [2, 4, 9].entries()) {
    church.wait(hours * hour)
    await admin.act('POST', `${all[at]?.id}/answers`, { text: `Answer ${at}`, way: 'note' })
  }
  await admin.act('POST', `${all[0]?.id}/close`, { word: '' })
  church.wait(2 * day)

  const access = (await church.signIn('admin')).access
  const first = (await church.get('inbox/', access)).body as InboxAnswer
  const second = (await church.get(`inbox/?after=${first.next}`, access)).body as InboxAnswer
  const counts = await admin.counts()

  expect([first.results.length, second.results.length, second.next]).toEqual([20, 2, ''])
  expect(new Set([...first.results, ...second.results].map(({ id }) => id)).size).toBe(22)
  expect((await church.get('inbox/?after=x', access)).status).toBe(400)
  expect(counts).toMatchObject({ open: 22, waiting: 20, closed: 1, median_hours: 6 })
  expect(counts.sources).toMatchObject([{ source: 'office', open: 22 }])
  expect(counts.holders).toMatchObject([
    { name: '', open: 20 },
    { account: admin.id, open: 2, closed: 1 },
  ])
  expect((await admin.list('mine')).length).toBe(2)
  expect((await admin.list('open', '&search=guest%20r')).map(({ name }) => name)).toEqual(['Guest r'])
  expect(await admin.list('open', '&search=0244123456')).toEqual([])
  expect(await admin.list('open', '&source=leader')).toEqual([])
})

test('what goes with its source goes whole: deletion, the bin, retention, and the account', async () => {
  await using inbox = await openInbox()
  const { church, open, admin, member } = inbox
  const sent = (await (await open.as('admin')).write({ audience: 'fellowship 1', channel: 'app' })).body as {
    id: number
  }
  await open.deliver()
  await member.answer(sent.id, 'Amen')
  const first = (await church.post('members/contacts/', question)).body as { id: number }
  const later = (await church.post('members/contacts/', { ...question, message: 'Hello?' })).body as {
    id: number
  }
  const access = async () => (await church.signIn('admin')).access
  const office = (await admin.list('open', '&source=office'))[0]?.id ?? 0
  await admin.act('POST', `${office}/answers`, { text: 'Yes', way: 'send' })
  const remove = async (id: number) => church.remove(`members/contacts/${id}/`, await access())

  await remove(later.id)
  const left = (await admin.read(office)).entries.map(({ text }) => text)
  await remove(first.id)
  const gone = await admin.list('open', '&source=office')
  const answers = await church.db
    .selectFrom('message')
    .select('id')
    .where('conversation_id', 'is not', null)
    .execute()
  const binned = (await church.get('bin/', await access())).body as { results: { row: number }[] }
  for (const { row } of binned.results)
    await church.post('bin/restore/', { kind: 'contact_message', row }, await access())
  const back = (await admin.read(office)).entries.map(({ text }) => text)
  const [answer] = await admin.list('open', '&source=answer')
  await admin.act('POST', `${answer?.id}/close`, { word: '' })
  church.wait(400 * day)
  await sweepRetention({ db: church.db, now: () => church.clock.now })
  const kept = (await church.db.selectFrom('conversation').select('source').execute()).map(
    ({ source }) => source,
  )

  expect(left).toEqual(['Is the chapel free?', '', 'Yes'])
  expect([gone, answers]).toEqual([[], []])
  expect(back).toEqual(expect.arrayContaining(['Is the chapel free?', 'Yes', 'Hello?']))
  expect(kept).not.toContain('answer')
})
