import { expect, test } from 'vitest'
import type { Page } from '../../../src/lib/contract/base.ts'
import type { PersonAnswer } from '../../../src/lib/contract/people/person.ts'
import type {
  Act,
  CheckInSessionAnswer,
  CheckInSessionRowAnswer,
  ChildAnswer,
  NameAnswer,
  NamesAnswer,
  OwnCodeAnswer,
  TodayAnswer,
} from '../../../src/lib/contract/services/check-in.ts'
import { sweepRetention } from '../../../src/server/app/retention/sweep.ts'
import { sweepCheckIn } from '../../../src/server/services/check-in/sweep.ts'
import { atSecond, mark, openCheckIn } from '../../support/check-in.ts'
import { ama } from '../../support/people.ts'

/* Who is here: the duty, marks of several phones, members' codes, children, counts and the history. */

test('an usher whom an admin names opens one sitting a service and day; nobody else does', async () => {
  await using desk = await openCheckIn()
  const { church, service, usher, other, admin, member, leader, pastor, path, sitting } = desk

  const again = await church.post('check-in/sittings/', { service }, other)
  const today = (await church.get('check-in/today/', usher)).body as TodayAnswer
  const strange = await church.post('check-in/sittings/', { service: 999 }, usher)
  const neither = await church.post('check-in/sittings/', {}, usher)
  const refused = await Promise.all(
    [member, leader, pastor].flatMap((access) => [
      church.get(`${path}names/`, access),
      church.get(path, access),
      church.post(`${path}acts/`, { acts: [mark(1, 1)] }, access),
    ]),
  )

  expect((again.body as CheckInSessionAnswer).id).toBe(sitting)
  expect(today.may).toEqual(['mark'])
  expect(today.choices.find((one) => one.service === service)?.sitting).toBe(sitting)
  expect([strange.status, neither.status]).toEqual([404, 400])
  expect(new Set(refused.map(({ status }) => status))).toEqual(new Set([403]))
  expect((await church.get('check-in/sittings/', usher)).status).toBe(403)
  expect((await church.get('check-in/today/', admin)).body).toMatchObject({
    may: ['mark', 'history', 'export'],
  })
  expect((await church.get('check-in/today/', pastor)).body).toMatchObject({ may: ['history'] })
})

test('a phone takes names and ids alone, and a search finds no telephone number', async () => {
  await using desk = await openCheckIn()
  const { church, usher, path, add } = desk
  const person = await add(ama)
  const gone = await add({ first_name: 'Nana', last_name: 'Serwaa', status: 'Gone home' })

  const { names, all } = (await church.get(`${path}names/`, usher)).body as NamesAnswer
  const search = async (words: string) =>
    ((await church.get(`${path}people/?search=${words}`, usher)).body as NameAnswer[]).map(({ id }) => id)

  expect(all).toBe(true)
  expect(names).toContainEqual({ id: person.id, name: 'Ama Serwaa', home: null, child: false })
  expect(names.map(({ id }) => id)).not.toContain(gone.id)
  expect(await search('serwaa ama')).toEqual([person.id])
  expect(await search('245550101')).toEqual([])
})

