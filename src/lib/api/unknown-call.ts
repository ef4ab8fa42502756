import { ApiError, unknownCall } from './api-error.ts'
import { isForeign } from './renewal.ts'

export const isUnknown = (error: unknown): boolean =>
  error instanceof ApiError && unknownCall.includes(error.status)

/** Whether a backend on another host does not have the call; the page then omits the data silently. */
export const isUnknownElsewhere = (error: unknown): boolean => isForeign && isUnknown(error)

/** For optional data: logs the error, unless a foreign backend does not have the call. */
export function logUnlessUnknown(error: unknown): void {
  if (!isUnknownElsewhere(error)) console.error(error)
}
