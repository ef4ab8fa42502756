import type { ShownToast } from '../../../lib/toasts/toast-event.ts'
import { isToastWaiting, toastEvent } from '../../../lib/toasts/toast-event.ts'

type FirstAct = typeof import('../first-interaction.ts')

let opened: Promise<FirstAct> | undefined
/** Whether flash toasts of the previous page are not shown yet. */
let left = isToastWaiting()

/** Most visits show no toast. The toaster loads with the first toast, or with the first interaction on a page with islands. */
async function show(toast?: ShownToast): Promise<void> {
  try {
    opened ??= import('../first-interaction.ts')
    const { showToasts } = await opened
    showToasts(left, toast)
    left = false
  } catch (error) {
    opened = undefined // the network was lost: the next toast retries
    console.error(error)
  }
}

/** Shows toasts on request, and the flash toasts of the previous page. */
export function startToasts(): void {
  addEventListener(toastEvent, (event) => void show((event as CustomEvent<ShownToast>).detail))
  if (left) void show()
  if (!document.querySelector('[data-islands]')) return
  // An action may fail because the network is lost; it is too late then to load the texts that say so.
  const ready = () => void show()
  for (const act of ['pointerdown', 'keydown', 'online']) addEventListener(act, ready, { once: true })
}
