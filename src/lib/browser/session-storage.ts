/* Types of the stored session (spec 1 §3); lib/browser/session-keys.ts has the keys, stores/session.ts reads it. */

export type Tokens = { access: string; refresh: string }
export type Role = 'user' | 'fellowship_leader' | 'media' | 'admin'

/** A stored user. Only the name fields are certain (spec 1 §3); everything else may be missing. */
export type StoredAccount = {
  first_name: string
  last_name: string
  username: string
  role: Role
  profileComplete: boolean
  [field: string]: unknown
}

const roles: readonly string[] = ['user', 'fellowship_leader', 'media', 'admin'] satisfies Role[]
const text = (value: unknown): string => (typeof value === 'string' ? value : '')

/** Parses a stored user's JSON; undefined for anything that is not an object with a username. */
export function parseAccount(stored: string | undefined): StoredAccount | undefined {
  try {
    const parsed: unknown = JSON.parse(stored ?? 'null')
    if (typeof parsed !== 'object' || parsed === null || !('username' in parsed)) return undefined
    const user: Record<string, unknown> = { ...parsed }
    return {
      ...user,
      first_name: text(user.first_name),
      last_name: text(user.last_name),
      username: text(user.username),
      role: roles.includes(text(user.role)) ? (user.role as Role) : 'user',
      profileComplete: user.profileComplete === true,
    }
  } catch {
    return undefined
  }
}

/** Initials of first and last name, else the first letter of the username, else U (spec 1 §2). */
export function initialsOf(
  user: Pick<StoredAccount, 'first_name' | 'last_name' | 'username'> | undefined,
): string {
  const names = [user?.first_name, user?.last_name].map(firstLetter).join('')
  return names || firstLetter(user?.username) || 'U'
}

const firstLetter = (name = '') => [...name.trim()][0]?.toLocaleUpperCase() ?? ''
