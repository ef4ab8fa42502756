import { type Context, Hono } from 'hono'
import type { H, RouterRoute } from 'hono/types'
import { getPath } from 'hono/utils/url'
import * as z from 'zod/mini'
import { consents } from './accounts/consent-routes.ts'
import { ownEmail } from './accounts/email-routes.ts'
import { factorAdmin } from './accounts/factors/admin-routes.ts'
import { passkeys } from './accounts/factors/passkey-routes.ts'
import { ownFactors } from './accounts/factors/routes.ts'
import { firstAdmin } from './accounts/first-admin-routes.ts'
import { allowedMethods } from './accounts/guarded-routes.ts'
import { anyone } from './accounts/guards.ts'
import { mailedLinks } from './accounts/link-routes.ts'
import { ownAccess } from './accounts/own-routes.ts'
import { proving } from './accounts/prove-routes.ts'
import { auth } from './accounts/routes.ts'
import { activities } from './activities/routes.ts'
import { admin } from './admin/routes.ts'
import { sessionsOfOthers } from './admin/session-routes.ts'
import { churchSettings } from './admin/settings-routes.ts'
import { announcements } from './announcements/routes.ts'
import { describeApi } from './api-docs/routes.ts'
import { automaticMessages } from './automatic-messages/routes.ts'
import { bin } from './bin/routes.ts'
import { collecting } from './books/collection-routes.ts'
import { dutyAdmin } from './books/duty-routes.ts'
import { ownPledges } from './books/own-pledge-routes.ts'
import { publishedYears } from './books/published-year-routes.ts'
import { churchBooks } from './books/routes.ts'
import { branches } from './branches/routes.ts'
import { calendars } from './calendars/routes.ts'
import { newcomerCards, welcomeCards } from './care/newcomer-card-routes.ts'
import { careTasks } from './care/task-routes.ts'
import { checkIn } from './check-in/routes.ts'
import { church, ownChurch } from './church/routes.ts'
import { forgetChurchSettings } from './church-settings/repo.ts'
import { contacts } from './contacts/routes.ts'
import type { AppEnv, Deps } from './context.ts'
import { ownRequests, requestRegister, visitorRequests } from './data-requests/routes.ts'
import { conflictOf } from './errors/conflict-errors.ts'
import { Refused, refuse } from './errors/refusal.ts'
import { storageErrorOf } from './errors/storage-errors.ts'
import { fellowshipEvents } from './events/fellowship-routes.ts'
import { eventGuests, fellowshipEventGuests } from './events/guest-routes.ts'
import { events } from './events/routes.ts'
import { eventSignups } from './events/signup-routes.ts'
import { exports } from './exports/routes.ts'
import { fellowshipAssistants } from './fellowships/assistant-routes.ts'
import { joinByLink } from './fellowships/join-by-link-routes.ts'
import { leaderMessages } from './fellowships/leader-message-routes.ts'
import { fellowshipLinks } from './fellowships/link-routes.ts'
import { membership } from './fellowships/membership-routes.ts'
import { fellowshipRequests } from './fellowships/request-routes.ts'
import { fellowships } from './fellowships/routes.ts'
import { refundRoutes } from './giving/refund-routes.ts'
import { repeating } from './giving/repeat-routes.ts'
import { giving } from './giving/routes.ts'
import { unmatchedPayments } from './giving/unmatched-routes.ts'
import { bufferJson } from './http/buffered-response.ts'
import { CachedRouter } from './http/cached-router.ts'
import { describe, isDescription } from './http/describe.ts'
import { dropKeysAfterDelete, openIdempotency } from './http/idempotency.ts'
import { openOrigins } from './http/proxies.ts'
import { openLimits } from './http/rate-limit.ts'
import { securityHeaders, setSecurityHeaders, strictTransport } from './http/security-headers.ts'
import { ownAnswers } from './inbox/own-answers.ts'
import { inbox } from './inbox/routes.ts'
import { invitationLinks } from './invitations/link-routes.ts'
import { invitations } from './invitations/routes.ts'
import { live } from './live/routes.ts'
import { requestIdOf } from './logging/request-id.ts'
import { matching } from './matching/routes.ts'
import { media } from './media/routes.ts'
import { settings } from './member-settings/routes.ts'
import { ownMessages } from './messages/own-message-routes.ts'
import { messages } from './messages/routes.ts'
import { leaderNeeds, mediaNeeds, memberNeeds } from './needs/routes.ts'
import { newPasswords, newPasswordsOfMembers, officeCodes } from './new-passwords/routes.ts'
import { leaving, messageChoice } from './opt-outs/routes.ts'
import { pageContent } from './page-content/routes.ts'
import { paymentDetails } from './payment-details/routes.ts'
import { connectionLinks } from './people/connection-link.ts'
import { peopleImports } from './people/imports/routes.ts'
import { peopleLists } from './people/lists/routes.ts'
import { peopleOfFellowship } from './people/requests/leader-routes.ts'
import { requestsForPeople } from './people/requests/office-routes.ts'
import { people } from './people/routes.ts'
import { pins } from './pins/routes.ts'
import { fellowshipPrayers } from './prayer-requests/fellowship-routes.ts'
import { prayerRequests } from './prayer-requests/routes.ts'
import { profiles } from './profiles/routes.ts'
import { pushDevices } from './push/routes.ts'
import { rotaManagement } from './rota/management-routes.ts'
import { ownRota } from './rota/routes.ts'
import { sermons } from './sermons/routes.ts'
import { services } from './services/routes.ts'
import { ownTelephone } from './telephone-codes/own-routes.ts'
import { telephoneSignIn } from './telephone-codes/routes.ts'
import { testimonyDecisions } from './testimonies/decision-routes.ts'
import { fellowshipTestimonies } from './testimonies/fellowship-routes.ts'
import { testimonies } from './testimonies/routes.ts'
import { openUploadLocks } from './uploads/locks.ts'
import { uploads } from './uploads/routes.ts'
import { givers } from './users/giver-routes.ts'
import { users } from './users/routes.ts'
import { welfareFundRoutes } from './welfare/routes.ts'

