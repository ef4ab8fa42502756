import { openFakePush } from '../../support/fake-push.ts'
import { demoPassword, expect, test } from '../fixtures.ts'

// A worker is not taken back with the page.
test.use({ serviceWorkers: 'allow', churchSettings: { PUSH_LOOPBACK: 'on' } })

test('a member on a phone asks for notifications, gets one, reads it in the list, and stops messages of its kind', async ({
  page,
  context,
  church,
  signInAs,
}) => {
  const service = await openFakePush()
  const { url } = church
  const call = async (as: string, method: string, path: string, data?: object, version?: number) => {
    const session = await page.request.post(`${url}/backend/api/auth/login/`, {
      data: { username: as, password: demoPassword },
    })
    const { access } = await session.json()
    const headers = { Authorization: `Bearer ${access}`, ...(version && { 'If-Match': `"${version}"` }) }
    return (await page.request.fetch(`${url}/backend/api/${path}`, { method, headers, data })).json()
  }
  const { version } = await call('admin', 'GET', 'admin/settings/')
  // The hour of the test may be a quiet one, and its day a Sunday.
  const loud = { quiet_from: '00:00', quiet_until: '00:00', quiet_sundays: false }
  await call('admin', 'PATCH', 'admin/settings/', loud, version)
  // The push service of a browser is another company's: the browser is given a subscription at the fake.
  await page.addInitScript(
    (given) => {
      PushManager.prototype.getSubscription = async () => null
      PushManager.prototype.subscribe = async () =>
        ({
          toJSON: () => ({ endpoint: given.endpoint, keys: { p256dh: given.p256dh, auth: given.auth } }),
        }) as unknown as PushSubscription
    },
    service.subscribe('taken', 'phone'),
  )
  await page.setViewportSize({ width: 360, height: 740 })
  await signInAs('member')

  await page.goto('/settings#messages')
  await page.getByRole('button', { name: 'Turn on notifications' }).click()
  await expect(page.getByText(/was told not to show notifications/)).not.toHaveCount(0)
  await context.grantPermissions(['notifications'], { origin: url })
  await page.reload()
  await page.getByRole('button', { name: 'Turn on notifications' }).click()
  await expect(page.getByText('Notifications come to this device now.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Turn off notifications' })).toBeFocused()
  await page.getByLabel('A notification on my devices').check()
  await expect(page.getByText('Saved.')).toBeVisible()

  const message = { audience: 'fellowship 1', purpose: 'fellowship', channel: 'first choice', send_at: '' }
  const text = 'Dear {first name}, we meet at six.'
  const { id } = await call('admin', 'POST', 'messages/', { ...message, subject: 'Wednesday', text })
  await expect.poll(() => service.book.length).toBe(1)
  await page.goto('/dashboard')
  await page.getByRole('link', { name: /^Read it/ }).click()
  await page.getByRole('button', { name: 'Wednesday' }).click()
  await expect(page.getByText(/^Dear \S+, we meet at six\.$/)).toBeVisible()
  await expect(page.getByText('You have read all of them.')).toBeVisible()
  // What became of text messages to others is asked for meanwhile.
  const states = async () => {
    const { results } = await call('admin', 'GET', `messages/${id}/deliveries/?status=arrived`)
    return results.filter(({ person }: { person: string }) => person === 'Akosua Mensah')
  }
  await expect.poll(states).toMatchObject([{ channel: 'push', why: 'Read under My messages.' }])

  await page.getByRole('button', { name: 'Stop messages of this kind' }).click()
  await expect(page.getByText(/^No more messages of this kind come to you: My fellowship\./)).toBeVisible()
  await page.goto('/settings#messages')
  await expect(page.getByLabel('My fellowship')).not.toBeChecked()
  await page.getByRole('button', { name: 'Turn off notifications' }).click()
  await expect(page.getByRole('button', { name: 'Turn on notifications' })).toBeVisible()
  expect(service.faults).toEqual([])
  service.close()
})
