import { notesLength } from '../lib/media/live.ts'
import { setStored, storedText } from './persistence.ts'

/** Sermon notes on this device, in sync across tabs; undefined when there are none or storage was cleared. */
export const $notes = storedText('asore:sermon-notes')

export const readNotes = (): string => ($notes.get() ?? '').slice(0, notesLength)

/** Returns false when storage is refused or full; the notes then stay on the page and can be saved as a file. */
export const storeNotes = (text: string): boolean => setStored($notes, text)
