import { expect, test } from 'vitest'
import { demonstrationPassword } from '../../../src/content/people.ts'
import type { OwnShiftAnswer, TeamAnswer } from '../../../src/lib/contract/services/rota.ts'
import { sweepRota } from '../../../src/server/services/rota/sweep.ts'
import { nextSunday, openRota, sunday } from '../../support/rota.ts'

/* Teams that serve, who is asked, and whose shift it is. */

const yes = { answer: 'accepted', word: '' }
const no = { answer: 'declined', word: 'I travel to Tamale' }
const hour = 60 * 60 * 1000

test('a member is asked, says yes, then no with a word that only who keeps the rota reads', async () => {
  await using rota = await openRota()
  const { member, newcomer, first, church } = rota
  const answer = await rota.ask([
    { service: first, day: sunday, account: member.id },
    { service: first, day: sunday, account: newcomer.id },
  ])
  const before = await rota.turn(member.access)

  const accepted = await rota.act(before.id, 'answer', yes, member.access)
  const others = (await rota.turn(newcomer.access)).others
  const { turns_asked, next_turn } = (await church.get('members/my/needs/', member.access)).body as {
    turns_asked: number
    next_turn: { day: string } | null
  }
  const declined = await rota.act(before.id, 'answer', no, member.access)
  const again = await rota.act(before.id, 'answer', yes, member.access)
  await church.background.ended()

  const { slots } = await rota.weeks()
  expect([answer.status, before.state, accepted.status]).toEqual([201, 'asked', 200])
  expect(others).toHaveLength(1)
  expect([turns_asked, next_turn?.day]).toEqual([0, sunday])
  expect([declined.status, again.status]).toEqual([200, 409])
  expect(slots[0]).toMatchObject({ team_name: 'Ushers', needed: 2, day: sunday })
  expect(slots[0]?.turns.map(({ state, word }) => [state, word])).toEqual([
    ['declined', no.word],
    ['asked', ''],
  ])
  expect(JSON.stringify(await rota.own(newcomer.access))).not.toContain('Tamale')
  expect(church.letters.map(({ subject }) => subject)).toEqual(['A turn is open again'])
})

test('who has the duty or is an admin keeps the rota, and a member acts for nobody else', async () => {
  await using rota = await openRota()
  const { member, newcomer, leader, keeper, admin, first, ushers, church } = rota
  const shifts = [{ service: first, day: sunday, account: member.id }]
  const paths = ['weeks/', 'teams/', `teams/${ushers}/proposal/`, `teams/${ushers}/fairness/`, 'people/']

  const refused = await Promise.all(paths.map((path) => church.get(`rota/${path}`, leader.access)))
  const allowed = await Promise.all(
    [keeper, admin].flatMap(({ access }) => paths.map((path) => church.get(`rota/${path}`, access))),
  )
  const byMember = await rota.ask(shifts, member.access)
  await rota.ask(shifts, admin.access)
  const { id } = await rota.turn(member.access)
  const acts = await Promise.all([
    rota.act(id, 'answer', yes, newcomer.access),
    rota.act(id, 'offer', { offered: true, word: '' }, newcomer.access),
    rota.act(id, 'note', yes, newcomer.access),
    church.remove(`rota/turns/${id}/`, newcomer.access),
    rota.act(id, 'take', {}, keeper.access),
  ])
  const noted = await rota.act(id, 'note', yes, keeper.access)

  expect(refused.map(({ status }) => status)).toEqual(paths.map(() => 403))
  expect(new Set(allowed.map(({ status }) => status))).toEqual(new Set([200]))
  expect(byMember.status).toBe(403)
  expect(acts.map(({ status }) => status)).toEqual([404, 404, 403, 403, 404])
  expect([noted.status, (await rota.turn(member.access)).state]).toEqual([200, 'accepted'])
  expect((await rota.own(keeper.access)).may_keep).toBe(true)
  expect((await rota.own(member.access)).may_keep).toBe(false)
})

