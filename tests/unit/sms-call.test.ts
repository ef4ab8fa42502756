import { afterEach, expect, test, vi } from 'vitest'
import { callSms, failureOf, timeout } from '../../src/server/platform/delivery/call.ts'

/* Whether a call to a provider of text messages that failed may be repeated: only where no byte of it can have arrived. */

afterEach(() => vi.unstubAllGlobals())

const failed = (code: string, syscall: string) => Object.assign(new Error(code), { code, syscall })

async function callWith(cause: Error) {
  vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('fetch failed', { cause })))
  return failureOf(await callSms('https://sms.example/send', { method: 'POST', body: {} }))?.kind
}

test('a provider with two addresses, neither of which answered in time, is asked again', async () => {
  const attempts = [failed('ETIMEDOUT', 'connect'), failed('ENETUNREACH', 'connect')]
  const cause = Object.assign(new AggregateError(attempts), { code: 'ETIMEDOUT' })

  expect(await callWith(cause)).toBe('busy')
})

test('a connection that broke afterwards is not asked again', async () => {
  expect(await callWith(failed('ETIMEDOUT', 'read'))).toBe('no answer')
  expect(await callWith(failed('ECONNRESET', 'read'))).toBe('no answer')
})

test('a call waits longer than fetch does for a connection, so that a provider that was not reached is known', () => {
  // undici gives a connection up after ten seconds, and looks once a half second.
  expect(timeout).toBeGreaterThan(11_000)
})
