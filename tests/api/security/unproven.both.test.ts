import { expect, test } from 'vitest'
import type { ImportAnswer, ImportRowAnswer } from '../../../src/lib/contract/people/people-import.ts'
import type { PersonAnswer } from '../../../src/lib/contract/people/person.ts'
import type { OwnCodeAnswer } from '../../../src/lib/contract/services/check-in.ts'
import { mark, openCheckIn } from '../../support/check-in.ts'
import { newcomer, newProfile } from '../../support/church.ts'
import { mailedTokens, press } from '../../support/mailed.ts'
import { openRegister } from '../../support/people.ts'

/* Who gives another’s telephone number or e-mail address as their own gets nothing of what belongs to it. */

const hidden = 'Lives in the refuge, hidden from her husband'
const abena = { first_name: 'Abena', last_name: 'Owusu Ansah', address: 'House 7', notes: hidden }

type Register = Awaited<ReturnType<typeof openRegister>>

/** Signs a stranger up under Abena’s name. Returns what the stranger’s export says. */
async function signUp({ church }: Pick<Register, 'church'>, changes: object = {}) {
  const stranger = { ...newcomer, ...changes }
  expect((await church.post('auth/register/', stranger)).status).toBe(201)
  const { access } = await church.signIn(newcomer.username, newcomer.password)
  const exported = async () => JSON.stringify((await church.get('users/me/export/', access)).body)
  return { access, exported }
}

/** Brings a list over, and returns what became of its rows. */
async function bring({ church, admin }: Register, ...lines: string[]) {
  const form = new FormData()
  form.set('file', new File([lines.join('\n')], 'members.csv'))
  const { id, mapping, dates, version } = (await church.postForm('people/imports/', form, admin))
    .body as ImportAnswer
  const path = `people/imports/${id}/`
  const tried = (await church.put(path, { mapping, dates, version }, admin)).body as ImportAnswer
  const rows = (await church.get(`${path}rows/`, admin)).body as { results: ImportRowAnswer[] }
  const decide = (number: number, decision: string) =>
    church.put(`${path}rows/${number}/`, { decision }, admin)
  const finish = async () => {
    const now = (await church.get(path, admin)).body as ImportAnswer
    return church.post(`${path}bring/`, { version: now.version }, admin)
  }
  return { rows: rows.results, counts: tried.counts, decide, finish }
}

const heading = 'First name,Last name,Telephone,E-mail,Birthday,Address,Notes'

test('a stranger with the name and number of somebody in the register exports nothing of theirs until seen', async () => {
  await using register = await openRegister()
  const { church, admin, add, read } = register
  const person = await add({ ...abena, telephone: newcomer.telephone })
  const stranger = await signUp(register, { email: 'stranger@example.com' })
  const connect = (seen?: string) =>
    church.put(`people/${person.id}/account/`, { account: offered?.id, seen }, admin)

  const [offered] = (await read(person.id)).possible_accounts
  const pressed = await connect()
  const before = await stranger.exported()
  const blank = await connect(' ')
  const seen = await connect('She came to the office on Friday')
  const log = (await church.get('admin/logs/?search=seen', admin)).body

  expect(offered).toMatchObject({
    meets: [{ what: 'telephone', is_confirmed: false }],
    differs: ['name: Abɛna Owusu-Ansah', 'e-mail: stranger@example.com'],
  })
  expect([pressed.status, blank.status, seen.status]).toEqual([400, 400, 200])
  expect(pressed.body).toEqual({ seen: [expect.stringContaining('not confirmed')] })
  expect(before).not.toContain('refuge')
  expect(before).not.toContain('House 7')
  expect((seen.body as PersonAnswer).changes[0]?.lines.join()).toContain('She came to the office on Friday')
  expect(JSON.stringify(log)).toContain('She came to the office on Friday')
  expect(await stranger.exported()).toContain('refuge')
})

