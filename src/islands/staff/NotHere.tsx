/** In the place of what the church's backend does not have. */
export function NotHere() {
  return <p className="empty">The server of this church keeps nothing like this.</p>
}
