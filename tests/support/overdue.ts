import { expect } from 'vitest'
import type { Church } from './church.ts'

/** Requires a second factor of staff, and ends the grace period of all of them. */
export async function letGracePass(church: Church): Promise<void> {
  const { access } = await church.signIn('admin')
  const { status } = await church.call('PATCH', 'admin/settings/', { second_factor_required: true }, access)
  expect(status).toBe(200)
  const factor_grace_ends = new Date(church.clock.now.getTime() - 1).toISOString()
  await church.db.updateTable('account').set({ factor_grace_ends }).where('role', '!=', 'user').execute()
}
