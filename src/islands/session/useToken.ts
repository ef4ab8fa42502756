import { useSyncExternalStore } from 'react'

/** The token of a one-time link: behind the #, which no server and no other site gets to see. A second link may be opened in the same tab. */
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
