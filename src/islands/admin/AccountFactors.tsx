import { useCallback, useEffect, useState } from 'react'
import { personName } from '../../components/staff/Person.tsx'
import {
  extendAccountGrace,
  readAccountFactors,
  resetAccountFactors,
} from '../../lib/api/accounts/factors.ts'
import { whyRefused } from '../../lib/api/api-error.ts'
import type { AccountDetails } from '../../lib/contract/accounts/account-details.ts'
import type { Factors } from '../../lib/contract/accounts/factors.ts'
import { churchMails } from '../../lib/site/this-church.ts'
import { formatDay } from '../../lib/time/dates.ts'
import { notify } from '../../stores/toasts.ts'

/** The second factors of a user, with the reset for a user who has lost the phone. */
export function AccountFactors({ user }: { user: AccountDetails }) {
  const [factors, setFactors] = useState<Factors>()
  const [isResetting, setIsResetting] = useState(false)
  const load = useCallback(() => readAccountFactors(user.id).then(setFactors, () => undefined), [user.id])
  useEffect(() => void load(), [load])
  if (!factors) return null
  const has = factors.app !== null || factors.passkeys.length > 0

  async function act(call: Promise<string>): Promise<void> {
    setIsResetting(false)
    try {
      notify.success(await call)
    } catch (error) {
      notify.error(whyRefused(error))
    }
    await load()
  }

  return (
    <section className="grid gap-3" aria-label="Two-step sign-in">
      <p>
        <strong>Two-step sign-in:</strong> {inWords(factors)}
      </p>
      <p className="flex flex-wrap gap-3">
        {has && !isResetting && (
          <button className="btn" type="button" onClick={() => setIsResetting(true)}>
            Reset sign-in
          </button>
        )}
        {factors.grace_ends && (
          <button className="btn" type="button" onClick={() => void act(extendAccountGrace(user.id))}>
            Extend by a week
          </button>
        )}
      </p>
      {isResetting && (
        <div className="notice grid gap-3">
          <p>
            {personName(user)} then signs in with the password alone. Do this only if you have spoken with
            them: who asks for it by mail or telephone may be somebody else.
            {churchMails() && ' They are told by e-mail.'}
          </p>
          <p className="flex flex-wrap gap-3">
            <button className="btn" type="button" onClick={() => setIsResetting(false)}>
              Cancel
            </button>
            <button
              className="btn btn-danger"
              type="button"
              onClick={() => void act(resetAccountFactors(user.id))}
            >
              Confirm reset
            </button>
          </p>
        </div>
      )}
    </section>
  )
}

function inWords({ app, passkeys, required, grace_ends }: Factors): string {
  const held = [
    passkeys.length === 1 ? 'a passkey' : passkeys.length > 1 ? `${passkeys.length} passkeys` : '',
    app ? 'an authenticator app' : '',
  ].filter(Boolean)
  if (held.length > 0) return held.join(' and ')
  return required && grace_ends ? `none yet, needed from ${formatDay(grace_ends)} on` : 'none'
}
