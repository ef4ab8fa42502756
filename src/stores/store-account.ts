import { parseAccount, type StoredAccount } from '../lib/browser/session-storage.ts'
import { readAccount } from './member.ts'
import { readTokens } from './session.ts'
import { storeAccount } from './session-acts.ts'

/**
 * Merges a server response about the signed-in user into the stored user. A response of another shape or about another
 * user changes nothing. If no stored user is readable, the response determines who holds the tokens (spec 1 §4).
 * Returns whether the response was stored.
 */
export function storeAnsweredAccount(answer: unknown): boolean {
  const stored = readAccount()
  const answered = parseAccount(JSON.stringify(answer ?? null))
  const expected = stored?.username || (readTokens() && answered?.username)
  if (!expected || answered?.username !== expected) return false
  // Absent in the answer of who has none (docs/decisions/website.md#given-pages, docs/decisions/accounts.md#duties).
  const absent = { pages: undefined, assists: undefined, duties: undefined, profile_later_until: undefined }
  storeAccount({ ...stored, ...absent, ...answered })
  return true
}

/** A text field of the stored user, of which only the name fields are typed; '' when it is missing. */
export function wordsOf(user: StoredAccount, field: string): string {
  const value = user[field]
  return typeof value === 'string' ? value : ''
}
