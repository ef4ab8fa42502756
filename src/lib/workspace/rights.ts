import { duties } from '../contract/accounts/duty.ts'
import type { Right } from './section.ts'

/** What is known of a person, as answers about the own account say it (spec 1 §3). Nothing of it is validated. */
type Known = { role?: unknown; duties?: unknown; assists?: unknown; pages?: unknown }

const roles = ['admin', 'media', 'fellowship_leader'] as const

const includes = (list: unknown, one: string): boolean => Array.isArray(list) && list.includes(one)

/** The rights that the stored user has. Whether tasks of care are theirs, only the server knows. */
export function rightsOf(user: Known | undefined): Right[] {
  if (!user) return []
  return [
    ...roles.filter((role) => role === user.role),
    ...duties.filter((duty) => includes(user.duties, duty)),
    ...(user.assists ? (['assistant'] as const) : []),
    ...(Array.isArray(user.pages) && user.pages.length > 0 ? (['editor'] as const) : []),
  ]
}
