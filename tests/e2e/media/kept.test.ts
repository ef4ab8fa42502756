import type { Page } from '@playwright/test'
import { findViolations } from '../../support/accessibility.ts'
import { unique } from '../../support/browsing.ts'
import { findMisfits } from '../../support/text-fit.ts'
import { expect, test } from '../fixtures.ts'
import { bearer, logIn, newPerson } from '../people.ts'

test.use({ serviceWorkers: 'allow' })

const from = /^This page is from \d+ \w+, \d\d:\d\d\. You have no connection\./

const isKept = (page: Page, path: string) =>
  page.evaluate(async (one) => Boolean(await caches.match(one)), path)

/** Opens pages, and waits until each is kept; the first one is open before there is a worker. */
async function read(page: Page, ...paths: string[]): Promise<void> {
  for (const path of paths) {
    await page.goto(path)
    await expect.poll(() => isKept(page, path)).toBe(true)
  }
}

test('pages that were read are read again without a network; one that was not is named, with what is kept', async ({
  page,
  context,
}) => {
  await read(page, '/about', '/service-times', '/')
  await context.setOffline(true)

  for (const path of ['/about', '/service-times', '/']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByText(from)).toBeVisible()
    // Its style sheet has come, too.
    await expect(page.locator('.skip-link')).toHaveCSS('position', 'fixed')
  }
  expect(await findViolations(page)).toEqual([])

  await page.goto('/give')
  await expect(
    page.getByText(/^You have no connection. The page was not read on this device before/),
  ).toBeVisible()
  await expect(page.getByRole('main').getByRole('link')).toHaveText(['Welcome', 'Service times', 'About'])
  expect(await findViolations(page)).toEqual([])
  await page.getByRole('button', { name: /^Remove Service times/i }).click()
  await expect(page.getByRole('main').getByRole('link')).toHaveCount(2)
  await page.getByRole('main').getByRole('link', { name: /About/ }).click()
  await expect(page.getByText(from)).toBeVisible()

  await context.setOffline(false)
  await page.getByRole('link', { name: 'Try again' }).click()
  await expect(page.getByText(from)).toHaveCount(0)
})

test('a treasurer presses Help in Cash Counts, and reads it again without a network, and finds other help', async ({
  page,
  context,
  signInAs,
}) => {
  const help = page.getByRole('link', { name: 'Help', exact: true })
  await read(page, '/about')
  await signInAs('treasurer')
  await page.goto('/books#counts')
  await page.getByRole('heading', { name: 'Cash Counts' }).waitFor()

  await help.click()
  await expect(page).toHaveURL('/help/books-counts')
  for (const path of ['/help/books-counts', '/help']) await expect.poll(() => isKept(page, path)).toBe(true)
  await context.setOffline(true)
  await page.reload()

  await expect(page.getByRole('heading', { name: 'Count a service' })).toBeVisible()
  await expect(page.getByText(from)).toBeVisible()
  await help.click()
  await page.getByLabel('What would you like to do?').fill('cheque')
  await expect(page.getByText('1 found.')).toBeVisible()
  await expect(page.getByRole('main').getByRole('listitem')).toHaveText([/^Cash Counts/])
})

test('what is kept and what was not sent fits at every width, with letters of twice the size', async ({
  page,
}) => {
  await read(page, '/about', '/service-times', '/testimonies', '/prayer-requests', '/live-stream')
  await page.evaluate(async (sermon) => {
    const about = encodeURIComponent(JSON.stringify(sermon))
    const answer = new Response('', { headers: { 'X-Kept-Sound': about } })
    await (await caches.open('asore-sounds')).put(sermon.track.audio, answer)
    const waiting = {
      method: 'POST',
      path: 'prayer_requests/create/',
      what: 'Prayer request',
      who: '',
      by: '',
    }
    const body = JSON.stringify({ title: 'Thanksgiving for my grandmother’s operation' })
    const form = { page: '/prayer-requests', draft: '', fields: '' }
    const unsent = {
      ...waiting,
      body,
      form,
      id: '1',
      at: '2026-11-22T10:15:00Z',
      refused: 'Please enter a title',
    }
    localStorage.setItem('asore:outbox', JSON.stringify([unsent]))
  }, sound)

  await page.goto('/kept')

  await expect(page.getByRole('region', { name: 'Not sent yet' })).toContainText('grandmother')
  await expect(page.getByRole('region', { name: 'Sermons' })).toContainText('Righteousness')
  await expect(page.getByRole('region', { name: 'Pages' })).toContainText('Testimonies')
  expect(await findMisfits(page)).toEqual([])
})

const sound = {
  track: { id: 1, title: 'Righteousness and Thanksgiving', audio: '/media/sermon.mp3' },
  bytes: 3_200_000,
}

