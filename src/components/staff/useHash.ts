import { useSyncExternalStore } from 'react'

/*
 * What is shown of a dashboard stands in the address after the #: the section, and its own words after a question mark
 * (`#members?search=ama`). It can be linked to, a reload keeps it, Back works, and another section begins afresh.
 */

/** The section that the address names; '' in the server's HTML. */
export const useSectionId = (): string =>
  useSyncExternalStore(
    subscribe,
    () => parts()[0],
    () => '',
  )

/** A word of the section; '' without it. */
export const useHashWord = (name: string): string =>
  useSyncExternalStore(
    subscribe,
    () => new URLSearchParams(parts()[1]).get(name) ?? '',
    () => '',
  )

/** Writes words of the section, '' takes one out; what is `typed` makes no step for Back. */
export function writeHashWords(words: Record<string, string>, { typed = false } = {}): void {
  const [section, before] = parts()
  const after = new URLSearchParams(before)
  for (const [name, word] of Object.entries(words)) {
    if (word) after.set(name, word)
    else after.delete(name)
  }
  const hash = after.size > 0 ? `#${section}?${after}` : `#${section}`
  if (typed) history.replaceState(null, '', hash)
  else history.pushState(null, '', hash)
  dispatchEvent(new HashChangeEvent('hashchange'))
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
