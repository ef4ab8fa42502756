import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'

/** Stored on the request itself: a map beside it would cost every page four times as much. */
const name = Symbol('the name of a request')
const caller = Symbol('the account that makes a request')
type Named = IncomingMessage & { [name]?: string; [caller]?: number }

/** The request ids that are accepted from a proxy: short, and without characters that could break a log line. */
const form = /^[\w.:+/=-]{8,64}$/

/** Tells whether a connection comes from a trusted proxy. */
type Proxies = { isProxy(request: IncomingMessage): boolean }

/** Gives a request its id in the log and in the answer (X-Request-Id): a trusted proxy's, or a new one. */
export function setRequestId(request: IncomingMessage, proxies: Proxies): string {
  const given = request.headers['x-request-id']
  const id = typeof given === 'string' && form.test(given) && proxies.isProxy(request) ? given : randomUUID()
  ;(request as Named)[name] = id
  return id
}

/** The request's id, if it has one. */
export const requestIdOf = (request: IncomingMessage | undefined): string | undefined =>
  (request as Named | undefined)?.[name]

/** Stores which account makes a request, for the log line of a refused call. */
export function setCallerId(request: IncomingMessage | undefined, accountId: number): void {
  if (request) (request as Named)[caller] = accountId
}

/** The number of the account that makes a request; undefined for a visitor. */
export const callerIdOf = (request: IncomingMessage): number | undefined => (request as Named)[caller]