test('nobody serves twice at one time: not in two teams, not where services overlap, not in a race', async () => {
  await using rota = await openRota()
  const { member, media, newcomer, first, second, admin, keeper, church } = rota
  const overlapping = { day: 'Sunday', title: 'Children', time: '10:00', end_time: '11:00' }
  const { id: children } = (await church.post('services/', overlapping, admin.access)).body as { id: number }
  const needs = [first, second, children].map((service) => ({ service, needed: 2 }))
  const choir = await rota.addTeam('Choir', [member, media, newcomer])
  await church.put(`rota/teams/${choir}/`, { name: 'Choir', needs, is_open: true }, keeper.access)
  const at = (service: number, account: number) => [{ service, day: sunday, account }]

  const one = await rota.ask(at(first, member.id))
  const sameService = await rota.ask(at(first, member.id), keeper.access, choir)
  const overlap = await rota.ask(at(children, member.id), keeper.access, choir)
  const later = await rota.ask(at(second, member.id), keeper.access, choir)
  const inOneCall = await rota.ask([...at(first, media.id), ...at(children, media.id)], keeper.access, choir)
  const race = await Promise.all([
    rota.ask(at(first, newcomer.id), keeper.access),
    rota.ask(at(children, newcomer.id), admin.access, choir),
    rota.ask(at(first, newcomer.id), admin.access, choir),
  ])

  expect([one.status, sameService.status, overlap.status, later.status]).toEqual([201, 409, 409, 201])
  expect((sameService.body as { detail: string }).detail).toMatch(
    /serves on Sunday,? 22 November 2026 at that time already: Ushers/,
  )
  expect(inOneCall.status).toBe(409)
  expect((await rota.own(media.access)).turns).toEqual([])
  expect(race.map(({ status }) => status).sort()).toEqual([201, 409, 409])
  expect((await rota.own(newcomer.access)).turns).toHaveLength(1)
})

test('an offered turn is taken by one of two who want it at once, and by nobody outside of the team', async () => {
  await using rota = await openRota()
  const { member, newcomer, media, leader, admin, first, church } = rota
  await rota.ask([{ service: first, day: sunday, account: member.id }])
  await rota.ask([{ service: first, day: sunday, account: leader.id }])
  const { id } = await rota.turn(member.access)
  await rota.act(id, 'answer', yes, member.access)
  const unoffered = await rota.act(id, 'take', {}, media.access)
  await rota.act(id, 'offer', { offered: true, word: 'My exam is on Monday' }, member.access)
  const offers = (await rota.own(newcomer.access)).offers
  const kept = (await rota.turn(member.access)).is_offered

  const stranger = await rota.act(id, 'take', {}, admin.access)
  const busy = await rota.act(id, 'take', {}, leader.access)
  const race = await Promise.all([newcomer, media].map(({ access }) => rota.act(id, 'take', {}, access)))
  await church.background.ended()

  const shifts = (await rota.weeks()).slots[0]?.turns ?? []
  expect([unoffered.status, kept, stranger.status, busy.status]).toEqual([409, true, 404, 409])
  expect(offers).toMatchObject([{ id, word: 'My exam is on Monday' }])
  expect(race.map(({ status }) => status).sort()).toEqual([200, 409])
  expect(shifts.map(({ state }) => state).sort()).toEqual(['accepted', 'asked', 'swapped'])
  expect(shifts.find(({ state }) => state === 'accepted')?.taken_from).not.toBe('')
  expect((await rota.own(member.access)).turns).toEqual([])
  expect(church.letters.map(({ subject }) => subject)).toEqual(['Your turn is taken'])
})

test('who cannot is neither proposed nor asked, and the days are for who keeps the rota alone', async () => {
  await using rota = await openRota()
  const { member, newcomer, leader, first, church } = rota
  const away = { from_day: sunday, to_day: nextSunday, word: 'My sister’s wedding' }
  const added = await church.post('rota/cannot/', away, member.access)
  const wrong = await church.post('rota/cannot/', { ...away, to_day: '2026-11-01' }, member.access)
  const over = await church.post('rota/cannot/', { from_day: '2026-11-01', to_day: '' }, member.access)
  await rota.ask([{ service: first, day: sunday, account: newcomer.id }])

  const proposal = await rota.proposal('?weeks=1')
  const refused = await rota.ask([{ service: first, day: sunday, account: member.id }])
  const [entry] = (await rota.own(member.access)).cannot
  const byOther = await church.remove(`rota/cannot/${entry?.id}/`, leader.access)
  const removed = await church.remove(`rota/cannot/${entry?.id}/`, member.access)

  const [slot] = proposal.slots
  const of = (id: number) => slot?.candidates.find(({ account }) => account === id)
  expect([added.status, wrong.body, over.body]).toEqual([
    201,
    { to_day: ['The last day comes after the first'] },
    { from_day: ['This day is over'] },
  ])
  expect(of(member.id)).toMatchObject({ hindrance: 'cannot', word: away.word, is_proposed: false })
  expect(of(newcomer.id)).toBeUndefined()
  expect(slot?.candidates.filter(({ is_proposed }) => is_proposed)).toHaveLength(1)
  expect(refused.status).toBe(409)
  expect(JSON.stringify(await rota.own(leader.access))).not.toContain('wedding')
  expect([byOther.status, removed.status]).toEqual([404, 200])
})

