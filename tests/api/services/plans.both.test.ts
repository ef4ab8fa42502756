import { expect, test } from 'vitest'
import type {
  OwnPlan,
  PlanAnswer,
  PlanChoices,
  PlanHead,
  PlanLinks,
  PlanLiveAnswer,
  PublicPlan,
} from '../../../src/lib/contract/services/plan.ts'
import type { ComingSongs } from '../../../src/lib/contract/services/song.ts'
import { deleteAccount } from '../../../src/server/accounts/account-management/repo.ts'
import { exportAccount } from '../../../src/server/app/exports/account.ts'
import { bookOf } from '../../../src/server/giving/books/ledger.ts'
import { listen } from '../../support/event-stream.ts'
import { holdDuty } from '../../support/hold-duty.ts'
import { formOf, newItem, openPlan } from '../../support/plans.ts'
import { nextSunday, sunday } from '../../support/rota.ts'

/* Orders of service: who plans and who reads, two editors at once, templates, the last order, and a service that is led live. */

const titles = ({ items }: PlanAnswer) => items.map(({ title }) => title)
const answer = (body: unknown) => body as PlanAnswer
const stream = (id: number, code: string) => `/backend/api/plans/${id}/follow/?code=${code}`

test('an order begins with the template of its kind, at the hours of its service', async () => {
  await using church = await openPlan()

  const { plan } = church

  expect(plan.start_time).not.toBe('')
  expect(plan.day).toBe(sunday)
  expect(plan.items.filter(({ kind }) => kind === 'sermon')).toHaveLength(1)
  expect(plan.items.reduce((sum, { minutes }) => sum + minutes, 0)).toBe(130)
})

test('each kind of service has a template, and an event and a day of neither have orders, too', async () => {
  await using church = await openPlan()
  const { planner } = church
  const event = await church.church.db
    .insertInto('event')
    .values({
      ...{ title: 'Burial of Maame Esi', description: '', date: nextSunday, time: '08:00', location: '' },
      ...{
        is_online: 0,
        meeting_link: '',
        category: 'other',
        icon: '',
        image_key: null,
        fellowship_id: null,
      },
      ...{ places: null, created_at: church.church.clock.now.toISOString(), series_id: null },
    })
    .returning('id')
    .executeTakeFirstOrThrow()

  const funeral = await church.church.post('plans/', { kind: 'funeral', event: event.id }, planner)
  const again = await church.church.post('plans/', { kind: 'wedding', event: event.id }, planner)
  const others = await Promise.all(
    (['midweek', 'all-night', 'wedding', 'harvest'] as const).map((kind) =>
      church.church.post('plans/', { kind, title: kind, day: nextSunday, start_time: '20:00' }, planner),
    ),
  )

  expect(answer(funeral.body)).toMatchObject({
    title: 'Burial of Maame Esi',
    day: nextSunday,
    start_time: '08:00',
  })
  expect(titles(answer(funeral.body))).toContain('Tributes')
  expect(again.status).toBe(409)
  for (const { body } of others) expect(answer(body).items.length).toBeGreaterThan(8)
})

test('what is wrong in a new order is said at its field', async () => {
  await using church = await openPlan()
  const add = (body: object) => church.church.post('plans/', body, church.planner)

  expect((await add({ kind: 'first', service: church.first, day: '2026-11-23' })).body).toEqual({
    day: [expect.stringMatching(/is not on that day$/)],
  })
  expect((await add({ kind: 'first', service: 999_999, day: sunday })).body).toEqual({
    service: ['There is no such service'],
  })
  expect((await add({ kind: 'first', day: sunday })).body).toEqual({
    title: ['Please give the service a title'],
  })
  expect((await add({ kind: 'first', service: church.first, event: 1, day: sunday })).status).toBe(400)
  expect((await add({ kind: 'harvest', service: church.first, day: sunday })).body).toEqual({
    detail: 'This service has an order already',
  })
})

