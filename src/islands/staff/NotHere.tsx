import { staffWords } from './messages.ts'
/** Placeholder for a section that the backend does not support. */
export function NotHere() {
  return <p className="empty">{staffWords.notHere}</p>
}
