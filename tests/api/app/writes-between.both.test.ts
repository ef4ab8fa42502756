import { setTimeout as pause } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import type { CampaignSumsAnswer, PledgeAnswer } from '../../../src/lib/contract/giving/pledge.ts'
import type { ImportAnswer } from '../../../src/lib/contract/people/people-import.ts'
import type { EditedPageAnswer } from '../../../src/lib/contract/website/page-draft.ts'
import { beginTotp, confirmTotp } from '../../../src/server/accounts/accounts/factors/totp.ts'
import { signText } from '../../../src/server/accounts/accounts/sessions/tokens.ts'
import { sendAutomatic } from '../../../src/server/app/automatic-messages/run.ts'
import { sweepRetention } from '../../../src/server/app/retention/sweep.ts'
import { changeCampaign } from '../../../src/server/giving/books/pledges/campaigns.ts'
import { stopByLink } from '../../../src/server/giving/giving/repeats/stop-link.ts'
import { deliverDue } from '../../../src/server/messages/mailings/deliver.ts'
import { idOfAccount } from '../../../src/server/messages/recipients/recipient-id.ts'
import type { AutomaticKind } from '../../../src/server/messages/scheduled/kind.ts'
import { sendForOccasion } from '../../../src/server/messages/scheduled/send.ts'
import { decideRow } from '../../../src/server/people/persons/imports/decide.ts'
import type { FileStore } from '../../../src/server/platform/files/store.ts'
import { sweepTrash } from '../../../src/server/settings/trash/sweep.ts'
import { saveDraft } from '../../../src/server/website/cms/repo.ts'
import { unschedule } from '../../../src/server/website/cms/versions.ts'
import { withActAfter } from '../../support/between.ts'
import { openBooks } from '../../support/books.ts'
import { mark, openCheckIn } from '../../support/check-in.ts'
import { type Church, openChurch } from '../../support/church.ts'
import { codeOf, setUpApp } from '../../support/factors.ts'
import { likes, onlyPeople, switchOn } from '../../support/message-people.ts'
import { openMessages } from '../../support/messages.ts'
import { openRegister } from '../../support/people.ts'
import { tellDecisions } from '../../support/told-authors.ts'

/* Two writes at once. On PostgreSQL a write outside of a transaction may come between two queries of one. */

const site = 'https://church.example'
const day = 86_400_000

test('counts of a service stay as they were when two processes remove its marks at once', async () => {
  await using desk = await openCheckIn()
  const { church, send, add, admin, sitting } = desk
  const { id } = await add({ first_name: 'Esi' })
  await send([mark(id, 1)])
  await church.db.updateTable('sitting').set({ day: '2020-01-05' }).where('id', '=', sitting).execute()
  await church.call('PATCH', 'admin/settings/', { attendance_days: 365 }, admin)
  const sweep = () => sweepRetention({ db: church.db, now: () => church.clock.now })

  await Promise.all([sweep(), sweep()])

  const { kept_marks } = await church.db
    .selectFrom('sitting')
    .select('kept_marks')
    .where('id', '=', sitting)
    .executeTakeFirstOrThrow()
  expect(JSON.parse(kept_marks ?? '')).toMatchObject({ all: 1 })
})

describe('a draft that is saved while its page', () => {
  async function openPage(church: Church) {
    const { access } = await church.signIn('admin')
    const choir = { path: '/choir', lang: 'en', title: 'Choir', under: '', menu: '' }
    const { body } = await church.post('admin/pages/', choir, access)
    const { id, document } = body as EditedPageAnswer
    const at = `admin/pages/${id}/`
    const read = async () => (await church.get(at, access)).body as EditedPageAnswer
    return { id, at, access, read, document }
  }

  test('is published is not said to be published', async () => {
    await using church = await openChurch()
    const { at, access, read, document } = await openPage(church)

    for (let round = 0; round < 10; round++) {
      const { version, published_number: before } = await read()
      const written = { lang: 'en', version, document: { ...document, title: `Choir ${round}` } }
      const [, { status }] = await Promise.all([
        church.put(`${at}draft/`, written, access),
        church.post(`${at}publish/`, { lang: 'en', version, publish_at: '', note: `${round}` }, access),
      ])
      const { published_number: after } = await read()

      expect([round, status]).toEqual([round, after === before ? 409 : 200])
    }
  })

  test('is withdrawn before its hour is kept', async () => {
    await using church = await openChurch()
    const { id, at, access, read, document } = await openPage(church)
    const publish_at = new Date(church.clock.now.getTime() + day).toISOString()
    await church.post(`${at}publish/`, { lang: 'en', publish_at, note: '' }, access)
    const act = { id, lang: 'en', by: null, at: church.clock.now }
    const written = { ...document, title: 'Choir and band' }
    let saving: Promise<unknown> | undefined
    const db = withActAfter(church.db, 'page_version', () => {
      saving = saveDraft(church.db, { ...act, document: written })
      return saving
    })

    await db.transaction().execute((transaction) => unschedule(transaction, act))
    await saving

    expect((await read()).document.title).toBe('Choir and band')
  })
})

