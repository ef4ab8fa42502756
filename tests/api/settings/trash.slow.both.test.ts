import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { tableKeys } from '../../../src/server/platform/db/move.ts'
import { migrate, openDatabase } from '../../../src/server/platform/db/open-database.ts'
import { listNamed } from '../../../src/server/platform/files/named.ts'
import { leftOut, references } from '../../../src/server/settings/trash/references.ts'
import { sweepTrash } from '../../../src/server/settings/trash/sweep.ts'
import { type Church, newcomer, newProfile, openChurch } from '../../support/church.ts'
import { setUpApp } from '../../support/factors.ts'
import { photograph } from '../../support/photograph.ts'
import { messagesToLeaders } from '../../support/written-messages.ts'

const restore = (church: Church, kind: string, row: number, access: string) =>
  church.post('bin/restore/', { kind, row }, access)

/** Tables that a deletion, its restoration and their e-mails write of themselves, and sign-ins, which end with an account. */
const written = new Set<string>([
  ...leftOut,
  'access_entry',
  'log_entry',
  'bin_entry',
  'bin_file',
  'tally',
  'stop_link',
])

/** Every row of every other table, in the order of its key. Triggers change people with their fellowship: their versions differ. */
async function everything({ db }: Church): Promise<Record<string, unknown[]>> {
  const rowsByTable: Record<string, unknown[]> = {}
  for (const [table, ...keys] of tableKeys) {
    if (written.has(table)) continue
    const order = sql.join(keys.map((key) => sql.ref(key)))
    const { rows } = await sql<
      Record<string, unknown>
    >`select * from ${sql.table(table)} order by ${order}`.execute(db)
    rowsByTable[table] = table === 'person' ? rows.map(({ version: _, ...row }) => row) : rows
  }
  return rowsByTable
}

const idOf = async ({ db }: Church, table: 'event' | 'sermon' | 'service' | 'announcement') =>
  (await db.selectFrom(table).select('id').orderBy('id').executeTakeFirstOrThrow()).id

const accountOf = ({ db }: Church, username: string) =>
  db.selectFrom('account').selectAll().where('username', '=', username).executeTakeFirstOrThrow()

async function picture(): Promise<Blob> {
  const { buffer, mimeType } = await photograph({ width: 320 })
  return new Blob([new Uint8Array(buffer)], { type: mimeType })
}

