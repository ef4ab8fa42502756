import { expect, test } from 'vitest'
import type {
  AddedPersonAnswer,
  FellowshipPeopleAnswer,
  NamedPerson,
  WaitingPersonAnswer,
} from '../../../src/lib/contract/people/person-request.ts'
import { openBranches, secret } from '../../support/branches.ts'
import type { Church } from '../../support/church.ts'
import { openRegister } from '../../support/people.ts'

/* A leader chooses people of the register, whom the office grants, and adds people (docs/decisions/people.md#leaders-ask). */

const efua = {
  first_name: 'Efua',
  last_name: 'Tweneduro',
  telephone: '024 400 0931',
  notes: 'Ward 3',
  status: 'Member',
}
const yaw = { first_name: 'Yaw', last_name: 'Tweneduro', telephone: '024 400 0932', status: 'Member' }

const choices = 'fellowships/1/people/choices/'
const named = ({ id }: { id: number }, name = 'Efua Tweneduro') => ({ id, name })

async function openChoosing() {
  const register = await openRegister()
  const { church, admin, leader, add } = register
  const one = await add(efua)
  return {
    ...register,
    one,
    find: async (search: string, access = leader) =>
      (await church.get(`${choices}?search=${encodeURIComponent(search)}`, access)).body as NamedPerson[],
    ask: (people: object[] = [named(one)], word = '', access = leader) =>
      church.post(choices, { people, word }, access),
    seen: async (access = leader, fellowship = 1) =>
      (await church.get(`fellowships/${fellowship}/people/`, access)).body as FellowshipPeopleAnswer,
    waiting: async () => (await church.get('people/requests/', admin)).body as WaitingPersonAnswer[],
    decide: (request: number, accept: boolean, word = '') =>
      church.post(`people/requests/${request}/answer/`, { accept, word }, admin),
    write: (person: object, access = leader, fellowship = 1) =>
      church.post(`fellowships/${fellowship}/people/`, person, access),
  }
}

const actionsOf = async ({ db }: Church) =>
  (await db.selectFrom('log_entry').select('action').orderBy('id', 'desc').limit(6).execute()).map(
    ({ action }) => action,
  )

test('a leader finds a person by name alone, asks the office, and has them in the fellowship after its yes', async () => {
  await using choosing = await openChoosing()
  const { church, one, admin, leader, find, ask, seen, waiting, decide } = choosing

  const people = await find('tweneduro')
  const answer = await ask([named(one)], 'She sells kenkey at the station')
  const hidden = await church.get(`people/${one.id}/`, leader)
  const [request] = await waiting()
  const needs = await church.get('admin/needs/', admin)
  const answered = await decide(request?.id ?? 0, true)
  const after = await seen()
  const shown = await church.get(`people/${one.id}/`, leader)

  expect(people).toEqual([{ id: one.id, name: 'Efua Tweneduro' }])
  expect(answer.body).toMatchObject({
    requests: [{ name: 'Efua Tweneduro', kind: 'chosen', state: 'asked' }],
  })
  expect(hidden.status).toBe(404)
  expect(request).toMatchObject({
    kind: 'chosen',
    person: one.id,
    name: 'Efua Tweneduro',
    telephone: '+233244000931',
    word: 'She sells kenkey at the station',
    asked_by: 'leader',
    alike: [],
    fellowship_name: expect.stringMatching(/\w/),
  })
  expect(needs.body).toMatchObject({ people: 1 })
  expect([answered.status, answered.body]).toEqual([200, []])
  expect(after.people).toContainEqual({ id: one.id, name: 'Efua Tweneduro', telephone: '+233244000931' })
  expect(after.requests).toMatchObject([{ state: 'accepted', name: 'Efua Tweneduro' }])
  expect([shown.status, shown.body]).toMatchObject([200, { fellowship: 1, notes: '' }])
  expect(await actionsOf(church)).toEqual(
    expect.arrayContaining(['People of the register asked for', 'Leader given a person of the register']),
  )
  const history = await choosing.read(one.id)
  expect(history.changes[0]).toMatchObject({ by: 'admin', lines: [expect.stringContaining('Fellowship')] })
})

