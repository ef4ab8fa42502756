import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** False in the server's HTML and until hydration: a click before that would be lost. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
