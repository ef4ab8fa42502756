import type { FellowshipFields } from '../../lib/contract/fellowship.ts'
import { listFellowships } from '../fellowships/repo.ts'
import { church } from './church.ts'

/** Every fellowship, by name. */
export async function publicFellowships(): Promise<FellowshipFields[]> {
  const { db, now } = church()
  const order = { column: 'name' as const, descending: false }
  const { rows } = await listFellowships(db, { limit: 1000, offset: 0, search: '', order }, now())
  return rows
}
