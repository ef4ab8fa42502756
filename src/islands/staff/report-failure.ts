import { ApiError } from '../../lib/api/api-error.ts'
import { readMe } from '../../lib/api/password-reset.ts'
import { staffTexts } from '../../lib/messages/staff.ts'
import { parseUser } from '../../lib/session-storage.ts'
import { readUser } from '../../stores/member.ts'
import { storeUser } from '../../stores/session-acts.ts'
import { storeAnsweredUser } from '../../stores/store-user.ts'
import { notify, notifyOnNextPage } from '../../stores/toasts.ts'

let leaving = false
let asking: Promise<void> | undefined

/** Says what did not work. Who may not do this any more is led back to /dashboard with a word. */
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

/** Leads to where the second step is set up that staff needs. */
function enrol(way: string, why: string): void {
  notifyOnNextPage('error', why)
  location.replace(way)
}

/** First learns the role that this account has now: with the old one /dashboard would lead straight back here. */
async function leave(why: string): Promise<void> {
  notifyOnNextPage('error', why)
  const known = await readMe().then(storeAnsweredUser, () => false)
  const user = readUser()
  if (!known && user) storeUser({ ...user, role: 'user' })
  location.replace('/dashboard')
}

/** After any refusal: whoever has another role by now is led back; others stay, and read the reason where they acted. */
export function leadBackIfDemoted(): Promise<void> {
  asking ??= askForRole().finally(() => {
    asking = undefined
  })
  return asking
}

async function askForRole(): Promise<void> {
  const before = readUser()?.role
  const answer = await readMe().catch(() => undefined)
  const now = parseUser(JSON.stringify(answer ?? null))
  if (leaving || !now || now.role === before) return
  leaving = true
  notifyOnNextPage('error', staffTexts.demoted)
  storeAnsweredUser(answer)
  location.replace('/dashboard')
}
