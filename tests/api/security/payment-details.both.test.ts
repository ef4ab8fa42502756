import { describe, expect, test } from 'vitest'
import { publishPages } from '../../../src/server/app/jobs/publishing.ts'
import { openPaymentDetails, strangeWallet, textOf, wayTo } from '../../support/payment-details.ts'

/* What tells people where money goes (issue 42.5): with a stolen token nothing of it changes, and with the password too nothing at once. */

const week = 7 * 86_400_000
const asks = { status: 403, body: { detail: 'Please confirm that it is you.', step_up: ['password'] } }

describe('a token whose last proof is a week old', () => {
  test.each([
    ['another wallet on the page Give', '/give', wayTo(strangeWallet)],
    ['other words on the page Give', '/give', textOf('Give it to my cousin at the door.')],
    ['a way to give on another page', '/', wayTo('at the office')],
    ['a new number on another page', '/contact', textOf(`New number for your gifts: ${strangeWallet}`)],
    ['a link to write to it', '/contact', textOf('[Ask us](https://wa.me/233249998877)')],
  ])('does not publish %s', async (_, path, block) => {
    const { church, admin, shown, ageProofs } = await openPaymentDetails()
    await using _church = church
    const before = await shown(path)
    await ageProofs(week)

    const refused = await admin.publish(path, block)

    expect(refused).toMatchObject(asks)
    expect(await shown(path)).toBe(before)
  })

  test('does not plan a message to many, with a new number in it', async () => {
    const { church, admin, ageProofs } = await openPaymentDetails()
    await using _church = church
    const message = {
      audience: 'everybody',
      purpose: 'giving',
      channel: 'email',
      subject: 'Your gifts',
      text: `New number for your gifts: ${strangeWallet}`,
      send_at: '2026-11-25T12:00',
    }
    await ageProofs(week)

    const refused = await church.post('messages/', message, admin.access)
    await ageProofs(0)
    const planned = await church.post('messages/', message, admin.access)

    expect(refused).toMatchObject(asks)
    expect(planned).toMatchObject({ status: 201 })
    expect((planned.body as { people: number }).people).toBeGreaterThan(20)
  })

  test('publishes what tells nobody where money goes', async () => {
    const { church, admin, shown, ageProofs } = await openPaymentDetails()
    await using _church = church
    await ageProofs(week)

    const published = await admin.publish('/contact', textOf('Come by after the service.'))

    expect(published.status).toBe(200)
    expect(await shown('/contact')).toContain('Come by after')
  })

  test('publishes a number that the site shows already', async () => {
    const { church, admin, ageProofs } = await openPaymentDetails()
    await using _church = church
    const { body } = await church.get('church/')
    const [{ number = '' } = {}] = (body as { telephones: { number: string }[] }).telephones
    await ageProofs(week)

    const published = await admin.publish('/contact', textOf(`Ring ${number.replaceAll(' ', '-')}.`))

    expect(number).not.toBe('')
    expect(published.status).toBe(200)
  })
})

