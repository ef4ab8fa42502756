import type { Browser, Page } from '@playwright/test'
import { settle } from '../../support/browsing.ts'
import type { SampleChurch } from '../../support/sample-data.ts'
import { expect, signIn, test } from '../fixtures.ts'
import { bearer, newPerson } from '../people.ts'

/** Another person in another browser context. */
async function inAnotherBrowser(browser: Browser, url: string, username?: string) {
  const context = await browser.newContext({ baseURL: url })
  const page = await context.newPage()
  if (username) await signIn(page, url, username)
  return { page, [Symbol.asyncDispose]: () => context.close() }
}

/** A member of the fellowship whose leader is `leader`. */
async function memberOfBethel(page: Page, church: SampleChurch): Promise<string> {
  const { url } = church
  const username = await newPerson(page, church, { email: `${crypto.randomUUID().slice(0, 8)}@example.com` })
  await page.request.post(`${url}/backend/api/fellowships/1/join/`, {
    headers: await bearer(page, url, username),
  })
  return username
}

test('a telephone number that a member hides is not shown to the leader', async ({
  page,
  browser,
  church,
  signInAs,
}) => {
  const username = await memberOfBethel(page, church)
  await signInAs(username)
  await using leader = await inAnotherBrowser(browser, church.url, 'leader')
  const row = leader.page.getByRole('row').filter({ hasText: username })
  const seen = leader.page.getByRole('main').getByText('024 412 3456')
  await page.goto('/settings#who-sees-what')

  await page.getByRole('combobox', { name: 'Telephone' }).selectOption('Only the church office')
  await expect(page.getByText('Saved. Telephone: Only the church office.')).toBeVisible()
  await leader.page.goto(`/fellowship-leader#members?search=${username}`)

  await expect(row.or(leader.page.getByText(username)).first()).toBeVisible()
  await expect(leader.page.getByText('No phone').first()).toBeAttached()
  await expect(leader.page.getByRole('link', { name: /^Call / })).toHaveCount(0)
  await expect(seen).toHaveCount(0)
})

test('a changed name is shown to the leader, and an answered request to everybody', async ({
  page,
  browser,
  church,
  signInAs,
}) => {
  const username = await memberOfBethel(page, church)
  // No name has digits.
  const letters = username.slice(4).replace(/\d/g, (digit) => 'ghijklmnop'.charAt(Number(digit)))
  const [name, title] = [`Nana${letters}`, `For my harvest ${username}`]
  await signInAs(username)
  await page.goto('/profile')
  await page.getByRole('button', { name: 'Edit Personal Details' }).click()
  await page.getByLabel('First name').fill(name)
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Personal Details updated successfully!')).toBeVisible()
  await page.goto('/prayer-requests')
  await page.getByLabel('Title').fill(title)
  await page.getByLabel('Description').fill('Please stand with us.')
  await page.getByRole('button', { name: 'Submit prayer request' }).click()
  const marked = page.waitForResponse('**/answered/')
  await page
    .getByRole('button', { name: /^Mark Answered/ })
    .filter({ hasText: title })
    .click()
  expect((await marked).ok()).toBe(true)

  await using leader = await inAnotherBrowser(browser, church.url, 'leader')
  await using visitor = await inAnotherBrowser(browser, church.url)
  await leader.page.goto(`/fellowship-leader#members?search=${name}`)
  await visitor.page.goto('/prayer-requests?show=answered')

  await expect(leader.page.getByText(`${name} Arthur`).first()).toBeVisible()
  const card = visitor.page.locator('li.card').filter({ hasText: title })
  await expect(card.getByText(`${name} Arthur`)).toBeVisible()
  await expect(card.getByText('Answered', { exact: true })).toBeVisible()
})

test('a newcomer sees the next step on every page of the member area', async ({ page, church, signInAs }) => {
  await signInAs(await newPerson(page, church, { complete: false }))

  for (const [path, next, href] of [
    ['/dashboard', 'Complete your profile', '/complete-profile'],
    ['/dashboard', 'Join a Fellowship', '/fellowships'],
    ['/profile', 'Complete your profile', '/complete-profile'],
    ['/dashboard#prayer-requests', 'New Prayer Request', '/prayer-requests'],
    ['/member-fellowship', 'See what they do, and when they meet', '/fellowships'],
    ['/dashboard#testimonies', 'Share Testimony', '/testimonyshare'],
    ['/settings', 'Complete your profile', '/complete-profile'],
  ] as const) {
    if (new URL(page.url()).pathname !== path) await page.goto(path)
    await expect(page.getByRole('main').getByRole('link', { name: next }).first()).toHaveAttribute(
      'href',
      href,
    )
  }
  await expect(page.getByText("You haven't submitted any prayer requests yet.")).toHaveCount(0)
})

test('a dashboard without announcements links to the events', async ({ page, signInAs }) => {
  await page.route('**/backend/api/announcements/', (route) => route.fulfill({ json: [] }))
  await signInAs('member')
  await page.goto('/dashboard#announcements')

  await expect(page.getByText('No announcements at this time.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'See what comes next' })).toHaveAttribute('href', '/events')
})

test('broken stored values break no page for a member', async ({ page, signInAs }) => {
  await signInAs('member')
  for (const broken of ['{', 'null', '{"1":true}', '[1,"two",null,{},1e99,-3.5]'])
    await test.step(broken, async () => {
      // Stored before any script of a page reads them.
      if (page.url() === 'about:blank') await page.goto('/robots.txt')
      await page.evaluate((value) => {
        for (const key of ['favoriteGroups', 'serviceReminders', 'eventReminders', 'asore:keepsakes'])
          localStorage.setItem(key, value)
        localStorage.setItem('profileImage', value)
        for (const key of ['asore:unsent', 'asore:toasts', 'asore:draft:contact', 'asore:playback'])
          sessionStorage.setItem(key, value)
      }, broken)

      for (const path of [
        '/service-times',
        '/events',
        '/dashboard',
        '/profile',
        '/contact',
        '/fellowships?group=1',
      ]) {
        await page.goto(path)
        await settle(page)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      }
      const favourite = page.getByRole('dialog').getByRole('button', { name: /favou?rite/i })
      const before = await favourite.getAttribute('aria-pressed')
      await favourite.click()
      await expect(favourite).toHaveAttribute('aria-pressed', before === 'true' ? 'false' : 'true')
    })
})
