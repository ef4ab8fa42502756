import { useStore } from '@nanostores/react'
import { lazy, Suspense, useEffect, useState } from 'react'
import { logUnlessUnknown } from '../../../lib/api/unknown-call.ts'
import { readKeptWorkspace } from '../../../lib/browser/kept-workspace.ts'
import { rightsOf } from '../../../lib/workspace/rights.ts'
import type { Right } from '../../../lib/workspace/section.ts'
import { $user, readAccount } from '../../../stores/member.ts'

const AssistCard = lazy(() => import('./AssistCard.tsx').then((part) => ({ default: part.AssistCard })))
const DutyCards = lazy(() => import('./DutyCards.tsx').then((part) => ({ default: part.DutyCards })))
const WorkspaceCard = lazy(() =>
  import('./WorkspaceCard.tsx').then((part) => ({ default: part.WorkspaceCard })),
)
const PagesCard = lazy(() => import('./PagesCard.tsx').then((part) => ({ default: part.PagesCard })))

/** Whether the page is the member's own, where the workspace is a card: pages of staff have its menu. */
const isOwnDashboard = () => location.pathname.startsWith('/dashboard')

/** The rights that only the server knows: whether a task of care is theirs. */
async function askRights(): Promise<readonly Right[]> {
  const { refreshWorkspace } = await import('../../staff/menu/refresh-workspace.ts')
  await refreshWorkspace()
  return readKeptWorkspace(readAccount() ?? {}).may
}

/**
 * Links to the member's duties, to the pages that were given to them, and to the leader whom they assist. Shows what the stored
 * user says at once, and asks the server for changes. Members without any see nothing and load no code of the cards.
 */
export function OwnPages() {
  const [may, setMay] = useState<readonly Right[]>([])
  useEffect(() => {
    import('../../shell/reload-account.ts')
      .then(({ reloadAccount }) => reloadAccount())
      .catch(logUnlessUnknown)
    if (isOwnDashboard()) askRights().then(setMay).catch(logUnlessUnknown)
  }, [])
  const user = useStore($user, { ssr: () => undefined })
  const pages = user?.['pages']
  const duties = user?.['duties']
  const fellowship = nameOf(user?.['assists'])
  const held = user ? [...new Set([...rightsOf(user), ...may])] : []
  return (
    <Suspense>
      {fellowship && !location.pathname.startsWith('/fellowship-leader') && (
        <AssistCard fellowship={fellowship} />
      )}
      {Array.isArray(duties) && duties.length > 0 && <DutyCards held={duties} />}
      {held.length > 0 && isOwnDashboard() && <WorkspaceCard held={held} />}
      {Array.isArray(pages) && pages.length > 0 && <PagesCard paths={pages} />}
    </Suspense>
  )
}

/** The stored user is not validated. */
const nameOf = (assists: unknown): string =>
  typeof assists === 'object' && assists !== null && 'name' in assists ? String(assists.name) : ''
