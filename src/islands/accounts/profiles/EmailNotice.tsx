import { useState } from 'react'
import { cancelEmailChange, resendConfirmation } from '../../../lib/api/accounts/accounts.ts'
import { ApiError } from '../../../lib/api/api-error.ts'
import type { StoredAccount } from '../../../lib/browser/session-storage.ts'
import { churchMails } from '../../../lib/site/this-church.ts'
import { noMailWords } from '../../../lib/texts/messages/no-mail.ts'
import { storeAnsweredAccount, wordsOf } from '../../../stores/store-account.ts'
import { notify } from '../../../stores/toasts.ts'
import { ownProfileWords } from './messages.ts'

/** Shows an unconfirmed e-mail address, with buttons to send the confirmation e-mail again and to cancel the change. */
export function EmailNotice({ user }: { user: StoredAccount }) {
  const [busy, setBusy] = useState(false)
  const email = wordsOf(user, 'email')
  const pending = wordsOf(user, 'pending_email') || (user['email_confirmed'] === false ? email : '')
  if (!pending) return null

  async function ask(call: () => Promise<unknown>, done: string): Promise<void> {
    setBusy(true)
    try {
      storeAnsweredAccount(await call())
      notify.success(done)
    } catch (error) {
      notify.error((error instanceof ApiError && error.detail) || ownProfileWords.tryInAMoment)
    }
    setBusy(false)
  }

  return (
    <div className="notice grid gap-3" role="status">
      <p className="break-words">
        {churchMails() ? (
          <>
            {ownProfileWords.confirming({ email: pending })[0]}
            <strong>{ownProfileWords.confirming({ email: pending })[1]}</strong>
            {ownProfileWords.confirming({ email: pending })[2]}
          </>
        ) : (
          <>
            {ownProfileWords.unconfirmed({ email: pending })[0]}
            <strong>{ownProfileWords.unconfirmed({ email: pending })[1]}</strong>
            {ownProfileWords.unconfirmed({ email: pending })[2]} {noMailWords.hint}
          </>
        )}
        {email && pending !== email && <> {ownProfileWords.untilThen({ email })}</>}
      </p>
      <p className="flex flex-wrap gap-3">
        {churchMails() && (
          <button
            className="btn"
            type="button"
            disabled={busy}
            onClick={() => void ask(resendConfirmation, ownProfileWords.sentAgain)}
          >
            {ownProfileWords.sendAgain}
          </button>
        )}
        {pending !== email && (
          <button
            className="btn"
            type="button"
            disabled={busy}
            onClick={() => void ask(cancelEmailChange, ownProfileWords.changeCancelled)}
          >
            {ownProfileWords.cancelChange}
          </button>
        )}
      </p>
    </div>
  )
}