describe('with a proof', () => {
  test('a new wallet waits for a second person: visitors read the old one until then, and both are told', async () => {
    const { church, admin, treasurer, shown, mails } = await openPaymentDetails()
    await using _church = church

    const published = await admin.publish('/give', wayTo(strangeWallet))
    const before = await shown('/give')
    const own = await admin.decide('approve', (await admin.newest()).id)
    const seen = await treasurer.newest()
    const approved = await treasurer.decide('approve', seen.id)

    expect(published).toMatchObject({
      status: 200,
      body: { waiting: { asked_by: expect.any(String), due_at: null, approvers: [expect.any(String)] } },
    })
    expect(before).not.toContain(strangeWallet)
    expect(own).toMatchObject({ status: 403, body: { detail: expect.stringContaining('Another') } })
    expect(seen).toMatchObject({
      place: '/give',
      state: 'waiting',
      may_approve: true,
      asked_by: 'Adwoa Frimpong',
      new: expect.arrayContaining([expect.stringContaining(strangeWallet)]),
    })
    expect(approved).toMatchObject({ status: 200, body: { state: 'in force', decided_by: 'Ernest Kuuire' } })
    expect(await shown('/give')).toContain(strangeWallet)
    const told = (await mails()).filter(({ subject }) => subject.startsWith('Payment details of /give'))
    expect(told.map(({ to }) => to).toSorted()).toEqual([
      'admin@example.com',
      'admin@example.com',
      'treasurer@example.com',
      'treasurer@example.com',
    ])
    for (const { text } of told) expect(text).toContain(strangeWallet)
  })

  test('a week long one press brings the old words back, with a proof; after it none does', async () => {
    const { church, admin, treasurer, shown, ageProofs } = await openPaymentDetails()
    await using _church = church
    const before = await shown('/give')
    await admin.publish('/give', wayTo(strangeWallet))
    const { id } = await treasurer.newest()
    await treasurer.decide('approve', id)
    // Whoever publishes once more does not take the undo away.
    await admin.publish('/give', wayTo(strangeWallet, 'MoMo'))
    await ageProofs(week)

    const unproven = await treasurer.decide('undo', id)
    await ageProofs(0)
    const undone = await treasurer.decide('undo', id)
    const twice = await treasurer.decide('undo', id)

    expect(unproven).toMatchObject(asks)
    expect(undone).toMatchObject({ status: 200, body: { state: 'undone' } })
    expect(await shown('/give')).toBe(before)
    expect(twice.status).toBe(409)
  })

  test('after a week nobody undoes it any more', async () => {
    const { church, admin, treasurer, ageProofs } = await openPaymentDetails()
    await using _church = church
    await admin.publish('/give', wayTo(strangeWallet))
    const { id } = await treasurer.newest()
    await treasurer.decide('approve', id)
    church.wait(week)
    const again = await church.signIn('treasurer')
    await ageProofs(0)

    const late = await church.post(`admin/payment-details/${id}/undo/`, {}, again.access)

    expect(late).toMatchObject({ status: 409, body: { detail: expect.stringContaining('week') } })
  })

  test('what was declined is the draft again, and never shown', async () => {
    const { church, admin, treasurer, shown } = await openPaymentDetails()
    await using _church = church
    await admin.publish('/give', wayTo(strangeWallet))
    const { id } = await treasurer.newest()

    const declined = await treasurer.decide('decline', id)
    const late = await treasurer.decide('approve', id)

    expect(declined).toMatchObject({ status: 200, body: { state: 'declined' } })
    expect(late.status).toBe(409)
    expect(await shown('/give')).not.toContain(strangeWallet)
  })

  test('what is published at an hour waits for the second person and for its hour', async () => {
    const { church, admin, treasurer, shown } = await openPaymentDetails()
    await using _church = church
    const look = () => publishPages({ db: church.db, cache: church.cache, now: () => church.clock.now })
    await admin.publish('/give', wayTo(strangeWallet), '2026-11-21T12:05:00.000Z')
    church.wait(6 * 60_000)

    await look()
    const overdue = await shown('/give')
    await admin.publish('/give', wayTo(strangeWallet), '2026-11-21T12:09:00.000Z')
    const { body } = await treasurer.decide('approve', (await treasurer.newest()).id)
    const early = await shown('/give')
    church.wait(4 * 60_000)
    await look()

    expect([overdue, early].filter((words) => words.includes(strangeWallet))).toEqual([])
    expect(body).toMatchObject({ state: 'approved' })
    expect(await shown('/give')).toContain(strangeWallet)
    expect(await treasurer.newest()).toMatchObject({ state: 'in force', undo_until: expect.any(String) })
  })

  test('who only may approve what others ask is no second person for it', async () => {
    const { church, admin, treasurer, shown } = await openPaymentDetails()
    await using _church = church
    const { access, user } = await church.signIn('member')
    const page = await church.db
      .selectFrom('page')
      .select('id')
      .where('path', '=', '/contact')
      .executeTakeFirstOrThrow()
    const at = `admin/pages/${page.id}`
    await church.put(`${at}/editors/${user['id']}/`, { needs_approval: true }, admin.access)
    const { body } = await church.get(`${at}/`, access)
    const { document } = body as { document: { blocks: object[] } }
    const blocks = [textOf(`Gifts to ${strangeWallet}`), ...document.blocks]
    await church.put(`${at}/draft/`, { lang: 'en', document: { ...document, blocks } }, access)
    await church.post(`${at}/ask/`, { lang: 'en', note: '' }, access)

    const approved = await church.post(`${at}/approve/`, { lang: 'en' }, admin.access)

    expect(approved).toMatchObject({ status: 200, body: { waiting: { due_at: null } } })
    expect(await shown('/contact')).not.toContain(strangeWallet)
    expect((await treasurer.newest()).state).toBe('waiting')
  })
})

