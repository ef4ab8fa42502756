import { ApiError } from '../../lib/api/api-error.ts'
import { handOver, notify } from '../../stores/toasts.ts'

/** Says what did not work. Who may not do this any more is led back to /dashboard with a word. */
export function tell(error: unknown, text: string): void {
  if (error instanceof ApiError && error.status === 403) {
    handOver('error', error.detail || 'This is not yours to see any more.')
    location.replace('/dashboard')
    return
  }
  console.error(error)
  notify.error(text)
}
