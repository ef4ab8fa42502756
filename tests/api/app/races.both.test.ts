import { expect, test } from 'vitest'
import { sweepClosed } from '../../../src/server/accounts/account-management/sweep.ts'
import { type FileStore, openFiles } from '../../../src/server/platform/files/store.ts'
import { type Church, openChurch } from '../../support/church.ts'
import { freshFolder } from '../../support/server.ts'

/* Other calls, and failures, between two steps of one call. */

const day = 86_400_000
const announcement = { title: 'Choir practice', content: 'On Thursday at six.' }

test('a row that was created, deleted and created again within half a minute exists', async () => {
  await using church = await openChurch()
  const { access } = await church.signIn('admin')
  const make = async () => (await church.post('announcements/', announcement, access)).body as { id: number }

  const first = await make()
  const [same] = await Promise.all([make()])
  await church.remove(`announcements/${first.id}/`, access)
  const again = await make()

  expect(same.id).toBe(first.id)
  expect(again.id).not.toBe(first.id)
  const { results } = (await church.get('announcements/', access)).body as { results: { id: number }[] }
  expect(results.map(({ id }) => id)).toContain(again.id)
})

test('an account that is reopened while the files of another are deleted is kept', async () => {
  await using church = await openChurch()
  const { db } = church
  const members = await db
    .selectFrom('profile')
    .innerJoin('account', 'account.id', 'profile.account_id')
    .select(['account.id', 'username'])
    .where('role', '=', 'user')
    .orderBy('account.id')
    .limit(2)
    .execute()
  const [first, second] = members.map(({ id }) => id)
  const image_key = 'avatars/aaaaaaaaaaaaaaaaaaaaaa.webp'
  await db
    .updateTable('profile')
    .set({ image_key })
    .where('account_id', 'in', [Number(first), Number(second)])
    .execute()
  const closed = new Date(church.clock.now.getTime() - 15 * day).toISOString()
  const close = (ids: number[], deletion_requested_at: string | null) =>
    db.updateTable('account').set({ deletion_requested_at }).where('id', 'in', ids).execute()
  await close([Number(first), Number(second)], closed)
  const files: FileStore = {
    ...church.files,
    remove: async (key) => {
      await close([Number(first), Number(second)], null)
      return church.files.remove(key)
    },
  }

  const cache = { invalidate: () => undefined } as never
  const deleted = await sweepClosed({ ...church, db, files, cache, now: () => church.clock.now })

  const left = await db.selectFrom('account').select('id').orderBy('id').execute()
  expect(deleted).toBe(1)
  expect(left.map(({ id }) => id).filter((id) => id === first || id === second)).toHaveLength(1)
})

test('a deletion for good succeeds even when the file store cannot remove the file, and the error is reported', async () => {
  const dataDir = await freshFolder()
  const away = () => Promise.reject(new Error('The store is away'))
  const church = await openChurch({ files: { ...openFiles(dataDir), remove: away } })
  const { access } = await church.signIn('admin')
  const recorded = await church.db
    .selectFrom('sermon')
    .select('id')
    .where('media_key', 'is not', null)
    .executeTakeFirstOrThrow()

  await church.remove(`sermons/${recorded.id}/`, access)
  const { status, body } = await church.post('bin/erase/', { kind: 'sermon', row: recorded.id }, access)

  const after = (await church.get('sermons/')).body as { results: { id: number }[] }
  expect([status, body]).toEqual([200, { detail: 'It is deleted for good.' }])
  expect(after.results.map(({ id }) => id)).not.toContain(recorded.id)
  expect(church.faults.map(String)).toContain('Error: The store is away')
  church.faults.length = 0
  await church[Symbol.asyncDispose]()
})

test('views of a sermon by one visitor count once in half a minute, whatever the body', async () => {
  await using church = await openChurch()
  const { id, views } = ((await church.get('sermons/')).body as { results: { id: number; views: number }[] })
    .results[0] as { id: number; views: number }

  for (let count = 0; count < 20; count++) await church.post(`sermons/${id}/view/`, { count })
  church.wait(31_000)
  await church.post(`sermons/${id}/view/`, {})

  expect((await church.get(`sermons/${id}/`)).body).toMatchObject({ views: views + 2 })
})

test.each(['x,victim@host.example', 'x;y@host.example', '<x@host.example>', 'x@host.example,y@host.example'])(
  'an e-mail address that is none, or two, is refused: %s',
  async (email) => {
    await using church = await openChurch()
    const { access } = await church.signIn('member')

    const { status } = await church.call('PATCH', 'users/update/member/', { email }, access)

    expect(status).toBe(400)
  },
)

test('a list of more than a thousand events starts with the latest thousand, and the earlier ones follow page by page', async () => {
  await using church = await openChurch()
  const row = (days: number) => ({
    title: `Past ${days}`,
    description: 'x',
    time: '18:00',
    location: 'Hall',
    meeting_link: '',
    category: '',
    icon: '',
    is_online: 0 as const,
    created_at: church.clock.now.toISOString(),
    date: new Date(church.clock.now.getTime() - days * day).toISOString().slice(0, 10),
  })
  for (let from = 100; from < 1300; from += 100)
    await church.db
      .insertInto('event')
      .values(Array.from({ length: 100 }, (_, at) => row(from + at)))
      .execute()

  const all = await pageOf(church, 'events/')
  const older = await pageOf(church, all.previous?.replace('/backend/api/', '') ?? '')
  const first = await pageOf(church, 'events/?limit=20')

  expect(all.results).toHaveLength(1000)
  expect(all.next).toBeNull()
  expect(all.results.at(-1)?.date).toBe(first.last)
  expect(older.results[0]?.date).toBe(first.results[0]?.date)
  expect(first.results[0]?.title).toBe('Past 1299')
})

type Page = { previous: string | null; next: string | null; results: { date: string; title: string }[] }

async function pageOf(church: Church, path: string): Promise<Page & { last: string | undefined }> {
  const last = await church.db.selectFrom('event').select('date').orderBy('date', 'desc').executeTakeFirst()
  return { ...((await church.get(path)).body as Page), last: last?.date }
}