test('the order of the next Sunday is made from the last one by one call, with notes and links', async () => {
  await using church = await openPlan()
  const [item] = church.plan.items
  if (!item) throw new Error('No item')
  await church.change(item, {
    title: 'Call to worship',
    leader_name: 'Elder Mensah',
    notes: [{ team: 'sound', words: 'Two microphones' }],
    links: [{ name: 'Track', address: 'https://example.org/track' }],
  })

  const next = await church.church.post('plans/next/', { service: church.first }, church.planner)

  const made = answer(next.body)
  expect(next.status).toBe(201)
  expect([made.day, made.items.length]).toEqual([nextSunday, church.plan.items.length])
  expect(made.items[0]).toMatchObject({
    title: 'Call to worship',
    leaders: 'Elder Mensah',
    notes: [{ team: 'sound', team_name: 'Sound', words: 'Two microphones' }],
    links: [{ name: 'Track', address: 'https://example.org/track' }],
  })
  const choices = (await church.church.get('plans/choices/', church.planner)).body as PlanChoices
  expect(choices.services.find(({ id }) => id === church.first)).toMatchObject({
    next_day: '2026-12-06',
    last_plan: made.id,
  })
  expect((await church.church.post('plans/next/', { service: church.second }, church.planner)).body).toEqual({
    detail: 'This service has no earlier order. Begin with the template.',
  })
})

test('an order becomes the template of its kind without people, songs and readings, and the next order begins with it', async () => {
  await using church = await openPlan()
  await church.add({
    kind: 'reading',
    title: 'The psalm',
    reference: 'Psalm 23',
    words: 'The Lord is my shepherd',
    leader_name: 'Ama',
    notes: [{ team: 'projection', words: 'Both languages' }],
  })

  const template = await church.church.post(`plans/${church.id}/template/`, {}, church.planner)
  const next = await church.church.post(
    'plans/',
    { kind: 'first', service: church.second, day: sunday },
    church.planner,
  )

  expect(answer(template.body)).toMatchObject({ is_template: true, day: '' })
  expect(answer(next.body).items.at(-1)).toMatchObject({
    ...{ title: 'The psalm', reference: '', words: '', leaders: '' },
    notes: [{ team: 'projection', words: 'Both languages', team_name: 'Projection' }],
  })
  const list = await church.church.get('plans/?when=templates', church.planner)
  expect((list.body as PlanHead[]).map(({ kind }) => kind)).toEqual(['first'])
  const opened = await church.church.post('plans/templates/first/', {}, church.planner)
  expect(answer(opened.body).id).toBe(answer(template.body).id)
  expect((await church.church.post('plans/templates/easter/', {}, church.planner)).status).toBe(404)
})

test('two who edit different items at once lose nothing, and of one item the second is told', async () => {
  await using church = await openPlan()
  const [one, other] = church.plan.items
  if (!one || !other) throw new Error('No items')

  const both = await Promise.all([
    church.change(one, { title: 'Call to worship' }),
    church.change(other, { title: 'Prayer of invocation' }, church.admin.access),
    church.add({ title: 'Dedication' }, church.admin.access),
    church.add({ title: 'Anniversary' }),
  ])
  const late = await church.change(one, { title: 'Something else' }, church.admin.access)

  expect(both.map(({ status }) => status)).toEqual([200, 200, 201, 201])
  expect(late.status).toBe(409)
  const now = await church.read()
  expect(titles(now)).toEqual(expect.arrayContaining(['Dedication', 'Anniversary']))
  expect(titles(now).slice(0, 2)).toEqual(['Call to worship', 'Prayer of invocation'])
  expect(now.changes).toBe(church.plan.changes + 4)
})

