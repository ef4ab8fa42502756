import { lazy, Suspense, useEffect } from 'react'
import { useHydrated } from '../../../components/ui/useHydrated.ts'
import { NotLoaded } from '../../staff/NotLoaded.tsx'
import { useFocusOnArrival } from '../../staff/useFocusOnArrival.ts'
import { myPagesWords } from './messages.ts'

const Pages = lazy(() =>
  import('../../website/news/Written.tsx').then(({ Pages: Component }) => ({ default: Component })),
)

/** The pages that were given to a person, with the editor (docs/decisions/website.md#given-pages). */
export function MyPages() {
  const awake = useHydrated()
  const heading = useFocusOnArrival()
  useEffect(() => {
    // Which pages these are may have changed; the list below says it, too.
    import('../../shell/reload-account.ts').then(({ reloadAccount }) => reloadAccount()).catch(console.error)
  }, [])
  return (
    <div className="grid gap-6">
      <header>
        <h1 ref={heading} tabIndex={-1}>
          {myPagesWords.title}
        </h1>
        <p className="lede">{myPagesWords.lede}</p>
      </header>
      {awake && (
        <NotLoaded>
          <Suspense fallback={<Waiting />}>
            <Pages />
          </Suspense>
        </NotLoaded>
      )}
    </div>
  )
}

const Waiting = () => (
  <p className="flex items-center gap-3" role="status" aria-busy="true">
    <span className="spinner" aria-hidden="true" /> {myPagesWords.loading}
  </p>
)
