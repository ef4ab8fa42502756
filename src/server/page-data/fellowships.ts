import { Fellowship, type ShownFellowship } from '../../lib/contract/fellowship.ts'
import { listFellowships } from '../fellowships/repo.ts'
import { church } from './church.ts'
import { listFromBackend } from './other-backend.ts'

/** All fellowships, sorted by name. */
export async function publicFellowships(): Promise<ShownFellowship[]> {
  const { db, now } = church()
  const elsewhere = await listFromBackend('fellowships/', Fellowship)
  if (elsewhere) return elsewhere.map(fieldsOf).sort((a, b) => a.name.localeCompare(b.name))
  const order = { column: 'name' as const, descending: false }
  const { rows } = await listFellowships(db, { limit: 1000, offset: 0, search: '', order }, now())
  return rows
}

/** A fellowship of another backend, of which only id and name are guaranteed. */
function fieldsOf({ id, name, description, location, ...others }: Fellowship): ShownFellowship {
  const { meeting_day, day, meeting_time, leader_name, leader, member_count, activities, next_meeting } =
    others
  return {
    ...{ id, name, description, location },
    meeting_day: textOf(meeting_day) || textOf(day),
    meeting_time: textOf(meeting_time),
    leader_name: textOf(leader_name) || textOf(leader) || null,
    member_count: typeof member_count === 'number' ? member_count : null,
    activities: Array.isArray(activities) ? activities.map(textOf).filter(Boolean) : [],
    next_meeting: textOf(next_meeting) || null,
  }
}

const textOf = (found: unknown): string => (typeof found === 'string' ? found : '')
