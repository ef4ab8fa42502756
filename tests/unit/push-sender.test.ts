import { createECDH, randomBytes } from 'node:crypto'
import { afterEach, expect, test, vi } from 'vitest'
import webPush from 'web-push'
import { openPush } from '../../src/server/platform/delivery/push/sender.ts'

/* A push service that is not reached: nothing of the notification can have arrived, so it is sent again. */

vi.mock('../../src/server/platform/net/public-address.ts', async (original) => ({
  ...(await original<typeof import('../../src/server/platform/net/public-address.ts')>()),
  // A name server that does not answer: the connection is never made.
  lookupPublic: () => undefined,
}))

afterEach(() => void vi.restoreAllMocks())

test('a notification whose connection was not made in time may be sent again', async () => {
  const soon = AbortSignal.timeout(50)
  vi.spyOn(AbortSignal, 'timeout').mockReturnValue(soon)
  const push = openPush(webPush.generateVAPIDKeys(), {
    PUBLIC_SITE_URL: 'https://church.example',
    MAIL_FROM: 'office@church.example',
    PUSH_LOOPBACK: false,
  })
  const subscription = {
    endpoint: 'https://push.example.com/1',
    p256dh: createECDH('prime256v1').generateKeys().toString('base64url'),
    auth: randomBytes(16).toString('base64url'),
  }

  const notice = { title: 'Harvest', body: 'On Sunday', page: '/', stop: '/stop' }

  expect(await push.send(subscription, notice)).toBe('busy')
})
