import { useLayoutEffect, useState, useSyncExternalStore } from 'react'

/**
 * A word of the address (`?show=answered`): linkable, kept by a reload, found again with Back; '' without it. `asked` is
 * what the server has read there, for pages that answer to it without scripts.
 */
export function useQuery(name: string, asked = ''): string {
  // What was typed or chosen while the island was still asleep: waking up would take it back. Any later, and this would
  // take back what is chosen in between.
  const [early] = useState(() => fieldOf(name))
  useLayoutEffect(() => {
    if (early !== undefined && early !== read(name)) writeQuery(name, early, { typed: true })
  }, [name, early])
  return useSyncExternalStore(
    subscribe,
    () => read(name),
    () => asked,
  )
}

const read = (name: string) => new URLSearchParams(location.search).get(name) ?? ''

/** What stands in the search field of a word, if there is one. */
const fieldOf = (name: string): string | undefined =>
  import.meta.env.SSR ? undefined : document.querySelector<HTMLInputElement>(`search [name=${name}]`)?.value

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
