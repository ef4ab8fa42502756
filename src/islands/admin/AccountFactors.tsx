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
import { shownDay } from '../../lib/words/shown-day.ts'
import { notify } from '../../stores/toasts.ts'
import { staffWords } from '../staff/messages.ts'
import { adminWords } from './messages.ts'

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
    <section className="grid gap-3" aria-label={adminWords.twoStepSignIn}>
      <p>
        <strong>{adminWords.twoStepSignIn2}</strong> {inWords(factors)}
      </p>
      <p className="flex flex-wrap gap-3">
        {has && !isResetting && (
          <button className="btn" type="button" onClick={() => setIsResetting(true)}>
            {adminWords.resetSignIn}
          </button>
        )}
        {factors.grace_ends && (
          <button className="btn" type="button" onClick={() => void act(extendAccountGrace(user.id))}>
            {adminWords.extendByWeek}
          </button>
        )}
      </p>
      {isResetting && (
        <div className="notice grid gap-3">
          <p>
            {adminWords.nameThenSignsIn({ name: personName(user) })}
            {churchMails() && adminWords.theyAreToldBy}
          </p>
          <p className="flex flex-wrap gap-3">
            <button className="btn" type="button" onClick={() => setIsResetting(false)}>
              {staffWords.cancel}
            </button>
            <button
              className="btn btn-danger"
              type="button"
              onClick={() => void act(resetAccountFactors(user.id))}
            >
              {adminWords.confirmReset}
            </button>
          </p>
        </div>
      )}
    </section>
  )
}

function inWords({ app, passkeys, required, grace_ends }: Factors): string {
  const held = [
    passkeys.length > 0 ? adminWords.passkeys({ count: passkeys.length }) : '',
    app ? adminWords.authenticatorApp : '',
  ].filter(Boolean)
  const [first, second] = held
  if (first) return second ? adminWords.firstAndSecond({ first, second }) : first
  return required && grace_ends
    ? adminWords.noneYetNeededFrom({ day: shownDay(grace_ends) })
    : adminWords.noFactor
}
