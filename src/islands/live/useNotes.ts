import { useEffect, useRef, useState } from 'react'
import { notesLength } from '../../lib/live.ts'

const key = 'asore:sermon-notes'

/** The notes of this device, the same in all of its tabs. */
export function useNotes(): { text: string; write: (text: string) => void } {
  const [text, setText] = useState('')
  const typed = useRef<string>(undefined)

  useEffect(() => {
    setText(read())
    // Another tab has written, or all storage was cleared there: what stands here stays, then.
    const heard = (event: StorageEvent) => {
      if (event.key !== key) return
      typed.current = undefined
      setText(read())
    }
    // A refused renewal clears all storage and leads away: the last act here is to keep what was typed.
    const keep = () => {
      if (typed.current !== undefined) store(typed.current)
    }
    addEventListener('storage', heard)
    addEventListener('pagehide', keep)
    return () => {
      removeEventListener('storage', heard)
      removeEventListener('pagehide', keep)
    }
  }, [])

  function write(next: string): void {
    typed.current = next
    setText(next)
    store(next)
  }

  return { text, write }
}

function read(): string {
  try {
    return (localStorage.getItem(key) ?? '').slice(0, notesLength)
  } catch {
    return '' // storage refused by the browser: notes last as long as the page
  }
}

function store(text: string): void {
  try {
    localStorage.setItem(key, text)
  } catch {
    // storage refused or full: the notes stand in the page and can still be saved as a file
  }
}
