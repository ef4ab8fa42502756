import { lazy, Suspense, useState } from 'react'
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
        <CodeForm refusal={refusal} />
      )}
    </div>
  )
}

const codeIn = (path: string): string => /\/present\/([^/]+)/i.exec(path)?.[1] ?? ''

/** Where the projector’s computer has no link, the code is typed from the telephone of the team. */
function CodeForm({ refusal }: { refusal: string }) {
  const [typed, setTyped] = useState('')
  return (
    <form
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        location.assign(`/present/${typed.toLowerCase().replace(/[^a-z0-9]/g, '')}`)
      }}
    >
      <div role="alert">{refusal && <p className="notice notice-error">{refusal}</p>}</div>
      <div className="field">
        <label htmlFor="code">{words.code}</label>
        <input
          className="input"
          id="code"
          value={typed}
          autoComplete="off"
          spellCheck={false}
          maxLength={20}
          autoCapitalize="none"
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
          required
        />
      </div>
      <button className="btn btn-primary justify-self-start" type="submit">
        {words.show}
      </button>
    </form>
  )
}
