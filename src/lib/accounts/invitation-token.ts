import { readStored, store } from '../browser/browser-storage.ts'

/** What the token of a fellowship's link begins with; those of other invitations have no dot. */
export const fellowshipLinkPrefix = 'fellowship.'

const key = 'asore:invitation'

/** Keeps the token of an invitation in this tab while its reader logs in: an address of the login would reach the server's logs. */
export const storeInvitationToken = (token: string): void => void store(key, token, 'tab')

export const readInvitationToken = (): string => readStored(key, 'tab') ?? ''

export const dropInvitationToken = (): void => void store(key, undefined, 'tab')
