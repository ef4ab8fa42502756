import { lazy, Suspense } from 'react'
import { useHydrated } from '../../../components/ui/useHydrated.ts'
import { writeQuery } from '../../../components/ui/useQuery.ts'
import type { ShownFellowship } from '../../../lib/contract/groups/fellowship.ts'
import type { FellowshipSearch } from '../../../lib/finding/find-fellowships.ts'
import { BrowseForm } from './BrowseForm.tsx'
import { FellowshipCard } from './FellowshipCard.tsx'
import { fellowshipWords } from './messages.ts'
import { useBrowse } from './useBrowse.ts'

/** Loaded with the first fellowship that is opened. */
const FellowshipDialog = lazy(() =>
  import('./FellowshipDialog.tsx').then(({ FellowshipDialog: Component }) => ({ default: Component })),
)

type Props = { fellowships: readonly ShownFellowship[]; initialSearch: FellowshipSearch }

/** Search, day filter, favourites and a dialog for each fellowship (spec 1 §2, Fellowships). */
export function FellowshipBrowser({ fellowships, initialSearch }: Props) {
  const { search, day, matching, favourites, opened, loading } = useBrowse(fellowships, initialSearch)
  // Not busy before hydration: without scripts nothing is loading.
  const busy = useHydrated() && loading
  const closeDialog = () => writeQuery('group', '')

  return (
    <div className="grid grid-cols-1 gap-8">
      <BrowseForm search={search} day={day}>
        <p className="flex min-h-8 items-center gap-2 text-ink-soft" role="status" aria-busy={busy}>
          {loading && <span className="spinner noscript:hidden" aria-hidden="true" />}
          {fellowshipWords.count({ count: matching.length })}
        </p>
      </BrowseForm>
      {favourites.length > 0 && (
        <section className="grid gap-4" aria-labelledby="favourites">
          <h2 id="favourites">{fellowshipWords.favourites}</h2>
          <Cards fellowships={favourites} />
        </section>
      )}
      <section className="grid gap-4" aria-labelledby="all-fellowships">
        <h2 id="all-fellowships" className={favourites.length > 0 ? undefined : 'sr-only'}>
          {fellowshipWords.all}
        </h2>
        {matching.length > 0 ? <Cards fellowships={matching} /> : <NothingFound />}
      </section>
      <Suspense fallback={null}>
        {opened && <FellowshipDialog key={opened.id} fellowship={opened} close={closeDialog} />}
      </Suspense>
    </div>
  )
}

function Cards({ fellowships }: { fellowships: readonly ShownFellowship[] }) {
  return (
    <ul className="fellowship-cards">
      {fellowships.map((fellowship) => (
        <FellowshipCard key={fellowship.id} fellowship={fellowship} />
      ))}
    </ul>
  )
}

function NothingFound() {
  return (
    <div className="empty">
      <p>{fellowshipWords.nothingFound}</p>
      <a className="btn" href="/fellowships">
        {fellowshipWords.showAll}
      </a>
    </div>
  )
}
