import { afterEach, expect, test, vi } from 'vitest'
import { openWatchdog } from '../../src/server/app/operations/watchdog.ts'

/* tests/api/security/standstill.slow.test.ts ends a server whose event loop stands still. */

afterEach(() => vi.unstubAllEnvs())

const settings = { limit: 60_000, json: true }

test('a watchdog ends when it is stopped, without a warning', async () => {
  const warn = vi.fn()

  const stop = openWatchdog({ ...settings, warn })
  await stop()

  expect(warn).not.toHaveBeenCalled()
})

test('on a machine without bash the operator reads that there is no watchdog', async () => {
  vi.stubEnv('PATH', '')
  const warn = vi.fn()

  const stop = openWatchdog({ ...settings, warn })
  await stop()

  expect(warn).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(/^There is no watchdog .*bash/))
})
