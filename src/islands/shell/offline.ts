import { readStored } from '../../lib/browser-storage.ts'

/* Loaded where the browser has no service worker of ours yet, and where something that was written waits (lib/outbox.ts). */

if (!navigator.serviceWorker?.controller) void import('./service-worker.ts')

// What was written without a network is sent, and shown.
if (readStored('asore:outbox')) void import('./unsent.ts')
