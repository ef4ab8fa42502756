import type { Role } from './session-storage.ts'

/* Which page a visitor sees instead of the one that was asked for. Decided before the first paint (layouts/head). */

/**
 * Who looks at the page, as storage has it: not validated, because validation would cost every page its bytes. Without a
 * username nobody knows the role yet: the header loads the user, and the decision is made again.
 */
export type Visitor = {
  signedIn: boolean
  username?: unknown
  role?: unknown
  profileComplete?: unknown
  /** Until when the profile may wait. */
  profile_later_until?: unknown
  /** The fellowship whose leader the visitor assists. */
  assists?: unknown
}

/** The dashboard of each staff role; all other roles use the member dashboard (docs/specification/settled.md). */
const dashboards = new Map<unknown, string>([
  ['admin', '/super-admin'],
  ['media', '/media-dashboard'],
  ['fellowship_leader', '/fellowship-leader'],
] satisfies [Role, string][])

/**
 * Where the guard sends a visitor of a page for `roles` (for every member when absent; `assistant` is who assists a leader) at the address `here`: to /login (with
 * `next`) without a session, to /dashboard with another role (spec 1 §2). Undefined for who may stay.
 */
export function guardRedirect(
  { signedIn, username, role, assists }: Visitor,
  here: string,
  roles?: readonly unknown[],
): string | undefined {
  if (!signedIn) return `/login?next=${encodeURIComponent(here)}`
  const may = roles?.includes(role) ?? true
  return username && !may && !(assists && roles?.includes('assistant')) ? '/dashboard' : undefined
}

/** The own dashboard of a staff member who opens the members' one; undefined for everybody else. */
export const ownDashboard = ({ signedIn, role }: Visitor): string | undefined =>
  signedIn ? dashboards.get(role) : undefined

/** Whether a user pressed “Later” on the profile, and this holds (docs/decisions/accounts.md#invitation-links). */
export const isProfileLater = ({ profile_later_until: until }: Partial<Visitor>): boolean =>
  typeof until === 'string' && until > new Date().toISOString()

/** Where /login sends who is signed in already: /complete-profile while the profile is incomplete (spec 1 §2), unless it may wait. */
export function signedInRedirect(visitor: Visitor): string | undefined {
  const { signedIn, username, profileComplete } = visitor
  if (!signedIn) return undefined
  const isAsked = username && profileComplete !== true && !isProfileLater(visitor)
  return isAsked ? '/complete-profile' : '/dashboard'
}
