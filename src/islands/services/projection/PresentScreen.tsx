import { lazy, Suspense } from 'react'
import { ScreenCodeForm } from '../../../components/codes/ScreenCodeForm.tsx'
import { useHydrated } from '../../../components/ui/useHydrated.ts'
import { presentWords as words } from './messages.ts'
import { useScreen } from './useScreen.ts'

const Shown = lazy(() => import('./Shown.tsx').then(({ Shown: Component }) => ({ default: Component })))

/** What the projector shows: by its code, nobody signs in there (docs/worship.md#projection). */
export function PresentScreen() {
  const awake = useHydrated()
  const code = awake ? codeIn(location.pathname) : ''
  const screen = useScreen(code)
  const { deck, state, refusal } = screen
  if (deck && state && !refusal)
    return (
      <Suspense>
        <Shown {...screen} deck={deck} state={state} query={location.search} />
      </Suspense>
    )
  return (
    <div className="present-code">
      <h1>{words.title}</h1>
      <p>{words.explained}</p>
      {!awake ? null : code && !refusal ? (
        <p role="status" aria-busy="true">
          {screen.isLost ? words.lost : words.opening}
        </p>
      ) : (
        <ScreenCodeForm
          label={words.code}
          act={words.show}
          refusal={refusal}
          maxLength={20}
          open={(typed) => location.assign(`/present/${typed}`)}
        />
      )}
    </div>
  )
}

const codeIn = (path: string): string => /\/present\/([^/]+)/i.exec(path)?.[1] ?? ''
