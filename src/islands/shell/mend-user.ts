import { readMe } from '../../lib/api/password-reset.ts'
import { keepAnswered } from '../../stores/keep-user.ts'

let asking: Promise<boolean> | undefined

/**
 * Asks once on a page who holds the tokens, where no stored user can be read (spec 1 §4). Every reader of the session hears
 * of the answer. Throws ApiError.
 */
export function mendUser(): Promise<boolean> {
  asking ??= readMe().then(keepAnswered)
  return asking
}
