import { expect, test } from 'vitest'
import type { PlanAnswer } from '../../../src/lib/contract/services/plan.ts'
import type { PresentationAnswer } from '../../../src/lib/contract/services/projection.ts'
import type { ComingSongs } from '../../../src/lib/contract/services/song.ts'
import type { TrashEntry } from '../../../src/lib/contract/settings/trash.ts'
import { sweepTrash } from '../../../src/server/settings/trash/sweep.ts'
import { holdDuty } from '../../support/hold-duty.ts'
import { openPlan } from '../../support/plans.ts'
import { openPresentation } from '../../support/projection.ts'
import { sunday } from '../../support/rota.ts'

/* Orders of service, their templates and presentations in the bin. */

const plan = (row: number) => ({ kind: 'service_plan', row })
const answer = (body: unknown) => body as PlanAnswer

test('a deleted order comes back from the bin with its items, notes, links, where it was live, and its songs', async () => {
  await using church = await openPlan()
  const { planner } = church
  const song = {
    ...{ title: 'Amazing Grace', key: 'G', is_public_domain: true },
    parts: [{ kind: 'verse', number: 1, language: 'en', lines: 'Amazing grace' }],
  }
  const { id: songId } = (await church.church.post('songs/', song, planner)).body as { id: number }
  await church.add({
    ...{ kind: 'song', title: 'Amazing Grace', song: songId, key: 'D', leader_note: 'Slowly' },
    notes: [{ team: 'sound', words: 'Two microphones' }],
    links: [{ name: 'Track', address: 'https://example.org/track' }],
  })
  await church.lead('start', 0, church.plan.items[0]?.id ?? 0)
  const coming = async () =>
    ((await church.church.get('songs/coming/', planner)).body as ComingSongs).days.map(({ songs }) => songs)
  const before = await church.read()

  const removed = await church.church.remove(`plans/${church.id}/`, planner)
  const without = await coming()
  const gone = await church.church.get(`plans/${church.id}/`, planner)
  const restored = await church.church.post('bin/restore/', plan(church.id), planner)
  const after = await church.read()

  expect([removed.status, gone.status, restored.status]).toEqual([200, 404, 200])
  expect(without).toEqual([])
  // The deletion itself counts as a change, so that pages that show the order load it again.
  const changes = before.changes + 1
  expect(after).toEqual({ ...before, changes, live: { ...before.live, changes, now: after.live.now } })
  expect(after.live.turn).toBe(1)
  expect(await coming()).toEqual([[{ id: songId, key: 'D' }]])
})

test('a song that was deleted while its order was in the bin is noted again once both are back', async () => {
  await using church = await openPlan()
  const { planner } = church
  const song = { title: 'Amazing Grace', is_public_domain: true, parts: [] }
  const { id: songId } = (await church.church.post('songs/', song, planner)).body as { id: number }
  await church.add({ kind: 'song', title: 'Amazing Grace', song: songId })
  await church.church.remove(`plans/${church.id}/`, planner)
  const removed = await church.church.remove(`songs/${songId}/`, planner)
  await church.church.post('bin/restore/', plan(church.id), planner)
  const restored = await church.church.post('bin/restore/', { kind: 'song', row: songId }, planner)

  const uses = await church.church.get(`songs/${songId}/uses/`, planner)

  expect([removed.status, restored.status]).toEqual([200, 200])
  expect(uses.body).toMatchObject([{ used_on: sunday, is_planned: true }])
})

test('an order whose day, and a template whose kind, has another one by now stays in the bin until that is deleted', async () => {
  await using church = await openPlan()
  const { planner } = church
  const make = () =>
    church.church.post('plans/', { kind: 'first', service: church.first, day: sunday }, planner)
  const template = (id: number) => church.church.post(`plans/${id}/template/`, {}, planner)
  const restore = (id: number) => church.church.post('bin/restore/', plan(id), planner)
  await church.church.remove(`plans/${church.id}/`, planner)
  const other = answer((await make()).body).id

  const taken = await restore(church.id)
  const first = answer((await template(other)).body).id
  const second = answer((await template(other)).body).id
  const takenTemplate = await restore(first)
  await church.church.remove(`plans/${other}/`, planner)
  await church.church.remove(`plans/${second}/`, planner)

  expect([taken.status, taken.body]).toEqual([
    409,
    { detail: expect.stringMatching(/^This service or event has another order by now/) },
  ])
  expect([takenTemplate.status, takenTemplate.body]).toEqual([
    409,
    { detail: expect.stringMatching(/^The church has another template of this kind by now/) },
  ])
  expect([(await restore(church.id)).status, (await restore(first)).status]).toEqual([200, 200])
  expect((await church.church.get(`plans/${first}/`, planner)).body).toMatchObject({ is_template: true })
})

test('who deleted an order restores it as long as they plan the services, admins see it in the bin, and nobody else restores it', async () => {
  await using church = await openPlan()
  const { access: admin } = await church.church.signIn('admin')
  const { access: member } = await church.church.signIn('member')
  await holdDuty(church.church, 'leader', 'worship')
  const { access: other } = await church.church.signIn('leader')
  await church.church.remove(`plans/${church.id}/`, church.planner)
  const restore = (access: string) => church.church.post('bin/restore/', plan(church.id), access)

  const strangers = [await restore(member), await restore(other)]
  await church.church.db.deleteFrom('duty').where('account_id', '=', church.keeper.id).execute()
  const former = await restore(church.planner)
  const list = (await church.church.get('bin/', admin)).body as { results: TrashEntry[] }
  const restored = await restore(admin)

  expect(strangers.map(({ status }) => status)).toEqual([404, 404])
  expect(former.status).toBe(404)
  expect(list.results).toMatchObject([{ kind: 'service_plan', name: `${church.plan.title} ${sunday}` }])
  expect(restored.status).toBe(200)
})

test('after two weeks an order leaves the bin, and does not come back with an older backup', async () => {
  await using church = await openPlan()
  const { made_at } = await church.church.db
    .selectFrom('service_plan')
    .select('made_at')
    .where('id', '=', church.id)
    .executeTakeFirstOrThrow()
  await church.church.remove(`plans/${church.id}/`, church.planner)
  church.church.wait(15 * 86_400_000)

  await sweepTrash({ ...church.church, now: () => church.church.clock.now })

  const erasures = await church.church.db.selectFrom('erasure').selectAll().execute()
  expect(erasures).toMatchObject([{ kind: 'service_plan', row_id: church.id, made_at }])
  expect(await church.church.db.selectFrom('bin_entry').selectAll().execute()).toEqual([])
})

test('a deleted presentation shows nothing, and comes back with its items and its place', async () => {
  await using show = await openPresentation()
  const { church, access, at, presentation } = show
  await show.press({ item: 'reading' })
  const before = await show.read()

  await church.remove(at, access)
  const hidden = await show.screen(show.code)
  const restored = await church.post('bin/restore/', { kind: 'presentation', row: presentation.id }, access)

  const after = (await church.get(at, access)).body as PresentationAnswer
  expect([hidden.status, restored.status]).toEqual([404, 200])
  expect({ ...after, now: 0 }).toEqual({ ...before, now: 0 })
  expect((await show.screen(show.code)).body.state.item).toBe('reading')
})
