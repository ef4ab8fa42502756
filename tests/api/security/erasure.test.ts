import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { engineOf } from '../../../src/server/platform/db/engine.ts'
import { type Church, openChurch } from '../../support/church.ts'
import { tellDecisions } from '../../support/told-authors.ts'
import { contact, leaveTraces, traced as person, trace } from '../../support/traces.ts'

/* G11: what is left of an erased person, and where texts and pictures of people are not stored. */

/** Every row of every table, the internal ones of the search indexes included; these have no rows of their own. */
async function everyRow({ db }: Church): Promise<[place: string, row: Record<string, unknown>][]> {
  const { rows: tables } = await sql<{ name: string }>`${
    engineOf(db) === 'sqlite'
      ? sql`select name from sqlite_master where type = 'table' and name not like 'sqlite_%'
          and sql not like 'create virtual table%'`
      : sql`select table_name as name from information_schema.tables where table_schema = 'public'`
  }`.execute(db)
  const tableRows: [string, Record<string, unknown>][] = []
  for (const { name } of tables) {
    const { rows } = await sql<Record<string, unknown>>`select * from ${sql.table(name)}`.execute(db)
    tableRows.push(...rows.map((row): [string, Record<string, unknown>] => [name, row]))
  }
  return tableRows
}

/** The places, as `table.column`, that contain one of these texts. */
async function placesOf(church: Church, words: readonly string[]): Promise<string[]> {
  const bytes = words.map((word) => Buffer.from(word.toLowerCase()))
  const has = (value: unknown) => {
    const given = value instanceof Uint8Array ? Buffer.from(value) : Buffer.from(String(value).toLowerCase())
    return bytes.some((word) => given.includes(word))
  }
  const places = (await everyRow(church)).flatMap(([table, row]) =>
    Object.entries(row).flatMap(([column, value]) => (has(value) ? [`${table}.${column}`] : [])),
  )
  return [...new Set(places)].sort()
}

const marks = [trace, '244987651', '498-7651']

/** The places that docs/security.md names with a reason. */
const named = ['log_entry.detail', 'log_entry.username']

test('G11: of an erased person only the username in the system log is left in the tables', async () => {
  await using church = await openChurch()
  const { id, admin } = await leaveTraces(church)
  const before = await placesOf(church, marks)

  const answer = await church.remove(`admin/users/${id}/`, admin)

  expect(answer.status).toBe(200)
  expect(before).toEqual(
    expect.arrayContaining([
      'access_entry.filter',
      'account.first_name',
      'conversation_entry.text',
      'data_request.words',
      'live_message.text',
      'prayer_request.title',
      'profile.house_address',
      'testimony.title',
    ]),
  )
  expect(await placesOf(church, marks)).toEqual(named)
  const log = await church.db.selectFrom('log_entry').select(['username', 'detail']).execute()
  const words = log
    .flatMap(({ username, detail }) => [username ?? '', detail])
    .filter((text) => text.includes(trace))
  expect(words.filter((text) => text.replace(person.username, '').includes(trace))).toEqual([])
})

test('G11: of erased staff no name stays beside what they did, and a restore from the bin brings it back', async () => {
  await using church = await openChurch()
  const { db } = church
  await church.post('auth/register/', person)
  const { access, user } = await church.signIn(person.username, person.password)
  const admin = (await church.signIn('admin')).access
  const id = Number(user['id'])
  await db.updateTable('account').set({ role: 'admin' }).where('id', '=', id).execute()
  const granted_at = church.clock.now.toISOString()
  await db.insertInto('duty').values({ account_id: id, duty: 'pastor', granted_at }).execute()
  const { id: about } = await db.selectFrom('person').select('id').orderBy('id').executeTakeFirstOrThrow()
  const visit = { kind: 'hospital', person: about, title: 'Visit at the hospital' }
  await church.post('members/contacts/', {
    ...contact,
    name: 'Kofi',
    email: 'kofi@example.com',
    subject: 'The hall',
    phone: '(024) 555-0100',
    message: 'May we use the hall?',
  })
  const newest = (table: 'care_task' | 'conversation') =>
    db.selectFrom(table).select(['id', 'version']).orderBy('id', 'desc').executeTakeFirstOrThrow()
  const acts = [
    await church.post(`people/${about}/care-notes/`, { text: 'Was glad.' }, access),
    await church.post('care/tasks/', visit, admin),
  ]
  const task = await newest('care_task')
  const handed = { account: id, version: task.version }
  acts.push(
    await church.put(`care/tasks/${task.id}/assignee/`, handed, admin),
    await church.post(`care/tasks/${task.id}/done/`, { word: 'Done', version: task.version + 1 }, access),
  )
  const talk = await newest('conversation')
  acts.push(
    await church.put(`inbox/${talk.id}/holder/`, { account: id }, admin),
    await church.post(`inbox/${talk.id}/answers/`, { text: 'Yes, you may.', way: 'note' }, access),
  )
  const before = await placesOf(church, [trace])

  await church.remove(`admin/users/${id}/`, admin)
  const back = await church.post('bin/restore/', { kind: 'account', row: id }, admin)
  const restored = await placesOf(church, [trace])
  await church.remove(`admin/users/${id}/`, admin)
  await church.post('bin/erase/', { kind: 'account', row: id }, admin)

  const copies = ['care_history.by_name', 'care_note.writer', 'conversation_entry.by_name']
  expect(acts.map(({ status }) => status)).toEqual([201, 201, 200, 200, 200, 201])
  expect(before).toEqual(expect.arrayContaining([...copies, 'care_history.word', 'conversation_entry.text']))
  expect(back.status).toBe(200)
  expect(restored).toEqual(expect.arrayContaining(copies))
  expect((await placesOf(church, [trace])).filter((place) => !named.includes(place))).toEqual([])
})