describe('a message', () => {
  const notice: AutomaticKind = {
    kind: 'announcement',
    name: 'Notices',
    about: '',
    purpose: 'church',
    subject: 'Notice',
    text: 'A notice',
    fields: {},
  }

  test('to which people are added at the moment in which it ends goes to them, too', async () => {
    await using open = await openMessages({ site })
    const { church, delivering } = open
    const ids = await onlyPeople(church, ['+233244000001', '+233244000002'])
    await likes(church, ids, 'email')
    await switchOn(church, 'announcement')
    church.letters.length = 0
    const { db, addressHash, sms } = delivering
    const add = (transaction: typeof db, people: readonly number[]) =>
      sendForOccasion(
        { db: transaction, addressHash, sms, mails: true, site, now: church.clock.now },
        notice,
        {
          key: 'notice 1',
          name: 'Notice',
          people: people.map(idOfAccount),
        },
      )
    await db.transaction().execute((transaction) => add(transaction, ids.slice(0, 1)))
    await db.updateTable('message').set({ state: 'sending' }).execute()
    await db.updateTable('delivery').set({ state: 'sent' }).execute()

    let delivered: Promise<number> | undefined
    await db.transaction().execute(async (transaction) => {
      await add(transaction, ids)
      delivered = deliverDue(delivering)
      await pause(300)
    })
    await delivered
    await open.deliver()

    expect(church.letters.map(({ to }) => to)).toEqual(['person1@example.com'])
  })

  test('of an announcement goes, though what waits of others is looked through at that moment', async () => {
    await using open = await openMessages({ site })
    const { church, delivering } = open
    const ids = await onlyPeople(church, ['+233244000001'])
    await likes(church, ids, 'email')
    await switchOn(church, 'announcement')
    const { access } = await church.signIn('admin')
    let writing: Promise<unknown> | undefined
    const db = withActAfter(delivering.db, 'announcement', () => {
      const words = { title: 'Harvest', content: 'We begin at nine.', as_message: true }
      writing = church.post('announcements/', words, access)
      return writing
    })
    church.letters.length = 0

    await sendAutomatic({ ...delivering, db, site })
    await writing
    await open.deliver()

    expect(church.letters.map(({ to }) => to)).toContain('person0@example.com')
  })
})

test('an app is not confirmed by the code of another that was begun before it', async () => {
  await using church = await openChurch()
  const { id: accountId } = await church.db
    .selectFrom('account')
    .select('id')
    .where('username', '=', 'member')
    .executeTakeFirstOrThrow()
  const of = { accountId, keys: [new Uint8Array(32).fill(9)], now: church.clock.now }
  const first = await beginTotp(church.db, of)
  const code = await codeOf(church, first ?? '')
  let begun: Promise<string | undefined> | undefined
  const db = withActAfter(church.db, 'totp', () => {
    begun = beginTotp(church.db, of)
    return begun
  })

  const isConfirmed = await db.transaction().execute((transaction) => confirmTotp(transaction, code, of))
  const second = await begun

  // Whichever was first: the app that counts is the one whose code was right, or none does.
  expect([isConfirmed, second === undefined]).toEqual(isConfirmed ? [true, true] : [false, false])
})

test('recovery codes are not made for an account whose only app is removed at the same moment', async () => {
  await using church = await openChurch()
  for (const username of ['member', 'newcomer', 'leader2', 'media']) {
    const { access } = await church.signIn(username)
    await setUpApp(church, access)

    await Promise.all([
      church.call('DELETE', 'auth/factors/app/', {}, access),
      church.post('auth/factors/recovery-codes/', {}, access),
    ])
  }

  expect(await church.db.selectFrom('recovery_code').selectAll().execute()).toEqual([])
})

