import { readStored } from '../../lib/browser/browser-storage.ts'
import { rememberSheet } from '../../lib/browser/style-sheet-cookie.ts'
import { registerWorker } from './register-service-worker.ts'

/* What a page does after its first paint, loaded where there is something of it to do. */

// A newcomer's page has no script in its head.
if (!document.documentElement.dataset['theme']) void import('./follow-device-settings.ts')

// What was written without a network is sent, and shown.
if (readStored('asore:outbox')) void import('./outbox/unsent.ts')

// Runs after the page is loaded and its first island is hydrated, so that nothing competes with them for the line and the processor
// (docs/decisions/browser.md#first-views).
const island = document.querySelector('astro-island[client=load][ssr]')
// An island says that it is hydrated before React has finished.
if (island) island.addEventListener('astro:hydrate', () => void setTimeout(complete, 500), { once: true })
else if (document.readyState === 'complete') complete()
else addEventListener('load', complete)

/**
 * Registers the service worker, and adds the whole style sheet to a first view, which has only the rules that it uses
 * (server/app/html/first-view.ts). A cookie then tells the server that this browser has the sheet. After a network error the
 * next page is a first view again.
 */
function complete(): void {
  registerWorker()
  const href = document.querySelector<HTMLElement>('[data-sheet]')?.dataset['sheet']
  if (!href) return
  const onload = () => rememberSheet(href)
  document.head.append(Object.assign(document.createElement('link'), { rel: 'stylesheet', href, onload }))
}
