import type { IncomingMessage } from 'node:http'
import { isIP } from 'node:net'
import proxyAddress, { compile } from 'proxy-addr'

/** Where a request comes from, and what may be believed of it. */
export type Origins = {
  /** The address of the client, or of the nearest hop that is not trusted to speak for it. */
  address(request: IncomingMessage | undefined): string
  /** `https:` or `http:`, as the client sees it. */
  protocol(request: IncomingMessage | undefined): 'http:' | 'https:'
  /** Whether the one who connected is a trusted proxy. */
  isProxy(request: IncomingMessage | undefined): boolean
}

/** Believes X-Forwarded-For and X-Forwarded-Proto of these addresses only, from the nearest hop on (TRUST_PROXY). */
export function openOrigins(trusted: readonly string[]): Origins {
  const trust = compile([...trusted])
  const isProxy = (request: IncomingMessage | undefined) =>
    trusted.length > 0 && trust(request?.socket.remoteAddress ?? '', 0)
  return {
    isProxy: (request) => isKnown(request) && isProxy(request),
    address(request) {
      if (!isKnown(request)) return 'unknown'
      const found = trusted.length > 0 ? withoutPort(proxyAddress(request, trust)) : ''
      return isIP(found) ? found : (request.socket.remoteAddress ?? 'unknown')
    },
    protocol(request) {
      // Of several the last is the proxy's own word; what stands before it came from further away.
      const said = isKnown(request) && isProxy(request) && String(request.headers['x-forwarded-proto'] ?? '')
      return said && /(^|,)\s*https\s*$/i.test(said) ? 'https:' : 'http:'
    },
  }
}

/** Some proxies name the port as well: `41.66.12.34:5678`, `[2c0f:f248::7]:5678`. */
const withoutPort = (found: string): string =>
  found.replace(/^\[([^\]]*)\](:\d+)?$/, '$1').replace(/^(\d+(?:\.\d+){3}):\d+$/, '$1')

/** A test calls the app without any connection; a connection that is gone has no address. */
const isKnown = (request: IncomingMessage | undefined): request is IncomingMessage =>
  request?.socket?.remoteAddress !== undefined
