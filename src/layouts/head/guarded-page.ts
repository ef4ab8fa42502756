import { applyOnChange } from '../../lib/browser/apply-on-change.ts'
import { storeChosenActivity } from '../../lib/browser/chosen-activity.ts'
import { guardRedirect } from '../../lib/browser/guard.ts'
import './every-page.ts'
import { readVisitor, redirectTo } from './visitor.ts'

/* The guard of a page. */

/** Roles that may open the page, separated by spaces; without the attribute, every member may. */
const roles = document.currentScript?.dataset['roles']?.split(' ')

const away = () => {
  const { pathname, search, hash } = location
  return guardRedirect(readVisitor(), pathname + search + hash, roles)
}

// Once: who logs out here later has chosen nothing.
if (away() && /^\/youthsignup\/?$/i.test(location.pathname)) storeChosenActivity(location, document.referrer)

applyOnChange(() => {
  redirectTo(away())
})
