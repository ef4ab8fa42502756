import type { FlashToast } from '../lib/flash-toasts.ts'
import { showToast } from '../lib/show-toast.ts'
import { keepToast } from '../lib/toast-event.ts'

const say = (kind: FlashToast['kind']) => (text: string) => showToast({ kind, text })

/** Shows a text at the top right, on whatever page this is: the shell hears of it and draws it. */
export const notify = { success: say('success'), error: say('error') }

/** Shows a text on the page that comes next: call it before leaving this one. */
export function notifyOnNextPage(kind: FlashToast['kind'], text: string): void {
  keepToast({ kind, text })
}
