import { lazy, Suspense } from 'react'
import { useSectionId } from '../../../components/staff/useHash.ts'
import { useHydrated } from '../../../components/ui/useHydrated.ts'
import { call } from '../../../lib/api/call.ts'
import { readLanguages } from '../../../lib/contract/website/calls/translations.ts'
import { NotHere } from '../../staff/NotHere.tsx'
import { useFocusOnArrival } from '../../staff/useFocusOnArrival.ts'
import { useLoaded, useOnOpen } from '../../staff/useLoaded.ts'
import { LanguageCards } from './LanguageCards.tsx'
import { languageWords } from './messages.ts'

const load = () => call(readLanguages)

const Sentences = lazy(() => import('./Sentences.tsx').then((module) => ({ default: module.Sentences })))

/** The languages of the interface: which are offered, and their sentences, which the church corrects (docs/languages/README.md). */
export function Languages() {
  const awake = useHydrated()
  const heading = useFocusOnArrival()
  const section = useSectionId()
  const { data, isHere, loading, reload, edit } = useOnOpen(useLoaded(load, languageWords.notLoaded))
  if (!isHere) return <NotHere />
  const opened = data?.languages.find(({ language }) => language === section)
  return (
    <div className="grid grid-cols-1 gap-6">
      <div className="grid gap-2">
        <h1 ref={heading} tabIndex={-1}>
          {languageWords.title}
        </h1>
        <p className="lede">{languageWords.lede}</p>
      </div>
      {!awake || (!data && loading) ? (
        <p className="flex items-center gap-3" role="status" aria-busy="true">
          <span className="spinner" aria-hidden="true" /> {languageWords.opening}
        </p>
      ) : !data ? (
        <p>
          <button className="btn" type="button" onClick={() => void reload()}>
            {languageWords.tryAgain}
          </button>
        </p>
      ) : opened ? (
        <Suspense fallback={<div className="skeleton min-h-60" />}>
          <Sentences key={section} language={opened} parts={data.parts} changed={() => void reload()} />
        </Suspense>
      ) : (
        <LanguageCards languages={data} changed={(now) => edit(() => now)} />
      )}
    </div>
  )
}