const Health = z.strictObject({ ok: z.boolean() })

/** Builds the API and the media routes from their dependencies; each test builds its own (docs/architecture.md, "The API"). */
export function createApi(deps: Deps): Hono<AppEnv> {
  const limits = openLimits(deps.settings.RATE_LIMITS, deps.db)
  const idempotency = openIdempotency(deps.db)
  const uploadLocks = openUploadLocks(deps.db, deps.pubsub)
  deps.cache.onInvalidate('church settings', () => forgetChurchSettings(deps.db))
  const origins = openOrigins(deps.settings.TRUST_PROXY)
  const names = Object.keys(deps) as (keyof Deps)[]
  const router = new CachedRouter<[H, RouterRoute]>(([handler]) => isDescription(handler))
  const app = new Hono<AppEnv>({ getPath: withoutSlash, router })
  app.use(async (c, next) => {
    const query = c.req.url.indexOf('?')
    if (query >= 0 && c.req.url.includes('%00', query))
      refuse(400, 'This address has a character that cannot be searched for.')
    for (const name of names) c.set(name, deps[name])
    c.set('limits', limits)
    c.set('idempotency', idempotency)
    c.set('uploadLocks', uploadLocks)
    const asked = c.env?.incoming
    c.set('address', origins.address(asked))
    c.set('askedOrigin', () => {
      const { protocol, host } = new URL(c.req.url)
      return `${asked ? origins.protocol(asked) : protocol}//${host}`
    })
    await next()
  })
  app.use(
    '/backend/api/*',
    setSecurityHeaders(deps.settings.PUBLIC_SITE_URL),
    bufferJson,
    dropKeysAfterDelete,
  )
  addRoutes(app)
  const headers = { ...securityHeaders, ...strictTransport(deps.settings.PUBLIC_SITE_URL) }
  app.onError((error, c) => answerError(error, c, { report: deps.report, headers }))
  app.notFound((c) => {
    const methods = allowedMethods(app, c.req.path)
    if (methods.length === 0) return c.json({ detail: 'There is nothing at this address.' }, 404, headers)
    const allow = methods.join(', ')
    return c.json({ detail: `This address answers ${allow} only.` }, 405, { ...headers, Allow: allow })
  })
  return app
}

