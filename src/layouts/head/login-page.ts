import { signedInAway } from '../../lib/guard.ts'
import './every-page.ts'
import { leaveFor, readVisitor } from './visitor.ts'

/* /login: sends who is signed in already to their own page, also when Back restores the page. */

const look = (): void => leaveFor(signedInAway(readVisitor()))

look()
addEventListener('pageshow', ({ persisted }) => {
  if (persisted) look()
})
