import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { countHashes } from '../accounts/accounts/passwords/passwords.ts'
import type { Settings } from '../platform/config.ts'
import { openOrigins } from '../platform/http/proxies.ts'
import type { Log } from '../platform/logging/log.ts'
import type { Backups } from './backup/schedule.ts'
import type { openApp } from './open-app.ts'
import { openHealth } from './operations/health.ts'
import { observeRequests } from './operations/observe.ts'
import { openRouteNames } from './operations/route-names.ts'
import type { ShutdownState } from './operations/shutdown.ts'

type Watching = {
  settings: Settings
  log: Log
  church: Awaited<ReturnType<typeof openApp>>
  backups: Backups
  stopping: ShutdownState
  /** The route patterns of the site's pages. */
  pages: readonly string[]
}

/** Opens health checks, request log and metrics. Throws when METRICS_PORT is taken. */
export async function openMonitoring({ settings, log, church, backups, stopping, pages }: Watching) {
  const metrics = settings.METRICS_PORT > 0 ? await openNumbers(settings, church, backups) : undefined
  const health = openHealth({
    db: church.db,
    dataDir: settings.DATA_DIR,
    minFree: settings.MIN_FREE_MB * 1024 * 1024,
    siteUrl: settings.PUBLIC_SITE_URL,
    isStopping: () => stopping.begun,
    backupFailed: () => backups.state().failed,
    warn: log.warn,
  })
  const serving = await metrics?.serve({ port: settings.METRICS_PORT, checkNow: health.checkNow })
  const origins = openOrigins(settings.TRUST_PROXY)
  const nameOf = openRouteNames(church.api, pages)
  return {
    observed: (listener: Parameters<typeof observeRequests>[0]) =>
      observeRequests(listener, { origins, log, metrics: metrics?.numbers, nameOf }),
    answerHealth: health.answerHealth,
    close: () => serving?.close(),
  }
}

async function openNumbers(
  { DATA_DIR }: Settings,
  { sseConnections, cache, mail }: Watching['church'],
  backups: Backups,
) {
  // Loaded where it is asked for.
  const { openMetrics, serveMetrics } = await import('./operations/metrics.ts')
  const numbers = openMetrics({
    eventStreams: sseConnections.count,
    cache: cache.counters,
    passwordHashes: countHashes,
    emails: mail.count,
    databaseBytes: () => sizeOf(join(DATA_DIR, 'church.db')),
    backup: backups.state,
  })
  return { numbers, serve: (served: Parameters<typeof serveMetrics>[1]) => serveMetrics(numbers, served) }
}

/** The size of the SQLite file and its journal in bytes; undefined when the rows are in another database. */
async function sizeOf(file: string): Promise<number | undefined> {
  const sizes = await Promise.all([file, `${file}-wal`].map((path) => stat(path).catch(() => undefined)))
  return sizes[0] && sizes.reduce((sum, file) => sum + (file?.size ?? 0), 0)
}
