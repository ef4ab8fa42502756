import type { MiddlewareHandler } from 'hono'
import type { Role } from '../../../../lib/browser/session-storage.ts'
import type { Duty } from '../../../../lib/contract/accounts/duty.ts'
import type { AppEnv } from '../../../platform/context.ts'
import { allow, allowUnidentified } from './allow.ts'
import {
  allOf,
  assistsAny,
  hasAccount,
  hasDuty,
  hasRole,
  leadsAny,
  leadsOrAssistsThis,
  leadsThis,
  oneOf,
  readsSomeForm,
  servesInTeam,
  wasGivenPage,
} from './conditions.ts'

/*
 * The rights of the API, one a line: its name, whom it admits in words (docs/permissions.md), and by what. Each throws 401 to visitors and 403 to
 * everybody else, but for those that admit visitors. Which rows somebody then sees is the route's to check.
 */

export const anyone = allow('anyone', 'everybody')

/** Tokens are ignored, because an expired one must not prevent signing in or out. */
export const unguarded = allowUnidentified('anyone', 'everybody')

export const signedIn = allow('signedIn', 'everybody who is signed in', hasAccount)

/** These roles, as the database has them now. */
export const roles = (...allowed: Role[]): MiddlewareHandler<AppEnv> =>
  allow(`roles:${allowed}`, allowed.join(', '), hasRole(...allowed))

/** These duties, as the database has them now, whatever the role; `admin` admits super admins, too. */
export const holds = (...allowed: (Duty | 'admin')[]): MiddlewareHandler<AppEnv> =>
  allow(
    `duties:${allowed}`,
    allowed.join(', '),
    oneOf(hasRole(...allowed.filter((one) => one === 'admin')), hasDuty(...allowed)),
  )

/** Of the path's `:id`; throws 404. */
export const leads = allow(
  'leads',
  "the fellowship's leader and the super admin",
  allOf(hasRole('admin', 'fellowship_leader'), leadsThis),
)

/** Of the path's `:id`; throws 404. Who acts as an assistant has it in `caller.assists`. */
export const assists = allow(
  'assists',
  "the fellowship's leader, assistants and the super admin",
  leadsOrAssistsThis,
)

/** Of any fellowship. A leader who assists another leader has that in `caller.assists` while they lead none themselves. */
export const leadsOrAssists = allow(
  'leadsOrAssists',
  'the super admin, fellowship leaders and assistants',
  oneOf(hasRole('admin'), leadsAny, assistsAny, hasRole('fellowship_leader')),
)

export const edits = allow(
  'edits',
  'the super admin, the media team for its pages, and who was given the page',
  oneOf(hasRole('admin', 'media'), wasGivenPage),
)

/** Sends files in parts: of pages, and of orders of service. */
export const sendsFiles = allow(
  'sendsFiles',
  'the super admin, the media team, who was given a page, and who plans the services',
  oneOf(hasRole('admin', 'media'), wasGivenPage, hasDuty('worship')),
)

export const caresForPeople = allow(
  'caresForPeople',
  'the super admin, pastors, and fellowship leaders for their own people',
  oneOf(hasRole('admin', 'fellowship_leader'), hasDuty('pastor')),
)

export const writesNewcomerCards = allow(
  'writesNewcomerCards',
  'the super admin, pastors, fellowship leaders, and ushers',
  oneOf(hasRole('admin', 'fellowship_leader'), hasDuty('pastor', 'usher')),
)

export const answers = allow(
  'answers',
  'the super admin, the office, and fellowship leaders for what is theirs',
  oneOf(hasRole('admin', 'fellowship_leader'), hasDuty('office'), assistsAny),
)

export const readsForms = allow(
  'readsForms',
  'the super admin, the office, and who was named to read the answers of a form',
  oneOf(hasRole('admin'), hasDuty('office'), readsSomeForm),
)

export const readsSongs = allow(
  'readsSongs',
  'the super admin, who plans the services, and everybody who serves in a team',
  oneOf(hasRole('admin'), hasDuty('worship'), servesInTeam),
)

/** Stands at the desk of registrations. Which events are theirs, the routes check. */
export const keepsRegistrations = allow(
  'keepsRegistrations',
  'admin, office, usher, leaders and assistants for what is theirs',
  oneOf(hasRole('admin', 'fellowship_leader'), hasDuty('office', 'usher'), assistsAny),
)

export const setsUpRegistrations = allow(
  'setsUpRegistrations',
  'admin, office, leaders and assistants for what is theirs',
  oneOf(hasRole('admin', 'fellowship_leader'), hasDuty('office'), assistsAny),
)
