import { Fellowship, type ShownFellowship } from '../../../../lib/contract/groups/fellowship.ts'
import { listFellowships } from '../../../groups/fellowships/repo.ts'
import { church } from '../church.ts'
import { listFromBackend } from '../other-backend.ts'

/** All fellowships, sorted by name. */
export async function publicFellowships(): Promise<ShownFellowship[]> {
  const { db, now } = church()
  const elsewhere = await listFromBackend('fellowships/', Fellowship)
  if (elsewhere) return elsewhere.sort((a, b) => a.name.localeCompare(b.name))
  const order = { column: 'name' as const, descending: false }
  const { rows } = await listFellowships(db, { limit: 1000, offset: 0, search: '', order }, now())
  return rows
}