test('of two phones with 300 people, offline, resent and out of order, no mark is lost and none is double', async () => {
  await using desk = await openCheckIn()
  const { church, usher, other, path, sitting, send } = desk
  const at = church.clock.now.toISOString()
  const people = await church.db
    .insertInto('person')
    .values(
      Array.from({ length: 300 }, (_, n) => ({
        first_name: `Person ${n}`,
        last_name: 'Zormelo',
        created_at: at,
        changed_at: at,
        household_id: null,
        fellowship_id: null,
        account_id: null,
        merged_into: null,
      })),
    )
    .returning('id')
    .execute()
  // Both mark everybody; the first takes every third back later, the second marks every ninth of these again.
  const first: Act[] = people.map(({ id }, n) => mark(id, n))
  const second: Act[] = people.map(({ id }, n) => mark(id, 300 - n))
  people.forEach(({ id }, n) => {
    if (n % 3 === 0) first.push(mark(id, 1000 + n, { here: false }))
    if (n % 9 === 0) second.push(mark(id, 2000 + n))
  })
  first.push({ kind: 'visitor', id: 'visitor-1', at: atSecond(5), here: true, first_name: '', last_name: '' })
  second.push({
    kind: 'visitor',
    id: 'visitor-2',
    at: atSecond(6),
    here: true,
    first_name: 'Yaw',
    last_name: 'Visiting',
  })
  const parts = (acts: readonly Act[], size: number) =>
    Array.from({ length: Math.ceil(acts.length / size) }, (_, n) => acts.slice(n * size, (n + 1) * size))
  const calls = [
    ...parts(first, 7).map((acts) => ({ acts, access: usher })),
    ...parts(second, 11).map((acts) => ({ acts, access: other })),
  ]
  // Each call comes twice, the second time in the order of a queue that was turned round; two at a time.
  const order = [...calls.toSorted((a, b) => keyOf(a.acts) - keyOf(b.acts)), ...calls.toReversed()]

  for (let next = 0; next < order.length; next += 2)
    await Promise.all(
      order.slice(next, next + 2).map(async ({ acts, access }) => {
        expect((await send(acts, access)).status).toBe(200)
      }),
    )

  const expected = people.filter((_, n) => n % 3 !== 0 || n % 9 === 0).map(({ id }) => id)
  const { here, unnamed, marked } = (await church.get(path, usher)).body as CheckInSessionAnswer
  const yaw = await church.db.selectFrom('person').selectAll().where('last_name', '=', 'Visiting').execute()
  const rows = await church.db
    .selectFrom('sitting_mark')
    .select('person_id')
    .where('sitting_id', '=', sitting)
    .execute()
  expect(yaw).toMatchObject([{ first_name: 'Yaw', status: 'Visitor' }])
  expect(here).toEqual([...expected, yaw[0]?.id])
  expect(unnamed).toBe(1)
  expect(expected.length).toBe(234)
  expect(marked).toEqual({ all: 236, men: 0, women: 0, children: 0, visitors: 2, unsaid: 234 })
  expect(rows.length).toBe(301)
})

/** A number that shuffles the calls the same way in every run. */
const keyOf = ([act]: readonly Act[]): number =>
  [...(act?.id ?? '')].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 9973, 7)

test('the later act wins, whichever phone is heard first; a clock that is ahead does not win for ever', async () => {
  await using desk = await openCheckIn()
  const { church, send, seen, add, usher, other } = desk
  const { id } = await add(ama)

  await send([mark(id, 60, { here: false })], other)
  await send([mark(id, 30)], usher)
  const late = await seen()
  await send([mark(id, 90)], usher)
  const again = await seen()
  await send([mark(id, 0, { at: '2030-01-01T00:00:00.000Z' })], usher)
  church.clock.now = new Date(church.clock.now.getTime() + 60_000)
  await send([mark(id, 0, { at: church.clock.now.toISOString(), here: false })], other)
  const undone = await seen()

  expect([late.here, again.here, undone.here]).toEqual([[], [id], []])
})

test('an Undo of a visitor that arrives first keeps the visitor away; somebody deleted is refused with the reason', async () => {
  await using desk = await openCheckIn()
  const { church, send, seen, admin, add } = desk
  const { id } = await add(ama)
  const visitor = { kind: 'visitor' as const, id: 'visitor-9', first_name: 'Esi', last_name: 'Taken' }

  await send([{ ...visitor, here: false, at: atSecond(20) }])
  await send([{ ...visitor, here: true, at: atSecond(10) }])
  await church.call('DELETE', `people/${id}/`, {}, admin)
  const refused = await send([mark(id, 5)])

  const added = await church.db.selectFrom('person').select('id').where('last_name', '=', 'Taken').execute()
  expect(added).toEqual([])
  expect((await seen()).unnamed).toBe(0)
  expect([refused.status, refused.body]).toEqual([
    404,
    { detail: 'This person is not in the register any more.' },
  ])
})