test('items that two people move at once keep both moves, and an addition that is sent twice is one item', async () => {
  await using church = await openPlan()
  const ids = church.plan.items.map(({ id }) => id)
  const [a = 0, b = 0, c = 0] = ids

  await Promise.all([church.place(a, null), church.place(c, b, church.admin.access)])
  const twice = newItem({ title: 'Dedication', before: b })
  const sent = await Promise.all([
    church.church.post(`plans/${church.id}/items/`, twice, church.planner),
    church.church.post(`plans/${church.id}/items/`, { ...twice, title: 'Dedication ' }, church.planner),
  ])

  const now = await church.read()
  expect(sent.map(({ status }) => status)).toEqual([201, 201])
  expect(titles(now).filter((title) => title === 'Dedication')).toHaveLength(1)
  const order = now.items.map(({ id, title }) => (title === 'Dedication' ? 'new' : id))
  expect(order.slice(0, 3)).toEqual([c, 'new', b])
  expect(order.at(-1)).toBe(a)
})

test('an item is removed as it was seen, and what names nobody is refused', async () => {
  await using church = await openPlan()
  const [item] = church.plan.items
  if (!item) throw new Error('No item')
  await church.change(item, { minutes: 9 })
  const remove = (version: number) =>
    church.church.send(
      `plans/${church.id}/items/${item.id}/`,
      { method: 'DELETE', headers: { 'If-Match': `"${version}"` } },
      church.planner,
    )

  expect((await remove(item.version)).status).toBe(409)
  expect(titles(answer((await remove(item.version + 1)).body))).not.toContain(item.title)
  expect((await church.change(item, {})).status).toBe(404)
  expect((await church.add({ leader_account: 999_999 })).body).toEqual({
    leader_account: ['There is no such person'],
  })
  expect((await church.add({ leader_team: 999_999 })).body).toEqual({
    leader_team: ['There is no such team'],
  })
  expect((await church.add({ notes: [{ team: 'choir', words: 'Hello' }] })).body).toEqual({
    notes: ['There is no such team'],
  })
  expect((await church.add({ minutes: -1 })).body).toEqual({ minutes: ['Please give minutes from 0 to 600'] })
  expect((await church.add({ links: [{ name: 'Bad', address: 'javascript:alert(1)' }] })).status).toBe(400)
})

test('who serves reads the order with the notes of their team, who leads an item its notes, and nobody else reads it', async () => {
  await using church = await openPlan()
  const { first, member, newcomer, media, ushers } = church
  await church.ask([{ service: first, day: sunday, account: member.id }])
  const [welcome, prayer] = church.plan.items
  if (!welcome || !prayer) throw new Error('No items')
  const notes = [
    { team: 'sound', words: 'One microphone' },
    { team: 'ushers', words: 'Close the doors' },
    { team: String(ushers), words: 'Count the visitors' },
  ]
  await church.change(welcome, { leader_account: newcomer.id, leader_note: 'Name the visitors', notes })
  await church.change(prayer, { leader_note: 'Three minutes', notes: [notes[0]] })
  const seen = async (access: string) => {
    const { items } = await church.read(access)
    return items.slice(0, 2).map((item) => [item.leader_note, item.notes.map(({ words }) => words)])
  }

  expect(await seen(member.access)).toEqual([
    ['', ['Count the visitors', 'Close the doors']],
    ['', []],
  ])
  expect(await seen(newcomer.access)).toEqual([
    ['Name the visitors', ['Count the visitors', 'One microphone', 'Close the doors']],
    ['', []],
  ])
  expect((await church.church.get(`plans/${church.id}/`, media.access)).status).toBe(404)
  expect((await church.church.get(`plans/${church.id}/`)).status).toBe(401)
  expect((await church.church.get('plans/', member.access)).status).toBe(403)
  expect((await church.add({}, member.access)).status).toBe(403)
  const mine = async (access: string) => (await church.church.get('plans/mine/', access)).body as OwnPlan[]
  expect((await mine(member.access)).map(({ id, does }) => [id, does])).toEqual([[church.id, ['Ushers']]])
  expect((await mine(newcomer.access)).map(({ does }) => does)).toEqual([[welcome.title]])
  expect(await mine(media.access)).toEqual([])
})

