import { createRoot } from 'react-dom/client'
import toast from 'react-hot-toast/headless'
import type { FlashToast } from '../../lib/flash-toasts.ts'
import { toastMilliseconds } from '../../lib/toast-event.ts'
import { Toaster } from './Toaster.tsx'

const place = document.querySelector('#toasts')
if (place) createRoot(place).render(<Toaster />)

export function showToast({ kind, text }: FlashToast): void {
  toast[kind](text, { duration: toastMilliseconds })
}
