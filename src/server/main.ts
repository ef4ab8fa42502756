import { readFileSync } from 'node:fs'
import { IncomingMessage, type Server, ServerResponse } from 'node:http'
import { createServer, type Server as NetServer } from 'node:net'
import { fileURLToPath } from 'node:url'
import { getRequestListener, type Http2Bindings, type HttpBindings } from '@hono/node-server'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import { hasAdmin } from './accounts/accounts/first-admin/first-admin.ts'
import { startBackupJob } from './app/backup/schedule.ts'
import { readAssets } from './app/html/assets.ts'
import { siteHeaders } from './app/html/headers.ts'
import { type Renderer, serveSite } from './app/html/serve.ts'
import type { StyleSheet } from './app/html/used-styles.ts'
import { type BuiltWords, openVariants } from './app/html/variants.ts'
import { openMonitoring } from './app/monitoring.ts'
import { openApp } from './app/open-app.ts'
import { explainStartFailure } from './app/operations/explain.ts'
import { refuseUnsafeStart } from './app/operations/production-checks.ts'
import { releaseStartMemory } from './app/operations/release-memory.ts'
import { closeServer, refuseWhenClosed, type ShutdownState, stopOnSignal } from './app/operations/shutdown.ts'
import { addressOf, showFirstAdmin, showStartupMessage } from './app/operations/startup-message.ts'
import { openWatchdog } from './app/operations/watchdog.ts'
import { lowerWorkerPriority } from './app/operations/worker-priority.ts'
import { openBackend } from './app/views/backend.ts'
import { openViews } from './app/views/church.ts'
import { readSettings, type Settings } from './platform/config.ts'
import { refuseLongAddress } from './platform/http/address.ts'
import { BufferedResponse, sendBuffered } from './platform/http/buffered-response.ts'
import { answerCached } from './platform/http/cached-answers.ts'
import { openOrigins } from './platform/http/proxies.ts'
import { openLimits, secondsToWait } from './platform/http/rate-limit.ts'
import { strictTransport } from './platform/http/security-headers.ts'
import { openServer } from './platform/http/timeouts.ts'
import { jsonLog, type Log, plainLog } from './platform/logging/log.ts'
import { requestIdOf } from './platform/logging/request-id.ts'
import { sendsMail } from './platform/mail/sends-mail.ts'
import { currentWords, inLanguage } from './platform/words/speaking.ts'

// More threads than Node's default of four, so that file access does not wait behind password hashes.
process.env.UV_THREADPOOL_SIZE ??= '8'

export { readSettings }

/** The project's folder, two levels above this file both as source and as built. */
const root = new URL('../../', import.meta.url)

/**
 * Opens the server: one process serves the API, its media and the built site. It listens when this resolves. `end` finishes the requests
 * under way and closes everything; `announce` tells where the server is; `writeYear` writes the year of a new demonstration. Throws when the settings are unfit or something cannot be opened.
 */
export async function openSite(settings: Settings) {
  refuseUnsafeStart(settings)
  await requireFreePort(settings)
  const log = settings.LOG === 'json' ? jsonLog() : plainLog
  const stopping: ShutdownState = { begun: false, closed: false }
  let inside = await openInside(settings, { log, stopping, startAgain })
  let reopening: Promise<void> | undefined
  const server = openServer((request, response) => {
    if (!refuseLongAddress(request, response, settings.PUBLIC_SITE_URL)) inside.answer(request, response)
  })
  // Queried before listening: after that, a database error must not end the process.
  const invites = !(await hasAdmin(inside.church.db))
  await listen(server, settings)
  const stopWatchdog =
    settings.WATCHDOG_SECONDS > 0
      ? openWatchdog({
          limit: settings.WATCHDOG_SECONDS * 1000,
          json: settings.LOG === 'json',
          warn: log.warn,
        })
      : undefined
  const close = async () => {
    await reopening
    await inside.close()
    await stopWatchdog?.()
  }

  /** Puts the demonstration back: closes what is behind the server, removes its data and opens it anew. Until then every request is answered 503. */
  function startAgain(): void {
    const { church, close } = inside
    const { lookAround } = church
    if (!lookAround || reopening) return
    const answerMeanwhile = (isFailed: boolean): Inside => ({
      church,
      answer: lookAround.answerMeanwhile(settings.PUBLIC_SITE_URL, isFailed),
      close: async () => {},
    })
    const reopen = async () => {
      church.sseConnections.close()
      await lookAround.ended()
      await close()
      await lookAround.removeSample(settings)
      if (stopping.begun) return
      inside = await openInside(settings, { log, stopping, startAgain })
      startServing(addressOf(server, settings), inside.church)
      await inside.church.writeYear()
    }
    inside = answerMeanwhile(false)
    reopening = reopen()
      .catch((error: unknown) => {
        log.fault(error)
        inside = answerMeanwhile(true)
      })
      .finally(() => {
        reopening = undefined
      })
  }

  return {
    stopping,
    log,
    end: () =>
      closeServer(server, {
        settings,
        stopping,
        log,
        endLines: () => inside.church.sseConnections.close(),
        close,
      }),
    announce: () => announceStart(server, { settings, church: inside.church, log, invites }),
    writeYear: () => inside.church.writeYear(),
  }
}

