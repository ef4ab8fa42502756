import { guardedAway } from '../../lib/guard.ts'
import './every-page.ts'
import { keepApplied } from './apply.ts'
import { leaveFor, readVisitor } from './visitor.ts'

/* The guard of a page. */

/** Roles that may open the page, separated by spaces; without the attribute, every member may. */
const roles = document.currentScript?.dataset['roles']?.split(' ')

keepApplied(() => {
  const { pathname, search, hash } = location
  leaveFor(guardedAway(readVisitor(), pathname + search + hash, roles))
})
