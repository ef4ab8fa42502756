import { expect, test } from 'vitest'
import type { Page } from '../../../src/lib/contract/base.ts'
import type {
  CareOverviewAnswer,
  CareTaskAnswer,
  OpenPrayerAnswer,
} from '../../../src/lib/contract/care/care.ts'
import type { NewcomerCardAnswer } from '../../../src/lib/contract/care/newcomer-card.ts'
import type {
  Audiences,
  MessageAnswer,
  MessagePreviewAnswer,
} from '../../../src/lib/contract/messages/message.ts'
import type { BelongingAnswer, BranchFields } from '../../../src/lib/contract/people/branch.ts'
import type { ImportAnswer, ImportRowAnswer } from '../../../src/lib/contract/people/people-import.ts'
import type { FoundPeopleAnswer } from '../../../src/lib/contract/people/people-list.ts'
import type { PeopleAnswer, PersonAnswer, PersonRowAnswer } from '../../../src/lib/contract/people/person.ts'
import type {
  CheckInSessionRowAnswer,
  NamesAnswer,
  TodayAnswer,
} from '../../../src/lib/contract/services/check-in.ts'
import { openBranches, secret } from '../../support/branches.ts'
import { ama, openRegister } from '../../support/people.ts'
import { healing, idIn } from '../../support/prayers-and-testimonies.ts'

/* Branches of one church: an admin keeps them, and staff of one sees and changes nothing of another one. */

const message = (audience: string) => ({
  audience,
  purpose: 'church',
  channel: 'email',
  subject: 'Taken',
  text: 'Taken',
})

const rowsOf = <Row>({ body }: { body: unknown }) => (body as Page<Row>).results
const peopleIn = (answer: { body: unknown }) => rowsOf<PersonRowAnswer>(answer).map((row) => row.first_name)

test('an admin adds, changes, closes and deletes branches, and nobody else does', async () => {
  await using register = await openRegister()
  const { church, admin, leader, pastor, add } = register

  const added = await church.post('branches/', { name: 'Osu', address: '3 Ring Road' }, admin)
  const osu = added.body as BranchFields
  const same = await church.post('branches/', { name: 'OSU' }, admin)
  const path = `branches/${osu.id}/`
  const closed = await church.put(path, { name: 'Osu', is_open: false, version: osu.version }, admin)
  const late = await church.put(path, { name: 'Osu East', version: osu.version }, admin)
  const intoClosed = await church.post('people/', { ...ama, branch: osu.id }, admin)
  await church.put(path, { name: 'Osu East', is_open: true }, admin)
  const person = await add({ ...ama, branch: osu.id })
  const inUse = await church.call('DELETE', path, {}, admin)
  await church.call('DELETE', `people/${person.id}/`, {}, admin)
  const gone = await church.call('DELETE', path, {}, admin)
  const others = await Promise.all(
    [leader, pastor, undefined].flatMap((access) => [
      church.get('branches/', access),
      church.post('branches/', { name: 'Tema' }, access),
      church.put(path, { name: 'Tema' }, access),
      church.call('DELETE', path, {}, access),
      church.put(`${path}belongings/`, { what: 'staff', of: 1, belongs: true }, access),
    ]),
  )
  const log = await church.db
    .selectFrom('log_entry')
    .select(['action', 'detail'])
    .where('action', 'like', 'Branch %')
    .orderBy('id')
    .execute()

  expect([added.status, same.status, closed.status, late.status]).toEqual([201, 400, 200, 409])
  expect(same.body).toHaveProperty('name')
  expect(closed.body).toMatchObject({ name: 'Osu', is_open: false })
  expect(intoClosed).toMatchObject({ status: 400, body: { branch: ['This branch is closed'] } })
  expect([inUse.status, gone.status]).toEqual([409, 200])
  expect(others.every(({ status }) => status === 401 || status === 403)).toBe(true)
  expect(log.map(({ action, detail }) => `${action}: ${detail}`)).toEqual([
    'Branch added: Osu',
    'Branch closed: Osu',
    'Branch opened: Osu East',
    'Branch deleted: Osu East',
  ])
})

