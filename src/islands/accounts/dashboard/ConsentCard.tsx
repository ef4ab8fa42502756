import { useEffect, useState } from 'react'
import { consentTexts } from '../../../lib/accounts/data-rights.ts'
import { whyRefused } from '../../../lib/api/api-error.ts'
import { decideConsent, readConsents } from '../../../lib/api/people/consents.ts'
import type { Consent } from '../../../lib/contract/people/consent.ts'
import { readAccount } from '../../../stores/member.ts'
import { notify } from '../../../stores/toasts.ts'
import { dashboardWords } from './messages.ts'

/**
 * Asks for missing consents: of members who signed up before consents existed, at another front end, or before the church
 * raised the version. It blocks nothing. With a backend that does not know the call, nothing is shown.
 */
export function ConsentCard() {
  const [open, setOpen] = useState<readonly Consent[]>([])
  useEffect(() => {
    readConsents().then(
      ({ consents }) => setOpen(undecided(consents)),
      () => undefined,
    )
  }, [])

  async function decide({ purpose }: Consent, given: boolean): Promise<void> {
    try {
      setOpen(undecided((await decideConsent(purpose, given)).consents))
    } catch (error) {
      notify.error(whyRefused(error))
    }
  }

  if (open.length === 0) return null
  return (
    <section className="card mb-5 grid gap-4 p-5" aria-labelledby="consent-title">
      <h2 id="consent-title">{dashboardWords.agreeTitle}</h2>
      <p className="text-ink-soft">
        {dashboardWords.agreeWhy[0]}
        <a href="/privacy">{dashboardWords.agreeWhy[1]}</a>
        {dashboardWords.agreeWhy[2]}
      </p>
      {open.map((consent) => (
        <div className="grid gap-2" key={consent.purpose}>
          <p>{consentTexts(consent.purpose).asks}</p>
          <p className="flex flex-wrap gap-3">
            <button className="btn btn-primary" type="button" onClick={() => void decide(consent, true)}>
              {dashboardWords.agree({ title: consentTexts(consent.purpose).title })[0]}
              <span className="sr-only">
                {dashboardWords.agree({ title: consentTexts(consent.purpose).title })[1]}
              </span>
            </button>
            {consent.purpose === 'membership' ? (
              <a className="btn" href="/settings#consent">
                {dashboardWords.disagree}
              </a>
            ) : (
              <button className="btn" type="button" onClick={() => void decide(consent, false)}>
                {dashboardWords.no}
              </button>
            )}
          </p>
        </div>
      ))}
    </section>
  )
}

/** The undecided consents; the one for photographs only if the member has a photograph. */
const undecided = (consents: readonly Consent[]) =>
  consents.filter(
    ({ state, purpose }) =>
      state === 'undecided' && (purpose !== 'photograph' || Boolean(readAccount()?.profile_image)),
  )