test('heads counted stand beside the marks, and two entries of one person are one', async () => {
  await using desk = await openCheckIn()
  const { church, send, seen, add, admin, pastor, usher, sitting } = desk
  const mother = await add(ama)
  const same = await add({ ...ama, email: '' })
  const child = await add({ first_name: 'Kofi', born: '2020-02-03' })
  const heads = { kind: 'count' as const, men: 40, women: 71, children: null, visitors: 3 }

  await send([mark(mother.id, 1), mark(same.id, 2), mark(child.id, 3)])
  await send([{ ...heads, id: 'count-two', at: atSecond(50) }])
  await send([{ ...heads, id: 'count-one', at: atSecond(40), men: 1 }])
  await church.post(
    `people/${mother.id}/merge/`,
    { other: same.id, version: mother.version, other_version: same.version },
    admin,
  )
  const wrong = await church.post(
    `${desk.path}acts/`,
    { acts: [{ ...heads, id: 'count-bad', at: atSecond(60), men: -1 }] },
    usher,
  )
  const answer = await seen()
  const { results } = (await church.get('check-in/sittings/', pastor)).body as Page<CheckInSessionRowAnswer>

  const counted = { men: 40, women: 71, children: null, visitors: 3 }
  const marked = { all: 2, men: 0, women: 1, children: 1, visitors: 0, unsaid: 0 }
  expect(wrong.status).toBe(400)
  expect(answer).toMatchObject({ here: [mother.id, child.id], counted, marked })
  expect(results[0]).toMatchObject({ id: sitting, counted, marked })

  await church.db.updateTable('sitting').set({ day: '2020-01-05' }).where('id', '=', sitting).execute()
  await church.call('PATCH', 'admin/settings/', { attendance_days: 365 }, admin)
  await sweepRetention({ db: church.db, now: () => church.clock.now })
  const kept = (await church.get('check-in/sittings/', pastor)).body as Page<CheckInSessionRowAnswer>
  expect(kept.results.at(-1)).toMatchObject({ id: sitting, counted, marked })
  const left = church.db.selectFrom('sitting_mark').selectAll().where('sitting_id', '=', sitting)
  expect(await left.execute()).toEqual([])
})

test('two ushers who count men and women apart keep each other’s number, in whatever order the phones send them', async () => {
  await using desk = await openCheckIn()
  const { send, seen } = desk

  await send([{ kind: 'count', id: 'women-by-b', at: atSecond(50), women: 71 }])
  await send([{ kind: 'count', id: 'men-by-a', at: atSecond(40), men: 40 }])
  await send([{ kind: 'count', id: 'men-late', at: atSecond(30), men: 4, visitors: 2 }])
  await send([{ kind: 'count', id: 'none-by-c', at: atSecond(60), visitors: null }])
  const { counted } = await seen()

  expect(counted).toMatchObject({ men: 40, women: 71, children: null, visitors: null, at: atSecond(60) })
})

test('a member shows a code that is good for moments, and an old or foreign one is refused', async () => {
  await using desk = await openCheckIn()
  const { church, usher, member, path, seen } = desk
  const fresh = async () => ((await church.post('check-in/my-code/', {}, member)).body as OwnCodeAnswer).code
  const scan = (code: string) => church.post(`${path}codes/`, { code }, usher)

  const shown = await fresh()
  const answer = await scan(`check-in:${shown.toLowerCase()}`)
  const here = (await seen()).here
  const next = await fresh()
  const replayed = await scan(shown)
  church.clock.now = new Date(church.clock.now.getTime() + 46_000)
  const late = await scan(next)
  const short = await scan('ABC')
  const byMember = await church.post(`${path}codes/`, { code: await fresh() }, member)

  expect([answer.status, replayed.status, late.status, short.status, byMember.status]).toEqual([
    200, 404, 404, 400, 403,
  ])
  expect(here).toEqual([(answer.body as NameAnswer).id])
  expect(shown).not.toBe(next)
})

test('a child goes with the code, with a named person, or for a written reason that is logged', async () => {
  await using desk = await openCheckIn()
  const { church, usher, other, admin, add, path, send, seen } = desk
  const [mother, aunt, child, brother] = [
    await add(ama),
    await add({ first_name: 'Efua' }),
    await add({ first_name: 'Kofi', born: '2020-02-03' }),
    await add({ first_name: 'Yaw', born: '2018-02-03' }),
  ]
  await church.put(`people/${child.id}/collectors/`, { people: [mother.id] }, admin)
  await send([mark(child.id, 1, { code: 'ABCDE' }), mark(brother.id, 1, { code: 'ABCDE' })])
  await send([mark(child.id, 2, { code: 'FGHJK' })], other)
  const collect = (form: object) => church.post(`${path}collections/`, form, usher)

  const wrong = await collect({ child: child.id, code: 'ABCDF' })
  const stranger = await collect({ child: child.id, collector: aunt.id })
  const nothing = await collect({ child: child.id })
  const who = await church.get(`${path}children/${child.id}/`, usher)
  const own = await collect({ child: child.id, code: 'abcde' })
  const first = await collect({ child: child.id, code: 'fghjk' })
  const twice = await collect({ child: child.id, collector: mother.id })
  const unnamed = await collect({ child: brother.id, collector: mother.id })
  const override = await collect({ child: brother.id, reason: 'The father, known to the pastor' })
  const notHere = await collect({ child: aunt.id, code: 'ABCDE' })

  expect([wrong, stranger, nothing, own, twice, unnamed, notHere].map(({ status }) => status)).toEqual([
    400, 400, 400, 400, 409, 400, 404,
  ])
  expect(own.body).toEqual({ code: [expect.stringContaining('You made this code yourself.')] })
  expect((who.body as ChildAnswer).collectors).toEqual([{ id: mother.id, name: 'Ama Serwaa' }])
  expect([first.status, override.status]).toEqual([200, 200])
  expect((await seen()).children.map(({ collected }) => collected)).toEqual([true, true])
  const log = await church.db
    .selectFrom('log_entry')
    .select(['detail', 'status'])
    .where('action', '=', 'Child collected without a code')
    .execute()
  expect(log).toEqual([
    {
      detail: expect.stringContaining('The father, known to the pastor'),
      status: 'warning',
    },
  ])
  const codes = await church.db.selectFrom('guardian_code').selectAll().execute()
  expect(JSON.stringify(codes)).not.toContain('ABCDE')
  await sweepCheckIn({ db: church.db, now: () => new Date(church.clock.now.getTime() + 3 * 86_400_000) })
  expect(await church.db.selectFrom('guardian_code').selectAll().execute()).toEqual([])
})