describe('an event that is deleted at the same moment', () => {
  const vigil = {
    title: 'Night Vigil',
    description: 'We watch.',
    date: '2026-11-21',
    time: '21:00',
    location: 'Main Hall',
    is_online: false,
    meeting_link: '',
    category: 'worship',
  }
  const rounds = 8

  test('comes back with the mark that was taken', async () => {
    await using church = await openChurch()
    const { access } = await church.signIn('leader')
    const { id: member } = await church.db
      .selectFrom('account')
      .select('id')
      .where('fellowship_id', '=', 1)
      .where('role', '=', 'user')
      .limit(1)
      .executeTakeFirstOrThrow()
    for (let round = 0; round < rounds; round++) {
      const added = await church.post('fellowships/1/events/', { ...vigil, title: `Vigil ${round}` }, access)
      const { id } = added.body as { id: number }
      const at = `fellowships/1/events/${id}/`

      const [marked] = await Promise.all([
        church.post(`${at}attendance/`, { member, is_present: true }, access),
        church.remove(at, access),
      ])
      await church.post('bin/restore/', { kind: 'event', row: id }, access)
      const { body } = await church.get(`${at}attendance/`, access)

      expect([200, 404]).toContain(marked.status)
      expect([round, (body as unknown[]).length]).toEqual([round, marked.status === 200 ? 1 : 0])
    }
  })

  test('comes back with the sign-up that was taken', async () => {
    await using church = await openChurch()
    const [admin, member] = [await church.signIn('admin'), await church.signIn('member')]
    for (let round = 0; round < rounds; round++) {
      const form = { ...vigil, title: `Vigil ${round}`, fellowship: null, takes_signups: true }
      const { id } = (await church.post('events/', form, admin.access)).body as { id: number }

      const [signed] = await Promise.all([
        church.post(`events/${id}/signup/`, { kind: 'signup' }, member.access),
        church.remove(`events/${id}/`, admin.access),
      ])
      await church.post('bin/restore/', { kind: 'event', row: id }, admin.access)
      const kept = await church.db.selectFrom('event_signup').selectAll().where('event_id', '=', id).execute()

      expect([200, 404]).toContain(signed.status)
      expect([round, kept.length]).toEqual([round, signed.status === 200 ? 1 : 0])
    }
  })
})

test('of several who add a fellowship of one name at once the others are told at the name', async () => {
  await using church = await openChurch()
  const admin = await church.signIn('admin')
  const add = (description: string) =>
    church.post(
      'fellowships/',
      {
        name: 'Bethel',
        description,
        location: 'Osu',
        meeting_day: 'Tuesday',
        meeting_time: '18:00',
        leader: null,
        activities: [],
      },
      admin.access,
    )

  const answers = await Promise.all(['One', 'Two', 'Three', 'Four', 'Five', 'Six'].map(add))

  const refused = answers.filter(({ status }) => status !== 201)
  expect(refused).toHaveLength(5)
  for (const { status, body } of refused)
    expect([status, body]).toEqual([400, { name: ['Another fellowship has this name'] }])
})

test('who leaves a fellowship stays in the one to which the office moves them at the same moment', async () => {
  await using church = await openChurch()
  const [admin, member] = [await church.signIn('admin'), await church.signIn('member')]
  const own = church.db.selectFrom('account').select(['id', 'fellowship_id']).where('username', '=', 'member')
  const { id } = await own.executeTakeFirstOrThrow()
  await church.db.updateTable('account').set({ fellowship_id: 1 }).where('id', '=', id).execute()

  // Both wait for another write, the move before the leave.
  const { moved, left } = await church.db.transaction().execute(async () => {
    const path = `fellowships/1/members/${id}/transfer/`
    const moved = church.post(path, { to: 2, word: '' }, admin.access)
    await pause(300)
    const left = church.remove('fellowships/1/join/', member.access)
    await pause(300)
    return { moved, left }
  })

  const statuses = [(await moved).status, (await left).status]
  // With two processes the leave may be first: then there is nobody to move.
  expect([
    [200, 409, 2],
    [404, 200, null],
  ]).toContainEqual([...statuses, (await own.executeTakeFirstOrThrow()).fellowship_id])
})

test('what is restored from the bin while the files of another are deleted keeps what others say of it', async () => {
  await using church = await openChurch()
  const { access } = await church.signIn('admin')
  const { id: sermon } = await church.db
    .selectFrom('sermon')
    .select('id')
    .where('media_key', 'is not', null)
    .executeTakeFirstOrThrow()
  const { id: member, username } = await church.db
    .selectFrom('account')
    .select(['id', 'username'])
    .where('username', '=', 'member')
    .executeTakeFirstOrThrow()
  const event = { title: 'Prayer', description: 'x', date: '2026-11-20', time: '21:00', location: 'Hall' }
  const made = await church.post(
    'fellowships/1/events/',
    { ...event, is_online: false, meeting_link: '', category: 'worship' },
    access,
  )
  const { id: meeting } = made.body as { id: number }
  await church.post(`fellowships/1/events/${meeting}/attendance/`, { member, is_present: true }, access)
  await church.remove(`sermons/${sermon}/`, access)
  await church.remove(`admin/users/${member}/`, access)
  church.wait(14 * day)
  const { access: later } = await church.signIn('admin')
  let restored: { status: number } | undefined
  const files: FileStore = {
    ...church.files,
    remove: async (key) => {
      restored ??= await church.post('bin/restore/', { kind: 'account', row: member }, later)
      await church.remove(`fellowships/1/events/${meeting}/`, later)
      return church.files.remove(key)
    },
  }

  await sweepTrash({ ...church, files, now: () => church.clock.now })
  await church.post('bin/restore/', { kind: 'event', row: meeting }, later)

  const { body } = await church.get(`fellowships/1/events/${meeting}/attendance/`, later)
  expect(restored?.status).toBe(200)
  expect(body).toMatchObject([{ member: { username } }])
})