test('a team of the rota leads an item: those who said yes are named', async () => {
  await using church = await openPlan()
  const { first, member, ushers } = church
  await church.ask([{ service: first, day: sunday, account: member.id }])
  await church.add({ title: 'Welcome of visitors', leader_team: ushers })
  const leaders = async () => (await church.read()).items.at(-1)?.leaders

  expect(await leaders()).toBe('Ushers')
  const { id } = await church.turn(member.access)
  await church.act(id, 'answer', { answer: 'accepted', word: '' }, member.access)

  expect(await leaders()).toMatch(/^Ushers: \S+/)
})

test('who leads presses Next, and others hear of it; a double press goes on once, and of two leaders the later one is told', async () => {
  await using church = await openPlan()
  const [one = 0, two = 0, three = 0] = church.plan.items.map(({ id }) => id)
  const heard = listen(await church.church.api.request(stream(church.id, church.plan.code)))
  expect((await heard.next('plan')).data).toMatchObject({ turn: 0, item: null })

  const started = await church.lead('start', 0, one)
  const pressed = await Promise.all([church.lead('go', 1, two), church.lead('go', 1, two)])
  const late = await church.lead('go', 1, three, church.admin.access)

  expect(started.status).toBe(200)
  expect(pressed.map(({ status, body }) => [status, (body as PlanLiveAnswer).turn])).toEqual([
    [200, 2],
    [200, 2],
  ])
  expect(late.body).toEqual({ detail: 'Somebody else has led on meanwhile.' })
  let last = await heard.next('plan')
  while (last.data['turn'] !== 2) last = await heard.next('plan')
  expect(last.data).toMatchObject({ turn: 2, item: two, ended_at: null })
  expect((await church.lead('end', 2, null)).body).toMatchObject({ turn: 3, ended_at: expect.any(String) })
  expect((await church.lead('go', 3, three)).status).toBe(409)
  expect((await church.lead('start', 3, one)).body).toMatchObject({ turn: 4, item: one, ended_at: null })
  await heard.leave()
})

test('a change of the order is heard by who has it open, and without the code nothing is heard', async () => {
  await using church = await openPlan()
  const heard = listen(await church.church.api.request(stream(church.id, church.plan.code)))
  const before = await heard.next('plan')

  await church.add({ title: 'Dedication' })

  expect((await heard.next('plan')).data['changes']).toBe(Number(before.data['changes']) + 1)
  expect((await church.church.api.request(stream(church.id, 'guessed'))).status).toBe(404)
  await heard.leave()
})

test('who leads an item leads the order, who serves follows, and an item of another order is refused', async () => {
  await using church = await openPlan()
  const { first, member, newcomer } = church
  await church.ask([{ service: first, day: sunday, account: member.id }])
  const [item] = church.plan.items
  if (!item) throw new Error('No item')
  await church.change(item, { leader_account: newcomer.id })

  expect((await church.read(member.access)).may_lead).toBe(false)
  expect((await church.lead('start', 0, item.id, member.access)).status).toBe(403)
  expect((await church.lead('start', 0, 999_999, newcomer.access)).status).toBe(404)
  expect((await church.lead('go', 0, item.id, newcomer.access)).body).toEqual({
    detail: 'This order is not live.',
  })
  expect((await church.lead('start', 0, item.id, newcomer.access)).status).toBe(200)
  const live = (await church.church.get(`plans/${church.id}/live/`, member.access)).body as PlanLiveAnswer
  expect([live.item, live.led_by]).toEqual([item.id, expect.stringMatching(/\S/)])
})

test('the printed order has its times, its notes and that it takes too long', async () => {
  await using church = await openPlan()
  const { version } = await church.read()
  const head = { kind: 'first', title: 'First service', day: sunday, start_time: '09:00', end_time: '11:00' }
  const changed = await church.church.put(
    `plans/${church.id}/`,
    { ...head, theme: 'Grace', is_public: false, version },
    church.planner,
  )

  const paper = await church.church.get(`plans/${church.id}/paper/`, church.planner)

  expect(changed.status).toBe(200)
  expect([paper.status, String(paper.body).slice(0, 5)]).toEqual([200, '%PDF-'])
  expect((await church.church.put(`plans/${church.id}/`, { ...head, version }, church.planner)).status).toBe(
    409,
  )
})

