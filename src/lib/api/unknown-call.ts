import { ApiError } from './api-error.ts'
import { isForeign } from './renewal.ts'

/** How a backend says that it has no such call. */
const unknown = [404, 405, 501]

export const isUnknown = (error: unknown): boolean =>
  error instanceof ApiError && unknown.includes(error.status)

/** Whether a backend on another host has no such call: what it would have answered is left out without a word (docs/decisions/0001). */
export const isUnknownElsewhere = (error: unknown): boolean => isForeign && isUnknown(error)

/** For a call whose answer a page can do without: logs why there is none, unless another backend has no such call. */
export function logUnlessUnknown(error: unknown): void {
  if (!isUnknownElsewhere(error)) console.error(error)
}
