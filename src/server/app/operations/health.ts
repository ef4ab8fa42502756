import { randomUUID } from 'node:crypto'
import { rm, statfs, writeFile } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import type { Db } from '../../platform/db/tables.ts'
import { pathOf } from '../../platform/http/address.ts'
import { answerJson } from '../../platform/http/json-answer.ts'

type Checks = Record<string, 'ok' | 'failed' | 'stopping'>

/** The results of the /readyz checks, by name. */
export type Readiness = { ready: boolean; backup: 'ok' | 'failed' } & Record<string, unknown>

export type HealthDeps = {
  db: Db
  dataDir: string
  /** The free disk space that uploads need, in bytes. */
  minFree: number
  /** PUBLIC_SITE_URL. */
  siteUrl: string | undefined
  isStopping: () => boolean
  /** Whether the last backup failed. This is reported, but does not make the server unready. */
  backupFailed: () => boolean
  /** Logs failed checks. */
  warn: (message: string) => void
}

/** How long results are cached, in milliseconds, so that frequent requests do not repeat the checks. */
const heldFor = 1000
const timeout = 2000

/** Answers /healthz (liveness) and /readyz (readiness), and logs failed checks. */
export function openHealth(deps: HealthDeps) {
  let held: { until: number; checks: Promise<Checks> } | undefined
  const tell = openFailureLog(deps.warn)
  async function checkNow(): Promise<Readiness> {
    if (!held || held.until < performance.now())
      held = { until: performance.now() + heldFor, checks: check(deps) }
    const checks: Checks = { ...(await held.checks), process: deps.isStopping() ? 'stopping' : 'ok' }
    const failed = Object.keys(checks).filter((name) => checks[name] !== 'ok')
    tell(failed)
    return { ready: failed.length === 0, ...checks, backup: deps.backupFailed() ? 'failed' : 'ok' }
  }
  return {
    /** All results of the checks, for the metrics port on this machine only. */
    checkNow,
    /** Returns false for other paths. Public responses omit which check failed, since that would help only an attacker. */
    answerHealth(request: IncomingMessage, response: ServerResponse): boolean {
      const path = pathOf(request.url ?? '')
      if (path !== '/healthz' && path !== '/readyz') return false
      const answer = (status: number, body: object) =>
        answerJson(response, { status, body, siteUrl: deps.siteUrl })
      if (path === '/healthz') answer(200, { ok: true })
      else void checkNow().then(({ ready }) => answer(ready ? 200 : 503, { ready }))
      return true
    },
  }
}

/** Logs a failure once, when it begins. Skips the `process` check, since the log already has the stop. */
function openFailureLog(warn: (message: string) => void): (failed: readonly string[]) => void {
  let logged = ''
  return (failed) => {
    const now = failed.filter((name) => name !== 'process').join(', ')
    if (now && now !== logged) warn(`/readyz says no: ${now} failed.`)
    logged = now
  }
}

async function check({ db, dataDir, minFree }: HealthDeps): Promise<Checks> {
  const [database, data, space] = await Promise.all([
    holds(db.selectFrom('tally').select('name').limit(1).execute()),
    holds(tryWriting(dataDir)),
    holds(haveSpace(dataDir, minFree)),
  ])
  return { database, data, space }
}

/** 'ok' if the promise resolves before the timeout. */
async function holds(act: Promise<unknown>): Promise<'ok' | 'failed'> {
  const late = new Promise<never>((_, give) => setTimeout(give, timeout, new Error('too late')).unref())
  return Promise.race([act, late]).then(
    () => 'ok',
    () => 'failed',
  )
}

async function tryWriting(folder: string): Promise<void> {
  const file = join(folder, `.writable-${randomUUID()}`)
  try {
    await writeFile(file, '', { mode: 0o600 })
  } finally {
    await rm(file, { force: true })
  }
}

async function haveSpace(folder: string, minFree: number): Promise<void> {
  const { bavail, bsize } = await statfs(folder)
  if (bavail * bsize < minFree) throw new Error('The disk is nearly full')
}
