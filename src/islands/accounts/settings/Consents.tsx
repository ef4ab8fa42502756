import { useEffect, useState } from 'react'
import { useHydrated } from '../../../components/ui/useHydrated.ts'
import { consentTexts } from '../../../lib/accounts/data-rights.ts'
import { whyRefused } from '../../../lib/api/api-error.ts'
import { decideConsent, readConsents } from '../../../lib/api/people/consents.ts'
import type { Consent } from '../../../lib/contract/people/consent.ts'
import { settingsTexts } from '../../../lib/texts/accounts/settings.ts'
import { shownDay } from '../../../lib/words/shown-day.ts'
import { settingsWords } from './messages.ts'
import { useSaving } from './useSaving.tsx'

/** The member's consents with their dates, and buttons to withdraw them. */
export function Consents() {
  const [consents, setConsents] = useState<readonly Consent[]>()
  const [problem, setProblem] = useState('')
  const { save, status, busy } = useSaving()
  useEffect(() => {
    readConsents().then(
      (consents) => setConsents(consents.consents),
      (error: unknown) => setProblem(whyRefused(error)),
    )
  }, [])

  const decide = ({ purpose }: Consent, given: boolean) =>
    void save(async () => {
      setConsents((await decideConsent(purpose, given)).consents)
      return settingsTexts.savedAnd({ what: consentTexts(purpose)[given ? 'given' : 'withdrawn'] })
    })

  if (problem) return <p className="notice notice-error">{problem}</p>
  if (!consents) return <p className="skeleton">{settingsWords.loadingConsents}</p>
  return (
    <div className="grid gap-5">
      {consents.map((consent) => (
        <OneConsent key={consent.purpose} consent={consent} busy={busy} decide={decide} />
      ))}
      {status}
      <a href="/privacy">{settingsWords.whatIsKept}</a>
    </div>
  )
}

type Props = { consent: Consent; busy: boolean; decide: (consent: Consent, given: boolean) => void }

function OneConsent({ consent, busy, decide }: Props) {
  const awake = useHydrated()
  const { title, asks, given, withdrawn } = consentTexts(consent.purpose)
  const isGiven = consent.state === 'given'
  return (
    <section className="grid justify-items-start gap-2">
      <h3>{title}</h3>
      <p>{asks}</p>
      <p className="text-ink-soft">
        {stateOf(consent)} {isGiven ? given : consent.state === 'withdrawn' && withdrawn}
      </p>
      {isGiven && consent.purpose === 'membership' ? (
        <a href="#close">{settingsWords.closeMyAccount}</a>
      ) : (
        <button
          className="btn"
          type="button"
          disabled={!awake || busy}
          onClick={() => decide(consent, !isGiven)}
        >
          {isGiven ? settingsWords.withdraw : settingsWords.agree}
        </button>
      )}
    </section>
  )
}

function stateOf({ state, decided_at }: Consent): string {
  if (state === 'undecided') return settingsWords.undecided
  if (!decided_at) return state === 'given' ? settingsWords.agreed : settingsWords.notAgreed
  const day = shownDay(decided_at)
  return state === 'given' ? settingsWords.agreedSince({ day }) : settingsWords.notAgreedSince({ day })
}
