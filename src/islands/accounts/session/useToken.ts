import { useSyncExternalStore } from 'react'

/**
 * The token of a one-time link. It is in the URL fragment, which browsers send to no server and in no referrer.
 * A second link may be opened in the same tab.
 */
export function useToken(): string {
  return useSyncExternalStore(
    subscribe,
    () => location.hash.slice(1),
    () => '',
  )
}

function subscribe(changed: () => void): () => void {
  addEventListener('hashchange', changed)
  return () => removeEventListener('hashchange', changed)
}
