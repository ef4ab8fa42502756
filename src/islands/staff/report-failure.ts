import { readMe } from '../../lib/api/accounts/me.ts'
import { ApiError } from '../../lib/api/api-error.ts'
import { parseAccount, type StoredAccount } from '../../lib/browser/session-storage.ts'
import { staffTexts } from '../../lib/texts/settings/staff.ts'
import { readAccount } from '../../stores/member.ts'
import { storeAccount } from '../../stores/session-acts.ts'
import { storeAnsweredAccount } from '../../stores/store-account.ts'
import { notify, notifyOnNextPage } from '../../stores/toasts.ts'
import { staffWords } from './messages.ts'

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
    else void leave(error.detail || staffWords.notYours)
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
  const known = await readMe().then(storeAnsweredAccount, () => false)
  const user = readAccount()
  if (!known && user) storeAccount({ ...user, role: 'user', assists: undefined })
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
  const before = rightsOf(readAccount())
  const answer = await readMe().catch(() => undefined)
  const now = parseAccount(JSON.stringify(answer ?? null))
  if (leaving || !now || rightsOf(now) === before) return
  leaving = true
  notifyOnNextPage('error', staffTexts.demoted)
  storeAnsweredAccount(answer)
  location.replace('/dashboard')
}

/** The role, and whether they assist a leader. */
const rightsOf = (user: StoredAccount | undefined): string => `${user?.role} ${Boolean(user?.['assists'])}`
