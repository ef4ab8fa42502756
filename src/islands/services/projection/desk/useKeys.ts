import { useEffect, useRef } from 'react'

export type Key = 'next' | 'previous' | 'first' | 'last' | 'black' | 'logo' | 'clear'

const keys: Readonly<Record<string, Key>> = {
  ArrowRight: 'next',
  ArrowDown: 'next',
  PageDown: 'next',
  ArrowLeft: 'previous',
  ArrowUp: 'previous',
  PageUp: 'previous',
  Home: 'first',
  End: 'last',
  Escape: 'clear',
  b: 'black',
  '.': 'black',
  l: 'logo',
}

/** Hears the keys of a controller, and of a clicker: not while somebody types or a dialog is open. */
export function useKeys(isOn: boolean, press: (key: Key) => void): void {
  const latest = useRef(press)
  useEffect(() => {
    latest.current = press
  })
  useEffect(() => {
    if (!isOn) return
    const hear = (event: KeyboardEvent) => {
      const key = keys[event.key.length === 1 ? event.key.toLowerCase() : event.key]
      if (!key || event.ctrlKey || event.altKey || event.metaKey || isTyping(event.target)) return
      if (document.querySelector('dialog[open]')) return
      event.preventDefault()
      latest.current(key)
    }
    addEventListener('keydown', hear)
    return () => removeEventListener('keydown', hear)
  }, [isOn])
}

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches('input:not([type=checkbox]), textarea, select'))
