import { lazy, Suspense, useEffect, useRef } from 'react'
import type { Donation } from '../../../lib/contract/giving/donation.ts'
import { donationTexts } from '../../../lib/texts/giving/donation.ts'

const ThanksWords = lazy(() =>
  import('./ThanksWords.tsx').then(({ ThanksWords: Component }) => ({ default: Component })),
)

type Props = {
  /** The donation; undefined before it is made. */
  given: Donation | undefined
  onAgain: () => void
}

/** Replaces the form after a donation. The alert exists from the start, so that screen readers announce its text. */
export function Thanks({ given, onAgain }: Props) {
  const alert = useRef<HTMLDivElement>(null)
  // The form is removed, so the message may be outside the viewport.
  useEffect(() => {
    if (given) alert.current?.scrollIntoView({ block: 'center' })
  }, [given])

  return (
    <>
      <div role="alert" ref={alert}>
        {given && <p className="notice notice-success">{donationTexts.success}</p>}
      </div>
      {given && (
        <Suspense>
          <ThanksWords given={given} onAgain={onAgain} />
        </Suspense>
      )}
    </>
  )
}
