import { useEffect, useRef, useState } from 'react'
import { $notes, keepNotes, readNotes } from '../../stores/notes.ts'

/** The notes of this device, the same in all of its tabs. */
export function useNotes(): { text: string; write: (text: string) => void } {
  const [text, setText] = useState('')
  const typed = useRef<string>(undefined)

  useEffect(() => {
    setText(readNotes())
    // Another tab has written. Where all storage was cleared, what stands here stays.
    const stopListening = $notes.listen((stored) => {
      if (stored === undefined || stored === typed.current) return
      typed.current = undefined
      setText(readNotes())
    })
    // A refused renewal clears all storage and leads away: the last act here is to keep what was typed.
    const keep = () => {
      if (typed.current !== undefined) keepNotes(typed.current)
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
    keepNotes(next)
  }

  return { text, write }
}
