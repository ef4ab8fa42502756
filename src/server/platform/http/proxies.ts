import type { IncomingMessage } from 'node:http'
import { isIP } from 'node:net'
import proxyAddress, { compile } from 'proxy-addr'

/** Finds a request's client by its connection and by the headers of trusted proxies. */
export type Origins = {
  /** The address of the client, or of the nearest hop that is not a trusted proxy. */
  address(request: IncomingMessage | undefined): string
  /** `https:` or `http:`, as the client sees it. */
  protocol(request: IncomingMessage | undefined): 'http:' | 'https:'
  /** Whether the connection comes from a trusted proxy. */
  isProxy(request: IncomingMessage | undefined): boolean
}

/** Trusts X-Forwarded-For and X-Forwarded-Proto from these addresses only, from the nearest hop on (TRUST_PROXY). */
export function openOrigins(trusted: readonly string[]): Origins {
  const trust = compile([...trusted])
  const isProxy = (request: IncomingMessage | undefined) =>
    trusted.length > 0 && trust(request?.socket.remoteAddress ?? '', 0)
  return {
    isProxy: (request) => isKnown(request) && isProxy(request),
    address(request) {
      if (!isKnown(request)) return 'unknown'
      const address = trusted.length > 0 ? withoutPort(proxyAddress(request, trust)) : ''
      return isIP(address) ? address : (request.socket.remoteAddress ?? 'unknown')
    },
    protocol(request) {
      // Of several values, the trusted proxy set the last one; those before it came from further away.
      const protocol =
        isKnown(request) && isProxy(request) && String(request.headers['x-forwarded-proto'] ?? '')
      return protocol && /(^|,)\s*https\s*$/i.test(protocol) ? 'https:' : 'http:'
    },
  }
}

/** Some proxies send the port as well: `41.66.12.34:5678`, `[2c0f:f248::7]:5678`. */
const withoutPort = (address: string): string =>
  address.replace(/^\[([^\]]*)\](:\d+)?$/, '$1').replace(/^(\d+(?:\.\d+){3}):\d+$/, '$1')

/** Tests call the app without a connection; a closed connection has no address. */
const isKnown = (request: IncomingMessage | undefined): request is IncomingMessage =>
  request?.socket?.remoteAddress !== undefined
