import type { Page } from '@playwright/test'
import type { SampleChurch } from '../../support/sample-data.ts'
import { expect, test } from '../fixtures.ts'
import { bearer, newPerson } from '../people.ts'

/** Every dashboard with the accounts that may open it. */
const dashboards: Record<string, readonly string[]> = {
  '/super-admin': ['admin'],
  '/admin': ['admin'],
  '/fellowship-leader': ['leader', 'admin'],
  '/media-dashboard': ['media', 'admin'],
  '/media-dashboard/add-sermon': ['media', 'admin'],
  '/media-dashboard/edit-sermon/1': ['media', 'admin'],
}

/** The page to which each account without the role is redirected. */
const homes = {
  nobody: /\/login\?next=/,
  member: /\/dashboard$/,
  newcomer: /\/dashboard$/,
  leader: /\/fellowship-leader$/,
  media: /\/media-dashboard$/,
  admin: /\/super-admin$/,
}

/** Records the path of each page whose main element is painted in any frame, and every call with its page. */
async function watch(page: Page) {
  const calls: string[] = []
  page.on('request', (request) => {
    const [, path] = request.url().split('/backend/api/')
    if (path) calls.push(`${new URL(request.frame().url()).pathname} calls ${path}`)
  })
  await page.addInitScript(() => {
    const look = () => {
      const main = document.querySelector('main')
      if (!document.documentElement.hidden && main?.innerText.trim())
        sessionStorage.setItem('painted', `${sessionStorage.getItem('painted') ?? ''} ${location.pathname};`)
      requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  })
  const painted = () => page.evaluate(() => sessionStorage.getItem('painted') ?? '')
  return { calls, painted }
}

for (const [who, home] of Object.entries(homes)) {
  test(`${who}: each dashboard opens, or redirects before anything is painted or requested`, async ({
    page,
    signInAs,
  }) => {
    if (who !== 'nobody') await signInAs(who)
    await page.goto('/robots.txt')
    const { calls, painted } = await watch(page)

    for (const [path, allowed] of Object.entries(dashboards)) {
      await page.evaluate(() => sessionStorage.removeItem('painted'))
      calls.length = 0
      // Another letter case does not bypass the guard.
      await page.goto(allowed.length > 1 ? path : path.toUpperCase())
      const own = (text: string) => text.toLowerCase().includes(`${path} calls`)
      if (allowed.includes(who)) {
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        await expect.poll(painted).toMatch(new RegExp(`${path};`, 'i'))
        continue
      }
      await expect(page).toHaveURL(home)
      await expect.poll(painted).not.toBe('')
      expect(await painted()).not.toMatch(new RegExp(` ${path};`, 'i'))
      expect(calls.filter(own)).toEqual([])
    }
  })
}

const demoted = 'Your role in the church has changed, and this page is not open to it.'

/** A person with this role, and a function that takes the role away. */
async function someoneWith(page: Page, church: SampleChurch, role: string) {
  const { url } = church
  const username = await newPerson(page, church, { complete: false })
  const headers = await bearer(page, url, 'admin')
  const response = await page.request.get(`${url}/backend/api/users/?search=${username}`, { headers })
  const { results } = (await response.json()) as { results: { id: number }[] }
  const id = results[0]?.id ?? 0
  const give = (to: string) =>
    page.request.put(`${url}/backend/api/admin/users/${id}/role/`, { headers, data: { role: to } })
  await give(role)
  return { username, id, headers, takeAway: () => give('user') }
}

test('a media role that is taken away while a sermon is edited ends with the save', async ({
  page,
  signInAs,
  church,
}) => {
  const { username, takeAway } = await someoneWith(page, church, 'media')
  await signInAs(username)
  await page.goto('/media-dashboard/edit-sermon/1')
  await page.getByLabel('Title').fill('Taken over')
  await takeAway()

  await page.getByRole('button', { name: 'Save' }).click()

  await expect(page).toHaveURL('/dashboard')
  await expect(page.locator('.toast-error')).toHaveText(demoted)
})

test('an admin whose role is taken away is redirected by the next search, in other tabs, too', async ({
  page,
  signInAs,
  church,
  context,
}) => {
  const { username, takeAway } = await someoneWith(page, church, 'admin')
  await signInAs(username)
  await page.goto('/super-admin#users')
  const other = await context.newPage()
  await other.goto('/admin#logs')
  await expect(page.getByRole('row').nth(1)).toBeVisible()
  await takeAway()

  await page.getByPlaceholder('Search members...').fill('ama')

  await expect(page).toHaveURL('/dashboard')
  await expect(page.locator('.toast-error')).toHaveText(
    /Your account may not do this|Your role in the church/,
  )
  await expect(other).toHaveURL('/dashboard')
})
