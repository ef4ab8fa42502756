import { expect, test } from 'vitest'
import { openChurch } from '../support/church.ts'

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
