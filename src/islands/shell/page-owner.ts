import { readUser } from '../../stores/member.ts'
import { onSessionChange, readTokens } from '../../stores/session.ts'

/*
 * A page that somebody was signed in on is theirs: it holds what they read and typed. Back restores it as it was left,
 * and another tab may change who is signed in: for anybody else the page begins anew.
 */

/** The username, '' as long as it is not known; undefined for a visitor. */
const whoIsHere = () => (readTokens() ? (readUser()?.username ?? '') : undefined)

let owner = whoIsHere()

/** No reload: that would let the browser put typed words back. Without the fragment, which alone would lead nowhere. */
function beginAnew(): void {
  document.documentElement.hidden = true
  location.replace(location.pathname + location.search)
}

addEventListener('pageshow', ({ persisted }) => {
  if (persisted && whoIsHere() !== owner) beginAnew()
})

// Signing out takes the owner away and leaves the page theirs.
onSessionChange(() => {
  const now = whoIsHere()
  if (owner && now && now !== owner) beginAnew()
  else owner ||= now
})