test('a church without a branch is asked for none anywhere', async () => {
  await using register = await openRegister()
  const { church, admin } = register

  const may = (await church.get('people/may/', admin)).body as PeopleAnswer
  const care = (await church.get('care/may/', admin)).body
  const overview = (await church.get('care/overview/', admin)).body as CareOverviewAnswer
  const { audiences } = (await church.get('messages/audiences/', admin)).body as Audiences
  const plain = (await church.post('people/', ama, admin)).body as PersonAnswer

  expect([may.branches, overview.branches]).toEqual([[], []])
  expect(care).toMatchObject({ branches: [] })
  expect(audiences.filter(({ audience }) => audience.startsWith('branch'))).toEqual([])
  expect(plain).toMatchObject({ branch: null, branch_name: '' })
  expect(plain.changes[0]?.lines.filter((line) => line.startsWith('Branch'))).toEqual([])
})

test('staff of a branch finds its people alone, a leader those of the own fellowship, others all', async () => {
  await using branches = await openBranches()
  const { church, admin, leader, pastor, osu, kumasi, mine, accountOf, belong } = branches

  const list = async (access: string, query = '') =>
    peopleIn(await church.get(`people/?limit=1000&${query}`, access))
  const find = async (access: string, query: string) =>
    ((await church.get(`people/lists/found/?${query}`, access)).body as FoundPeopleAnswer).people
  const may = (await church.get('people/may/', pastor)).body as PeopleAnswer

  expect([await list(pastor), await list(leader)]).toEqual([['Esi'], ['Esi']])
  expect(await list(admin, `branch=${kumasi.id}`)).toEqual(['Abena', 'Kojo'])
  expect(may.branches).toEqual([{ id: osu.id, name: 'Osu', is_open: true }])
  expect(await find(pastor, `branch=${kumasi.id}`)).toEqual([])
  expect(await find(pastor, '')).toMatchObject([{ first_name: 'Esi', branch: osu.id, branch_name: 'Osu' }])
  expect((await find(admin, `branch=${osu.id}`)).map(({ id }) => id)).toEqual([mine.id])
  expect((await find(admin, 'branch=none&account=no')).map(({ id }) => id)).not.toContain(mine.id)

  await belong(osu, 'staff', await accountOf('media'), false)
  expect(await list(pastor)).toEqual(expect.arrayContaining(['Esi', 'Abena', 'Kojo']))
})

test('cards, tasks and the overview are those of the branch; the code on the wall says which', async () => {
  await using branches = await openBranches()
  const { church, admin, pastor, osu, kumasi, accountOf, task } = branches

  const names: Record<string, string> = { 1: 'Yaw', 2: 'Kojo', 3: 'Esi' }
  const write = (branch: number, digit: string) =>
    church.post('welcome-cards/', {
      submission: `${digit.repeat(8)}-1111-4111-8111-111111111111`,
      first_name: names[digit],
      last_name: 'Mensah',
      telephone: `024 555 07${digit}${digit}`,
      branch,
    })
  expect((await write(osu.id, '1')).status).toBe(201)
  expect((await write(kumasi.id, '2')).status).toBe(201)
  expect((await write(999, '3')).status).toBe(201)
  const cards = async (access: string) =>
    rowsOf<NewcomerCardAnswer>(await church.get('care/cards/', access)).map((one) => [
      one.name,
      one.branch_name,
    ])
  const tasks = rowsOf<CareTaskAnswer>(await church.get('care/tasks/?whose=all', pastor))
  const overview = async (access: string) =>
    (await church.get('care/overview/', access)).body as CareOverviewAnswer
  const wrongDoer = await church.put(
    `care/tasks/${task}/assignee/`,
    { account: await accountOf('media') },
    admin,
  )

  expect(await cards(pastor)).toEqual([['Yaw Mensah', 'Osu']])
  expect(await cards(admin)).toHaveLength(4)
  expect([...new Set(tasks.map(({ name }) => name))]).toEqual(['Yaw Mensah'])
  expect((await overview(pastor)).branches.map(({ name }) => name)).toEqual(['Osu'])
  expect((await overview(admin)).branches.map(({ name }) => name).sort()).toEqual(['', 'Kumasi', 'Osu'])
  expect(await overview(pastor)).toMatchObject({ people: 1, newcomers: 1 })
  expect(wrongDoer.status).toBe(400)
})