type Behind = { log: Log; stopping: ShutdownState; startAgain: () => void }

/** What is behind the server: the church, its monitoring and its backups. */
type Inside = { church: Church; answer: Listener; close: () => Promise<void> }

async function openInside(settings: Settings, { log, stopping, startAgain }: Behind): Promise<Inside> {
  const church = await openApp(settings, root, log, startAgain)
  lowerWorkerPriority()
  const backups = startBackupJob({ settings, root, log })
  const watch = await openMonitoring({
    settings,
    log,
    church,
    backups,
    stopping,
    pages: readBuilt('routes.json'),
  })
  const handle = await openHandlers(settings, church, log)
  const observed = watch.observed((request, response) => {
    if (!refuseWhenClosed(stopping, response, settings.PUBLIC_SITE_URL)) handle(request, response)
  })
  const answer: Listener = (request, response) => {
    if (!watch.answerHealth(request, response)) observed(request, response)
  }
  return {
    church,
    answer: church.lookAround?.watched(answer) ?? answer,
    close: async () => {
      await backups.stop()
      await church.close()
      watch.close()
    },
  }
}

/** What a church does once the server listens at `url`. */
function startServing(url: string, church: Church): void {
  church.fake?.sendWebhooksTo(`${url}/backend/api/giving/webhook/`)
}

type Church = Awaited<ReturnType<typeof openApp>>
type Listener = (request: IncomingMessage, response: ServerResponse) => void

async function openHandlers(settings: Settings, church: Church, log: Log): Promise<Listener> {
  const site = await openPages(settings, church, log)
  // http/timeouts.ts drains the rest of a body. It gives a slow connection longer than Hono's half a second.
  const options = { overrideGlobalObjects: false, autoCleanupIncoming: false }
  const answerApi = async (request: Request, env: HttpBindings | Http2Bindings) => {
    const answer = await church.api.fetch(request, env)
    const { incoming, outgoing } = env
    if (!(incoming instanceof IncomingMessage && outgoing instanceof ServerResponse)) return answer
    if (answer instanceof BufferedResponse) {
      sendBuffered(outgoing, answer, requestIdOf(incoming) ?? '')
      return RESPONSE_ALREADY_SENT
    }
    if (!outgoing.headersSent) named(incoming, outgoing)
    return answer
  }
  const api = getRequestListener(answerApi, options)
  return (request, response) => {
    if (!/^\/(backend\/api|media)(\/|$|\?)/.test(request.url ?? '')) return site(request, response)
    if (answerCached(church.cache, request, response)) return undefined
    // What the API refuses, it says in the language of who asked.
    return inLanguage(church.languages.choose(request.headers), () => void api(request, response))
  }
}

/** Sets X-Request-Id beforehand, because frameworks write their headers themselves. */
function named(request: IncomingMessage, response: ServerResponse): ServerResponse {
  return response.setHeader('X-Request-Id', requestIdOf(request) ?? '')
}

