import { keepChosenActivity } from '../../lib/chosen-activity.ts'
import { guardedAway } from '../../lib/guard.ts'
import './every-page.ts'
import { keepApplied } from './apply.ts'
import { leaveFor, readVisitor } from './visitor.ts'

/* The guard of a page. */

/** Roles that may open the page, separated by spaces; without the attribute, every member may. */
const roles = document.currentScript?.dataset['roles']?.split(' ')

const away = () => {
  const { pathname, search, hash } = location
  return guardedAway(readVisitor(), pathname + search + hash, roles)
}

// Once: who logs out here later has chosen nothing.
if (away() && /^\/youthsignup\/?$/i.test(location.pathname)) keepChosenActivity(location, document.referrer)

keepApplied(() => {
  leaveFor(away())
})
