import { readStored } from '../../lib/browser-storage.ts'
import { startHeader } from './header.ts'
import { startToasts } from './toasts.ts'

/* What every page starts. A reading page has one script: this one, or its own, which begins with this one. */

startHeader()
startToasts()

// A sermon that was heard on the page before goes on.
if (readStored('asore:playback', 'tab')) void import('../player/player.ts')
