import { signIn } from '../../../lib/api/accounts/sign-in.ts'
import type { Credentials } from '../../../lib/contract/accounts/account.ts'
import { invitationTexts } from '../../../lib/texts/accounts/invitation.ts'
import { startSession } from '../../../stores/session-acts.ts'
import { notifyOnNextPage } from '../../../stores/toasts.ts'

/** Logs a new account in. Returns where it goes: `way`, or the login when that did not work. */
export async function enterAccount({ username, password }: Credentials, way: string): Promise<string> {
  try {
    startSession(await signIn({ username, password }))
    notifyOnNextPage('success', invitationTexts.joined)
    return way
  } catch (error) {
    console.error(error)
    notifyOnNextPage('success', invitationTexts.logIn)
    return '/login'
  }
}