test('a member reads their own requests without a network; who signs in next on the phone reads none of it', async ({
  page,
  context,
  signInAs,
  church,
}) => {
  const title = unique('For my mother')
  const prayer = page.getByText(title, { exact: true }).first()
  const first = await newPerson(page, church)
  await page.request.post('/backend/api/prayer_requests/create/', {
    headers: await bearer(page, church.url, first),
    data: { title, description: 'Please pray.', isPrivate: true },
  })
  await signInAs(first)
  await read(page, '/about', '/dashboard')
  await page.goto('/dashboard#prayer-requests')
  await expect(prayer).toBeVisible()
  await context.setOffline(true)
  await page.reload()
  await expect(prayer).toBeVisible()
  await expect(page.getByText(from)).toBeVisible()

  await context.setOffline(false)
  await page.goto('/about')
  await page.getByRole('button', { name: 'Account menu' }).click()
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page).toHaveURL('/login')
  await logIn(page, 'member')
  await expect(page).toHaveURL('/dashboard')
  await context.setOffline(true)

  await page.goto('/about')
  await expect(page.getByText(/The page was not read on this device before/)).toBeVisible()
  await page.goto('/dashboard#prayer-requests')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByText(title)).toHaveCount(0)
  expect(await page.evaluate(everythingKept)).not.toContain(title)
})

/** All texts in Cache Storage. */
async function everythingKept(): Promise<string> {
  const texts: string[] = []
  for (const name of await caches.keys()) {
    const cache = await caches.open(name)
    for (const request of await cache.keys()) texts.push((await (await cache.match(request))?.text()) ?? '')
  }
  return texts.join()
}

test('a sermon’s sound is kept after its size and price were read, plays without a network, and is removed', async ({
  page,
  context,
}) => {
  await keepSound(page)
  await context.setOffline(true)

  await page.reload()
  await page.getByRole('button', { name: 'Listen' }).click()
  await expect(page.getByRole('slider', { name: 'Position' })).toHaveAttribute('max', /^[1-9]/)

  await page.goto('/kept')
  const sounds = page.getByRole('region', { name: 'Sermons' })
  await sounds.getByRole('button', { name: /^Remove the sound of/ }).click()
  await expect(sounds).toBeHidden()
})

test('a kept sound is heard on /kept, though the page of its sermon was removed', async ({
  page,
  context,
}) => {
  await keepSound(page)
  await context.setOffline(true)
  await page.goto('/kept')
  await page.getByRole('button', { name: 'Remove all pages' }).click()
  await expect(page.getByText('Nothing is saved yet.')).toBeVisible()

  const sounds = page.getByRole('region', { name: 'Sermons' })
  await sounds.getByRole('button', { name: /^Listen Now/ }).click()

  await expect(page.getByRole('slider', { name: 'Position' })).toHaveAttribute('max', /^[1-9]/)
  await sounds.getByRole('button', { name: /^Pause/ }).click()
  await expect(sounds.getByRole('button', { name: /^Listen Now/ })).toBeVisible()
})

test('a new release brings what plays a kept sound', async ({ page }) => {
  await keepSound(page)
  await page.evaluate(async () => {
    for (const one of await navigator.serviceWorker.getRegistrations()) await one.unregister()
    await caches.delete('asore-assets')
  })

  await page.goto('/about')

  const scripts = () =>
    page.evaluate(async () => (await (await caches.open('asore-assets')).keys()).map(({ url }) => url).join())
  await expect.poll(scripts).toMatch(/^(?=.*\/offline-sounds\.)(?=.*\/player\.)/)
})

test('a kept list shows what is searched for now, and not what was when it was kept', async ({
  page,
  context,
}) => {
  await read(page, '/about', '/sermons?search=grace&recording=all')
  await context.setOffline(true)

  await page.goto('/sermons?search=xylophone&recording=all')

  await expect(page.getByText(from)).toBeVisible()
  await expect(page.getByText('No sermon was found with these words.')).toBeVisible()
  await expect(page).toHaveURL('/sermons?search=xylophone&recording=all')
  await expect(page.getByLabel('Search sermons')).toHaveValue('xylophone')
})

/** Opens the page of a sermon and keeps its sound, which nobody has heard yet. */
async function keepSound(page: Page): Promise<void> {
  const answer = await page.request.get('/backend/api/sermons/')
  const { results }: { results: { id: number; audio_url: string; media_bytes: number }[] } =
    await answer.json()
  const sermon = results.find(({ audio_url, media_bytes }) => audio_url && media_bytes > 0)
  await read(page, '/about', `/sermons/${sermon?.id}`)
  await page.getByText('Save offline').first().click()
  await expect(page.getByText(/^[\d.]+ MB: about \d+ pesewas? of mobile data\.$/)).toBeVisible()
  await page.getByRole('button', { name: 'Save offline' }).click()
  await expect(page.getByText('Saved offline. It plays without a network.')).toBeVisible()
}
