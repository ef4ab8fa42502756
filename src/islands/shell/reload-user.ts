import { readMe } from '../../lib/api/password-reset.ts'
import { storeAnsweredUser } from '../../stores/store-user.ts'

let asking: Promise<boolean> | undefined

/**
 * Asks once on a page who holds the tokens, where no stored user can be read (spec 1 §4). Every reader of the session hears
 * of the answer. Throws ApiError.
 */
export function reloadUser(): Promise<boolean> {
  asking ??= readMe().then(storeAnsweredUser)
  return asking
}
