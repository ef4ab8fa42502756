import type { FlashToast } from '../../lib/flash-toasts.ts'
import { isToastWaiting, toastEvent } from '../../lib/toast-event.ts'

type FirstAct = typeof import('./first-interaction.ts')

let opened: Promise<FirstAct> | undefined
/** Whether toasts of the page before are still to be shown. */
let left = false

/** Most visits see no toast, so what draws them comes with the first one, or with the first act where one may follow. */
function openToaster(): Promise<FirstAct> {
  opened ??= import('./first-interaction.ts').catch((error: unknown) => {
    opened = undefined // the network was away: the next toast tries again
    throw error
  })
  return opened
}

async function show(toast?: FlashToast): Promise<void> {
  try {
    const { showToasts } = await openToaster()
    showToasts(left, toast)
    left = false
  } catch (error) {
    console.error(error)
  }
}

/** Shows toasts as they are called for, and those that the page before left. */
export function startToasts(): void {
  addEventListener(toastEvent, (event) => void show((event as CustomEvent<FlashToast>).detail))
  left = isToastWaiting()
  if (left) void show()
  if (!document.querySelector('#toasts[data-islands]')) return
  // An act may fail for want of a network, which is too late to fetch the words for it before it is back.
  const ready = () => void show()
  for (const act of ['pointerdown', 'keydown', 'online']) addEventListener(act, ready, { once: true })
}