test('staff of a branch does not learn to which branch the author of a request without a name belongs', async () => {
  await using branches = await openBranches()
  const { church, pastor, member, osu, kumasi, accountOf } = branches
  const { access: newcomer } = await church.signIn('newcomer')
  const belongTo = async (username: string, branch_id: number) =>
    church.db
      .updateTable('person')
      .set({ branch_id })
      .where('account_id', '=', await accountOf(username))
      .execute()
  await belongTo('newcomer', osu.id)
  await belongTo('member', kumasi.id)
  const ask = async (title: string, access?: string, isAnonymous = true) =>
    idIn(await church.post('prayer_requests/create/', { ...healing, title, isAnonymous }, access))
  const nameless = [await ask('Here', newcomer), await ask('There', member), await ask('Anywhere')]
  const signed = [await ask('Signed here', newcomer, false), await ask('Signed there', member, false)]
  const prayerIds = [...nameless, ...signed]

  const open = (await church.get('care/prayers/', pastor)).body as OpenPrayerAnswer[]
  const taken = await Promise.all(prayerIds.map((id) => church.post(`care/prayers/${id}/take/`, {}, pastor)))
  const tasks = await church.db
    .selectFrom('care_task')
    .select('person_id')
    .where('prayer_id', 'in', nameless)
    .execute()

  expect(prayerIds.map((id) => open.some((one) => one.id === id))).toEqual([true, true, true, true, false])
  expect(taken.map(({ status }) => status)).toEqual([201, 201, 201, 201, 404])
  expect(tasks.map(({ person_id }) => person_id)).toEqual([null, null, null])
})

test('ushers of a branch see its services and names; head counts name the branch', async () => {
  await using branches = await openBranches()
  const { church, admin, pastor, here, mine, sitting, theirs } = branches

  const choices = ((await church.get('check-in/today/', pastor)).body as TodayAnswer).choices
  const opened = (await church.post('check-in/sittings/', { service: here }, pastor)).body as { id: number }
  const { names } = (await church.get(`check-in/sittings/${opened.id}/names/`, pastor)).body as NamesAnswer
  const act = (id: string, more: object) => ({ id, at: '2026-11-21T08:00:00.000Z', ...more })
  await church.post(
    `check-in/sittings/${opened.id}/acts/`,
    {
      acts: [
        act('act-00001', { kind: 'mark', person: mine.id, here: true }),
        act('act-00002', { kind: 'mark', person: theirs.id, here: true }),
        act('act-00003', { kind: 'visitor', here: true, first_name: 'Adjoa' }),
      ],
    },
    pastor,
  )
  const history = async (access: string) =>
    rowsOf<CheckInSessionRowAnswer>(await church.get('check-in/sittings/', access)).filter(
      ({ day }) => day >= '2026-11-21',
    )

  expect(choices.map(({ service, event }) => [service, event])).toEqual([[here, null]])
  expect(names.map(({ id }) => id)).toEqual([mine.id])
  expect((await history(pastor)).map((one) => [one.id, one.branch_name, one.marked.all])).toEqual([
    [opened.id, 'Osu', 2],
  ])
  expect((await history(admin)).map(({ id }) => id).sort()).toEqual([sitting, opened.id].sort())
  expect(peopleIn(await church.get('people/?search=Adjoa', pastor))).toEqual(['Adjoa'])
})