test('a child whom one phone let go stays collected when another phone gives one more code, and is back once it is marked anew', async () => {
  await using desk = await openCheckIn()
  const { church, usher, other, add, path, send, seen } = desk
  const child = await add({ first_name: 'Kofi', born: '2020-02-03' })
  await send([mark(child.id, 1, { code: 'ABCDE' })])
  const collect = (code: string, by = usher) =>
    church.post(`${path}collections/`, { child: child.id, code }, by)
  await collect('ABCDE', other)
  const isGone = async () => (await seen()).children.map(({ collected }) => collected)
  const later = (more: object) => mark(child.id, 1, { at: church.clock.now.toISOString(), ...more })

  church.wait(60_000)
  await send([later({ code: 'FGHJK', again: true })], other)
  const afterCode = await isGone()
  church.wait(60_000)
  await send([later({ code: 'KMNPQ' })], other)
  const back = await isGone()
  const home = await collect('FGHJK')

  expect([afterCode, back, home.status]).toEqual([[true], [false], 200])
})

test('a child goes with the code of an account only when its owner is named or, where nobody is, a grown-up at home', async () => {
  await using desk = await openCheckIn()
  const { church, usher, admin, member, add, path, send } = desk
  const account = Number((await church.signIn('member')).user['id'])
  const guardian = await church.db
    .selectFrom('person')
    .select('id')
    .where('account_id', '=', account)
    .executeTakeFirstOrThrow()
  const [child, brother, foreign] = [
    await add({ first_name: 'Kofi', born: '2020-02-03' }),
    await add({ first_name: 'Yaw', born: '2018-02-03' }),
    await add({ first_name: 'Esi', born: '2019-02-03' }),
  ]
  await church.put(`people/${child.id}/collectors/`, { people: [guardian.id] }, admin)
  await church.put(`people/${brother.id}/household/`, { lives_with: guardian.id }, admin)
  await send([mark(child.id, 1), mark(brother.id, 1), mark(foreign.id, 1)])
  const shown = async () => ((await church.post('check-in/my-code/', {}, member)).body as OwnCodeAnswer).code
  const collect = async (person: number, code?: string) =>
    church.post(`${path}collections/`, { child: person, code: code ?? (await shown()) }, usher)
  const born = (day: string) =>
    church.db.updateTable('person').set({ born: day }).where('id', '=', guardian.id)

  const named = await collect(child.id)
  const strange = await collect(foreign.id)
  await born('2012-01-01').execute()
  const tooYoung = await collect(brother.id)
  await born('').execute()
  const ofNoAge = await collect(brother.id)
  await born('1984-06-07').execute()
  const atHome = await collect(brother.id)
  const madeUp = await collect(foreign.id, 'ABCDEF')

  expect([named, strange, tooYoung, ofNoAge, atHome, madeUp].map(({ status }) => status)).toEqual([
    200, 400, 400, 400, 200, 404,
  ])
  const ways = await church.db.selectFrom('child_collected').select(['how', 'collector_id']).execute()
  expect(ways).toEqual([1, 2].map(() => ({ how: 'named', collector_id: guardian.id })))
})

