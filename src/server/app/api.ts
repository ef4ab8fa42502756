import { type Context, Hono } from 'hono'
import type { H, RouterRoute } from 'hono/types'
import { getPath } from 'hono/utils/url'
import { givers } from '../accounts/account-management/giver-routes.ts'
import { users } from '../accounts/account-management/routes.ts'
import { ownEmail } from '../accounts/accounts/addresses/email-routes.ts'
import { factorAdmin } from '../accounts/accounts/factors/admin-routes.ts'
import { passkeys } from '../accounts/accounts/factors/passkey-routes.ts'
import { ownFactors } from '../accounts/accounts/factors/routes.ts'
import { firstAdmin } from '../accounts/accounts/first-admin/first-admin-routes.ts'
import { consents } from '../accounts/accounts/links/consent-routes.ts'
import { mailedLinks } from '../accounts/accounts/links/link-routes.ts'
import { ownAccess } from '../accounts/accounts/own-routes.ts'
import { allowedMethods } from '../accounts/accounts/rights/guarded-routes.ts'
import { proving } from '../accounts/accounts/rights/prove-routes.ts'
import { auth } from '../accounts/accounts/routes.ts'
import { ownRequests, requestRegister, visitorRequests } from '../accounts/data-requests/routes.ts'
import { invitationLinks } from '../accounts/invitations/link-routes.ts'
import { invitations } from '../accounts/invitations/routes.ts'
import { settings } from '../accounts/member-settings/routes.ts'
import { newPasswords, newPasswordsOfMembers, officeCodes } from '../accounts/new-passwords/routes.ts'
import { ownTelephone } from '../accounts/otp/own-routes.ts'
import { telephoneSignIn } from '../accounts/otp/routes.ts'
import { pins } from '../accounts/pins/routes.ts'
import { profiles } from '../accounts/profiles/routes.ts'
import { leaving, messageChoice } from '../accounts/unsubscribes/routes.ts'
import { newcomerCards, welcomeCards } from '../care/care/newcomer-card-routes.ts'
import { careTasks } from '../care/care/task-routes.ts'
import { contacts } from '../care/inbox/contact-routes.ts'
import { ownAnswers } from '../care/inbox/own-answers.ts'
import { inbox } from '../care/inbox/routes.ts'
import { fellowshipPrayers } from '../care/prayer-requests/fellowship-routes.ts'
import { prayerRequests } from '../care/prayer-requests/routes.ts'
import { testimonyDecisions } from '../care/testimonies/decision-routes.ts'
import { fellowshipTestimonies } from '../care/testimonies/fellowship-routes.ts'
import { testimonies } from '../care/testimonies/routes.ts'
import { bankReconciliation } from '../giving/bank-reconciliation/outgoing/routes.ts'
import { matching } from '../giving/bank-reconciliation/routes.ts'
import { dutyAdmin } from '../giving/books/duty-routes.ts'
import { pastGifts } from '../giving/books/past-gifts/routes.ts'
import { ownPledges } from '../giving/books/pledges/own-pledge-routes.ts'
import { publishedYears } from '../giving/books/published-year-routes.ts'
import { churchBooks } from '../giving/books/routes.ts'
import { collecting } from '../giving/books/weekday-offering/offering-routes.ts'
import { refundRoutes } from '../giving/giving/refunds/refund-routes.ts'
import { repeating } from '../giving/giving/repeats/repeat-routes.ts'
import { giving } from '../giving/giving/routes.ts'
import { unmatchedPayments } from '../giving/giving/unmatched-routes.ts'
import { paymentDetails } from '../giving/payment-details/routes.ts'
import { welfareFundRoutes } from '../giving/welfare/routes.ts'
import { activities } from '../groups/activities/routes.ts'
import { fellowshipAssistants } from '../groups/fellowships/assistant-routes.ts'
import { joinByLink } from '../groups/fellowships/join-by-link-routes.ts'
import { leaderMessages } from '../groups/fellowships/leader-message-routes.ts'
import { fellowshipLinks } from '../groups/fellowships/link-routes.ts'
import { membership } from '../groups/fellowships/membership-routes.ts'
import { fellowshipRequests } from '../groups/fellowships/request-routes.ts'
import { fellowships } from '../groups/fellowships/routes.ts'
import { live } from '../media/live/routes.ts'
import { media } from '../media/media/routes.ts'
import { sermons } from '../media/sermons/routes.ts'
import { openUploadLocks } from '../media/uploads/locks.ts'
import { uploads } from '../media/uploads/routes.ts'
import { announcements } from '../messages/announcements/routes.ts'
import { ownMessages } from '../messages/mailings/own-message-routes.ts'
import { messages } from '../messages/mailings/routes.ts'
import { pushDevices } from '../messages/push/routes.ts'
import { whatsApp } from '../messages/whatsapp/routes.ts'
import { branches } from '../people/branches/routes.ts'
import { directory } from '../people/directory/routes.ts'
import { parishRegisters } from '../people/parish-registers/routes.ts'
import { connectionLinks } from '../people/persons/connection-link.ts'
import { familyRoutes } from '../people/persons/family-routes.ts'
import { peopleImports } from '../people/persons/imports/routes.ts'
import { peopleLists } from '../people/persons/lists/routes.ts'
import { peopleOfFellowship } from '../people/persons/requests/leader-routes.ts'
import { requestsForPeople } from '../people/persons/requests/office-routes.ts'
import { people } from '../people/persons/routes.ts'
import type { AppEnv, Deps } from '../platform/context.ts'
import { conflictOf } from '../platform/errors/conflict-errors.ts'
import { Refused, refuse } from '../platform/errors/refusal.ts'
import { storageErrorOf } from '../platform/errors/storage-errors.ts'
import { bufferJson } from '../platform/http/buffered-response.ts'
import { CachedRouter } from '../platform/http/cached-router.ts'
import { isDescription } from '../platform/http/describe.ts'
import { dropKeysAfterDelete, openIdempotency } from '../platform/http/idempotency/idempotency.ts'
import { openOrigins } from '../platform/http/proxies.ts'
import { openLimits } from '../platform/http/rate-limit.ts'
import { securityHeaders, setSecurityHeaders, strictTransport } from '../platform/http/security-headers.ts'
import { requestIdOf } from '../platform/logging/request-id.ts'
import { calendars } from '../services/calendars/routes.ts'
import { serviceCharts } from '../services/charts/routes.ts'
import { checkIn } from '../services/check-in/routes.ts'
import { fellowshipEvents } from '../services/events/fellowship-routes.ts'
import { eventGuests, fellowshipEventGuests } from '../services/events/guest-routes.ts'
import { events } from '../services/events/routes.ts'
import { eventSignups } from '../services/events/signup-routes.ts'
import { openForms } from '../services/forms/public-routes.ts'
import { formDesk } from '../services/forms/routes.ts'
import { openPlanNews } from '../services/plans/news.ts'
import { plans } from '../services/plans/routes.ts'
import { openProjectionLines } from '../services/projection/lines.ts'
import { projection } from '../services/projection/routes.ts'
import { presentScreens } from '../services/projection/screen-routes.ts'
import { tickets } from '../services/registrations/public-routes.ts'
import { registrationDesk } from '../services/registrations/routes.ts'
import { rotaManagement } from '../services/rota/management-routes.ts'
import { ownRota } from '../services/rota/routes.ts'
import { services } from '../services/services/routes.ts'
import { songs } from '../services/songs/routes.ts'
import { forgetChurchSettings } from '../settings/church-settings/repo.ts'
import { refuseUnusedModules } from '../settings/modules/guard.ts'
import { church, ownChurch } from '../website/church/routes.ts'
import { pageContent } from '../website/cms/routes.ts'
import { translationFiles } from '../website/languages/file-routes.ts'
import { translations } from '../website/languages/routes.ts'
import { news } from '../website/news/routes.ts'
import { moduleSettings } from './admin/module-routes.ts'
import { admin } from './admin/routes.ts'
import { sessionsOfOthers } from './admin/session-routes.ts'
import { churchSettings } from './admin/settings-routes.ts'
import { describeApi, health } from './api-docs/routes.ts'
import { automaticMessages } from './automatic-messages/routes.ts'
import { exportsOfPeople, ownExport } from './exports/account-routes.ts'
import { exports } from './exports/routes.ts'
import { quickFind } from './find/routes.ts'
import { appRefusals } from './messages.ts'
import { leaderToDos, mediaToDos, memberToDos, ownWorkspace } from './to-dos/routes.ts'
import { trash } from './trash/routes.ts'

