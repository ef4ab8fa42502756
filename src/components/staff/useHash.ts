import { useSyncExternalStore } from 'react'

/*
 * The URL fragment holds the state of a dashboard: the section, and its parameters after a question mark
 * (`#members?search=ama`). Links, reload and Back work, and another section starts without parameters.
 */

/** The section in the URL; '' in the server's HTML. */
export const useSectionId = (): string =>
  useSyncExternalStore(
    subscribe,
    () => parts()[0],
    () => '',
  )

/** A parameter of the section; '' without it. */
export const useHashWord = (name: string): string =>
  useSyncExternalStore(
    subscribe,
    () => new URLSearchParams(parts()[1]).get(name) ?? '',
    () => '',
  )

/** Writes parameters of the section; '' removes one. `typed` replaces the history entry instead of adding one. */
export function writeHashWords(words: Record<string, string>, { typed = false } = {}): void {
  const hash = addressWith(words)
  if (typed) history.replaceState(null, '', hash)
  else history.pushState(null, '', hash)
  dispatchEvent(new HashChangeEvent('hashchange'))
}

/** The address of the section with these parameters changed. */
export function addressWith(words: Record<string, string>): string {
  const [section, before] = parts()
  const after = new URLSearchParams(before)
  for (const [name, word] of Object.entries(words)) {
    if (word) after.set(name, word)
    else after.delete(name)
  }
  return after.size > 0 ? `#${section}?${after}` : `#${section}`
}

function parts(): [section: string, words: string] {
  const [section = '', words = ''] = location.hash.slice(1).split('?')
  return [section, words]
}

function subscribe(changed: () => void): () => void {
  addEventListener('hashchange', changed)
  addEventListener('popstate', changed)
  return () => {
    removeEventListener('hashchange', changed)
    removeEventListener('popstate', changed)
  }
}