test('the site shows the public part alone, of orders that the church shows', async () => {
  await using church = await openPlan()
  const shown = async () => (await church.church.get('plans/this-week/')).body as PublicPlan[]
  await church.add({ kind: 'reading', title: 'The psalm', reference: 'Psalm 23', leader_note: 'Slowly' })
  expect(await shown()).toEqual([])

  const { version, kind, title, day } = await church.read()
  await church.church.put(
    `plans/${church.id}/`,
    { kind, title, day, theme: 'Grace', is_public: true, version },
    church.planner,
  )

  const [plan] = await shown()
  expect(plan).toMatchObject({ theme: 'Grace', day: sunday })
  expect(plan?.items.at(-1)).toEqual({ kind: 'reading', title: 'The psalm', reference: 'Psalm 23' })
  expect(plan?.items.some((item) => item.kind === 'offering')).toBe(false)
})

test('the notices say what is announced, and the sermon is what its entry begins with', async () => {
  await using church = await openPlan()
  await church.church.post(
    'announcements/',
    { title: 'Harvest', content: 'Bring yams.' },
    church.admin.access,
  )
  const sermon = church.plan.items.find(({ kind }) => kind === 'sermon')
  if (!sermon) throw new Error('No sermon')
  await church.change(sermon, { title: 'Grace for today', reference: 'John 1:16', leader_name: 'Rev. Osei' })

  const { announcements } = await church.read()
  const draft = await church.church.get(`plans/${church.id}/sermon/`, church.media.access)

  expect(announcements.map(({ title }) => title)).toContain('Harvest')
  expect(draft.body).toEqual({
    ...{ title: 'Grace for today', preacher: 'Rev. Osei', date: sunday },
    ...{ scripture: 'John 1:16', description: '' },
  })
  expect((await church.church.get(`plans/${church.id}/sermon/`, church.member.access)).status).toBe(403)
})

test('cash counts and attendance of the service are shown to those who see them anyway', async () => {
  await using church = await openPlan()
  const { db } = church.church
  await db
    .insertInto('sitting')
    .values({
      ...{ service_id: church.first, event_id: null, branch_id: null, title: 'First', day: sunday },
      ...{ opened_by: null, opened_at: church.church.clock.now.toISOString() },
      ...{ men: null, women: null, children: null, visitors: null, counted_by: null, kept_marks: null },
    })
    .execute()
  await db
    .insertInto('cash_count')
    .values({
      ...{
        book: await bookOf(db),
        day: sunday,
        service: 'First service',
        first_account: null,
        second_account: null,
      },
      ...{ first_sheet: null, second_sheet: null, first_signed_at: null, second_signed_at: null },
      ...{ closed_at: null, created_at: church.church.clock.now.toISOString() },
    })
    .execute()
  const links = async (access: string) =>
    (await church.church.get(`plans/${church.id}/links/`, access)).body as PlanLinks

  expect(await links(church.planner)).toMatchObject({ counts: [], sittings: [] })
  expect(await links(church.admin.access)).toMatchObject({
    counts: [],
    sittings: [{ title: 'First', here: 0 }],
  })
  await holdDuty(church.church, 'leader2', 'counter')
  expect((await links(church.planner)).counts).toMatchObject([
    { service: 'First service', is_closed: false, item: null, is_own: true },
  ])
})

test('an order is deleted as it was seen, and those of the past are a list of their own', async () => {
  await using church = await openPlan()
  const list = async (when: string) =>
    (await church.church.get(`plans/?when=${when}`, church.planner)).body as PlanHead[]

  expect(await list('coming')).toMatchObject([{ id: church.id, minutes: 130, is_live: false }])
  church.church.wait(3 * 86_400_000)
  const { access } = await church.church.signIn('leader2')
  const remove = (version: number) =>
    church.church.send(
      `plans/${church.id}/`,
      { method: 'DELETE', headers: { 'If-Match': `"${version}"` } },
      access,
    )
  expect((await church.church.get('plans/?when=past', access)).body).toMatchObject([{ id: church.id }])
  expect((await remove(99)).status).toBe(409)
  expect((await remove(church.plan.version)).status).toBe(200)
  expect((await church.church.get(`plans/${church.id}/`, access)).status).toBe(404)
})