test('who moves to another branch keeps the history, may leave the fellowship, and is in other hands', async () => {
  await using branches = await openBranches()
  const { church, admin, pastor, osu, kumasi, mine, belong, accountOf, read } = branches
  await belong(osu, 'fellowship', 1)
  const media = await accountOf('media')
  await church.post(
    'care/tasks/',
    { kind: 'hospital', person: mine.id, title: 'A visit', assigned: media },
    admin,
  )
  const before = await read(mine.id)

  const move = { first_name: 'Esi', last_name: 'Osuwaa', branch: kumasi.id, fellowship: null }
  const moved = await church.put(`people/${mine.id}/`, { ...move, version: before.version }, admin)
  const kept = await church.put(`people/${mine.id}/`, { first_name: 'Esi', last_name: 'Osuwaa' }, admin)
  const open = rowsOf<CareTaskAnswer>(await church.get('care/tasks/?whose=all', admin))

  expect(before).toMatchObject({ fellowship: 1, fellowship_branch: osu.id })
  expect((moved.body as PersonAnswer).changes[0]?.lines).toEqual(
    expect.arrayContaining(['Branch: Osu → Kumasi', expect.stringMatching(/^Fellowship: .+ → none$/)]),
  )
  expect(kept.body).toMatchObject({ branch: kumasi.id, branch_name: 'Kumasi' })
  expect((await church.get(`people/${mine.id}/`, pastor)).status).toBe(404)
  expect(open.find(({ title }) => title === 'A visit')).toMatchObject({
    assigned: null,
    branch_name: 'Kumasi',
  })
})

test('staff who work for another branch from now on give back what they would not see any more', async () => {
  await using branches = await openBranches()
  const { church, admin, osu, kumasi, mine, belong, accountOf } = branches
  const media = await accountOf('media')
  const written = { kind: 'hospital', person: mine.id, title: 'A visit', assigned: media }
  expect((await church.post('care/tasks/', written, admin)).status).toBe(201)

  const same = await belong(osu, 'staff', media)
  const before = rowsOf<CareTaskAnswer>(await church.get('care/tasks/?whose=all', admin))
  await belong(kumasi, 'staff', media)
  const after = rowsOf<CareTaskAnswer>(await church.get('care/tasks/?whose=all', admin))

  const ofVisit = (tasks: CareTaskAnswer[]) => tasks.find(({ title }) => title === 'A visit')?.assigned
  expect([same.status, ofVisit(before), ofVisit(after)]).toEqual([200, media, null])
})

