import { readStored, store } from './browser-storage.ts'

/** What is typed into a form and not sent yet, kept in this tab under the form's name. */
export const draftKey = (name: string): string => `asore:draft:${name}`

export const hasDraft = (name: string): boolean => readStored(draftKey(name), 'tab') !== undefined

/** Gives what was typed under one name to another that has nothing yet. */
export function moveDraft(from: string, to: string): void {
  const typed = readStored(draftKey(from), 'tab')
  if (typed === undefined || hasDraft(to)) return
  if (store(draftKey(to), typed, 'tab')) store(draftKey(from), undefined, 'tab')
}
