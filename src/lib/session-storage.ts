/**
 * The session as the browser keeps it, under the specification's own keys (spec 1 §3, §9).
 * Storage is the truth: stores follow it, and so does the header, which knows no store.
 */
export const sessionKeys = {
  access: 'access_token',
  refresh: 'refresh_token',
  user: 'user',
  profileImage: 'profileImage',
} as const

export type Tokens = { access: string; refresh: string }
export type Role = 'user' | 'fellowship_leader' | 'media' | 'admin'

/** What is certain of a stored user: the names (spec 1 §3); everything else may be missing. */
export type StoredUser = {
  first_name: string
  last_name: string
  username: string
  role: Role
  profileComplete: boolean
  [field: string]: unknown
}

const roles: readonly string[] = ['user', 'fellowship_leader', 'media', 'admin'] satisfies Role[]
const text = (value: unknown): string => (typeof value === 'string' ? value : '')

/** Both tokens, or undefined: with one of them missing nobody is signed in (spec 1 §4). Throws never. */
export function readTokens(): Tokens | undefined {
  const access = read(sessionKeys.access)
  const refresh = read(sessionKeys.refresh)
  return access && refresh ? { access, refresh } : undefined
}

/** The access token that calls carry, also when the refresh token is missing (spec 1 §7). Throws never. */
export const readAccess = (): string | undefined => read(sessionKeys.access)

/** The stored user with an unknown role read as `user`; undefined when it is absent or broken. */
export function readUser(): StoredUser | undefined {
  return parseUser(read(sessionKeys.user))
}

/** Reads a stored user's JSON; undefined for anything that is not an object with a username. */
export function parseUser(stored: string | undefined): StoredUser | undefined {
  try {
    const found: unknown = JSON.parse(stored ?? 'null')
    if (typeof found !== 'object' || found === null || !('username' in found)) return undefined
    const user: Record<string, unknown> = { ...found }
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

/** Two letters of the names, else one of the username, else U (spec 1 §2). */
export function initialsOf(
  user: Pick<StoredUser, 'first_name' | 'last_name' | 'username'> | undefined,
): string {
  const names = [user?.first_name, user?.last_name].map(firstLetter).join('')
  return names || firstLetter(user?.username) || 'U'
}

const firstLetter = (name = '') => [...name.trim()][0]?.toLocaleUpperCase() ?? ''

/** The address of the member's photograph, or undefined. */
export function readProfileImage(): string | undefined {
  return read(sessionKeys.profileImage)
}

/** Stores a new pair of tokens and tells everybody in this tab; other tabs hear of it from the browser. */
export function writeTokens(tokens: Tokens): void {
  write(sessionKeys.access, tokens.access)
  write(sessionKeys.refresh, tokens.refresh)
}

/** Forgets a pair of tokens, or what is left of one. */
export function forgetTokens(): void {
  write(sessionKeys.access, null)
  write(sessionKeys.refresh, null)
}

export function writeUser(user: object): void {
  write(sessionKeys.user, JSON.stringify(user))
}

/** Stores the photograph's address; '' forgets it. */
export function writeProfileImage(address: string): void {
  write(sessionKeys.profileImage, address || null)
}

/** Logout: both tokens, the user and the photograph go; favourites and reminders belong to the device and stay (spec 1 §4). */
export function clearSession(): void {
  for (const key of Object.values(sessionKeys)) write(key, null)
}

/** A refused renewal clears all browser storage (spec 1 §4). */
export function clearBrowserStorage(): void {
  clearSession()
  localStorage.clear()
  sessionStorage.clear()
}

/** Calls back after every change of the session, made in this tab or another one. Returns how to stop. */
export function onSessionChange(changed: () => void): () => void {
  const keys: readonly string[] = Object.values(sessionKeys)
  const heard = (event: StorageEvent) => {
    if (event.key === null || keys.includes(event.key)) changed()
  }
  addEventListener('storage', heard)
  return () => removeEventListener('storage', heard)
}

function read(key: string): string | undefined {
  try {
    return localStorage.getItem(key) || undefined
  } catch {
    return undefined // storage refused by the browser: logged out, as at startup (spec 1 §4)
  }
}

/** Writes, then announces in this tab what the browser announces in the others. */
function write(key: string, newValue: string | null): void {
  const oldValue = localStorage.getItem(key)
  if (oldValue === newValue) return
  if (newValue === null) localStorage.removeItem(key)
  else localStorage.setItem(key, newValue)
  dispatchEvent(new StorageEvent('storage', { key, oldValue, newValue, storageArea: localStorage }))
}
