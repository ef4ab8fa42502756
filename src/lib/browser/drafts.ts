import { readStored, store } from './browser-storage.ts'

/** Storage key of a form's unsent input. Drafts are stored per tab under the form's name. */
export const draftKey = (name: string): string => `asore:draft:${name}`

export const hasDraft = (name: string): boolean => readStored(draftKey(name), 'tab') !== undefined

/** Moves a draft to another name, unless that name has a draft already. */
export function moveDraft(from: string, to: string): void {
  const typed = readStored(draftKey(from), 'tab')
  if (typed === undefined || hasDraft(to)) return
  if (store(draftKey(to), typed, 'tab')) store(draftKey(from), undefined, 'tab')
}