test('staff who work for another branch give back cards that were written at a branch for somebody of none', async () => {
  await using branches = await openBranches()
  const { church, osu, kumasi, belong, accountOf } = branches
  const media = await accountOf('media')
  const { id: person } = await branches.add({ first_name: 'Yaw', last_name: 'Mensah' })
  const written = {
    source: 'door',
    fellowship_id: null,
    brought_by: '',
    thanks_id: null,
    closed_at: null,
  } as const
  const { id: card } = await church.db
    .insertInto('newcomer_card')
    .values({
      ...written,
      submission: 'one',
      person_id: person,
      branch_id: osu.id,
      entered_by: null,
      responsible_id: media,
      created_at: church.clock.now.toISOString(),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const responsible = async () =>
    (
      await church.db
        .selectFrom('newcomer_card')
        .select('responsible_id')
        .where('id', '=', card)
        .executeTakeFirstOrThrow()
    ).responsible_id

  await belong(osu, 'staff', media)
  const before = await responsible()
  await belong(kumasi, 'staff', media)

  expect([before, await responsible()]).toEqual([media, null])
})

test('a message goes to a branch, with its count; a leader of a branch writes to its people alone', async () => {
  await using branches = await openBranches()
  const { church, admin, leader, osu, kumasi, mine, theirs } = branches
  for (const { id } of [mine, theirs])
    await church.put(`people/${id}/consents/`, { purpose: 'church', given: true }, admin)
  const preview = async (audience: string, access: string) =>
    (await church.post('messages/preview/', { ...message(audience), channel: 'first choice' }, access)) as {
      status: number
      body: MessagePreviewAnswer
    }
  const { audiences } = (await church.get('messages/audiences/', admin)).body as Audiences

  const sent = (await church.post('messages/', message('fellowship 1'), admin)).body as MessageAnswer
  const whoGotIt = async (access: string) =>
    JSON.stringify((await church.get(`messages/${sent.id}/deliveries/?limit=1000`, access)).body)

  const toKumasi = await preview(`branch ${kumasi.id}`, admin)
  const [byAdmin, byLeader] = [await preview('fellowship 1', admin), await preview('fellowship 1', leader)]

  expect(audiences.slice(1, 3)).toEqual([
    { audience: `branch ${kumasi.id}`, name: 'Branch: Kumasi' },
    { audience: `branch ${osu.id}`, name: 'Branch: Osu' },
  ])
  expect(toKumasi.status).toBe(200)
  expect(toKumasi.body).toMatchObject({ people: 2, cost: expect.any(Number) })
  expect(byAdmin.body.people).toBeGreaterThan(2)
  // Members with an account belong to no branch here.
  expect(byLeader.body.people).toBe(1)
  expect(JSON.stringify(byLeader.body)).not.toContain(secret)
  expect(await whoGotIt(admin)).toContain(secret)
  expect(await whoGotIt(leader)).not.toContain(secret)
  expect((await preview(`branch ${kumasi.id}`, leader)).status).toBe(403)
  expect((await preview('branch 999', admin)).status).toBe(404)
})

test('a list brings branches over by name; a name that is not known is kept as a note', async () => {
  await using branches = await openBranches()
  const { church, admin, kumasi } = branches
  const form = new FormData()
  const lines = ['First name,Last name,Branch', 'Efua,Brought,KUMASI', 'Fiifi,Brought,Tamale']
  form.set('file', new File([lines.join('\n')], 'list.csv'))

  const list = (await church.postForm('people/imports/', form, admin)).body as ImportAnswer
  const { mapping, dates, version } = list
  const tried = (await church.put(`people/imports/${list.id}/`, { mapping, dates, version }, admin))
    .body as ImportAnswer
  await church.post(`people/imports/${list.id}/bring/`, { version: tried.version }, admin)
  const rows = rowsOf<ImportRowAnswer>(await church.get(`people/imports/${list.id}/rows/`, admin))
  const people = await church.db
    .selectFrom('person')
    .select(['first_name', 'branch_id', 'notes'])
    .where('last_name', '=', 'Brought')
    .orderBy('id')
    .execute()
  await church.post(`people/imports/${list.id}/undo/`, {}, admin)

  expect(mapping).toEqual(['first_name', 'last_name', 'branch'])
  expect(rows).toHaveLength(2)
  expect(people).toMatchObject([
    { first_name: 'Efua', branch_id: kumasi.id, notes: '' },
    { first_name: 'Fiifi', branch_id: null, notes: 'From list.csv:\nBranch: Tamale' },
  ])
  expect(peopleIn(await church.get('people/?search=Brought', admin))).toEqual([])
})

test('what belongs to a branch is shown with its name, and super admins belong to none', async () => {
  await using branches = await openBranches()
  const { church, admin, osu, accountOf, belong } = branches

  const shown = (await church.get(`branches/${osu.id}/belongings/`, admin)).body as BelongingAnswer[]
  const asAdmin = await belong(osu, 'staff', await accountOf('admin'))
  const nobody = await belong(osu, 'fellowship', 999_999)

  expect(shown.filter(({ branch }) => branch === osu.id).map(({ what }) => what)).toEqual([
    'staff',
    'staff',
    'service',
  ])
  expect([asAdmin.status, nobody.status]).toEqual([404, 404])
})

test('a branch stays while staff of it is in the bin, who would see all branches after a restore', async () => {
  await using branches = await openBranches()
  const { church, admin, accountOf, belong } = branches
  const leader = await accountOf('leader')
  const tema = (await church.post('branches/', { name: 'Tema' }, admin)).body as BranchFields
  await belong(tema, 'staff', leader)
  await church.remove(`admin/users/${leader}/`, admin)

  const refused = await church.call('DELETE', `branches/${tema.id}/`, {}, admin)
  const back = await church.post('bin/restore/', { kind: 'account', row: leader }, admin)
  const { branch_id } = await church.db
    .selectFrom('account')
    .select('branch_id')
    .where('id', '=', leader)
    .executeTakeFirstOrThrow()

  expect([back.status, branch_id]).toEqual([200, tema.id])
  expect(refused).toMatchObject({ status: 409, body: { detail: expect.stringContaining('bin') } })
})

test('when entries of two branches are merged, open tasks wait for staff of the branch that stays', async () => {
  await using branches = await openBranches()
  const { church, admin, pastor, osu, kumasi, add, accountOf } = branches
  const here = await add({ first_name: 'Yaa', last_name: 'Osei', branch: osu.id })
  const whole = await add({ first_name: 'Yaa', last_name: 'Osei-Bonsu', branch: kumasi.id })
  const written = {
    kind: 'hospital',
    person: here.id,
    title: 'Visit Yaa',
    assigned: await accountOf('media'),
  }
  await church.post('care/tasks/', written, admin)
  const tasks = async (access: string, query: string) =>
    rowsOf<CareTaskAnswer>(await church.get(`care/tasks/?search=Visit%20Yaa&${query}`, access))

  const before = await tasks(pastor, 'whose=mine')
  await church.post(`people/${whole.id}/merge/`, { other: here.id }, admin)
  const merged = await tasks(admin, 'whose=all')
  await church.put(`people/${whole.id}/`, { first_name: 'Yaa', branch: osu.id }, admin)
  const [task] = await tasks(pastor, 'whose=all')
  await church.post(`care/tasks/${task?.id}/take/`, {}, pastor)
  await church.put(`people/${whole.id}/`, { first_name: 'Yaa', branch: kumasi.id }, admin)

  expect(before).toHaveLength(1)
  expect(merged).toMatchObject([{ person: whole.id, branch_name: 'Kumasi', assigned: null }])
  expect(await tasks(admin, 'whose=all')).toMatchObject([{ assigned: null, taken_at: null }])
})

test('what keeps a branch from being deleted is said with what to do, and a merged entry does not keep it', async () => {
  await using branches = await openBranches()
  const { church, admin, kumasi, add, accountOf, belong } = branches
  const tema = (await church.post('branches/', { name: 'Tema' }, admin)).body as BranchFields
  const remove = async ({ id }: BranchFields) => {
    const { status, body } = await church.call('DELETE', `branches/${id}/`, {}, admin)
    return status === 200 ? 'deleted' : (body as { detail: string }).detail
  }
  const [leader, leader2] = [await accountOf('leader'), await accountOf('leader2')]
  await belong(tema, 'staff', leader)
  await belong(tema, 'staff', leader2)
  await church.put(`admin/users/${leader}/role/`, { role: 'admin' }, admin)
  const here = await add({ first_name: 'Yaa', last_name: 'Osei', branch: tema.id })
  const whole = await add({ first_name: 'Yaa', last_name: 'Osei-Bonsu' })
  await church.post(`people/${whole.id}/merge/`, { other: here.id }, admin)

  const full = await remove(tema)
  await church.put(`people/${whole.id}/`, { first_name: 'Yaa', branch: null }, admin)
  await church.remove(`admin/users/${leader2}/`, admin)
  const staffOnly = await remove(tema)
  await church.post('bin/erase/', { kind: 'account', row: leader2 }, admin)
  const shown = (await church.get(`branches/${tema.id}/belongings/`, admin)).body as BelongingAnswer[]
  const removed = await belong(tema, 'staff', leader, false)

  expect(full).toBe(
    'Still of this branch: 1 person and 2 members of the staff. Please move them first, or close the branch.',
  )
  expect(staffOnly).toContain('1 member of the staff and 1 member of the staff in the bin')
  expect(shown.find(({ what, of }) => what === 'staff' && of === leader)?.branch).toBe(tema.id)
  expect([removed.status, await remove(tema)]).toEqual([200, 'deleted'])
  expect(await remove(kumasi)).toBe(
    'What was done at this branch stays with it: 1 check-in. Please close it instead.',
  )
})
