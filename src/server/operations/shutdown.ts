import type { Server, ServerResponse } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { securityHeaders, strictTransport } from '../http/security-headers.ts'
import type { Log } from '../logging/log.ts'

/** Where the process stands: it stops once, in two steps. */
export type Stopping = {
  /** From the signal on: /readyz says so. */
  begun: boolean
  /** No new connection is taken; what an old one still asks is refused. */
  closed: boolean
}

type Stop = {
  settings: { DRAIN_SECONDS: number; STOP_SECONDS: number }
  stopping: Stopping
  log: Log
  /** Ends the lines to pages that watch. */
  endLines: () => void
  /** Closes what is behind the server. */
  close: () => Promise<void>
}

/**
 * At a signal: /readyz says 503 for DRAIN_SECONDS, then no connection is taken and requests under way have STOP_SECONDS;
 * what is not through then, a long upload perhaps, is cut and cleared away. A second signal ends it at once.
 */
export function stopOnSignal(server: Server, stop: Stop): void {
  let since = 0
  const begin = (signal: string) => {
    // Ctrl+C reaches us twice: from the terminal, and from npm start, which passes it on.
    if (stop.stopping.begun && performance.now() - since < 1000) return
    if (stop.stopping.begun) process.exit(1)
    stop.stopping.begun = true
    since = performance.now()
    stop.log.info('Closing: requests under way are finished first.', { signal })
    void end(server, stop)
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, begin)
}

async function end(server: Server, { settings, stopping, log, endLines, close }: Stop): Promise<void> {
  await wait(settings.DRAIN_SECONDS * 1000)
  stopping.closed = true
  endLines()
  const closed = new Promise<'closed'>((done) => server.close(() => done('closed')))
  // A connection that has just got its answer is idle only now.
  const idle = setInterval(() => server.closeIdleConnections(), 50)
  const first = await Promise.race([closed, wait(settings.STOP_SECONDS * 1000, 'cut' as const)])
  if (first === 'cut') await cut(server, log)
  clearInterval(idle)
  await close()
  log.info('Closed.')
  log.flush()
  process.exit(0)
}

/** Long enough for a handler to remove what it had received of an upload, in milliseconds. */
const clearing = 300

async function cut(server: Server, log: Log): Promise<void> {
  log.warn('Some requests took too long and were cut (STOP_SECONDS).')
  server.closeAllConnections()
  await wait(clearing)
}

/** Refuses what an old connection still asks after the doors were closed. False: they are open. */
export function refuseWhenClosed(stopping: Stopping, response: ServerResponse, siteUrl?: string): boolean {
  if (!stopping.closed) return false
  const headers = { ...securityHeaders, ...strictTransport(siteUrl), 'Content-Type': 'application/json' }
  response.writeHead(503, {
    ...headers,
    'Cache-Control': 'no-store',
    Connection: 'close',
    'Retry-After': '5',
  })
  response.end('{"detail":"The church’s server is being restarted. Please try again in a moment."}')
  return true
}
