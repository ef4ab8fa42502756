import type { Server, ServerResponse } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { answerJson } from '../../platform/http/json-answer.ts'
import type { Log } from '../../platform/logging/log.ts'
import { appRefusals } from '../messages.ts'

/** The state of a shutdown, which has two steps. */
export type ShutdownState = {
  /** Since the signal; /readyz answers 503. */
  begun: boolean
  /** No new connections; requests on open connections are refused. */
  closed: boolean
}

type Stop = {
  settings: { DRAIN_SECONDS: number; STOP_SECONDS: number }
  stopping: ShutdownState
  log: Log
  /** Closes the SSE connections. */
  endLines: () => void
  /** Closes the database and everything else behind the server. */
  close: () => Promise<void>
}

type Stoppable = { stopping: ShutdownState; log: Log; end: () => Promise<void> }

/**
 * Shuts down on SIGINT or SIGTERM: /readyz answers 503 for DRAIN_SECONDS, then no connection is accepted and running requests
 * have STOP_SECONDS; the rest, such as a long upload, is aborted and cleaned up. A second signal ends the process at once.
 */
export function stopOnSignal({ stopping, log, end }: Stoppable): void {
  let since = 0
  const begin = (signal: string) => {
    // Ctrl+C arrives twice: from the terminal, and from npm start, which forwards it.
    if (stopping.begun && performance.now() - since < 1000) return
    if (stopping.begun) process.exit(1)
    stopping.begun = true
    since = performance.now()
    log.info('Closing: requests under way are finished first.', { signal })
    void end().then(() => process.exit(0))
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, begin)
}

/** Closes a server in the steps of a shutdown, and everything behind it. */
export async function closeServer(
  server: Server,
  { settings, stopping, log, endLines, close }: Stop,
): Promise<void> {
  stopping.begun = true
  await wait(settings.DRAIN_SECONDS * 1000)
  stopping.closed = true
  endLines()
  const closed = new Promise<'closed'>((done) => server.close(() => done('closed')))
  // A connection becomes idle only after its last response.
  const idle = setInterval(() => server.closeIdleConnections(), 50)
  const first = await Promise.race([
    closed,
    wait(settings.STOP_SECONDS * 1000, 'cut' as const, { ref: false }),
  ])
  if (first === 'cut') await cut(server, log)
  clearInterval(idle)
  await close()
  log.info('Closed.')
  log.flush()
}

/** Time for a handler to delete the received part of an upload, in milliseconds. */
const clearing = 300

async function cut(server: Server, log: Log): Promise<void> {
  log.warn('Some requests took too long and were cut (STOP_SECONDS).')
  server.closeAllConnections()
  await wait(clearing)
}

/** Refuses requests on open connections after the server has closed. Returns false when it has not. */
export function refuseWhenClosed(
  stopping: ShutdownState,
  response: ServerResponse,
  siteUrl?: string,
): boolean {
  if (!stopping.closed) return false
  const detail = appRefusals.churchServerBeingRestarted
  const headers = { Connection: 'close', 'Retry-After': '5' }
  answerJson(response, { status: 503, body: { detail }, siteUrl, headers })
  return true
}
