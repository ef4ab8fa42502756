import { keepUser } from './session.ts'
import { parseUser, readUser, type StoredUser } from './session-storage.ts'

/**
 * Stores what an answer says of the signed-in user, over what is known already. An answer of another shape, or about
 * somebody else, changes nothing. Answers whether it was one about them.
 */
export function keepAnswered(answer: unknown): boolean {
  const stored = readUser()
  const answered = parseUser(JSON.stringify(answer ?? null))
  if (!stored || answered?.username !== stored.username) return false
  keepUser({ ...stored, ...answered })
  return true
}

/** A field of the stored user, of which only the names are certain; '' without it. */
export function wordsOf(user: StoredUser, field: string): string {
  const found = user[field]
  return typeof found === 'string' ? found : ''
}