test('G11: no file of an erased person is left, and no other file contains their name', async () => {
  await using church = await openChurch()
  const files = async () => {
    const entries = await readdir(church.dataDir, { recursive: true, withFileTypes: true })
    return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
  }
  const others = await files()
  const { id, admin } = await leaveTraces(church)
  const own = (await files()).filter((path) => !others.includes(path))

  await church.remove(`admin/users/${id}/`, admin)
  await church.background.ended()

  expect(own.filter((path) => /avatars/.test(path))).toHaveLength(1)
  expect(own.filter((path) => /testimonies/.test(path))).toHaveLength(2)
  const left = await files()
  // The list of what was erased has kinds and numbers.
  const isNew = (path: string) => !others.includes(path) && !path.endsWith('backups/erasures.json')
  expect(left.filter(isNew)).toEqual([])
  for (const path of left) expect([path, (await readFile(path)).includes(trace)]).toEqual([path, false])
})

test('G11: the search index contains no letters of an erased person, not even as deleted entries', async () => {
  await using church = await openChurch()
  const { db } = church
  const letters = 'ⵣⵥⵣ'
  await church.post('auth/register/', person)
  const { id } = await db
    .updateTable('account')
    .set({ first_name: letters })
    .where('username', '=', person.username)
    .returning('id')
    .executeTakeFirstOrThrow()
  const before = await placesOf(church, [letters])
  const { access } = await church.signIn('admin')

  await church.remove(`admin/users/${id}/`, access)
  await church.post('bin/erase/', { kind: 'account', row: id }, access)

  expect(before).toContain('account.first_name')
  expect(await placesOf(church, [letters])).toEqual([])
})

test('G11: the export of a member contains their own messages to the church, and none of a visitor', async () => {
  await using church = await openChurch()
  const { access, user } = await church.signIn('member')
  await church.post('members/contacts/', { ...contact, message: 'From a member' }, access)
  await church.post('members/contacts/', { ...contact, message: 'From a visitor' })

  const { body } = await church.get('users/me/export/', access)

  expect((body as Record<string, unknown>)['messages_to_the_church']).toMatchObject([
    { message: 'From a member', account_id: user['id'] },
  ])
})

test('G11: the system log contains no text of a prayer request, a testimony or the chat', async () => {
  await using church = await openChurch()
  await leaveTraces(church)

  const entries = await church.db.selectFrom('log_entry').select(['action', 'detail']).execute()

  const acted = entries.filter(({ action }) => /^(Prayer request|Testimony|Chat message)/.test(action))
  expect(acted.length).toBeGreaterThan(5)
  expect(acted.filter(({ detail }) => !/^((prayer request|testimony|message) \d+)?$/.test(detail))).toEqual(
    [],
  )
})

test('G11: an e-mail about a private prayer request does not contain its title, one about a public request does', async () => {
  await using church = await openChurch()
  const [member, admin] = [await church.signIn('member'), await church.signIn('admin')]
  for (const isPrivate of [true, false]) {
    const { body } = await church.post(
      'prayer_requests/create/',
      { title: `My ${trace}`, description: 'Please', isPrivate },
      member.access,
    )
    await church.post(
      `prayer_requests/${(body as { id: number }).id}/answered/`,
      { is_answered: true },
      admin.access,
    )
    church.wait(60_000)
    await tellDecisions(church)
  }

  expect(church.letters.map(({ subject, text }) => `${subject} ${text}`.includes(trace))).toEqual([
    false,
    true,
  ])
})

test('G11: pictures of people are cached by the reader’s own browser only, for an hour', async () => {
  await using church = await openChurch()
  await leaveTraces(church)
  const { db } = church
  const profile = await db
    .selectFrom('profile')
    .select('image_key')
    .where('image_key', 'is not', null)
    .execute()
  const told = await db
    .selectFrom('testimony')
    .select('image_key')
    .where('image_key', 'is not', null)
    .execute()
  const sermon = await db
    .selectFrom('sermon')
    .select('media_key')
    .where('media_key', 'is not', null)
    .execute()
  const cachedAs = async (key: string | null | undefined) => {
    const answer = await church.api.request(`/media/${key}`, { method: 'HEAD' })
    return [answer.status, answer.headers.get('cache-control')]
  }

  expect(await cachedAs(profile.at(-1)?.image_key)).toEqual([200, 'private, max-age=3600'])
  expect(await cachedAs(told.at(-1)?.image_key)).toEqual([200, 'private, max-age=3600'])
  expect(await cachedAs(sermon[0]?.media_key)).toEqual([200, 'public, max-age=31536000, immutable'])
})
