import { type Context, Hono } from 'hono'
import { compress } from 'hono/compress'
import { getPath } from 'hono/utils/url'
import { auth } from './accounts/routes.ts'
import { announcements } from './announcements/routes.ts'
import { events } from './events/routes.ts'
import { fellowships } from './fellowships/routes.ts'
import type { AppEnv, Deps } from './http/app.ts'
import { openLimits } from './http/rate-limit.ts'
import { Refused } from './http/refusal.ts'
import { allowedMethods } from './http/routes.ts'
import { anyone } from './http/rules.ts'
import { media } from './media/routes.ts'
import { prayerRequests } from './prayers/routes.ts'
import { profiles } from './profiles/routes.ts'
import { sermons } from './sermons/routes.ts'
import { testimonies } from './testimonies/routes.ts'

/** The whole API and its media, built from what it is given: a test opens a fresh one each (design, "The server"). */
export function createApi(deps: Deps): Hono<AppEnv> {
  const limits = openLimits(deps.settings.RATE_LIMITS)
  const app = new Hono<AppEnv>({ getPath: withoutSlash })
  app.use(async (c, next) => {
    for (const name of Object.keys(deps) as (keyof Deps)[]) c.set(name, deps[name])
    c.set('limits', limits)
    c.set('address', c.env?.incoming?.socket.remoteAddress ?? 'unknown')
    await next()
  })
  app.use('/backend/api/*', sealed, compress({ threshold: 1024 }))
  app
    .basePath('/backend/api')
    .get('/health', anyone, (c) => c.json({ ok: true }))
    .route('/auth', auth)
    .route('/profiles', profiles)
    .route('/fellowships', fellowships)
    .route('/events', events)
    .route('/sermons', sermons)
    .route('/announcements', announcements)
    .route('/prayer_requests', prayerRequests)
    .route('/members', testimonies)
  app.route('/media', media)
  app.onError((error, c) => answerError(error, c, deps))
  app.notFound((c) => {
    const methods = allowedMethods(app, c.req.path)
    if (methods.length === 0) return c.json({ detail: 'There is nothing at this address.' }, 404)
    const allow = methods.join(', ')
    return c.json({ detail: `This address answers ${allow} only.` }, 405, { Allow: allow })
  })
  return app
}

/** Paths answer with and without the trailing slash (decisions, "Letter case"). */
function withoutSlash(request: Request): string {
  return getPath(request).replace(/(.)\/$/, '$1')
}

/** Answers are data for the page that asked: never a page, never framed, never kept. */
async function sealed(c: Context<AppEnv>, next: () => Promise<void>): Promise<void> {
  await next()
  c.header('X-Content-Type-Options', 'nosniff')
  c.header('Referrer-Policy', 'no-referrer')
  c.header('Content-Security-Policy', "default-src 'none'; frame-ancestors 'none'")
  c.header('Cache-Control', 'no-store')
}

function answerError(error: Error, c: Context<AppEnv>, { report }: Deps): Response {
  if (error instanceof Refused) return c.json(error.body, error.status, error.headers)
  report(error)
  return c.json({ detail: 'Something went wrong on our side. Please try again in a moment.' }, 500)
}
