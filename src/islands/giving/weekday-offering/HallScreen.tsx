import { lazy, Suspense, useState } from 'react'
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
        <CodeForm status={status} />
      )}
    </div>
  )
}

/** Where the projector's computer has no link, the code is typed from a counter's telephone. */
function CodeForm({ status }: { status: string }) {
  const [typed, setTyped] = useState('')
  return (
    <form
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        location.hash = typed.toLowerCase().replace(/[^a-z0-9]/g, '')
      }}
    >
      <div role="alert">{status && <p className="notice notice-error">{status}</p>}</div>
      <div className="field">
        <label htmlFor="code">{hallWords.code}</label>
        <input
          className="input"
          id="code"
          value={typed}
          autoComplete="off"
          spellCheck={false}
          maxLength={screenCodeLength + 6}
          autoCapitalize="none"
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
          required
        />
      </div>
      <button className="btn btn-primary justify-self-start" type="submit">
        {hallWords.show}
      </button>
    </form>
  )
}