test('people are told once what they were asked, and reminded once, also after a crash', async () => {
  await using rota = await openRota()
  const { member, newcomer, media, first, second, church } = rota
  await church.put('users/me/messages/', { first_channel: 'email', unwanted: ['services'] }, media.access)
  await rota.ask([
    { service: first, day: nextSunday, account: member.id },
    { service: second, day: '2026-12-06', account: member.id },
    { service: first, day: nextSunday, account: media.id },
  ])

  const lost = await rota.write({ takes: false })
  const soon = await rota.write()
  church.wait(3 * hour)
  const told = await rota.write()
  const twice = await rota.write()
  const { access } = await church.signIn('member')
  const { id } = await rota.turn(access)
  await rota.act(id, 'answer', yes, access)
  await church.put('rota/settings/', { remind_days: 3 }, access)
  church.clock.now = new Date('2026-11-26T08:59:00Z')
  const early = await rota.write()
  church.clock.now = new Date('2026-11-26T09:00:00Z')
  const due = await rota.write()
  church.wait(5 * hour)
  const again = await rota.write()
  const { access: later } = await church.signIn('leader2')
  await rota.ask([{ service: first, day: nextSunday, account: newcomer.id }], later)
  const other = await rota.write()

  expect([lost, soon, told, twice].map(({ length }) => length)).toEqual([1, 0, 1, 0])
  expect(told[0]).toMatchObject({ to: 'member@example.com', subject: 'Can you serve? 2 services' })
  expect(told[0]?.text).toContain('Ushers: First Service, Sunday, 29 November 2026, at 9:00 AM')
  expect([early, due, again].map(({ length }) => length)).toEqual([0, 1, 0])
  expect(due[0]?.subject).toBe('Your turn: Ushers, Sunday, 29 November 2026')
  expect(other.map(({ subject }) => subject)).toEqual(['Can you serve?'])
})

test('a year’s fairness counts turns, and accepted turns are in the member’s own calendar', async () => {
  await using rota = await openRota()
  const { member, newcomer, first, ushers, church } = rota
  await rota.ask([{ service: first, day: nextSunday, account: member.id }])
  await rota.act((await rota.turn(member.access)).id, 'answer', yes, member.access)
  await rota.ask([{ service: first, day: nextSunday, account: newcomer.id }])
  const past = {
    team_id: ushers,
    service_id: first,
    asked_by: null,
    asked_at: 'x',
    state: 'accepted' as const,
  }
  await church.db
    .insertInto('rota_turn')
    .values([
      { ...past, account_id: member.id, day: '2026-11-15' },
      { ...past, account_id: member.id, day: '2025-10-19' },
      { ...past, account_id: newcomer.id, day: '2023-10-15' },
    ])
    .execute()

  const { people } = await rota.fairness()
  const made = (await church.post('users/me/calendar/', {}, member.access)).body as { path: string }
  const calendar = await (await church.api.request(made.path)).text()
  await sweepRota({ db: church.db, now: () => church.clock.now })

  const of = (id: number) => people.find(({ account }) => account === id)
  expect(of(member.id)).toMatchObject({ served: 1, ahead: 1, everywhere: 2, last_day: '2026-11-15' })
  expect(of(newcomer.id)).toMatchObject({ served: 0, ahead: 0, everywhere: 0, last_day: '' })
  expect(calendar).toMatch(/SUMMARY:I serve: Ushers\\, First Service/)
  expect(calendar).toContain('DTSTART:20261129T090000Z')
  expect(calendar.match(/I serve/g)).toHaveLength(2)
  const days = await church.db.selectFrom('rota_turn').select('day').orderBy('day').execute()
  expect(days.map(({ day }) => day)).toEqual(['2025-10-19', '2026-11-15', nextSunday, nextSunday])
})

