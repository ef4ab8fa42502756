import { showToast } from '../lib/toasts/show-toast.ts'

/** Shows a toast with the button Undo. `undo` tells of its result itself. */
export function notifyWithUndo(text: string, undo: () => void): void {
  showToast({ kind: 'success', text, undo })
}