test('a list that is brought over fills in nothing of an account whose number is not confirmed', async () => {
  await using register = await openRegister()
  const stranger = await signUp(register, { email: 'stranger@example.com' })

  const list = await bring(
    register,
    heading,
    `Abena,Owusu Ansah,0244123456,,1994-03-06,House 7,${hidden}`,
    'Yaw,Owusu Ansah,0244123456,,,,',
  )
  const done = await list.finish()
  const exported = await stranger.exported()
  const people = await register.church.db
    .selectFrom('person')
    .select(['account_id', 'household_id', 'notes'])
    .where('telephone', '=', '+233244123456')
    .orderBy('id')
    .execute()

  expect(list.rows.map(({ fate }) => fate)).toEqual(['new', 'new'])
  expect(list.rows[0]?.why).toMatch(/@abena\.o.*not confirmed: ask them/)
  expect(done.status).toBe(200)
  expect([exported.includes('refuge'), exported.includes('1994-03-06')]).toEqual([false, false])
  expect(people.map(({ account_id, household_id }) => [account_id === null, household_id])).toEqual([
    [false, null],
    [true, expect.any(Number)],
    [true, people[1]?.household_id],
  ])
})

test('a list that is brought over fills in nothing of an account whose e-mail address is not confirmed', async () => {
  await using register = await openRegister()
  const stranger = await signUp(register, { telephone: '020 812 3456' })

  const list = await bring(register, heading, `Abena,Owusu Ansah,,ABENA@example.com,,House 7,${hidden}`)
  await list.finish()

  expect(list.rows).toMatchObject([{ fate: 'new', why: expect.stringContaining('not confirmed: ask them') }])
  expect(await stranger.exported()).not.toContain('refuge')
})

test('a list finds the account whose e-mail address is confirmed, and not by another number that it gives', async () => {
  await using register = await openRegister()
  const { church } = register
  const member = await signUp(register)
  const [token] = await mailedTokens(church, 'confirm-email', newcomer.email)
  await press(church, 'confirm-email', token, member.access)

  const byAddress = await bring(register, heading, 'Abena,Owusu Ansah,,abena@example.com,,House 7,')
  const byNumber = await bring(register, heading, `Abena,Owusu Ansah,0244123456,,,,${hidden}`)

  expect([byAddress.rows, byNumber.rows]).toMatchObject([[{ fate: 'changes' }], [{ fate: 'new' }]])
})

test('a birthday that an account gives with a name brings it nothing, whatever the office decides about the row', async () => {
  await using register = await openRegister()
  const { church } = register
  const stranger = await signUp(register, { email: 'stranger@example.com', telephone: '020 812 3456' })
  const profile = newProfile({ date_of_birth: '1994-03-06' })
  const { status } = await church.postForm('profiles/', profile, stranger.access)

  const list = await bring(register, heading, `Abena,Owusu Ansah,,,1994-03-06,House 7,${hidden}`)
  const same = await list.decide(2, 'same')
  const other = await list.decide(2, 'new')
  await list.finish()

  expect([status, same.status, other.status]).toEqual([201, 409, 200])
  expect(list.rows).toMatchObject([{ fate: 'doubtful' }])
  expect(await stranger.exported()).not.toContain('refuge')
})

test('two entries of which one has an unproven account are merged once its owner was seen', async () => {
  await using register = await openRegister()
  const { church, admin, add } = register
  const stranger = await signUp(register, { first_name: 'Adwoa', last_name: 'Owusu' })
  const person = await add({ ...abena })
  const own = await church.db
    .selectFrom('person')
    .innerJoin('account', 'account.id', 'person.account_id')
    .select('person.id')
    .where('username', '=', newcomer.username)
    .executeTakeFirstOrThrow()
  const merge = (into: number, other: number, seen?: string) =>
    church.post(`people/${into}/merge/`, { other, seen }, admin)

  const refused = [await merge(person.id, own.id), await merge(own.id, person.id)]
  const before = await stranger.exported()
  const seen = await merge(person.id, own.id, 'I know her from the choir')

  expect(refused.map(({ status }) => status)).toEqual([400, 400])
  expect(before).not.toContain('refuge')
  expect(seen.status).toBe(200)
  expect(await stranger.exported()).toContain('refuge')
})

