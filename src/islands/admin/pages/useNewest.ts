import { type RefObject, useLayoutEffect, useRef } from 'react'

/**
 * The value of the latest rendering, for what ends after its own rendering was replaced, such as an upload; undefined once the component is
 * gone.
 */
export function useNewest<Value>(value: Value): RefObject<Value | undefined> {
  const newest = useRef<Value>(undefined)
  useLayoutEffect(() => {
    newest.current = value
    return () => {
      newest.current = undefined
    }
  }, [value])
  return newest
}