test('the office says no with a word, which the leader reads on the site and by e-mail, and sees nothing of the person', async () => {
  await using choosing = await openChoosing()
  const { church, one, leader, ask, seen, waiting, decide } = choosing
  await church.db
    .updateTable('account')
    .set({ email: 'yaw@example.com', email_confirmed_at: church.clock.now.toISOString() })
    .where('username', '=', 'leader')
    .execute()
  await ask()
  const [request] = await waiting()

  await decide(request?.id ?? 0, false, 'She asked us to wait')
  const again = await decide(request?.id ?? 0, true)
  const after = await seen()
  const hidden = await church.get(`people/${one.id}/`, leader)

  expect(again.status).toBe(409)
  expect(after.requests).toMatchObject([{ state: 'declined', answer: 'She asked us to wait' }])
  expect(after.people.map(({ id }) => id)).not.toContain(one.id)
  expect(hidden.status).toBe(404)
  expect(await actionsOf(church)).toContain('Leader not given a person of the register')
  const sent = church.letters.filter(({ to }) => to === 'yaw@example.com')
  expect(sent).toMatchObject([
    { subject: 'About Efua Tweneduro', text: expect.stringContaining('She asked us to wait') },
  ])
})

test('no search of a leader answers to a telephone, to two letters, or with who is in a fellowship, has died or was transferred', async () => {
  await using choosing = await openChoosing()
  const { church, add, find, admin } = choosing
  await add({ ...yaw, fellowship: 2 })
  await add({ ...yaw, first_name: 'Kojo', status: 'Gone home' })
  await add({ ...yaw, first_name: 'Esi', status: 'Transferred' })

  const [byName, byPart, byNumber, byTwo, byTitle] = await Promise.all(
    ['tweneduro', 'TWENE', '0244000931', 'ef', 'Ward'].map((words) => find(words)),
  )
  const log = await church.get('admin/access/?search=tweneduro', admin)

  expect(byName).toEqual([{ id: choosing.one.id, name: 'Efua Tweneduro' }])
  expect(byPart).toEqual(byName)
  expect([byNumber, byTwo, byTitle]).toEqual([[], [], []])
  expect(log.body).toMatchObject({
    results: [{ username: 'leader', what: 'names of the register, for fellowship 1' }],
  })
})

test('an id with another name, or of somebody who is not to be chosen, asks for nobody and tells no name', async () => {
  await using choosing = await openChoosing()
  const { one, add, ask, seen } = choosing
  const other = await add({ ...yaw, fellowship: 2 })

  const guessed = await ask([named(one, 'Ama')])
  const elsewhere = await ask([named(one), named(other, 'Yaw Tweneduro')])
  const nobody = await ask([])
  const tooMany = await ask(Array.from({ length: 21 }, () => named(one)))

  expect([guessed, elsewhere, nobody, tooMany].map(({ status }) => status)).toEqual([400, 400, 400, 400])
  expect(JSON.stringify(guessed.body)).not.toContain('Efua')
  expect(elsewhere.body).toEqual({ people: [expect.stringMatching(/^Yaw Tweneduro: /)] })
  expect((await seen()).requests).toEqual([])
})

test('other leaders, assistants, media, members and visitors neither search, ask, add nor decide, and a leader does not decide', async () => {
  await using choosing = await openChoosing()
  const { church, one, leader, leader2, pastor, member, ask, waiting } = choosing
  await ask()
  const [request] = await waiting()
  const assistant = await church.db
    .selectFrom('account')
    .select('id')
    .where('username', '=', 'member')
    .executeTakeFirstOrThrow()
  await church.db
    .insertInto('fellowship_assistant')
    .values({
      account_id: assistant.id,
      fellowship_id: 1,
      named_by: null,
      named_at: church.clock.now.toISOString(),
    })
    .execute()

  const answers = await Promise.all(
    [leader2, pastor, member, undefined].flatMap((access) => [
      church.get('fellowships/1/people/', access),
      church.get(`${choices}?search=tweneduro`, access),
      church.post(choices, { people: [named(one)] }, access),
      church.post('fellowships/1/people/', yaw, access),
      church.post(`fellowships/1/people/requests/${request?.id}/withdraw/`, {}, access),
    ]),
  )
  const office = await Promise.all(
    [leader, leader2, pastor, member, undefined].flatMap((access) => [
      church.get('people/requests/', access),
      church.post(`people/requests/${request?.id}/answer/`, { accept: true, word: '' }, access),
    ]),
  )

  expect(answers.map(({ status }) => status)).toEqual([...Array(15).fill(403), ...Array(5).fill(401)])
  expect(office.map(({ status }) => status)).toEqual([...Array(8).fill(403), 401, 401])
  expect(JSON.stringify([...answers, ...office])).not.toContain('Tweneduro')
  expect(await waiting()).toHaveLength(1)
})

