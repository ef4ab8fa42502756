import { useStore } from '@nanostores/react'
import { lazy, Suspense } from 'react'
import { $user } from '../../stores/member.ts'

const PagesCard = lazy(() => import('./PagesCard.tsx').then((part) => ({ default: part.PagesCard })))

/** The way to the pages that had been given to the member at sign-in (`/my-pages` asks anew); nothing, and no code for it, for everybody else. */
export function OwnPages() {
  const pages = useStore($user, { ssr: () => undefined })?.pages
  return Array.isArray(pages) && pages.length > 0 ? (
    <Suspense>
      <PagesCard paths={pages} />
    </Suspense>
  ) : undefined
}
