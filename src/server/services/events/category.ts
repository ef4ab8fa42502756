import { otherCategory } from '../../../lib/contract/services/event-category.ts'
import type { Db } from '../../platform/db/tables.ts'
import { refuseFields } from '../../platform/errors/refusal.ts'
import { readChurch } from '../../settings/church-settings/repo.ts'
import { eventRefusals } from './messages.ts'

/**
 * The category that an event gets: the asked one, else that which it has, else the church's first. Throws 400 for one that the church
 * does not have.
 */
export async function categoryFor(db: Db, name: string, before?: string): Promise<string> {
  const slugs = (await readChurch(db)).event_categories.map(({ slug }) => slug)
  if (!name) return before ?? slugs[0] ?? otherCategory
  if (name === before || name === otherCategory || slugs.includes(name)) return name
  return refuseFields({ category: [eventRefusals.chooseCategory] })
}