test('a leader of a branch finds and asks for people of that branch alone', async () => {
  await using branches = await openBranches()
  const { church, leader, osu, kumasi, add } = branches
  const here = await add({ ...efua, branch: osu.id })
  const there = await add({ ...yaw, last_name: secret, branch: kumasi.id })

  const ours = await church.get(`${choices}?search=tweneduro`, leader)
  const theirs = await church.get(`${choices}?search=${secret}`, leader)
  const answer = await church.post(choices, { people: [named(there, `Yaw ${secret}`)] }, leader)
  const added = await church.post('fellowships/1/people/', { first_name: 'Yaw', last_name: secret }, leader)
  const seen = await church.get('fellowships/1/people/', leader)

  expect(ours.body).toEqual([named(here)])
  expect(theirs.body).toEqual([])
  expect(answer.status).toBe(400)
  expect(added.body).toMatchObject({ added: { name: `Yaw ${secret}` }, known: [] })
  expect((seen.body as FellowshipPeopleAnswer).people.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['Esi Osuwaa', `Yaw ${secret}`]),
  )
  const written = await church.db
    .selectFrom('person')
    .select('branch_id')
    .where('last_name', '=', secret)
    .where('first_name', '=', 'Yaw')
    .where('fellowship_id', '=', 1)
    .execute()
  expect(written).toEqual([{ branch_id: osu.id }])
})

test('a member with an account comes into the fellowship by the office’s yes, and is told', async () => {
  await using choosing = await openChoosing()
  const { church, find, ask, waiting, decide } = choosing
  await church.db
    .updateTable('account')
    .set({
      first_name: 'Akua',
      last_name: 'Tweneduro',
      email: 'akua@example.com',
      email_confirmed_at: church.clock.now.toISOString(),
    })
    .where('username', '=', 'newcomer')
    .execute()
  const [akua] = await find('akua tweneduro')

  await ask([akua ?? {}])
  await decide((await waiting())[0]?.id ?? 0, true)

  const account = await church.db
    .selectFrom('account')
    .select(['id', 'fellowship_id'])
    .where('username', '=', 'newcomer')
    .executeTakeFirstOrThrow()
  expect([akua?.name, account.fellowship_id]).toEqual(['Akua Kwame Tweneduro', 1])
  const person = await church.db
    .selectFrom('person')
    .select('fellowship_id')
    .where('account_id', '=', account.id)
    .execute()
  expect(person).toEqual([{ fellowship_id: 1 }])
  expect(church.letters.filter(({ to }) => to === 'akua@example.com')).toMatchObject([
    { subject: expect.stringMatching(/^Welcome to/) },
  ])
})

test('of two leaders who ask for a person one gets them, and what the other asked ends', async () => {
  await using choosing = await openChoosing()
  const { church, one, leader2, ask, seen, waiting, decide } = choosing
  await ask()
  await ask()
  await church.post('fellowships/2/people/choices/', { people: [named(one)] }, leader2)
  const [first, second, ...more] = await waiting()

  await decide(second?.id ?? 0, true)
  const late = await decide(first?.id ?? 0, true)

  expect(more).toEqual([])
  expect(late.status).toBe(409)
  expect(await waiting()).toEqual([])
  expect((await seen()).requests).toEqual([])
  expect((await seen(leader2, 2)).people).toContainEqual(expect.objectContaining(named(one)))
})

