import { createRoot } from 'react-dom/client'
import { Toaster } from './Toaster.tsx'

/** Brings the toasts to a page that has no island, when one waits there. */
export function mountToaster(into: Element): void {
  createRoot(into).render(<Toaster />)
}
