import { useEffect, useRef } from 'react'
import { readStored, store } from '../../lib/browser/browser-storage.ts'
import { pressedKey } from './menu/kept-menu.ts'

/** Moves the focus to the heading of a page that was opened by a press in the menu. */
export function useFocusOnArrival() {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (!readStored(pressedKey, 'tab')) return
    store(pressedKey, undefined, 'tab')
    heading.current?.focus({ preventScroll: true })
  }, [])
  return heading
}
