import { useLayoutEffect, useState, useSyncExternalStore } from 'react'

/**
 * A URL parameter (`?show=answered`): links, reload and Back work; '' without it. `asked` is the value that the server read,
 * for pages that filter without scripts.
 */
export function useQuery(name: string, initial = ''): string {
  // The field's value before hydration, which hydration would reset. Read during the first render: a later read would
  // reset a choice that is made in between.
  const [early] = useState(() => fieldOf(name))
  useLayoutEffect(() => {
    // A field that says what the server read was not changed: a kept page may stand at another address of its path.
    const isTyped = early !== undefined && early !== initial
    if (isTyped && early !== read(name)) writeQuery(name, early, { typed: true })
  }, [name, early, initial])
  return useSyncExternalStore(
    subscribe,
    () => read(name),
    () => initial,
  )
}

const read = (name: string) => new URLSearchParams(location.search).get(name) ?? ''

/** The value of the parameter's search field, if there is one. */
const fieldOf = (name: string): string | undefined =>
  import.meta.env.SSR ? undefined : document.querySelector<HTMLInputElement>(`search [name=${name}]`)?.value

/** Writes a URL parameter; '' removes it. `typed` replaces the history entry instead of adding one. */
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