test('a person who was merged or put into a fellowship meanwhile is not given twice', async () => {
  await using choosing = await openChoosing()
  const { church, admin, one, add, ask, waiting, decide } = choosing
  const other = await add({ ...efua, telephone: '' })
  await ask([named(one)])
  const whole = await choosing.read(other.id)
  const entry = await choosing.read(one.id)
  const merge = { other: one.id, version: whole.version, other_version: entry.version }
  const merged = await church.post(`people/${other.id}/merge/`, merge, admin)
  const [request] = await waiting()
  await church.db.updateTable('person').set({ fellowship_id: 2 }).where('id', '=', other.id).execute()

  const late = await decide(request?.id ?? 0, true)
  await church.db.updateTable('person').set({ fellowship_id: null }).where('id', '=', other.id).execute()
  const inTime = await decide(request?.id ?? 0, true)

  expect(merged.status).toBe(200)
  expect(request?.person).toBe(other.id)
  expect([late.status, inTime.status]).toEqual([409, 200])
  expect((await choosing.read(other.id)).fellowship).toBe(1)
})

test('a leader takes back what was asked, and not what the office decided or another leader asked', async () => {
  await using choosing = await openChoosing()
  const { church, leader, leader2, admin, ask, waiting } = choosing
  await ask()
  const [request] = await waiting()
  const path = `people/requests/${request?.id}/withdraw/`

  const foreign = await church.post(`fellowships/2/${path}`, {}, leader2)
  const back = await church.post(`fellowships/1/${path}`, {}, leader)
  const again = await church.post(`fellowships/1/${path}`, {}, leader)
  const none = await waiting()
  const anew = await ask()

  expect([foreign.status, back.status, again.status]).toEqual([404, 200, 409])
  expect(back.body).toMatchObject({ requests: [] })
  expect([none, anew.body]).toMatchObject([[], { requests: [{ state: 'asked' }] }])
  const { body } = await church.get('admin/logs/?search=withdrawn', admin)
  expect(body).toMatchObject({ results: [{ action: 'Request for a person withdrawn', username: 'leader' }] })
})

test('a leader adds a person, who is in the fellowship at once, and the office sees whom they may be', async () => {
  await using choosing = await openChoosing()
  const { church, add, seen, waiting, decide, write } = choosing
  const mother = await add({ ...yaw, first_name: 'Akosua', telephone: '024 400 0999', fellowship: 2 })

  const added = await write({ first_name: 'Ama', last_name: 'Ofosuhene', telephone: '0244 000 999' })
  const before = await seen()
  const [request] = await waiting()
  await decide(request?.id ?? 0, true)

  expect(added.body).toEqual({ added: { id: expect.any(Number), name: 'Ama Ofosuhene' }, known: [] })
  expect(before.people).toContainEqual(
    expect.objectContaining({ name: 'Ama Ofosuhene', telephone: '+233244000999' }),
  )
  expect(before.requests).toEqual([])
  expect(request).toMatchObject({
    kind: 'added',
    name: 'Ama Ofosuhene',
    asked_by: 'leader',
    alike: [{ id: mother.id, name: 'Akosua Tweneduro', telephone: '+233244000999' }],
  })
  expect(await waiting()).toEqual([])
  expect(await actionsOf(church)).toEqual(
    expect.arrayContaining(['Person added by the leader', 'Person of a leader kept']),
  )
  const { person } = request ?? { person: 0 }
  expect(await choosing.read(person)).toMatchObject({ status: 'Visitor', fellowship: 1, has_account: false })
})

test('a leader is told of a namesake whom they could choose or have, and of nobody else, and adds a new one all the same', async () => {
  await using choosing = await openChoosing()
  const { one, add, write, church } = choosing
  await add({ ...yaw, fellowship: 2 })
  const own = await add({ ...yaw, first_name: 'Abena', fellowship: 1 })

  const known = await write({ first_name: 'efua', last_name: 'Tweneduro', telephone: '0244000777' })
  const here = await write({ first_name: 'Abena', last_name: 'Tweneduro' })
  const elsewhere = await write({ first_name: 'Yaw', last_name: 'Tweneduro', telephone: '024 400 0932' })
  const all = await write({ first_name: 'Efua', last_name: 'Tweneduro', is_new: true })

  expect(known.body).toEqual({ added: null, known: [{ ...named(one), is_here: false }] })
  expect(here.body).toEqual({ added: null, known: [{ ...named(own, 'Abena Tweneduro'), is_here: true }] })
  expect((elsewhere.body as AddedPersonAnswer).added).toMatchObject({ name: 'Yaw Tweneduro' })
  expect((all.body as AddedPersonAnswer).added).toMatchObject({ name: 'Efua Tweneduro' })
  const { length } = await church.db
    .selectFrom('person')
    .select('id')
    .where('last_name', '=', 'Tweneduro')
    .execute()
  expect(length).toBe(5)
})

