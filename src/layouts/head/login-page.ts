import { signedInRedirect } from '../../lib/browser/guard.ts'
import './every-page.ts'
import { readVisitor, redirectTo } from './visitor.ts'

/* /login: sends who is signed in already to their own page, also when Back restores the page. */

const look = (): void => redirectTo(signedInRedirect(readVisitor()))

look()
addEventListener('pageshow', ({ persisted }) => {
  if (persisted) look()
})
