import toast from 'react-hot-toast/headless'
import { type HandedToast, keepToast, takeToasts } from '../lib/hand-over.ts'
import { toastMilliseconds } from '../lib/toast-time.ts'

/** Shows a text at the top right; an error interrupts a screen reader, a success waits its turn. */
export const notify = {
  success: (text: string) => void toast.success(text, { duration: toastMilliseconds }),
  error: (text: string) => void toast.error(text, { duration: toastMilliseconds }),
}

/** Shows a text on the page that comes next: call it before leaving this one. */
export function handOver(kind: HandedToast['kind'], text: string): void {
  keepToast({ kind, text })
}

/** Shows what the page before handed over, each text once. */
export function showHandedOver(): void {
  for (const { kind, text } of takeToasts()) notify[kind](text)
}