test('who has the entry is told of the connection where the entry says, and separates the two by the link', async () => {
  await using register = await openRegister()
  const { church, admin, add, read } = register
  const person = await add({ ...abena, telephone: newcomer.telephone, email: 'abena.real@example.com' })
  const stranger = await signUp(register, { email: 'stranger@example.com' })
  const [offered] = (await read(person.id)).possible_accounts
  const form = { account: offered?.id, seen: 'Somebody said so on the telephone' }
  await church.put(`people/${person.id}/account/`, form, admin)

  const [token] = await mailedTokens(church, 'not-my-account', 'abena.real@example.com')
  const letter = church.letters.find(({ to }) => to === 'abena.real@example.com')
  const undone = await press(church, 'not-my-account', token)
  const twice = await press(church, 'not-my-account', token)
  const after = await read(person.id)

  expect(letter?.text).not.toMatch(/abena\.o|Abɛna/)
  expect([undone.status, twice.status]).toEqual([200, 400])
  expect(after).toMatchObject({ account: null, address: 'House 7', notes: hidden })
  expect(after.possible_accounts).toMatchObject([{ id: offered?.id, is_seen: false }])
  expect(after.changes[0]).toMatchObject({ kind: 'undone' })
  expect(await stranger.exported()).not.toContain('refuge')
})

test('an admin takes a connection back, and the account has an entry of its own again', async () => {
  await using register = await openRegister()
  const { church, admin, add, read } = register
  const person = await add({ ...abena, telephone: newcomer.telephone, fellowship: 2 })
  await signUp(register)
  const [offered] = (await read(person.id)).possible_accounts
  const form = { account: offered?.id, seen: 'I know her from the choir' }
  const connected = (await church.put(`people/${person.id}/account/`, form, admin)).body as PersonAnswer
  const change = connected.changes.find(({ may_undo }) => may_undo)

  const undone = await church.post(`people/${person.id}/merges/${change?.id}/undo/`, {}, admin)
  const own = await church.db
    .selectFrom('person')
    .innerJoin('account', 'account.id', 'person.account_id')
    .select(['person.first_name', 'person.fellowship_id', 'account.fellowship_id as joined', 'person.notes'])
    .where('account.id', '=', offered?.id ?? 0)
    .execute()

  expect(connected.account).toMatchObject({ is_proven: true, seen: expect.stringContaining('choir') })
  expect(undone.body).toMatchObject({ account: null, email: '', fellowship: 2 })
  expect(own).toEqual([{ first_name: 'Abɛna', fellowship_id: null, joined: null, notes: '' }])
})

test('who was connected before the office was asked to see people stays connected', async () => {
  await using register = await openRegister()
  const { church, add, read } = register
  const { db } = church
  const person = await add({ ...abena, telephone: newcomer.telephone })
  church.wait(60_000)
  const connected = await signUp(register, { first_name: 'Abena', email: 'abena.real@example.com' })
  const account = Number(((await church.get('users/me/', connected.access)).body as { id: number }).id)
  await db.updateTable('person').set({ account_id: account }).where('id', '=', person.id).execute()
  // As version 0.1.0 noted it of everybody who was connected then.
  const before = { account_id: account, telephone: '+233244123456', name: '', email: '', how: '' }
  await db
    .insertInto('account_seen')
    .values({ ...before, seen_by: null, seen_by_name: '', at: church.clock.now.toISOString() })
    .execute()

  expect(await connected.exported()).toContain('refuge')
  expect((await read(person.id)).account).toMatchObject({ is_proven: true })
})

test('a child is not handed to the code of an account of which nothing shows whose it is, until its owner is seen', async () => {
  await using desk = await openCheckIn()
  const { church, admin, add, path, send } = desk
  const stranger = await signUp(desk, { first_name: 'Kwame', telephone: '020 812 3456' })
  const uncle = await church.db
    .selectFrom('person')
    .select('id')
    .where('telephone', '=', '+233208123456')
    .executeTakeFirstOrThrow()
  const child = await add({ first_name: 'Kofi', born: '2020-02-03' })
  await church.put(`people/${child.id}/collectors/`, { people: [uncle.id] }, admin)
  await send([mark(child.id, 1, { code: 'ABCDE' })])
  const collect = async () => {
    const { code } = (await church.post('check-in/my-code/', {}, stranger.access)).body as OwnCodeAnswer
    return church.post(`${path}collections/`, { child: child.id, code }, desk.usher)
  }

  const refused = await collect()
  const seen = await church.put(`people/${uncle.id}/seen/`, { how: 'He showed his card' }, admin)
  const handed = await collect()

  expect(refused.body).toEqual({ code: [expect.stringContaining('whose account this is')] })
  expect([refused.status, seen.status, handed.status]).toEqual([400, 200, 200])
})
