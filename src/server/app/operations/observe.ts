import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Origins } from '../../platform/http/proxies.ts'
import type { Log } from '../../platform/logging/log.ts'
import { shortenAddress } from '../../platform/logging/redact.ts'
import { callerIdOf, setRequestId } from '../../platform/logging/request-id.ts'
import type { Metrics } from './metrics.ts'
import { knownMethod, type RouteNames } from './route-names.ts'

type Listener = (request: IncomingMessage, response: ServerResponse) => void

type Watching = {
  origins: Origins
  log: Log
  /** Undefined when metrics are off. */
  metrics: Metrics | undefined
  nameOf: RouteNames
}

/** Gives every request an id, and records it in log and metrics when its response ends. */
export function observeRequests(listener: Listener, { origins, log, metrics, nameOf }: Watching): Listener {
  if (!log.request && !metrics)
    return (request, response) => {
      setRequestId(request, origins)
      listener(request, response)
    }
  return (request, response) => {
    const id = setRequestId(request, origins)
    const started = performance.now()
    const method = request.method ?? ''
    // Read now: a page's URL is rewritten later, and a closed connection has no remote address.
    const route = nameOf(method, request.url ?? '')
    const address = shortenAddress(origins.address(request))
    const ended = metrics?.begin({ request, route })
    response.once('close', () => {
      const ms = performance.now() - started
      const broken = !response.writableFinished
      const status = response.statusCode
      ended?.({ method, status, seconds: ms / 1000 })
      // The account of a refused request is logged, for investigating attacks; others are not logged, for privacy.
      const account = status >= 400 ? callerIdOf(request) : undefined
      const line = {
        id,
        method: knownMethod(method),
        route,
        status,
        ms: Math.round(ms * 10) / 10,
        address,
        ...(account !== undefined && { account }),
      }
      log.request?.(broken ? { ...line, broken } : line)
    })
    listener(request, response)
  }
}
