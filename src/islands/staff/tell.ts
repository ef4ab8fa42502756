import { ApiError } from '../../lib/api/api-error.ts'
import { readMe } from '../../lib/api/password-reset.ts'
import { keepAnswered } from '../../lib/keep-user.ts'
import { keepUser } from '../../lib/session.ts'
import { readUser } from '../../lib/session-storage.ts'
import { handOver, notify } from '../../stores/toasts.ts'

let leaving = false

/** Says what did not work. Who may not do this any more is led back to /dashboard with a word. */
export function tell(error: unknown, text: string): void {
  if (leaving) return
  if (error instanceof ApiError && error.status === 403) {
    leaving = true
    void leave(error.detail || 'This is not yours to see any more.')
    return
  }
  console.error(error)
  notify.error(text)
}

/** First learns the role that this account has now: with the old one /dashboard would lead straight back here. */
async function leave(why: string): Promise<void> {
  handOver('error', why)
  const known = await readMe().then(keepAnswered, () => false)
  const user = readUser()
  if (!known && user) keepUser({ ...user, role: 'user' })
  location.replace('/dashboard')
}
