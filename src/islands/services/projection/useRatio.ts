import { useSyncExternalStore } from 'react'

/** Width by height of the window. */
export const useRatio = (): number =>
  useSyncExternalStore(
    (changed) => {
      addEventListener('resize', changed)
      return () => removeEventListener('resize', changed)
    },
    () => innerWidth / Math.max(1, innerHeight),
    () => 16 / 9,
  )
