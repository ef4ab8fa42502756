import { type RefObject, useLayoutEffect, useRef } from 'react'

/**
 * The value of the latest rendering, for what ends after its own rendering was replaced, such as an upload; undefined once the component is
 * gone.
 */
export function useLatest<Value>(value: Value): RefObject<Value | undefined> {
  const latest = useRef<Value>(undefined)
  useLayoutEffect(() => {
    latest.current = value
    return () => {
      latest.current = undefined
    }
  }, [value])
  return latest
}
