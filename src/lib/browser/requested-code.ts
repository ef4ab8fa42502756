import { readStored } from './browser-storage.ts'

/** The purposes of a code by text message. */
export type CodeUse = 'login' | 'reset' | 'confirm'

/** The key of the tab's storage. */
export const requestedCodeKey = (use: CodeUse): string => `asore:text-code:${use}`

/** Whether this tab has requested a code. Its page may have been reloaded while the owner read the text message. */
export const hasRequestedCode = (use: CodeUse): boolean =>
  readStored(requestedCodeKey(use), 'tab') !== undefined
