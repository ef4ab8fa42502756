import { ApiError } from '../../../lib/api/api-error.ts'
import { isProfileLater } from '../../../lib/browser/guard.ts'
import { wayOfIntent } from '../../../lib/browser/login-intent.ts'
import type { SignedIn } from '../../../lib/contract/accounts/account.ts'
import { safeNext } from '../../../lib/site/routes.ts'
import { loginTexts } from '../../../lib/texts/accounts/session.ts'
import { startSession } from '../../../stores/session-acts.ts'
import { notifyOnNextPage } from '../../../stores/toasts.ts'
import { loginWords } from './messages.ts'

/** Starts the session and goes to the next page, which depends on the profile. */
export function beginSession(session: SignedIn): void {
  startSession(session)
  const next = safeNext(new URLSearchParams(location.search).get('next'))
  // A visitor who logs in to accept an invitation is sent there first.
  const goesOn = session.user.profileComplete || isProfileLater(session.user) || next === '/invitation'
  notifyOnNextPage('success', goesOn ? loginTexts.success : loginTexts.incompleteProfile)
  location.replace(goesOn ? (next ?? wayOfIntent() ?? '/dashboard') : '/complete-profile')
}

/** Why a login did not work. */
export function whyLoginFailed(error: unknown): string {
  if (error instanceof ApiError) return error.detail || loginTexts.failure
  console.error(error)
  return loginWords.noStorage
}