test('a member offers to serve and waits for the keeper; a changed team is refused to the second of two', async () => {
  await using rota = await openRota()
  const { admin, keeper, first, ushers, church } = rota
  const serve = (access: string) => church.put(`rota/teams/${ushers}/serve/`, { serve: true }, access)
  await serve(admin.access)
  const state = (await rota.own(admin.access)).teams.find(({ id }) => id === ushers)?.state
  const early = await rota.ask([{ service: first, day: sunday, account: admin.id }])
  const teams = (await church.get('rota/teams/', keeper.access)).body as TeamAnswer[]
  const form = { name: 'Stewards', needs: [{ service: first, needed: 4 }], is_open: true, version: 1 }

  const changed = await church.put(`rota/teams/${ushers}/`, form, keeper.access)
  const second = await church.put(`rota/teams/${ushers}/`, { ...form, name: 'Guides' }, admin.access)
  const same = await church.post('rota/teams/', { ...form, name: 'STEWARDS' }, admin.access)
  const closed = { ...form, is_open: false, version: 2 }
  await church.put(`rota/teams/${ushers}/`, closed, keeper.access)

  expect([state, early.status]).toEqual(['offered', 409])
  expect(teams[0]?.members.map((one) => one.state).sort()).toEqual([
    'offered',
    'serves',
    'serves',
    'serves',
    'serves',
  ])
  expect([changed.status, second.status]).toEqual([200, 409])
  expect(same.body).toEqual({ name: ['There is a team of this name'] })
  expect((await serve(keeper.access)).status).toBe(404)
  expect((await rota.weeks()).slots).toEqual([])
})

test('a turn that changed meanwhile is not answered, and one that is taken back is gone and told', async () => {
  await using rota = await openRota()
  const { member, keeper, first, church } = rota
  await rota.ask([{ service: first, day: sunday, account: member.id }])
  const seen: OwnShiftAnswer = await rota.turn(member.access)
  await rota.act(seen.id, 'note', yes, keeper.access)
  const headers = { 'Content-Type': 'application/json', 'If-Match': `"${seen.version}"` }

  const stale = await church.send(
    `rota/turns/${seen.id}/answer/`,
    { method: 'POST', headers, body: JSON.stringify(no) },
    member.access,
  )
  const withdrawn = await church.remove(`rota/turns/${seen.id}/`, keeper.access)
  const gone = await rota.act(seen.id, 'answer', yes, member.access)
  await church.background.ended()

  expect([stale.status, withdrawn.status, gone.status]).toEqual([409, 200, 404])
  expect(church.letters.map(({ subject }) => subject)).toEqual(['You are not needed after all'])
})

test('who closes the account is not counted as coming, and the place is proposed again', async () => {
  await using rota = await openRota()
  const { church, member, newcomer, first } = rota
  await rota.ask([
    { service: first, day: sunday, account: member.id },
    { service: first, day: sunday, account: newcomer.id },
  ])
  for (const { access } of [member, newcomer])
    await rota.act((await rota.turn(access)).id, 'answer', yes, access)

  await church.call('DELETE', 'users/me/', { password: demonstrationPassword }, member.access)
  const [slot] = (await rota.weeks()).slots
  const [proposed] = (await rota.proposal()).slots

  expect(slot?.turns.map(({ account }) => account)).toEqual([newcomer.id])
  expect((await rota.turn(newcomer.access)).others).toEqual([])
  expect(proposed?.candidates.filter(({ is_proposed }) => is_proposed)).toHaveLength(1)
})

