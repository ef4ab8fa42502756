import { useStore } from '@nanostores/react'
import { lazy, Suspense, useEffect } from 'react'
import { logUnlessUnknown } from '../../lib/api/unknown-call.ts'
import { $user } from '../../stores/member.ts'

const PagesCard = lazy(() => import('./PagesCard.tsx').then((part) => ({ default: part.PagesCard })))

/**
 * The way to the pages that were given to the member. Those that are known are shown at once, and the server is asked whether
 * they still are all. Everybody else sees nothing, and loads no code of the card.
 */
export function OwnPages() {
  useEffect(() => {
    import('../shell/reload-user.ts').then(({ reloadUser }) => reloadUser()).catch(logUnlessUnknown)
  }, [])
  const pages = useStore($user, { ssr: () => undefined })?.pages
  return Array.isArray(pages) && pages.length > 0 ? (
    <Suspense>
      <PagesCard paths={pages} />
    </Suspense>
  ) : undefined
}
