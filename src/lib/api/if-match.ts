import { isForeign } from './renewal.ts'

/**
 * Precondition header (If-Match) with the version or state that the user saw: the backend responds 409 when it has
 * changed since. Not sent to a foreign backend on another host, because its CORS policy may not allow the header.
 */
export const ifMatch = (seen: string | number | undefined): Record<string, string> =>
  seen === undefined || isForeign ? {} : { 'If-Match': `"${seen}"` }
