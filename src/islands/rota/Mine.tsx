import { readOwnRota } from '../../lib/api/rota.ts'
import { useLoaded, useOnOpen } from '../staff/useLoaded.ts'
import { OwnRota } from './OwnRota.tsx'

/** One's own turns as a section, for who keeps the rota, too. */
export function Mine() {
  const { found, reload } = useOnOpen(useLoaded(readOwnRota, 'Your turns could not be loaded.'))
  if (!found)
    return (
      <div className="skeleton min-h-40" role="status" aria-busy="true" aria-label="Loading your turns" />
    )
  return <OwnRota rota={found} changed={reload} />
}