/**
 * Builds the API and the media routes from their dependencies; each test builds its own (docs/architecture.md, "The API"). `lookAround` has
 * the routes of the demonstration.
 */
export function createApi(deps: Deps, lookAround?: Hono<AppEnv>): Hono<AppEnv> {
  const limits = openLimits(deps.settings.RATE_LIMITS, deps.db)
  const idempotency = openIdempotency(deps.db)
  const uploadLocks = openUploadLocks(deps.db, deps.pubsub)
  const planNews = openPlanNews(deps.pubsub)
  const projectionLines = openProjectionLines(deps.pubsub)
  deps.cache.onInvalidate('church settings', () => forgetChurchSettings(deps.db))
  const origins = openOrigins(deps.settings.TRUST_PROXY)
  const names = Object.keys(deps) as (keyof Deps)[]
  const router = new CachedRouter<[H, RouterRoute]>(([handler]) => isDescription(handler))
  const app = new Hono<AppEnv>({ getPath: withoutSlash, router })
  app.use(async (c, next) => {
    const query = c.req.url.indexOf('?')
    if (query >= 0 && c.req.url.includes('%00', query))
      refuse(400, appRefusals.addressCharacterCannotSearched)
    for (const name of names) c.set(name, deps[name])
    c.set('limits', limits)
    c.set('idempotency', idempotency)
    c.set('uploadLocks', uploadLocks)
    c.set('planNews', planNews)
    c.set('projection', projectionLines)
    const incoming = c.env?.incoming
    c.set('address', origins.address(incoming))
    c.set('askedOrigin', () => {
      const { protocol, host } = new URL(c.req.url)
      return `${incoming ? origins.protocol(incoming) : protocol}//${host}`
    })
    await next()
  })
  app.use(
    '/backend/api/*',
    setSecurityHeaders(deps.settings.PUBLIC_SITE_URL),
    bufferJson,
    dropKeysAfterDelete,
    refuseUnusedModules,
  )
  if (lookAround) app.basePath('/backend/api').route('', lookAround)
  addRoutes(app)
  const headers = { ...securityHeaders, ...strictTransport(deps.settings.PUBLIC_SITE_URL) }
  app.onError((error, c) => answerError(error, c, { report: deps.report, headers }))
  app.notFound((c) => {
    const methods = allowedMethods(app, c.req.path)
    if (methods.length === 0) return c.json({ detail: appRefusals.thereNothingAtAddress }, 404, headers)
    const allow = methods.join(', ')
    return c.json({ detail: appRefusals.addressAnswersAllowOnly({ allow }) }, 405, {
      ...headers,
      Allow: allow,
    })
  })
  return app
}

