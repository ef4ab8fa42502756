import { startHeader } from './header.ts'
import { startStepUp } from './step-up.ts'
import { startToasts } from './toasts.ts'

/* What every page starts. A reading page has one script: this one, or its own, which begins with this one. */

startHeader()
startToasts()
startStepUp()

// A sermon that was heard on the page before goes on.
try {
  if (sessionStorage.getItem('asore:playback')) void import('../player/player.ts')
} catch {
  // storage refused by the browser
}
