import type { Church } from '../../../lib/contract/website/church.ts'
import { notify, notifyOnNextPage } from '../../../stores/toasts.ts'

/** What the header, the colours and the attributes of a dashboard say of the church. */
const inFrame: readonly (keyof Church)[] = [
  ...(['name', 'short_name', 'symbol', 'logo', 'palette', 'colour', 'accent'] as const),
  ...(['time_zone', 'country', 'currency', 'opened'] as const),
]

/**
 * Says that the church is saved. Where the frame of this page shows what has changed, the page is loaded again and says it then:
 * the server alone makes the frame, and the page's policy lets no script add styles or markup.
 */
export function tellSaved(changes: object, words: string): void {
  if (inFrame.some((field) => field in changes)) {
    notifyOnNextPage('success', words)
    location.reload()
  } else notify.success(words)
}
