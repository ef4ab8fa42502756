import { expect } from 'vitest'
import type { Church } from './church.ts'

/** The church asks its staff for a second factor, and the days of grace of all of them are over. */
export async function letGracePass(church: Church): Promise<void> {
  const { access } = await church.signIn('admin')
  const { status } = await church.call('PATCH', 'admin/settings/', { second_factor_required: true }, access)
  expect(status).toBe(200)
  const factor_grace_ends = new Date(church.clock.now.getTime() - 1).toISOString()
  await church.db.updateTable('account').set({ factor_grace_ends }).where('role', '!=', 'user').execute()
}