describe('a church in which nobody else could approve it', () => {
  test('publishes it after a day, and everybody who works for it is told and may stop it', async () => {
    const { church, admin, shown, mails } = await openPaymentDetails()
    await using _church = church
    await church.db.deleteFrom('duty').where('duty', '=', 'treasurer').execute()
    const look = () => publishPages({ db: church.db, cache: church.cache, now: () => church.clock.now })

    const { body } = await admin.publish('/give', wayTo(strangeWallet))
    church.wait(24 * 60 * 60_000 - 1)
    await look()
    const before = await shown('/give')
    church.wait(1)
    await look()

    expect(body).toMatchObject({ waiting: { due_at: '2026-11-22T12:00:00.000Z', approvers: [] } })
    expect(before).not.toContain(strangeWallet)
    expect(await shown('/give')).toContain(strangeWallet)
    const told = (await mails()).filter(
      ({ subject }) => subject === 'Payment details of /give change in a day',
    )
    expect(told.map(({ to }) => to)).toEqual(
      expect.arrayContaining(['leader@example.com', 'media@example.com']),
    )
  })

  test('changes its ways to give after a day, and undoes them', async () => {
    const { church, admin } = await openPaymentDetails()
    await using _church = church
    await church.db.deleteFrom('duty').where('duty', '=', 'treasurer').execute()
    const look = () => publishPages({ db: church.db, cache: church.cache, now: () => church.clock.now })
    const ways = async () => ((await church.get('church/')).body as { giving_ways: object[] }).giving_ways
    const before = await ways()
    const mine = [{ title: 'MoMo', account: strangeWallet, text: '' }]

    await admin.change({ giving_ways: mine })
    const early = await ways()
    church.wait(24 * 60 * 60_000)
    await look()
    const late = await ways()
    const again = await church.signIn('admin')
    const { id } = await church.db.selectFrom('payment_detail_change').select('id').executeTakeFirstOrThrow()
    const undone = await church.post(`admin/payment-details/${id}/undo/`, {}, again.access)

    expect(early).toEqual(before)
    expect(late).toEqual(mine)
    expect(undone.status).toBe(200)
    expect(await ways()).toEqual(before)
  })
})

describe('what the church says of itself', () => {
  test.each([
    ['ways to give', { giving_ways: [{ title: 'MoMo', account: strangeWallet, text: '' }] }],
    ['the payment provider', { giving_provider: 'mtn' }],
    ['a telephone', { telephones: [{ label: 'Office', number: strangeWallet }] }],
    ['the sentence at the foot of every page', { motto: `MoMo ${strangeWallet}` }],
  ])('%s wait for a second person, and other fields do not', async (_, changes) => {
    const { church, admin, treasurer } = await openPaymentDetails()
    await using _church = church
    const read = async () => (await church.get('church/')).body as Record<string, unknown>
    const [[key, value] = ['', undefined]] = Object.entries(changes)

    const answer = await admin.change({ ...changes, town: 'Tema' })
    const between = await read()
    const approved = await treasurer.decide('approve', (await treasurer.newest()).id)

    expect(answer).toMatchObject({ status: 200, body: { waiting: { approvers: [expect.any(String)] } } })
    expect(between).toMatchObject({ town: 'Tema' })
    expect(between[key]).not.toEqual(value)
    expect(approved.status).toBe(200)
    expect((await read())[key]).toEqual(value)
  })

  test('before the church was ever open nothing waits, and to close it again changes nothing of that', async () => {
    const { church, admin } = await openPaymentDetails()
    await using _church = church
    const ways = [{ title: 'MoMo', account: strangeWallet, text: '' }]
    await admin.change({ opened: false })

    const closed = await admin.change({ giving_ways: ways })
    await church.db.deleteFrom('church_setting').where('key', '=', 'opened').execute()
    await church.db.deleteFrom('payment_detail_change').execute()
    const fresh = await admin.change({ giving_ways: ways })

    expect(closed.body).toMatchObject({ waiting: { due_at: null } })
    expect(fresh.body).toMatchObject({ waiting: null, church: { giving_ways: ways } })
  })
})