/** Adds all routes to an app. The API description (openapi.json) is generated from them. */
export function addRoutes(app: Hono<AppEnv>): void {
  app
    .basePath('/backend/api')
    .route('/', health)
    .route('/', auth)
    .route('/', ownAccess)
    .route('/', mailedLinks)
    .route('/', connectionLinks)
    .route('/', proving)
    .route('/', ownFactors)
    .route('/', passkeys)
    .route('/', firstAdmin)
    .route('/', invitationLinks)
    .route('/', joinByLink)
    .route('/', telephoneSignIn)
    .route('/', officeCodes)
    .route('/', users)
    .route('/', ownExport)
    .route('/', settings)
    .route('/', consents)
    .route('/', messageChoice)
    .route('/', pushDevices)
    .route('/', ownRequests)
    .route('/', ownEmail)
    .route('/', ownTelephone)
    .route('/', admin)
    .route('/', factorAdmin)
    .route('/', newPasswords)
    .route('/', sessionsOfOthers)
    .route('/', visitorRequests)
    .route('/', exports)
    .route('/', churchSettings)
    .route('/', moduleSettings)
    .route('/', ownChurch)
    .route('/', church)
    .route('/', giving)
    .route('/', repeating)
    .route('/', unmatchedPayments)
    .route('/', refundRoutes)
    .route('/', paymentDetails)
    .route('/', messages)
    .route('/', ownMessages)
    .route('/', whatsApp)
    .route('/', ownAnswers)
    .route('/', leaving)
    .route('/', inbox)
    .route('/', automaticMessages)
    .route('/', churchBooks)
    .route('/', givers)
    .route('/', welfareFundRoutes)
    .route('/', ownPledges)
    .route('/', collecting)
    .route('/', publishedYears)
    .route('/', pastGifts)
    .route('/', matching)
    .route('/', bankReconciliation)
    .route('/', dutyAdmin)
    .route('/', branches)
    .route('/', parishRegisters)
    .route('/', serviceCharts)
    .route('/', checkIn)
    .route('/', people)
    .route('/', familyRoutes)
    .route('/', directory)
    .route('/', requestsForPeople)
    .route('/', peopleImports)
    .route('/', peopleLists)
    .route('/', welcomeCards)
    .route('/', newcomerCards)
    .route('/', careTasks)
    .route('/', requestRegister)
    .route('/', exportsOfPeople)
    .route('/', trash)
    .route('/', pageContent)
    .route('/', news)
    .route('/', translations)
    .route('/', translationFiles)
    .route('/', pins)
    .route('/', invitations)
    .route('/', profiles)
    .route('/', fellowships)
    .route('/', fellowshipAssistants)
    .route('/', membership)
    .route('/', fellowshipRequests)
    .route('/', newPasswordsOfMembers)
    .route('/', fellowshipLinks)
    .route('/', peopleOfFellowship)
    .route('/', leaderMessages)
    .route('/', fellowshipEvents)
    .route('/', fellowshipEventGuests)
    .route('/', fellowshipPrayers)
    .route('/', leaderToDos)
    .route('/', fellowshipTestimonies)
    .route('/', quickFind)
    .route('/', events)
    .route('/', eventSignups)
    .route('/', eventGuests)
    .route('/', calendars)
    .route('/', formDesk)
    .route('/', plans)
    .route('/', registrationDesk)
    .route('/', presentScreens)
    .route('/', projection)
    .route('/', songs)
    .route('/', tickets)
    .route('/', openForms)
    .route('/', ownRota)
    .route('/', rotaManagement)
    .route('/', services)
    .route('/', activities)
    .route('/', mediaToDos)
    .route('/', sermons)
    .route('/uploads', uploads)
    .route('/', live)
    .route('/', announcements)
    .route('/', prayerRequests)
    .route('/', memberToDos)
    .route('/', ownWorkspace)
    .route('/', testimonies)
    .route('/', testimonyDecisions)
    .route('/', contacts)
  app.route('/media', media)
  app.route('/backend/api', describeApi(app))
}

/** Removes the trailing slash: paths answer with and without it (docs/specification/settled.md). */
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
  return c.json({ detail: appRefusals.somethingWentWrongOur }, 500, headers)
}
