import { ApiError } from '../../lib/api/api-error.ts'
import { conflictTexts } from '../../lib/texts/settings/conflicts.ts'
import { notify } from '../../stores/toasts.ts'

/** Whether somebody else has changed or deleted the entry since it was loaded. */
export const isOutdated = (error: unknown): boolean =>
  error instanceof ApiError && [404, 409].includes(error.status)

/** Toasts that an act failed, and returns the server's reason for the open dialog. */
export function tellRefusal(error: unknown, failure: string): string {
  console.error(error)
  notify.error(failure)
  if (!(error instanceof ApiError)) return failure
  return (error.status === 404 ? conflictTexts.alreadyGone : error.detail) || failure
}
