import type { Church } from '../../../lib/contract/website/church.ts'
import { notify, notifyOnNextPage } from '../../../stores/toasts.ts'

/** What the header, the colours and the attributes of a dashboard say of the church. */
const inFrame: readonly (keyof Church)[] = [
  ...(['name', 'short_name', 'symbol', 'logo', 'palette', 'colour', 'accent'] as const),
  ...(['time_zone', 'country', 'currency', 'opened'] as const),
]

/**
 * Shows that the church is saved. When the frame of this page shows a changed value, the page is reloaded and the message shown
 * after that: only the server makes the frame, and the policy of the page lets no script add styles or markup.
 */
export function tellSaved(changes: object, words: string): void {
  if (inFrame.some((field) => field in changes)) {
    notifyOnNextPage('success', words)
    location.reload()
  } else notify.success(words)
}
