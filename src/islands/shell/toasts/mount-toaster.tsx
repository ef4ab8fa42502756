import { createRoot } from 'react-dom/client'
import toast from 'react-hot-toast/headless'
import { rememberToast } from '../../../lib/toasts/remember-toast.ts'
import type { ShownToast } from '../../../lib/toasts/toast-event.ts'
import { toastMilliseconds, undoMilliseconds } from '../../../lib/toasts/toast-event.ts'
import { frameWords } from '../messages.ts'
import { Toaster } from './Toaster.tsx'

const place = document.querySelector('#toasts')
if (place) createRoot(place).render(<Toaster />)

export function showToast({ kind, text, undo }: ShownToast): void {
  rememberToast({ kind, text })
  if (!undo) return void toast[kind](text, { duration: toastMilliseconds })
  toast[kind](
    ({ id }) => (
      <>
        {text}{' '}
        <button
          className="btn btn-quiet"
          type="button"
          onClick={() => {
            toast.dismiss(id)
            undo()
          }}
        >
          {frameWords.undo}
        </button>
      </>
    ),
    { duration: undoMilliseconds },
  )
}