/** Rows that hang on what the tests delete. */
async function useAll(church: Church) {
  const { db } = church
  const at = church.clock.now.toISOString()
  const { access } = await church.signIn('member')
  const { id: account_id } = await accountOf(church, 'member')
  const event = await db
    .selectFrom('event')
    .select('id')
    .where('fellowship_id', '=', 1)
    .executeTakeFirstOrThrow()
  await db
    .insertInto('event_signup')
    .values({ event_id: event.id, account_id, kind: 'signup', created_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  await db
    .insertInto('attendance')
    .values({ event_id: event.id, account_id, is_present: 1, marked_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  await db
    .insertInto('event_reminder')
    .values({ event_id: event.id, account_id, starts: at, sent_at: at })
    .execute()
  await db.insertInto('pin').values({ event_id: event.id, until: '2026-12-31', pinned_at: at }).execute()
  const gift = {
    reference: 'r',
    secret_hash: 's',
    giver_key: `account ${account_id}`,
    fund: 'tithe' as const,
    amount: 5000,
    currency: 'GHS',
    method: 'mtn-momo',
    telephone: '+233244123456',
    name: 'Akosua',
    email: 'a@b.c',
    message: '',
    provider: 'paystack' as const,
    mode: 'sample' as const,
    state: 'sent' as const,
  }
  await db
    .insertInto('gift')
    .values({ ...gift, account_id, created_at: at, changed_at: at })
    .execute()
  const words = { description: 'Please pray', isPrivate: true }
  const answer = await church.post('prayer_requests/create/', { title: 'Alone', ...words }, access)
  const open = await church.post('prayer_requests/create/', { title: 'All', description: 'Pray' }, access)
  const prayer = (answer.body as { id: number }).id
  await church.post(`prayer_requests/${(open.body as { id: number }).id}/pray/`, {}, access)
  const form = new FormData()
  const told = { title: 'Healed', category: 'healing', content: 'Of a long illness' }
  for (const [name, value] of Object.entries(told)) form.set(name, value)
  form.set('image', await picture())
  const shared = (await church.postForm('members/testimonies/', form, access)).body as { id: number }
  await church.post(`members/testimonies/${shared.id}/like/`, {}, access)
  await church.put('users/me/keepsakes/', { favoriteGroups: { add: [1], remove: [] } }, access)
  await church.postForm('profiles/', newProfile({ profile_image: await picture() }), access)
  const contact = { name: 'Esi', email: 'esi@example.com', phone: '0244123456', subject: 'Keys' }
  const wrote = await church.post('members/contacts/', { ...contact, message: 'Lost' })
  await church.post('fellowships/1/message/', { name: 'Yaw', telephone: '0244123457', message: 'Hello' })
  await church.post('fellowships/1/message/', { message: 'When?' }, access)
  await church.post('users/me/requests/', { kind: 'access', words: 'What is there?' }, access)
  await setUpApp(church, access)
  const ofVisitors = (await messagesToLeaders(db)).filter(({ account_id }) => account_id === null)
  return {
    access,
    member: account_id,
    event: event.id,
    prayer,
    testimony: shared.id,
    contact: (wrote.body as { id: number }).id,
    leaderMessage: ofVisitors.at(-1)?.id ?? 0,
  }
}

test('every foreign key is known to the bin', async () => {
  await using db = openDatabase(':memory:')
  await migrate(db)
  const { rows: tables } = await sql<{
    name: string
  }>`select name from sqlite_schema where type = 'table'`.execute(db)
  const foreignKeys: string[] = []
  for (const { name } of tables) {
    const { rows } = await sql<{ from: string; table: string; on_delete: string }>`
      select * from pragma_foreign_key_list(${name})`.execute(db)
    for (const { from, table, on_delete } of rows) foreignKeys.push(`${name}.${from} ${table} ${on_delete}`)
  }

  const known = references.map(
    ({ table, column, to, effect }) =>
      `${table}.${column} ${to} ${effect === 'goes' ? 'CASCADE' : 'SET NULL'}`,
  )

  expect(known.sort()).toEqual(foreignKeys.sort())
})

test('what the super admin deletes is in no list, and comes back whole: every row of every table', async () => {
  await using church = await openChurch()
  const used = await useAll(church)
  const { access } = await church.signIn('admin')
  const deletions = [
    ['event', used.event, `events/${used.event}/`],
    ['sermon', await idOf(church, 'sermon'), undefined],
    ['service', await idOf(church, 'service'), undefined],
    ['announcement', await idOf(church, 'announcement'), undefined],
    ['prayer_request', used.prayer, `prayer_requests/${used.prayer}/`],
    ['testimony', used.testimony, `members/testimonies/${used.testimony}/`],
    ['contact_message', used.contact, `members/contacts/${used.contact}/`],
    ['leader_message', used.leaderMessage, `fellowships/1/messages/${used.leaderMessage}/`],
    ['account', used.member, `admin/users/${used.member}/`],
    ['fellowship', 1, 'fellowships/1/'],
  ] as const

  for (const [kind, row, path = `${kind}s/${row}/`] of deletions) {
    const before = await everything(church)

    const gone = await church.remove(path, access)
    const without = await everything(church)
    const back = await restore(church, kind, row, access)

    expect([kind, gone.status, back.status]).toEqual([kind, 200, 200])
    const table = kind.endsWith('_message') ? 'conversation_entry' : kind
    expect([kind, without[table]?.length]).toEqual([kind, (before[table]?.length ?? 0) - 1])
    expect([kind, await everything(church)]).toEqual([kind, before])
  }
  expect(await church.db.selectFrom('bin_entry').selectAll().execute()).toEqual([])
})

test('the list of the bin says what, who and how long; nobody but the super admin reads it', async () => {
  await using church = await openChurch()
  const { event } = await useAll(church)
  const { access } = await church.signIn('admin')
  await church.remove(`events/${event}/`, access)
  church.wait(3 * 86_400_000)
  const admin = (await church.signIn('admin')).access

  const { body } = await church.get('bin/', admin)

  expect(body).toMatchObject({
    count: 1,
    results: [{ kind: 'event', row: event, deleted_by: 'admin', days_left: 11, name: expect.any(String) }],
  })
  for (const name of ['leader', 'media', 'newcomer'])
    expect((await church.get('bin/', (await church.signIn(name)).access)).status).toBe(403)
})

test('a leader takes back what they deleted themselves, and nothing else', async () => {
  await using church = await openChurch()
  const { event } = await useAll(church)
  const [leader, other] = [(await church.signIn('leader')).access, (await church.signIn('leader2')).access]
  const admin = (await church.signIn('admin')).access
  await church.remove(`fellowships/1/events/${event}/`, leader)

  const byOther = await restore(church, 'event', event, other)
  const byMedia = await restore(church, 'event', event, (await church.signIn('media')).access)
  const own = await restore(church, 'event', event, leader)
  await church.remove(`events/${event}/`, admin)
  const ofAdmin = await restore(church, 'event', event, leader)

  expect([byOther.status, byMedia.status, own.status, ofAdmin.status]).toEqual([404, 404, 200, 404])
  expect((await church.post('bin/erase/', { kind: 'event', row: event }, leader)).status).toBe(403)
})

test('restoring twice says that it is not in the bin any more', async () => {
  await using church = await openChurch()
  const { event } = await useAll(church)
  const { access } = await church.signIn('admin')
  await church.remove(`events/${event}/`, access)

  const answers = [
    await restore(church, 'event', event, access),
    await restore(church, 'event', event, access),
  ]

  expect(answers.map(({ status }) => status)).toEqual([200, 404])
  expect(answers[1]?.body).toEqual({ detail: 'This is not in the bin. Perhaps it was restored already.' })
})

test('a member whose username or e-mail address is taken meanwhile stays in the bin, with a clear sentence', async () => {
  await using church = await openChurch()
  await church.post('auth/register/', newcomer)
  const { access } = await church.signIn('admin')
  const { id } = await accountOf(church, newcomer.username)
  await church.remove(`admin/users/${id}/`, access)
  const gone = await church.post('auth/login/', { username: newcomer.username, password: newcomer.password })
  await church.post('auth/register/', { ...newcomer, telephone: '0244123459' })

  const refused = await restore(church, 'account', id, access)
  const { id: second } = await accountOf(church, newcomer.username)
  await church.remove(`admin/users/${second}/`, access)
  const back = await restore(church, 'account', id, access)

  expect(gone.status).toBe(401)
  expect(refused.status).toBe(409)
  expect(refused.body).toEqual({
    detail: `Somebody else has the username “${newcomer.username}” by now, so this cannot be restored. It stays in the bin.`,
  })
  expect(back.status).toBe(200)
  expect((await accountOf(church, newcomer.username)).id).toBe(id)
  await church.signIn(newcomer.username, newcomer.password)
})

test('an event waits for its fellowship, and comes back after it', async () => {
  await using church = await openChurch()
  const { event } = await useAll(church)
  const { access } = await church.signIn('admin')
  await church.remove(`events/${event}/`, access)
  await church.remove('fellowships/1/', access)

  const early = await restore(church, 'event', event, access)
  await restore(church, 'fellowship', 1, access)
  const late = await restore(church, 'event', event, access)

  expect([early.status, late.status]).toEqual([409, 200])
  expect(early.body).toEqual({
    detail: 'The fellowship of this event is not there any more. Please restore the fellowship first.',
  })
})

test('an attendance comes back, whichever of member and event is restored first', async () => {
  await using church = await openChurch()
  const { event, member } = await useAll(church)
  const { access } = await church.signIn('admin')
  const before = await everything(church)
  for (const [first, second] of [
    [`admin/users/${member}/`, `events/${event}/`],
    [`events/${event}/`, `admin/users/${member}/`],
  ] as const) {
    await church.remove(first, access)
    await church.remove(second, access)

    const rows = [
      ['event', event],
      ['account', member],
    ] as const
    for (const [kind, row] of first.startsWith('admin') ? rows : [...rows].reverse())
      expect((await restore(church, kind, row, access)).status).toBe(200)

    const after = await everything(church)
    expect(after['attendance']).toEqual(before['attendance'])
    expect(after['event_signup']).toEqual(before['event_signup'])
  }
})

test('a prayer request waits for its author, so that a private text never becomes anybody’s', async () => {
  await using church = await openChurch()
  const { prayer, member } = await useAll(church)
  const { access } = await church.signIn('admin')
  await church.remove(`prayer_requests/${prayer}/`, access)
  await church.remove(`admin/users/${member}/`, access)

  const early = await restore(church, 'prayer_request', prayer, access)
  await restore(church, 'account', member, access)
  const late = await restore(church, 'prayer_request', prayer, access)

  expect([early.status, late.status]).toEqual([409, 200])
})

test('files of the bin are kept and served to nobody; after two weeks they are gone', async () => {
  await using church = await openChurch()
  const { testimony } = await useAll(church)
  const { access } = await church.signIn('admin')
  const { image_key } = await church.db
    .selectFrom('testimony')
    .select('image_key')
    .where('id', '=', testimony)
    .executeTakeFirstOrThrow()
  const key = image_key ?? ''
  const served = async () =>
    Promise.all(
      [key, key.replace('webp', 'avif')].map(
        async (one) => (await church.api.request(`/media/${one}`)).status,
      ),
    )
  const before = await served()

  await church.remove(`members/testimonies/${testimony}/`, access)
  const binned = [await served(), (await listNamed(church.db)).has(key)]
  church.wait(14 * 86_400_000 - 1000)
  await sweepTrash({ ...church, now: () => church.clock.now })
  const early = await church.files.find(key)
  church.wait(1000)
  await sweepTrash({ ...church, now: () => church.clock.now })

  expect(before).toEqual([200, 200])
  expect(binned).toEqual([[404, 404], true])
  expect(early).toBeDefined()
  expect(await church.files.find(key)).toBeUndefined()
  expect(await church.db.selectFrom('bin_entry').selectAll().execute()).toEqual([])
  const emptied = church.db.selectFrom('log_entry').select('detail').where('action', '=', 'Bin emptied')
  expect(await emptied.execute()).toEqual([{ detail: '1 things, deleted 14 days before' }])
})

test('a testimony that its author deletes is gone at once', async () => {
  await using church = await openChurch()
  const { access, testimony } = await useAll(church)

  await church.remove(`members/testimonies/${testimony}/`, access)

  expect(await church.db.selectFrom('bin_entry').selectAll().execute()).toEqual([])
  expect(await church.db.selectFrom('bin_file').selectAll().execute()).toEqual([])
})

test('an account that its owner has closed, or asked to be erased, is gone at once', async () => {
  await using church = await openChurch()
  const { access, member } = await useAll(church)
  await church.post('users/me/requests/', { kind: 'erasure', words: '' }, access)
  const { user, access: other } = await church.signIn('newcomer')
  await church.call('DELETE', 'users/me/', { password: 'asore-demo' }, other)
  await church.db
    .updateTable('account')
    .set({ deletion_requested_at: church.clock.now.toISOString() })
    .where('id', '=', Number(user['id']))
    .execute()
  const admin = (await church.signIn('admin')).access

  await church.remove(`admin/users/${member}/`, admin)
  await church.remove(`admin/users/${user['id']}/`, admin)

  expect(await church.db.selectFrom('bin_entry').selectAll().execute()).toEqual([])
})

test('the erasure of a person reaches the bin: what was theirs, and what others’ entries say of them', async () => {
  await using church = await openChurch()
  const { access, member, prayer, testimony, event } = await useAll(church)
  const admin = (await church.signIn('admin')).access
  for (const path of [`prayer_requests/${prayer}/`, `members/testimonies/${testimony}/`, `events/${event}/`])
    await church.remove(path, admin)
  const [file] = await church.db.selectFrom('bin_file').select('file_key').execute()
  const exported = (await church.get('users/me/export/', access)).body as Record<string, unknown[]>
  await church.post('users/me/requests/', { kind: 'erasure', words: '' }, access)

  await church.remove(`admin/users/${member}/`, admin)

  expect(exported['in_the_bin']).toMatchObject([{ title: 'Alone' }, { title: 'Healed' }])
  const left = await church.db.selectFrom('bin_entry').select(['kind', 'document']).execute()
  expect(left.map(({ kind }) => kind)).toEqual(['event'])
  expect(left[0]?.document).not.toContain(`"account_id":${member},`)
  expect(await church.files.find(file?.file_key ?? '')).toBeUndefined()
  expect((await restore(church, 'event', event, admin)).status).toBe(200)
})

test('a member deleted for good leaves nothing in the bin', async () => {
  await using church = await openChurch()
  const { member, prayer } = await useAll(church)
  const { access } = await church.signIn('admin')
  await church.remove(`prayer_requests/${prayer}/`, access)
  await church.remove(`admin/users/${member}/`, access)

  const { status } = await church.post('bin/erase/', { kind: 'account', row: member }, access)

  expect(status).toBe(200)
  expect(await church.db.selectFrom('bin_entry').selectAll().execute()).toEqual([])
  expect((await restore(church, 'account', member, access)).status).toBe(404)
})

test('a member is restored, and deleted for good, only after a recent proof', async () => {
  await using church = await openChurch()
  const { member } = await useAll(church)
  const { access } = await church.signIn('admin')
  await church.remove(`admin/users/${member}/`, access)
  await church.db.updateTable('session').set({ proven_at: null }).execute()

  const answers = [
    await restore(church, 'account', member, access),
    await church.post('bin/erase/', { kind: 'account', row: member }, access),
  ]

  expect(answers.map(({ status, body }) => [status, Object.keys(body as object)])).toEqual([
    [403, ['detail', 'step_up']],
    [403, ['detail', 'step_up']],
  ])
})
