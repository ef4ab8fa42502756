import { expect, test } from 'vitest'
import { openChurch } from '../../support/church.ts'
import { openedAt } from '../../support/sample-church.ts'

test('the super admin sees twelve months of members and twelve weeks of attendance', async () => {
  await using church = await openChurch()
  const { access } = await church.signIn('admin')

  const { body } = await church.get('admin/growth/', access)

  const { members, attendance } = body as {
    members: { month: string; joined: number; total: number }[]
    attendance: { week: string; present: number; marked: number }[]
  }
  expect([members.length, attendance.length]).toEqual([12, 12])
  const { totalUsers } = (await church.get('admin/stats/', access)).body as { totalUsers: number }
  expect(members.at(-1)?.total).toBe(totalUsers)
  for (const [before, after] of members.slice(1).map((row, at) => [members[at], row] as const))
    expect(after.total).toBe((before?.total ?? 0) + after.joined)
  for (const { present, marked } of attendance) expect(present).toBeLessThanOrEqual(marked)
  expect(attendance.some(({ marked }) => marked > 0)).toBe(true)
})

test('the super admin sees what waits, and nobody else', async () => {
  await using church = await openChurch()
  const { db } = church
  const { access } = await church.signIn('admin')
  const needs = async () => (await church.get('admin/needs/', access)).body as Record<string, unknown>
  const before = await needs()
  const visitor = { name: 'Efua Sarpong', email: 'efua@example.com', phone: '024 412 3456' }

  await church.post('members/contacts/', { ...visitor, subject: 'Baptism', message: 'When is the next one?' })
  await church.post(
    'members/testimonies/',
    { title: 'Healed', category: 'healing', content: 'He did it.' },
    (await church.signIn('member')).access,
  )
  await db
    .updateTable('log_entry')
    .set({ status: 'error', timestamp: openedAt.toISOString() })
    .where('id', '=', 1)
    .execute()

  await db.updateTable('account').set({ fellowship_id: null }).where('username', '=', 'member').execute()

  const { id: page_id } = await db.selectFrom('page').select('id').limit(1).executeTakeFirstOrThrow()
  const { id: account_id } = await db
    .selectFrom('account')
    .select('id')
    .where('username', '=', 'member')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('page_request')
    .values({ page_id, lang: 'en', account_id, version: 1, note: '', asked_at: openedAt.toISOString() })
    .execute()

  const after = await needs()
  expect(after).toEqual({
    ...before,
    testimonies: Number(before['testimonies']) + 1,
    pages: Number(before['pages']) + 1,
    messages: Number(before['messages']) + 1,
    errors: Number(before['errors']) + 1,
    without_fellowship: Number(before['without_fellowship']) + 1,
  })
  expect(after).toMatchObject({ backup_at: null, backup_late: false })
  for (const role of ['member', 'leader', 'media'])
    expect((await church.get('admin/needs/', (await church.signIn(role)).access)).status).toBe(403)
})
