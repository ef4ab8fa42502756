import { expect, test } from 'vitest'
import type { SetupAnswer } from '../../../src/lib/contract/website/church.ts'
import { readSetup } from '../../../src/server/website/church/setup.ts'
import { openChurch } from '../../support/church.ts'

/* What a church still lacks, and whether visitors see it (islands/admin/SetUp.tsx). */

const setupPath = 'admin/church/setup/'

test('the sample church is open and lacks nothing; its admin alone is told', async () => {
  await using church = await openChurch()
  const [admin, leader] = [await church.signIn('admin'), await church.signIn('leader')]

  const answer = await church.get(setupPath, admin.access)

  const { opened: isOpen, steps } = answer.body as SetupAnswer
  expect(isOpen).toBe(true)
  expect(steps.filter(({ done }) => !done)).toEqual([])
  expect((await church.get(setupPath)).status).toBe(401)
  expect((await church.get(setupPath, leader.access)).status).toBe(403)
})

test('each step is done when the church has what it asks for, and a skipped one is named', async () => {
  await using church = await openChurch()
  await church.db.deleteFrom('church_setting').execute()
  await church.db.deleteFrom('service').execute()
  const { access } = await church.signIn('admin')
  const stepsNow = async () =>
    (await readSetup(church.db, { now: church.clock.now, mails: true })).steps.filter(({ done }) => !done)

  expect((await stepsNow()).map(({ step }) => step)).toEqual(['name', 'reach', 'services', 'modules'])
  const { version } = (await church.get(setupPath, access)).body as SetupAnswer
  const patched = await church.send(
    'admin/church/',
    {
      method: 'PATCH',
      body: JSON.stringify({ name: 'Grace Chapel', setup_skipped: ['services'] }),
      headers: { 'Content-Type': 'application/json', 'If-Match': `"${version}"` },
    },
    access,
  )

  expect(patched.status).toBe(200)
  expect(await stepsNow()).toEqual([
    { step: 'reach', done: false, skipped: false },
    { step: 'services', done: false, skipped: true },
    { step: 'modules', done: false, skipped: false },
  ])
})

test('a church that sends no e-mail is offered to let visitors give a phone number alone', async () => {
  await using church = await openChurch()
  const contact = async (mails: boolean) =>
    (await readSetup(church.db, { now: church.clock.now, mails })).steps.find(
      ({ step }) => step === 'contact',
    )
  const { access } = await church.signIn('admin')
  const before = [await contact(true), await contact(false)]

  const { version } = (await church.get('admin/settings/', access)).body as { version: number }
  const headers = { 'Content-Type': 'application/json', 'If-Match': `"${version}"` }
  const init = { method: 'PATCH', headers, body: '{"contact_by_either":true}' }
  await church.send('admin/settings/', init, access)

  expect(before).toEqual([undefined, { step: 'contact', done: false, skipped: false }])
  expect(await contact(false)).toMatchObject({ done: true })
})

test('how to give and the words of the home page are done when the church has published its own', async () => {
  await using church = await openChurch()
  await church.db.deleteFrom('page').execute()
  // Before it is opened for the first time nobody else has to approve how to give.
  await church.db.deleteFrom('church_setting').where('key', '=', 'opened').execute()
  const { access } = await church.signIn('admin')
  const missing = async () =>
    (await readSetup(church.db, { now: church.clock.now, mails: true })).steps.flatMap(({ step, done }) =>
      done ? [] : [step],
    )
  /** Begins a page, changes its blocks, and publishes it. */
  async function write(path: string, change: (blocks: Draft['blocks']) => void): Promise<number> {
    const place = { path, lang: 'en', title: 'Page', under: '', menu: '' }
    const { body, status } = await church.post('admin/pages/', place, access)
    expect(status).toBe(201)
    const { id, version, document } = body as { id: number; version: number; document: Draft }
    change(document.blocks)
    const draft = { lang: 'en', version, document }
    const saved = await church.put(`admin/pages/${id}/draft/`, draft, access)
    const next = (saved.body as { version: number }).version
    const form = { lang: 'en', version: next, publish_at: '', note: '' }
    return (await church.post(`admin/pages/${id}/publish/`, form, access)).status
  }

  expect(await missing()).toEqual(['modules', 'giving', 'words'])
  expect(await write('/', () => undefined)).toBe(200)
  expect(await missing()).toEqual(['modules', 'giving', 'words'])
  await church.db.deleteFrom('page').execute()
  // A same form within half a minute would be answered as the first.
  church.wait(60_000)
  await write('/', ([first]) => Object.assign(first ?? {}, { text: 'We meet under the mango tree.' }))
  expect(await missing()).toEqual(['modules', 'giving'])
  // The draft asks for a way to give, and is not published without one.
  expect(await write('/give', () => undefined)).toBe(400)
  await church.db.deleteFrom('page').where('path', '=', '/give').execute()
  church.wait(60_000)
  const way = { title: 'Mobile money', account: '024 412 3456', text: '' }
  expect(await write('/give', (blocks) => Object.assign(blocks.at(-1) ?? {}, { items: [way] }))).toBe(200)
  expect(await missing()).toEqual(['modules'])
})

type Draft = { blocks: Record<string, unknown>[] }

test('who else serves is done with a second of staff, or an invitation that can be taken', async () => {
  await using church = await openChurch()
  await church.db.updateTable('account').set({ role: 'user' }).where('username', '!=', 'admin').execute()
  const { access } = await church.signIn('admin')
  const isDone = async () =>
    (await readSetup(church.db, { now: church.clock.now, mails: true })).steps.find(
      ({ step }) => step === 'staff',
    )?.done

  expect(await isDone()).toBe(false)
  const { body } = await church.post('admin/invitations/', { role: 'media' }, access)
  const { invitation } = body as { invitation: { id: number } }
  expect(await isDone()).toBe(true)
  await church.remove(`admin/invitations/${invitation.id}/`, access)
  expect(await isDone()).toBe(false)
  await church.post('admin/invitations/', { role: 'media' }, access)
  church.wait(15 * 86_400_000)
  expect(await isDone()).toBe(false)
})

test('what the church uses is asked until somebody has chosen, also to use everything, and never of an open church', async () => {
  await using church = await openChurch()
  const { access } = await church.signIn('admin')
  const modulesStep = async () =>
    ((await church.get(setupPath, access)).body as SetupAnswer).steps.find(({ step }) => step === 'modules')

  expect(await modulesStep()).toBeUndefined()
  await church.call('PATCH', 'admin/church/', { opened: false }, access)
  expect(await modulesStep()).toMatchObject({ done: false })
  await church.put('admin/modules/', { off: [] }, access)

  expect(await modulesStep()).toMatchObject({ done: true })
})
