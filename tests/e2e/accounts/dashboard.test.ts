import { expect, test } from '../fixtures.ts'

const calls = [
  'events/',
  'sermons/',
  'fellowships/my/',
  'prayer_requests/my/',
  'members/my/testimonies/',
  'announcements/',
]

const needs = 'members/my/needs/'

test('the dashboard makes its six calls, and one for what needs the member, on load and again on Refresh; its tabs are chosen with arrow keys, and a reload keeps the tab', async ({
  page,
  signInAs,
}) => {
  await signInAs('member')
  const made: string[] = []
  page.on('request', (request) => {
    const [, path] = request.url().split('/backend/api/')
    // Besides the six of the specification: whether the member was asked for consent, which pages were given to them, and whether a task is theirs.
    if (path && !path.includes('consents') && !['users/me/', 'me/workspace/'].includes(path))
      made.push(`${request.method()} ${path}`)
  })
  const expected = [...calls, needs].map((path) => `GET ${path}`).sort()

  await page.goto('/dashboard')
  await expect(page.getByRole('button', { name: 'Refresh' })).toBeEnabled()
  expect(made.splice(0).sort()).toEqual(expected)

  await test.step('headings and links', async () => {
    await expect(page.getByRole('heading', { name: 'My Dashboard' })).toBeVisible()
    await expect(page.getByText('Welcome to your personal church dashboard')).toBeVisible()
    await expect(page.getByRole('tab', { name: 'Overview' })).toHaveAttribute('aria-selected', 'true')
    await expect(page.getByRole('link', { name: 'View All Events' })).toHaveAttribute('href', '/events')
    await expect(page.getByRole('link', { name: 'View All Sermons' })).toHaveAttribute('href', '/sermons')
    for (const path of ['/prayer-requests', '/testimonies', '/give', '/live-stream', '/service-times'])
      await expect(page.locator(`main a[href="${path}"]`).first()).toBeVisible()
  })

  await test.step('Refresh', async () => {
    await page.getByRole('button', { name: 'Refresh' }).click()
    await expect.poll(() => made.length).toBe(expected.length)
    expect(made.sort()).toEqual(expected)
    await expect(page.getByRole('button', { name: 'Refresh' })).toBeEnabled()
  })

  await test.step('tabs', async () => {
    await page.getByRole('tab', { name: 'Overview' }).focus()
    await page.keyboard.press('ArrowRight')
    const tab = page.getByRole('tab', { name: 'Prayer Requests' })
    await expect(tab).toHaveAttribute('aria-selected', 'true')
    await expect(page).toHaveURL(/#/)
    await page.reload()
    await expect(tab).toHaveAttribute('aria-selected', 'true')
  })
})

for (const [username, path] of [
  ['admin', '/super-admin'],
  ['media', '/media-dashboard'],
  ['leader', '/fellowship-leader'],
] as const) {
  test(`${username} is redirected from the member dashboard to ${path}`, async ({ page, signInAs }) => {
    await signInAs(username)

    await page.goto('/dashboard')

    await expect(page).toHaveURL(path)
  })
}
