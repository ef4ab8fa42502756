import type { Duty } from '../contract/accounts/duty.ts'
import type { Right } from './section.ts'

/** What is known of a person, as answers about the own account say it (spec 1 §3). Nothing of it is validated. */
export type Known = {
  username?: unknown
  role?: unknown
  duties?: unknown
  assists?: unknown
  pages?: unknown
}

const roles = ['admin', 'media', 'fellowship_leader'] as const

/** Without the contract, whose schemas every page of staff would load before its first paint. */
const isDuty = (input: unknown): input is Duty => typeof input === 'string'

const listOf = (input: unknown): readonly unknown[] => (Array.isArray(input) ? input : [])

/** The rights that the stored user has. Whether tasks of care are theirs, only the server knows (lib/browser/kept-workspace.ts). */
export const rightsOf = ({ role, duties, assists, pages }: Known): Right[] => [
  ...roles.filter((one) => one === role),
  ...listOf(duties).filter(isDuty),
  ...(assists ? (['assistant'] as const) : []),
  ...(listOf(pages).length > 0 ? (['editor'] as const) : []),
]
