/** Placeholder for a section that the backend does not support. */
export function NotHere() {
  return <p className="empty">The server of this church keeps nothing like this.</p>
}
