import { useStore } from '@nanostores/react'
import { lazy, Suspense, useEffect } from 'react'
import { $user } from '../../stores/member.ts'

const PagesCard = lazy(() => import('./PagesCard.tsx').then((part) => ({ default: part.PagesCard })))

/** The way to the pages that were given to the member; nothing, and no code for it, for everybody else. */
export function OwnPages() {
  const pages = useStore($user, { ssr: () => undefined })?.pages
  useEffect(() => {
    import('../shell/reload-user.ts').then(({ reloadUser }) => reloadUser()).catch(console.error)
  }, [])
  return Array.isArray(pages) && pages.length > 0 ? (
    <Suspense>
      <PagesCard paths={pages} />
    </Suspense>
  ) : undefined
}
