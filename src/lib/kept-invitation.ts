import { readStored, store } from './browser-storage.ts'

const key = 'asore:invitation'

/** Keeps the token of an invitation in this tab while its reader logs in: an address of the login would reach the server's logs. */
export const keepInvitation = (token: string): void => void store(key, token, 'tab')

export const readInvitation = (): string => readStored(key, 'tab') ?? ''

export const dropInvitation = (): void => void store(key, undefined, 'tab')