/** Adds all routes to an app. The API description (openapi.json) is generated from them. */
export function addRoutes(app: Hono<AppEnv>): void {
  app
    .basePath('/backend/api')
    .get('/health', anyone, describe({ summary: 'Whether the API answers', answer: Health }), (c) =>
      c.json({ ok: true }),
    )
    .route('/auth', auth)
    .route('/auth', ownAccess)
    .route('/auth', mailedLinks)
    .route('/auth', connectionLinks)
    .route('/auth', proving)
    .route('/auth', ownFactors)
    .route('/auth', passkeys)
    .route('/auth', firstAdmin)
    .route('/auth', invitationLinks)
    .route('/auth', joinByLink)
    .route('/auth', telephoneSignIn)
    .route('/auth', officeCodes)
    .route('/users', users)
    .route('/users/me', settings)
    .route('/users/me', consents)
    .route('/users/me', messageChoice)
    .route('/users/me', pushDevices)
    .route('/users/me', ownRequests)
    .route('/users/me', ownEmail)
    .route('/users/me', ownTelephone)
    .route('/admin', admin)
    .route('/admin', factorAdmin)
    .route('/admin', newPasswords)
    .route('/admin', sessionsOfOthers)
    .route('/data-requests', visitorRequests)
    .route('/exports', exports)
    .route('/admin', churchSettings)
    .route('/admin', ownChurch)
    .route('/church', church)
    .route('/giving', giving)
    .route('/giving', repeating)
    .route('/admin/unmatched-payments', unmatchedPayments)
    .route('/admin/refunds', refundRoutes)
    .route('/admin/payment-details', paymentDetails)
    .route('/messages', messages)
    .route('/messages', ownMessages)
    .route('/messages', ownAnswers)
    .route('/messages', leaving)
    .route('/inbox', inbox)
    .route('/messages', automaticMessages)
    .route('/books', churchBooks)
    .route('/books', givers)
    .route('/welfare', welfareFundRoutes)
    .route('/pledges', ownPledges)
    .route('/books', collecting)
    .route('/books', publishedYears)
    .route('/books/matching', matching)
    .route('/admin', dutyAdmin)
    .route('/branches', branches)
    .route('/check-in', checkIn)
    .route('/people', people)
    .route('/people', requestsForPeople)
    .route('/people/imports', peopleImports)
    .route('/people/lists', peopleLists)
    .route('/welcome-cards', welcomeCards)
    .route('/care', newcomerCards)
    .route('/care', careTasks)
    .route('/admin', requestRegister)
    .route('/bin', bin)
    .route('/admin/pages', pageContent)
    .route('/admin/pins', pins)
    .route('/admin/invitations', invitations)
    .route('/profiles', profiles)
    .route('/fellowships', fellowships)
    .route('/fellowships', fellowshipAssistants)
    .route('/fellowships', membership)
    .route('/fellowships', fellowshipRequests)
    .route('/fellowships', newPasswordsOfMembers)
    .route('/fellowships', fellowshipLinks)
    .route('/fellowships', peopleOfFellowship)
    .route('/fellowships', leaderMessages)
    .route('/fellowships', fellowshipEvents)
    .route('/fellowships', fellowshipEventGuests)
    .route('/fellowships', fellowshipPrayers)
    .route('/fellowships', leaderNeeds)
    .route('/fellowships', fellowshipTestimonies)
    .route('/events', events)
    .route('/events', eventSignups)
    .route('/events', eventGuests)
    .route('/', calendars)
    .route('/rota', ownRota)
    .route('/rota', rotaManagement)
    .route('/services', services)
    .route('/activities', activities)
    .route('/sermons', mediaNeeds)
    .route('/sermons', sermons)
    .route('/uploads', uploads)
    .route('/live', live)
    .route('/announcements', announcements)
    .route('/prayer_requests', prayerRequests)
    .route('/members', memberNeeds)
    .route('/members', testimonies)
    .route('/members', testimonyDecisions)
    .route('/members', contacts)
  app.route('/media', media)
  app.route('/backend/api', describeApi(app))
}

/** Removes the trailing slash: paths answer with and without it (docs/decisions/0013). */
function withoutSlash(request: Request): string {
  const path = getPath(request)
  return path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path
}

type Answering = Pick<Deps, 'report'> & { headers: Record<string, string> }

function answerError(error: Error, c: Context<AppEnv>, { report, headers }: Answering): Response {
  const refused = error instanceof Refused ? error : conflictOf(error)
  if (refused) return c.json(refused.body, refused.status, { ...headers, ...refused.headers })
  report(error, requestIdOf(c.env?.incoming))
  const trouble = storageErrorOf(error)
  if (trouble) return c.json(trouble.body, trouble.status, { ...headers, ...trouble.headers })
  return c.json({ detail: 'Something went wrong on our side. Please try again in a moment.' }, 500, headers)
}