test('a form of an item is what the answer says of it', async () => {
  await using church = await openPlan()
  const [item] = church.plan.items
  if (!item) throw new Error('No item')

  const changed = await church.change(item, {})

  const [now] = answer(changed.body).items
  expect(now && formOf(now)).toEqual({ ...formOf(item), version: item.version + 1 })
})

test('the songs of an order are noted for the library, follow its changes, and go with it', async () => {
  await using church = await openPlan()
  const song = {
    ...{ title: 'Amazing Grace', key: 'G', is_public_domain: true },
    parts: [
      { kind: 'verse', number: 1, language: 'en', lines: '[G]Amazing grace' },
      { kind: 'chorus', number: 1, language: 'en', lines: 'My chains are gone' },
    ],
  }
  const { id: songId } = (await church.church.post('songs/', song, church.planner)).body as { id: number }
  const coming = async () =>
    ((await church.church.get('songs/coming/', church.planner)).body as ComingSongs).days.flatMap(
      ({ used_on, songs }) => (used_on === sunday ? songs.map(({ id, key }) => [id, key]) : []),
    )
  const slides = () =>
    church.church.api.request(`/backend/api/plans/${church.id}/slides/`, {
      headers: { Authorization: `Bearer ${church.planner}` },
    })
  expect((await slides()).status).toBe(409)

  await church.add({
    kind: 'song',
    title: 'Amazing Grace',
    song: songId,
    key: 'D',
    parts: 'chorus-1 verse-1',
  })
  expect(await coming()).toEqual([[songId, 'D']])
  const file = await slides()
  expect([file.status, (await file.text()).slice(0, 2)]).toEqual([200, 'PK'])
  const item = (await church.read()).items.at(-1)
  if (!item) throw new Error('No item')
  await church.change(item, { key: 'E' })
  expect(await coming()).toEqual([[songId, 'E']])
  const template = await church.church.post(`plans/${church.id}/template/`, {}, church.planner)
  expect(answer(template.body).items.at(-1)).toMatchObject({ title: 'Amazing Grace', song: null, key: '' })
  expect(await coming()).toEqual([[songId, 'E']])
  await church.church.remove(`plans/${church.id}/`, church.planner)

  expect(await coming()).toEqual([])
})

test('my schedule and its reminder name the order of the turn', async () => {
  await using church = await openPlan()
  const { first, member } = church
  await church.ask([{ service: first, day: sunday, account: member.id }])
  const { id, plan } = await church.turn(member.access)
  expect(plan).toBe(church.id)
  await church.act(id, 'answer', { answer: 'accepted', word: '' }, member.access)
  await church.church.db
    .updateTable('rota_turn')
    .set({ answered_at: '2026-11-01T09:00:00.000Z' })
    .where('id', '=', id)
    .execute()

  const letters = await church.write()

  expect(letters.map(({ text }) => text).join()).toContain(`/worship/live#${church.id}`)
})

test('who leads an item finds it in the export of the own data, and a deleted account leads nothing', async () => {
  await using church = await openPlan()
  const { member } = church
  const [item] = church.plan.items
  if (!item) throw new Error('No item')
  await church.change(item, { leader_account: member.id, leader_note: 'Speak slowly' })

  const data = (await exportAccount(church.church.db, member.id, 'owner')).items_led_in_services
  await deleteAccount(church.church.db, member.id, church.church.clock.now)

  expect(data).toEqual([
    { service: church.plan.title, day: sunday, title: item.title, leader_note: 'Speak slowly' },
  ])
  expect((await church.read()).items[0]).toMatchObject({ leader_account: null, leaders: '' })
})
