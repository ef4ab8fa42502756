import { parseUser, type StoredUser } from '../lib/session-storage.ts'
import { readUser } from './member.ts'
import { readTokens } from './session.ts'
import { storeUser } from './session-acts.ts'

/**
 * Stores what an answer says of the signed-in user, over what is known already. An answer of another shape, or about
 * somebody else, changes nothing. Where no stored user can be read, the answer says who holds the tokens (spec 1 §4).
 * Answers whether it was one about them.
 */
export function storeAnsweredUser(answer: unknown): boolean {
  const stored = readUser()
  const answered = parseUser(JSON.stringify(answer ?? null))
  const expected = stored?.username || (readTokens() && answered?.username)
  if (!expected || answered?.username !== expected) return false
  storeUser({ ...stored, ...answered })
  return true
}

/** A field of the stored user, of which only the names are certain; '' without it. */
export function wordsOf(user: StoredUser, field: string): string {
  const found = user[field]
  return typeof found === 'string' ? found : ''
}
