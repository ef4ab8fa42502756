import { readStored } from './browser-storage.ts'

/** The purposes of a code by text message. */
export type CodeUse = 'login' | 'reset' | 'confirm'

export const askedKey = (use: CodeUse): string => `asore:text-code:${use}`

/** Whether this tab has asked for a code: the page was loaded again while its owner read the text message. */
export const hasAsked = (use: CodeUse): boolean => readStored(askedKey(use), 'tab') !== undefined