/** Astro's request handler; `locals` tells its pages about this server. */
type Handler = (
  ...parameters: [
    ...Parameters<Renderer['render']>,
    locals: Omit<
      App.Locals,
      | 'church'
      | 'language'
      | 'offered'
      | 'drafts'
      | 'churchAttributes'
      | 'pages'
      | 'off'
      | 'live'
      | 'isClosed'
      | 'isSeenEarly'
    >,
  ]
) => void

/** The site: assets from memory, pages through Astro. */
async function openPages(settings: Settings, church: Church, { fault: report }: Log) {
  const set = settings.PUBLIC_SITE_URL
  const headers = siteHeaders(set)
  const assets = readAssets(fileURLToPath(new URL('dist/client', root)), headers)
  const apiHost = settings.PUBLIC_API_HOST
  const backend = apiHost ? openBackend(apiHost) : undefined
  const { cache, db, seesClosed, languages } = church
  const variants = openVariants(readBuilt<BuiltWords>('words.json'), assets, currentWords, headers)
  const limits = openLimits(settings.RATE_LIMITS, db)
  openViews({
    ...church,
    countSearch: (address) => secondsToWait(limits, 'search by address', address),
    giving: apiHost ? { providers: [], isDemonstration: true } : church.giving,
    sms: apiHost ? undefined : church.sms,
    whatsapp: apiHost ? undefined : church.whatsapp,
    mails: apiHost ? true : sendsMail(settings),
    backend,
    siteUrl: set,
    headers,
    variants,
    imports: readBuilt('script-imports.json'),
    sheet: readBuilt<StyleSheet>('sheet.json'),
    report,
  })
  const origins = openOrigins(settings.TRUST_PROXY)
  // The import path is a variable: Astro writes this file in the build of which this program is a part.
  const bundle = new URL('dist/server/entry.mjs', root).href
  const { handler } = (await import(bundle)) as { handler: Handler }
  const render: Renderer['render'] = (request, response, otherwise) => {
    const behindTls = origins.protocol(request) === 'https:' && `https://${request.headers.host}`
    handler(request, named(request, response), otherwise, {
      siteUrl: set ?? (behindTls || undefined),
      apiHost,
      address: origins.address(request),
    })
  }
  const isSecure = (request: IncomingMessage) => origins.protocol(request) === 'https:'
  return serveSite(
    assets,
    { cache, render, seesClosed, speech: { languages, variants, isSecure } },
    strictTransport(set),
  )
}

/** Reads a JSON file that the build wrote. */
const readBuilt = <Found>(name: string): Found =>
  JSON.parse(readFileSync(new URL(`dist/${name}`, root), 'utf8'))

function listen(server: NetServer, settings: Settings): Promise<void> {
  return new Promise((ready, failed) => {
    server.once('error', failed)
    server.listen(settings.PORT, settings.HOST, ready)
  })
}

/** Throws when the port is taken: before the data are opened, since the program that has it may be this church in an earlier version. */
async function requireFreePort(settings: Settings): Promise<void> {
  const trial = createServer((socket) => socket.destroy())
  await listen(trial, settings)
  await new Promise((closed) => trial.close(closed))
}

type Opened = { settings: Settings; church: Church; log: Log; invites: boolean }

async function announceStart(server: Server, { settings, church, log, invites }: Opened): Promise<void> {
  const url = addressOf(server, settings)
  startServing(url, church)
  showStartupMessage(url, { settings, more: church.lookAround?.startLines }, log)
  // A start that crashed may have left the link's file behind.
  if (!invites) return church.firstAdmin.hideLink()
  const token = await church.firstAdmin.offer(church.now())
  return showFirstAdmin(token, { site: settings.PUBLIC_SITE_URL ?? url, dataDir: settings.DATA_DIR })
}

/** Starts the server of this process, which ends on a signal. */
async function start(): Promise<void> {
  let settings: Settings | undefined
  try {
    settings = readSettings(process.env)
    const site = await openSite(settings)
    stopOnSignal(site)
    await releaseStartMemory()
    await site.announce()
    await site.writeYear()
  } catch (error) {
    console.error(explainStartFailure(error, settings) ?? error)
    process.exit(1)
  }
}

if (import.meta.main) await start()
