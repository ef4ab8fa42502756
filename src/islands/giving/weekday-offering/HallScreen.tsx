import { lazy, Suspense } from 'react'
import { ScreenCodeForm } from '../../../components/codes/ScreenCodeForm.tsx'
import { useHydrated } from '../../../components/ui/useHydrated.ts'
import { screenCodeLength } from '../../../lib/contract/giving/weekday-offering.ts'
import { hallWords } from './messages.ts'
import { useScreen } from './useScreen.ts'

const HallDays = lazy(() =>
  import('./HallDays.tsx').then(({ HallDays: Component }) => ({ default: Component })),
)

/** Kofi & Ama on the projector: heads and money of each weekday of birth, as they are entered. */
export function HallScreen() {
  const awake = useHydrated()
  const { screen, status, code } = useScreen()
  if (screen)
    return (
      <Suspense>
        <HallDays screen={screen} status={status} />
      </Suspense>
    )
  return (
    <div className="hall-code">
      <h1>{hallWords.title}</h1>
      <p>{hallWords.explained}</p>
      {!awake ? null : code && !status ? (
        <p role="status" aria-busy="true">
          {hallWords.opening}
        </p>
      ) : (
        <ScreenCodeForm
          label={hallWords.code}
          act={hallWords.show}
          refusal={status}
          maxLength={screenCodeLength + 6}
          open={(typed) => {
            location.hash = typed
          }}
        />
      )}
    </div>
  )
}
