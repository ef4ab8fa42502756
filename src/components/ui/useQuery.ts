import { useSyncExternalStore } from 'react'

/** A word of the address (`?show=answered`): linkable, kept by a reload, found again with Back. '' without it, and on the server. */
export function useQuery(name: string): string {
  return useSyncExternalStore(
    subscribe,
    () => new URLSearchParams(location.search).get(name) ?? '',
    () => '',
  )
}

/** Writes a word into the address, '' takes it out; `typed` words make no step for Back. */
export function writeQuery(name: string, word: string, { typed = false } = {}): void {
  const url = new URL(location.href)
  if (word) url.searchParams.set(name, word)
  else url.searchParams.delete(name)
  if (typed) history.replaceState(null, '', url)
  else history.pushState(null, '', url)
  dispatchEvent(new PopStateEvent('popstate'))
}

function subscribe(changed: () => void): () => void {
  addEventListener('popstate', changed)
  return () => removeEventListener('popstate', changed)
}