test('a decision about a row counts for nothing when the list is tried again at that moment', async () => {
  await using register = await openRegister()
  const { church, admin } = register
  await register.add({ first_name: 'Ama', last_name: 'Serwaa', born: '1994-03-06' })
  const form = new FormData()
  form.set('file', new File(['Name,DOB\nAma Serwa,1994-03-06\n'], 'list.csv'))
  const { body } = await church.postForm('people/imports/', form, admin)
  const list = body as ImportAnswer
  const at = `people/imports/${list.id}/`
  const attempt = (mapping: ImportAnswer['mapping']) => church.put(at, { mapping, dates: list.dates }, admin)
  await attempt(list.mapping)
  const withoutBirth = list.mapping.map((kind) => (kind === 'born' ? 'notes' : kind))
  let again: Promise<unknown> | undefined
  const db = withActAfter(church.db, 'people_import_row', () => {
    again = attempt(withoutBirth)
    return again
  })

  const row = () =>
    church.db
      .selectFrom('people_import_row')
      .select(['number', 'fate', 'decision'])
      .where('import_id', '=', list.id)
      .executeTakeFirstOrThrow()
  const { number, fate } = await row()
  await db
    .transaction()
    .execute((transaction) => decideRow(transaction, list.id, number, { decision: 'same' }))
  await again

  expect(fate).toBe('doubtful')
  expect(await row()).toMatchObject({ fate: 'new', decision: '' })
})

test('two who decide the same at once cause one e-mail to its author', async () => {
  await using church = await openChurch()
  const { access } = await church.signIn('admin')
  const { id: author } = await church.db
    .selectFrom('account')
    .select('id')
    .where('username', '=', 'member')
    .executeTakeFirstOrThrow()
  await church.db
    .updateTable('account')
    .set({ email: 'member@example.com', email_key: 'member@example.com', email_confirmed_at: '2026-01-01' })
    .where('id', '=', author)
    .execute()
  const testimony = await church.db
    .updateTable('testimony')
    .set({ account_id: author, is_approved: 0 })
    .where('id', '=', 1)
    .returning('id')
    .executeTakeFirstOrThrow()
  const prayer = await church.db
    .updateTable('prayer_request')
    .set({ account_id: author, is_answered: 0, is_anonymous: 0 })
    .where('id', '=', 1)
    .returning('id')
    .executeTakeFirstOrThrow()
  const approve = () =>
    church.post(`members/testimonies/${testimony.id}/approve/`, { is_approved: true }, access)
  const answer = () => church.post(`prayer_requests/${prayer.id}/answered/`, { is_answered: true }, access)
  church.letters.length = 0

  await Promise.all([approve(), approve(), answer(), answer()])
  church.wait(60_000)
  await Promise.all([tellDecisions(church), tellDecisions(church)])

  expect(church.letters.map(({ subject }) => subject).toSorted()).toEqual([
    'Your prayer request is marked as answered',
    'Your testimony is approved',
  ])
})

test('reminders of a pledge that are stopped while its campaign is changed stay stopped', async () => {
  await using books = await openBooks()
  const { church, treasurer, member } = books
  const { id: fund } = await church.db
    .selectFrom('fund')
    .select('id')
    .where('purpose', '=', 'harvest')
    .executeTakeFirstOrThrow()
  const form = { fund, title: 'Harvest 2026', due_on: '2026-12-20', is_open: true }
  const added = await church.post('books/campaigns/', form, treasurer)
  const [{ id: campaign }] = added.body as [CampaignSumsAnswer]
  const pledged = await church.post('pledges/', { campaign, amount: 50_000, rhythm: 'due' }, member)
  const [{ id }] = (pledged.body as { pledges: [PledgeAnswer] }).pledges
  const link = {
    about: 'pledge',
    id,
    seal: signText(`stop reminding pledge ${id}`, church.tokenKeys),
  } as const
  let stopping: Promise<void> | undefined
  const db = withActAfter(church.db, 'pledge', () => {
    stopping = stopByLink(church.db, link, { keys: church.tokenKeys, now: church.clock.now })
    return stopping
  })

  await db
    .transaction()
    .execute((write) => changeCampaign(write, campaign, { ...form, due_on: '2026-12-24' }, '2026-11-21'))
  await stopping

  const kept = church.db.selectFrom('pledge').select(['rhythm', 'remind_on']).where('id', '=', id)
  expect(await kept.executeTakeFirst()).toEqual({ rhythm: 'off', remind_on: null })
})
