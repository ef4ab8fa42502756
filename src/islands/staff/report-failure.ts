import { readMe } from '../../lib/api/accounts/me.ts'
import { ApiError } from '../../lib/api/api-error.ts'
import { parseUser, type StoredUser } from '../../lib/browser/session-storage.ts'
import { staffTexts } from '../../lib/texts/settings/staff.ts'
import { readUser } from '../../stores/member.ts'
import { storeUser } from '../../stores/session-acts.ts'
import { storeAnsweredUser } from '../../stores/store-account.ts'
import { notify, notifyOnNextPage } from '../../stores/toasts.ts'

let leaving = false
let asking: Promise<void> | undefined

// The back/forward cache restores the page as it was left. The server, which renders it, has no events.
globalThis.addEventListener?.('pageshow', () => {
  leaving = false
})

/** Shows `text` as a toast. A 403 that asks for no step-up redirects instead, with a message on the next page. */
export function reportFailure(error: unknown, text: string): void {
  if (leaving) return
  const unproven = error instanceof ApiError && error.fields['step_up'] !== undefined
  if (error instanceof ApiError && error.status === 403 && !unproven) {
    leaving = true
    const [way] = error.fields['enrol'] ?? []
    if (way) enrol(way, error.detail)
    else void leave(error.detail || 'This is not yours to see any more.')
    return
  }
  console.error(error)
  notify.error(text)
}

/** Redirects to the page where staff set up the required second factor. */
function enrol(way: string, why: string): void {
  notifyOnNextPage('error', why)
  location.replace(way)
}

/** Reloads the account's role first: with the old role, /dashboard would redirect straight back here. */
async function leave(why: string): Promise<void> {
  notifyOnNextPage('error', why)
  const known = await readMe().then(storeAnsweredUser, () => false)
  const user = readUser()
  if (!known && user) storeUser({ ...user, role: 'user', assists: undefined })
  location.replace('/dashboard')
}

/** After any refused call: redirects to /dashboard if the role has changed. Otherwise the caller shows the reason. */
export function leadBackIfDemoted(): Promise<void> {
  asking ??= askForRole().finally(() => {
    asking = undefined
  })
  return asking
}

async function askForRole(): Promise<void> {
  const before = rightsOf(readUser())
  const answer = await readMe().catch(() => undefined)
  const now = parseUser(JSON.stringify(answer ?? null))
  if (leaving || !now || rightsOf(now) === before) return
  leaving = true
  notifyOnNextPage('error', staffTexts.demoted)
  storeAnsweredUser(answer)
  location.replace('/dashboard')
}

/** The role, and whether they assist a leader. */
const rightsOf = (user: StoredUser | undefined): string => `${user?.role} ${Boolean(user?.['assists'])}`