test('the office takes somebody whom a leader added out of the fellowship, and the leader reads why', async () => {
  await using choosing = await openChoosing()
  const { seen, waiting, decide, write } = choosing
  await write({ first_name: 'Ama', last_name: 'Ofosuhene' })
  const [request] = await waiting()

  await decide(request?.id ?? 0, false, 'She is in Women’s')
  const after = await seen()

  expect(after.people.map(({ name }) => name)).not.toContain('Ama Ofosuhene')
  expect(after.requests).toMatchObject([{ kind: 'added', state: 'declined', answer: 'She is in Women’s' }])
  expect((await choosing.read(request?.person ?? 0)).fellowship).toBeNull()
})

test('a leader is told at the field what is wrong, and writes no more of a person than name and telephone', async () => {
  await using choosing = await openChoosing()
  const { write, waiting } = choosing

  const nameless = await write({ first_name: ' ' })
  const odd = await write({ first_name: 'Ama', telephone: '12' })
  const more = await write({ first_name: 'Ama', status: 'Member', fellowship: 2, notes: 'x' })

  expect([nameless.status, nameless.body]).toMatchObject([400, { first_name: ['Please give a first name'] }])
  expect([odd.status, odd.body]).toMatchObject([400, { telephone: [expect.any(String)] }])
  expect(more.status).toBe(400)
  expect(await waiting()).toEqual([])
})

test('a hundred people at most wait for the office from one fellowship', async () => {
  await using choosing = await openChoosing()
  const { church, ask, write } = choosing
  const people = await church.db
    .insertInto('person')
    .values(
      Array.from({ length: 100 }, (_, at) => ({
        first_name: `A${at}`,
        last_name: 'Waits',
        status: '',
        created_at: '',
        changed_at: '',
      })),
    )
    .returning('id')
    .execute()
  await church.db
    .insertInto('person_request')
    .values(
      people.map(({ id }) => ({
        kind: 'chosen' as const,
        person_id: id,
        fellowship_id: 1,
        state: 'asked' as const,
        asked_at: '',
      })),
    )
    .execute()

  const answer = await ask()
  const added = await write({ first_name: 'Ama', last_name: 'Ofosuhene' })

  expect([answer.status, added.status]).toEqual([409, 409])
})

test('a leader who searches the register without end is stopped', async () => {
  await using register = await openRegister({ limits: true })
  const answers: number[] = []

  for (let at = 0; at < 151; at++)
    answers.push((await register.church.get(`${choices}?search=tweneduro`, register.leader)).status)

  expect([answers.filter((status) => status === 200).length, answers.at(-1)]).toEqual([150, 429])
})

test('a member’s export says which leader asked for them, and the leader’s what they asked', async () => {
  await using choosing = await openChoosing()
  const { church, find, ask, leader } = choosing
  await church.db
    .updateTable('account')
    .set({ last_name: 'Tweneduro' })
    .where('username', '=', 'newcomer')
    .execute()
  const { access } = await church.signIn('newcomer')
  const other = (await find('tweneduro')).find(({ id }) => id !== choosing.one.id)
  await ask([other ?? { id: 0, name: '' }], 'The tall one')

  const own = await church.get('users/me/export/', access)
  const leaders = await church.get('users/me/export/', leader)

  const request = { kind: 'chosen', state: 'asked', word: 'The tall one', fellowship_id: 1 }
  expect(own.body).toMatchObject({ person: { asked_into_fellowships: [request] } })
  expect(leaders.body).toMatchObject({ people_asked_for: [request] })
})
