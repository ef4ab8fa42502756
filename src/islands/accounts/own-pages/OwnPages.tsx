import { useStore } from '@nanostores/react'
import { lazy, Suspense, useEffect } from 'react'
import { logUnlessUnknown } from '../../../lib/api/unknown-call.ts'
import { rightsOf } from '../../../lib/workspace/rights.ts'
import { $user } from '../../../stores/member.ts'

const AssistCard = lazy(() => import('./AssistCard.tsx').then((part) => ({ default: part.AssistCard })))
const DutyCards = lazy(() => import('./DutyCards.tsx').then((part) => ({ default: part.DutyCards })))
const WorkspaceCard = lazy(() =>
  import('./WorkspaceCard.tsx').then((part) => ({ default: part.WorkspaceCard })),
)
const PagesCard = lazy(() => import('./PagesCard.tsx').then((part) => ({ default: part.PagesCard })))

/**
 * Links to the member's duties, to the pages that were given to them, and to the leader whom they assist. Shows what the stored
 * user says at once, and asks the server for changes. Members without any see nothing and load no code of the cards.
 */
export function OwnPages() {
  useEffect(() => {
    import('../../shell/reload-account.ts')
      .then(({ reloadAccount }) => reloadAccount())
      .catch(logUnlessUnknown)
  }, [])
  const user = useStore($user, { ssr: () => undefined })
  const pages = user?.['pages']
  const duties = user?.['duties']
  const fellowship = nameOf(user?.['assists'])
  return (
    <Suspense>
      {fellowship && !location.pathname.startsWith('/fellowship-leader') && (
        <AssistCard fellowship={fellowship} />
      )}
      {Array.isArray(duties) && duties.length > 0 && <DutyCards held={duties} />}
      {user && location.pathname.startsWith('/dashboard') && rightsOf(user).length > 0 && (
        <WorkspaceCard user={user} />
      )}
      {Array.isArray(pages) && pages.length > 0 && <PagesCard paths={pages} />}
    </Suspense>
  )
}

/** The stored user is not validated. */
const nameOf = (assists: unknown): string =>
  typeof assists === 'object' && assists !== null && 'name' in assists ? String(assists.name) : ''