test('of three who let a child go at once, two read when it went, with whom, and who let it go', async () => {
  await using desk = await openCheckIn()
  const { church, usher, other, add, path, send } = desk
  const child = await add({ first_name: 'Kofi', last_name: 'Addo', born: '2020-02-03' })
  await send([mark(child.id, 1, { code: 'ABCDE' })], other)
  const collect = () => church.post(`${path}collections/`, { child: child.id, code: 'ABCDE' }, usher)

  const answers = await Promise.all([collect(), collect(), collect()])

  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
  expect(answers.find(({ status }) => status === 409)?.body).toEqual({
    detail: expect.stringMatching(
      /^Kofi Addo was collected already, at \d\d:\d\d with the guardian’s code\. .+ handed the child over\.$/,
    ),
  })
})

test('a sitting of last week takes late marks of a phone, but gives out no names', async () => {
  await using desk = await openCheckIn()
  const { church, usher, path, send, seen, add } = desk
  const { id }: PersonAnswer = await add(ama)

  church.clock.now = new Date(church.clock.now.getTime() + 7 * 86_400_000)
  const { access } = await church.signIn('newcomer')
  const late = await send([mark(id, 5)], access)
  const names = await church.get(`${path}names/`, access)
  const here = (await seen(access)).here
  church.clock.now = new Date(church.clock.now.getTime() + 9 * 86_400_000)
  const tooLate = await send([mark(id, 6)], (await church.signIn('newcomer')).access)

  expect([late.status, names.status, tooLate.status]).toEqual([200, 409, 409])
  expect(here).toEqual([id])
  expect(usher).not.toBe(access)
})

test('a child whose two entries are merged during the service goes with its code or a named person, and is undone once', async () => {
  await using desk = await openCheckIn()
  const { church, usher, other, admin, add, path, send, seen } = desk
  const [mother, child, double] = [
    await add(ama),
    await add({ first_name: 'Kofi', last_name: 'M' }),
    await add({ first_name: 'Kofi', last_name: 'Mensah' }),
  ]
  const collect = (form: object) => church.post(`${path}collections/`, form, other)
  await church.put(`people/${double.id}/collectors/`, { people: [mother.id] }, admin)
  await send([mark(double.id, 1, { code: 'ABCDE' })])
  await church.post(`people/${child.id}/merge/`, { other: double.id }, admin)

  const who = await church.get(`${path}children/${double.id}/`, usher)
  const wrong = await collect({ child: child.id, code: 'FGHJK' })
  const gone = await collect({ child: child.id, code: 'ABCDE' })
  const twice = await collect({ child: double.id, collector: mother.id })
  await send([mark(child.id, 30 * 3600, { code: 'MNPQR' })])
  const back = (await seen()).children
  await send([mark(child.id, 31 * 3600, { here: false })])

  expect(who.body).toMatchObject({ id: child.id, collectors: [{ id: mother.id, name: 'Ama Serwaa' }] })
  expect([wrong.status, gone.status, twice.status]).toEqual([400, 200, 409])
  expect((gone.body as CheckInSessionAnswer).children).toMatchObject([{ id: child.id, collected: true }])
  expect(back).toMatchObject([{ id: child.id }])
  expect((await seen()).here).toEqual([])
})

test('a night of prayer is one sitting until the morning, also for an usher who comes after midnight', async () => {
  await using desk = await openCheckIn({ now: new Date('2026-11-21T22:30:00Z') })
  const { church, usher, admin, service, sitting } = desk
  const night = { title: 'Night of Prayer', description: 'Until dawn', date: '2026-11-21', time: '22:00' }
  const added = await church.post('events/', { ...night, location: 'Hall', category: 'prayer' }, admin)
  const { id: event } = added.body as { id: number }
  const opened = (await church.post('check-in/sittings/', { event }, usher)).body as CheckInSessionAnswer
  const openAt = async (hour: string, choice: object) => {
    church.clock.now = new Date(`2026-11-22T${hour}:00Z`)
    const { access } = await church.signIn('newcomer')
    const { choices } = (await church.get('check-in/today/', access)).body as TodayAnswer
    const { status, body } = await church.post('check-in/sittings/', choice, access)
    return {
      status,
      id: (body as CheckInSessionAnswer).id,
      open: choices.flatMap((one) => one.sitting ?? []),
    }
  }

  const ofEvent = await openAt('00:30', { event })
  const ofService = await openAt('00:30', { service })
  const [late, morning] = [await openAt('06:00', { event }), await openAt('06:00', { service })]

  expect([ofEvent.id, ofService.id]).toEqual([opened.id, sitting])
  expect(ofEvent.open).toEqual([opened.id, sitting])
  expect([late.status, morning.status]).toEqual([404, 200])
  expect([late.open, morning.id === sitting]).toEqual([[], false])
})
