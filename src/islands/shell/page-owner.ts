import { clearPersonalData } from '../../lib/browser/clear-storage.ts'
import { readAccount } from '../../stores/member.ts'
import { onSessionChange, readTokens } from '../../stores/session.ts'

/*
 * A page holds what its signed-in user read and typed. The back/forward cache restores it unchanged, and another tab can
 * change the session. If a different user is signed in then, this module reloads the page.
 */

/** The username; '' while it is unknown; undefined for a visitor. */
const whoIsHere = () => (readTokens() ? (readAccount()?.username ?? '') : undefined)

let owner = whoIsHere()

/** Not location.reload(): the browser would restore form input. Drops the fragment: replacing only that loads nothing. */
function beginAnew(): void {
  document.documentElement.hidden = true
  clearPersonalData()
  location.replace(location.pathname + location.search)
}

addEventListener('pageshow', ({ persisted }) => {
  if (persisted && whoIsHere() !== owner) beginAnew()
})

// Signing out does not change the owner of the page.
onSessionChange(() => {
  const now = whoIsHere()
  if (owner && now && now !== owner) beginAnew()
  else owner ||= now
})
