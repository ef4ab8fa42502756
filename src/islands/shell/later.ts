import { readStored } from '../../lib/browser-storage.ts'
import { addStyleSheet, takeOverDevice } from './first-view.ts'

/* What a page does when it can be used, loaded where there is something of it to do. */

takeOverDevice()

// What was written without a network is sent, and shown.
if (readStored('asore:outbox')) void import('./unsent.ts')

whenUsable(() => {
  addStyleSheet()
  if (!navigator.serviceWorker?.controller) void import('./service-worker.ts')
})

/**
 * Calls `act` when the page is loaded and its first island answers, so that nothing else takes the line and the processor
 * before (docs/decisions/0278).
 */
function whenUsable(act: () => void): void {
  // Not in every browser. An island says that it is hydrated before React has finished.
  const idle = () => (window.requestIdleCallback ? requestIdleCallback(act) : setTimeout(act, 500))
  const island = document.querySelector('astro-island[client=load][ssr]')
  if (island) island.addEventListener('astro:hydrate', idle, { once: true })
  else if (document.readyState === 'complete') idle()
  else addEventListener('load', idle)
}
