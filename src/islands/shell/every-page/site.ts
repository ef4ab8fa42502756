import { readStored } from '../../../lib/browser/browser-storage.ts'
import { startHeader } from './header.ts'
import { startToasts } from './toasts.ts'

/* Runs on every page. A page without islands has one script: this one, or its own, which imports this one first. */

startHeader()
startToasts()

const isFirstView = document.querySelector('[data-sheet]')
if (isFirstView || !navigator.serviceWorker?.controller || readStored('asore:outbox'))
  void import('../after-paint.ts')

// Playback of a sermon continues from the previous page.
if (readStored('asore:playback', 'tab')) void import('../../media/player/player.ts')