test('whose words were replaced does not bring them back alone', async () => {
  const { church, admin, treasurer, shown } = await openPaymentDetails()
  await using _church = church
  await admin.publish('/give', wayTo(strangeWallet))
  await treasurer.decide('approve', (await treasurer.newest()).id)
  await church.db.updateTable('account').set({ role: 'admin' }).where('username', '=', 'treasurer').execute()
  await treasurer.publish('/give', textOf('By plate only.'))
  const { id } = await admin.newest()
  await admin.decide('approve', id)

  const refused = await admin.decide('undo', id)

  expect(refused.status).toBe(403)
  expect(await shown('/give')).toContain('By plate only.')
})

test('members, leaders and the media team see no payment details', async () => {
  const { church } = await openPaymentDetails()
  await using _church = church

  for (const name of ['member', 'leader', 'media']) {
    const { access } = await church.signIn(name)
    expect([name, (await church.get('admin/payment-details/', access)).status]).toEqual([name, 403])
  }
})

test('a new number in an event or an announcement needs a proof, and is told once', async () => {
  const { church, admin, ageProofs, mails } = await openPaymentDetails()
  await using _church = church
  const event = {
    title: 'Harvest',
    date: '2026-12-06',
    time: '09:00',
    location: 'Main auditorium',
    description: `Pledge by MoMo: ${strangeWallet}`,
  }
  const announcement = { title: 'Gifts', content: `From today to ${strangeWallet}` }
  await ageProofs(week)

  const refused = await Promise.all([
    church.post('events/', event, admin.access),
    church.post('announcements/', announcement, admin.access),
  ])
  await ageProofs(0)
  const added = await church.post('events/', event, admin.access)
  const answer = await church.post('announcements/', announcement, admin.access)
  const { id } = added.body as { id: number }
  await ageProofs(week)
  const kept = await church.put(`events/${id}/`, { ...event, time: '10:00' }, admin.access)

  expect(refused).toMatchObject([asks, asks])
  expect([added.status, answer.status, kept.status]).toEqual([201, 201, 200])
  const told = (await mails()).filter(({ to }) => to === 'treasurer@example.com')
  expect(told.map(({ subject }) => subject).toSorted()).toEqual([
    'A new number stands in Announcements',
    'A new number stands in Harvest',
  ])
})

test('whoever could approve before is told of everybody who can from now on', async () => {
  const { church, admin, mails } = await openPaymentDetails()
  await using _church = church
  const { user } = await church.signIn('leader')
  const at = `admin/users/${user['id']}`
  const none = { counter: false, signatory: false, pastor: false, usher: false, rota: false, office: false }

  await church.put(`${at}/duties/`, { ...none, treasurer: true }, admin.access)
  await church.put(`${at}/duties/`, { ...none, treasurer: true, usher: true }, admin.access)
  await church.put(`${at}/role/`, { role: 'admin' }, admin.access)
  const invited = { name: 'Yaw', email: '', telephone: '', role: 'admin' }
  await church.post('admin/invitations/', invited, admin.access)

  const told = (await mails()).filter(({ to }) => to === 'treasurer@example.com')
  expect(told.map(({ subject }) => subject).toSorted()).toEqual([
    'Yaw: super admin, once the invitation is taken',
    'leader: super admin',
    'leader: treasurer',
  ])
})
