import type { IncomingMessage } from 'node:http'
import { expect, test } from 'vitest'
import { networkOf } from '../../src/server/platform/http/network.ts'
import { openOrigins } from '../../src/server/platform/http/proxies.ts'
import { jsonLog } from '../../src/server/platform/logging/log.ts'
import { redactText, shortenAddress } from '../../src/server/platform/logging/redact.ts'
import { setRequestId } from '../../src/server/platform/logging/request-id.ts'

/** The parts of a request that are read here. */
const requestFrom = (remoteAddress: string, headers: Record<string, string> = {}) =>
  ({ socket: { remoteAddress }, headers }) as unknown as IncomingMessage

const forwarded = (remoteAddress: string, chain: string, proto = '') =>
  requestFrom(remoteAddress, { 'x-forwarded-for': chain, 'x-forwarded-proto': proto })

test('without a trusted proxy forwarded headers are ignored', () => {
  const origins = openOrigins([])
  const request = forwarded('198.51.100.7', '6.6.6.6', 'https')

  expect(origins.address(request)).toBe('198.51.100.7')
  expect(origins.protocol(request)).toBe('http:')
  expect(origins.isProxy(request)).toBe(false)
})

test('behind trusted proxies the client is the nearest address that is not trusted', () => {
  const origins = openOrigins(['loopback', '10.0.0.0/8'])

  expect(origins.address(forwarded('127.0.0.1', '6.6.6.6, 41.66.12.34'))).toBe('41.66.12.34')
  expect(origins.address(forwarded('::ffff:127.0.0.1', '41.66.12.34, 10.1.2.3'))).toBe('41.66.12.34')
  expect(origins.address(forwarded('198.51.100.7', '41.66.12.34'))).toBe('198.51.100.7')
  expect(origins.address(forwarded('127.0.0.1', 'unknown'))).toBe('127.0.0.1')
  expect(origins.address(requestFrom('127.0.0.1'))).toBe('127.0.0.1')
  expect(origins.address(undefined)).toBe('unknown')
})

test.each([
  ['41.66.12.34:5678', '41.66.12.34'],
  ['[2c0f:f248::7]:5678', '2c0f:f248::7'],
  ['[2c0f:f248::7]', '2c0f:f248::7'],
  ['', '127.0.0.1'],
  [',,,', '127.0.0.1'],
  ['41.66.12.34:', '127.0.0.1'],
  ['[41.66.12.34', '127.0.0.1'],
  ['41.66.12.34 6.6.6.6', '127.0.0.1'],
])('X-Forwarded-For “%s” of a trusted proxy gives the address %s', (chain, address) => {
  expect(openOrigins(['loopback']).address(forwarded('127.0.0.1', chain))).toBe(address)
})

test.each([
  ['41.66.12.34', '41.66.12.34'],
  ['::ffff:41.66.12.34', '41.66.12.34'],
  ['2c0f:f248:12:ab::7', '2c0f:f248:12:ab::/64'],
  ['2C0F:F248:0012:00AB:1:2:3:4', '2c0f:f248:12:ab::/64'],
  ['2c0f:f248::7', '2c0f:f248::/64'],
  ['2c0f::1:2:3:4:5:6', '2c0f:0:1:2::/64'],
  ['64:ff9b::41.66.12.34', '64:ff9b::/64'],
  ['::1', '::/64'],
  ['::', '::/64'],
  ['fe80::1%eth0', 'fe80::/64'],
  ['unknown', 'unknown'],
])('the rate-limit key of %s is %s', (address, network) => {
  expect(networkOf(address)).toBe(network)
})

test('the last value of X-Forwarded-Proto, which the trusted proxy has set, counts', () => {
  const origins = openOrigins(['loopback'])

  expect(origins.protocol(forwarded('127.0.0.1', '41.66.12.34', 'https'))).toBe('https:')
  expect(origins.protocol(forwarded('127.0.0.1', '41.66.12.34', 'https, http'))).toBe('http:')
  expect(origins.protocol(forwarded('41.66.12.34', '', 'https'))).toBe('http:')
})

test('a request id is accepted only from a trusted proxy and only in a safe form', () => {
  const origins = openOrigins(['loopback'])
  const name = (from: string, id: string) => setRequestId(requestFrom(from, { 'x-request-id': id }), origins)
  const own = /^[0-9a-f-]{36}$/

  expect(name('127.0.0.1', 'caddy-4711-abc')).toBe('caddy-4711-abc')
  expect(name('41.66.12.34', 'caddy-4711-abc')).toMatch(own)
  for (const wrong of ['a b c d e f g', 'abcdefgh\n{"level"', 'short', 'x'.repeat(65)])
    expect(name('127.0.0.1', wrong)).toMatch(own)
})

test.each([
  ['41.66.12.34', '41.66.12.0'],
  ['::ffff:41.66.12.34', '41.66.12.0'],
  ['2c0f:f248:12:abcd::7', '2c0f:f248:12::'],
  ['2c0f::1:2:3:4:5:6', '2c0f:0:1::'],
  ['fe80::1%eth0', 'fe80::'],
  ['::1', '::'],
  ['unknown', 'unknown'],
])('the log shortens the address %s to %s', (address, kept) => {
  expect(shortenAddress(address)).toBe(kept)
})

test('a logged error is redacted and names the id of its request', () => {
  const lines: string[] = []
  const log = jsonLog({ write: (line) => lines.push(line) })
  const error = new Error(
    '550 abena.o@example.com refused; +233 24 412 3456; GET /users?search=owusu; 8sHk2Lq0vT4yXw7Rj5Nn1Zc3Bb6Mm9Pp0aQ',
  )

  log.fault(error, 'request-1')

  const { level, id, error: told } = JSON.parse(lines[0] ?? '')
  expect({ level, id }).toEqual({ level: 'error', id: 'request-1' })
  expect(told.message).toBe('550 [address] refused; [number]; GET /users?[query] [token]')
  expect(told.stack).toMatch(/^\s+at /)
  // Without the time of the line, which may contain the digits.
  expect(JSON.stringify(told)).not.toMatch(/abena|244|412|owusu|8sHk/)
})

test('an ordinary error message is not redacted', () => {
  const message = 'SQLITE_BUSY: database is locked, at src/server/platform/db/open-database.ts:21'

  expect(redactText(message)).toBe(message)
})
