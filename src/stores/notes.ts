import { notesLength } from '../lib/live.ts'
import { keepIn, keptText } from './persistence.ts'

/** What this device's owner wrote down of the sermon, the same in all tabs; undefined for nothing, or when storage was cleared. */
export const $notes = keptText('asore:sermon-notes')

export const readNotes = (): string => ($notes.get() ?? '').slice(0, notesLength)

/** Where storage is refused or full, notes stand in the page and can still be saved as a file. */
export const keepNotes = (text: string): boolean => keepIn($notes, text)
