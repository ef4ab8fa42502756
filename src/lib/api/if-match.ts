import { isForeign } from './renewal.ts'

/**
 * The header that names what somebody saw, a version or a state, so that the backend refuses (409) to act on what somebody
 * else has changed since. A foreign backend on another host need not allow the header: there it is left out.
 */
export const ifMatch = (seen: string | number | undefined): Record<string, string> =>
  seen === undefined || isForeign ? {} : { 'If-Match': `"${seen}"` }
