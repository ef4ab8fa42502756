import { useEffect, useRef, useState } from 'react'
import { $notes, readNotes, storeNotes } from '../../../stores/notes.ts'

/** The notes of this device, synchronised between its tabs. */
export function useNotes(): { text: string; write: (text: string) => void } {
  const [text, setText] = useState('')
  const typed = useRef<string>(undefined)

  useEffect(() => {
    setText(readNotes())
    // Another tab has written. If all storage was cleared (undefined), the text on this page stays.
    const stopListening = $notes.listen((stored) => {
      if (stored === undefined || stored === typed.current) return
      typed.current = undefined
      setText(readNotes())
    })
    // A refused token renewal clears all storage and redirects: store the typed notes again before the page is left.
    const keep = () => {
      if (typed.current !== undefined) storeNotes(typed.current)
    }
    addEventListener('pagehide', keep)
    return () => {
      stopListening()
      removeEventListener('pagehide', keep)
    }
  }, [])

  function write(next: string): void {
    typed.current = next
    setText(next)
    storeNotes(next)
  }

  return { text, write }
}