test('a service that moves to another weekday takes the turns of its old days back, and tells those who hold one', async () => {
  await using rota = await openRota()
  const { church, member, newcomer, media, admin, first } = rota
  await rota.ask([
    { service: first, day: nextSunday, account: member.id },
    { service: first, day: '2026-12-06', account: member.id },
    { service: first, day: '2026-12-06', account: newcomer.id },
    { service: first, day: nextSunday, account: media.id },
  ])
  await rota.act((await rota.turn(member.access)).id, 'answer', yes, member.access)
  await rota.act((await rota.turn(media.access)).id, 'answer', no, media.access)
  await church.background.ended()
  const before = church.letters.length
  const change = (day: string) =>
    church.put(`services/${first}/`, { day, title: 'First Service', time: '09:00' }, admin.access)

  await change('Sunday')
  const kept = await rota.own(member.access)
  const moved = await change('Saturday')
  await church.background.ended()
  church.clock.now = new Date('2026-11-27T10:00:00Z')
  const reminders = await rota.write()

  const letters = church.letters.slice(before)
  const { access } = await church.signIn('member')
  expect([kept.turns.length, moved.status, (await rota.own(access)).turns]).toEqual([2, 200, []])
  expect(letters.map(({ to, subject }) => [to, subject]).sort()).toEqual([
    ['member@example.com', 'You are not needed after all'],
    ['newcomer@example.com', 'You are not needed after all'],
  ])
  const toMember = letters.find(({ to }) => to === 'member@example.com')?.text
  expect(toMember).toMatch(/Ushers: First Service, Sunday, 29 November 2026\n- .*6 December 2026\n/)
  expect(reminders).toEqual([])
})

test('who holds a coming turn of a service is told when it is deleted, and when it comes back from the bin with its turns', async () => {
  await using rota = await openRota()
  const { church, member, newcomer, media, first, second } = rota
  await rota.ask([
    { service: first, day: sunday, account: member.id },
    { service: first, day: nextSunday, account: member.id },
    { service: first, day: nextSunday, account: newcomer.id },
    { service: first, day: sunday, account: media.id },
    { service: second, day: nextSunday, account: media.id },
  ])
  // 10:00 on the first Sunday: the service of that day has begun.
  church.clock.now = new Date('2026-11-22T10:00:00Z')
  await church.background.ended()
  const before = church.letters.length

  const { access } = await church.signIn('admin')
  const deleted = await church.call('DELETE', `services/${first}/`, undefined, access)
  await church.background.ended()
  const letters = church.letters.slice(before)
  const restored = await church.post('bin/restore/', { kind: 'service', row: first }, access)
  await church.background.ended()
  const back = church.letters.slice(before + letters.length)
  const days = await church.db
    .selectFrom('rota_turn')
    .select(['day', 'account_id', 'service_id'])
    .orderBy('day')
    .orderBy('account_id')
    .execute()

  expect([deleted.status, restored.status]).toEqual([200, 200])
  expect(letters.map(({ to, subject }) => [to, subject]).sort()).toEqual([
    ['member@example.com', 'You are not needed after all'],
    ['newcomer@example.com', 'You are not needed after all'],
  ])
  const toMember = letters.find(({ to }) => to === 'member@example.com')?.text
  expect(toMember).toMatch(/not held any more.*\n\n- Ushers: First Service, .*29 November 2026\n\nThank you/)
  expect(toMember).not.toContain('22 November')
  expect(back.map(({ to, subject }) => [to, subject]).sort()).toEqual([
    ['member@example.com', 'You are needed after all'],
    ['newcomer@example.com', 'You are needed after all'],
  ])
  expect(days.map(({ day, service_id }) => [day, service_id]).sort()).toEqual(
    [
      [sunday, first],
      [sunday, first],
      [nextSunday, first],
      [nextSunday, first],
      [nextSunday, second],
    ].sort(),
  )
})

test('who leaves a team, or is taken out of it, gives back the coming turns, and the other side is told', async () => {
  await using rota = await openRota()
  const { member, newcomer, keeper, first, ushers, church } = rota
  await rota.ask([
    { service: first, day: sunday, account: member.id },
    { service: first, day: nextSunday, account: newcomer.id },
  ])
  const { id } = await rota.turn(member.access)
  await rota.act(id, 'answer', yes, member.access)

  await church.put(`rota/teams/${ushers}/serve/`, { serve: false }, member.access)
  await church.put(`rota/teams/${ushers}/members/${newcomer.id}/`, { state: '' }, keeper.access)
  await church.background.ended()

  const { slots } = await rota.weeks()
  const own = await Promise.all([member, newcomer].map(({ access }) => rota.own(access)))
  expect(slots.flatMap(({ turns }) => turns)).toEqual([])
  expect(own.flatMap(({ turns }) => turns)).toEqual([])
  expect(church.letters.map(({ subject, to, text }) => [subject, to, /Ushers: .*Sunday/.test(text)])).toEqual(
    [
      ['Turns are open again', expect.stringContaining('leader2'), true],
      ['You are not needed after all', expect.stringContaining('newcomer'), true],
    ],
  )
})
