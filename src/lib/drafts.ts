import { readStored } from './browser-storage.ts'

/** What is typed into a form and not sent yet, kept in this tab under the form's name. */
export const draftKey = (name: string): string => `asore:draft:${name}`

export const hasDraft = (name: string): boolean => readStored(draftKey(name), 'tab') !== undefined
