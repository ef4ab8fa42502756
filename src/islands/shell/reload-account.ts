import { readMe } from '../../lib/api/accounts/me.ts'
import { storeAnsweredAccount } from '../../stores/store-account.ts'

let asking: Promise<boolean> | undefined

/**
 * Fetches the user of the tokens, once per page, when no stored user can be read (spec 1 §4). Session listeners are notified.
 * Throws ApiError.
 */
export function reloadAccount(): Promise<boolean> {
  asking ??= readMe().then(storeAnsweredAccount)
  return asking
}
