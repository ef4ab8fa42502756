import type { IncomingMessage, ServerResponse } from 'node:http'
import { createServer, type Server } from 'node:http'
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { Readiness } from './health.ts'
import { knownMethod } from './route-names.ts'

/** The values that are read at each scrape. */
export type MetricSources = {
  eventStreams: () => number
  cache: () => { hits: number; misses: number }
  passwordHashes: () => { running: number; waiting: number }
  emails: () => { waiting: number; failed: number }
  /** In bytes; undefined when unknown. */
  databaseBytes: () => Promise<number | undefined>
  /** The time of the last good backup (undefined when there is none), and whether the last attempt failed. */
  backup: () => { madeAt: Date | undefined; failed: boolean }
}

type Ended = (answer: { method: string; status: number; seconds: number }) => void

export type Metrics = {
  /** Counts the start of a request; call the returned function when it ends. */
  begin(call: { request: IncomingMessage; route: string }): Ended
  /** The Prometheus text format. */
  text(): Promise<string>
}

const seconds = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

/** Metrics by route and status, never by person: label values come from fixed lists only. */
export function openMetrics(watched: MetricSources): Metrics {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })
  watch(registry, watched)
  const labels = ['method', 'route', 'status'] as const
  const requests = new Counter({
    name: 'asore_requests_total',
    help: 'Requests',
    labelNames: labels,
    registers,
  })
  const duration = new Histogram({
    name: 'asore_request_seconds',
    help: 'From the request to the end of its answer',
    registers,
    labelNames: ['route'],
    buckets: seconds,
  })
  const uploads = new Gauge({ name: 'asore_uploads', help: 'Uploads under way', registers })
  const uploaded = new Counter({
    name: 'asore_uploads_total',
    help: 'Uploads that have ended',
    labelNames: ['status'],
    registers,
  })
  return {
    text: () => registry.metrics(),
    begin({ request, route }) {
      const isUpload = /^multipart\/form-data/i.test(request.headers['content-type'] ?? '')
      if (isUpload) uploads.inc()
      return ({ method, status, seconds }) => {
        requests.inc({ method: knownMethod(method), route, status })
        // An SSE connection lasts as long as its page and would distort the durations.
        if (!route.endsWith('/live/events')) duration.observe({ route }, seconds)
        if (!isUpload) return
        uploads.dec()
        uploaded.inc({ status })
      }
    },
  }
}

function watch(registry: Registry, watched: MetricSources): void {
  const { eventStreams, cache, passwordHashes, emails, databaseBytes, backup } = watched
  const gauge = (name: string, help: string, read: () => number | undefined | Promise<number | undefined>) =>
    new Gauge({
      name: `asore_${name}`,
      help,
      registers: [registry],
      async collect() {
        const value = await read()
        if (value !== undefined) this.set(value)
      },
    })
  const count = (name: string, help: string, read: () => number) =>
    new Counter({
      name: `asore_${name}`,
      help,
      registers: [registry],
      collect() {
        this.reset()
        this.inc(read())
      },
    })
  gauge('event_streams', 'Open SSE connections of live news', eventStreams)
  count('cache_hits_total', 'Answers and pages from the cache', () => cache().hits)
  count('cache_misses_total', 'Answers and pages that were not in the cache', () => cache().misses)
  gauge('password_hashes_running', 'Passwords being hashed', () => passwordHashes().running)
  gauge('password_hashes_waiting', 'Passwords waiting to be hashed', () => passwordHashes().waiting)
  gauge('emails_waiting', 'E-mails that are not sent yet', () => emails().waiting)
  count('emails_failed_total', 'E-mails that were given up', () => emails().failed)
  gauge('database_bytes', 'Size of the database with its journal', databaseBytes)
  gauge('backup_failed', '1 when the last backup failed', () => Number(backup().failed))
  gauge('backup_timestamp_seconds', 'When the last good backup was made', () => {
    const { madeAt } = backup()
    return madeAt && madeAt.getTime() / 1000
  })
}

type Served = { port: number; checkNow: () => Promise<Readiness> }

/** Serves /metrics, and /readyz with all results of the checks, on a local port only. Throws when the port is taken. */
export async function serveMetrics(metrics: Metrics, { port, checkNow }: Served): Promise<Server> {
  const server = createServer(async (request, response) => {
    if (request.method === 'GET' && request.url === '/readyz') return answerReady(response, await checkNow())
    if (request.method !== 'GET' || request.url !== '/metrics') return response.writeHead(404).end()
    const text = await metrics.text()
    return response.writeHead(200, { 'Content-Type': Registry.PROMETHEUS_CONTENT_TYPE }).end(text)
  })
  await new Promise<void>((ready, failed) => {
    server.once('error', failed)
    server.listen(port, '127.0.0.1', ready)
  })
  return server.unref()
}

function answerReady(response: ServerResponse, readiness: Readiness): ServerResponse {
  return response
    .writeHead(readiness.ready ? 200 : 503, {
      'Content-Type': 'application/json',
      'Cache-Control': 'no-store',
    })
    .end(JSON.stringify(readiness))
}
