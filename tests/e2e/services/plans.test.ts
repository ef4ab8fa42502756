import { readFileSync } from 'node:fs'
import type { Locator, Page } from '@playwright/test'
import { findViolations } from '../../support/accessibility.ts'
import { dialog, waitAwake } from '../../support/browsing.ts'
import { expect, signIn, test } from '../fixtures.ts'
import { as } from '../leading.ts'
import { bearer } from '../people.ts'

test.use({ serviceWorkers: 'allow' })

/** How much slower than this machine the telephone of the bench is (scripts/bench). */
const slowdown = 4

/** An order of today with thirty items; leader2 leads the second one. */
async function prepare(page: Page, url: string, title: string): Promise<number> {
  const day = new Date().toISOString().slice(0, 10)
  const head = { kind: 'other', title, day, start_time: '09:00', from: 'empty' }
  const { id } = (await as(page, 'admin', 'post', 'plans/', head)) as { id: number }
  const headers = await bearer(page, url, 'admin')
  const found = await page.request.get(`${url}/backend/api/plans/people/?search=leader2`, { headers })
  const [person] = (await found.json()) as { id: number }[]
  for (let at = 1; at <= 30; at += 1)
    await page.request.post(`${url}/backend/api/plans/${id}/items/`, {
      headers,
      data: {
        ...{ kind: 'other', title: `Part ${at}`, minutes: 3, act: `act-of-part-${at}` },
        leader_account: at === 2 ? person?.id : null,
        leader_note: at === 2 ? 'Speak slowly' : '',
      },
    })
  return id
}

const now = (page: Page) => page.getByRole('region', { name: 'Now', exact: true })
const next = (page: Page) => page.getByRole('button', { name: 'Next', exact: true })

async function fits(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 740 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
}

test('who leads presses Next and a phone follows within a second, goes on alone without a network, and follows again', async ({
  page,
  browser,
  signInAs,
  church,
}) => {
  const id = await prepare(page, church.url, 'Service of the day')
  const other = await (await browser.newContext({ baseURL: church.url, serviceWorkers: 'allow' })).newPage()
  await signIn(other, church.url, 'leader2')
  await signInAs('admin')
  await other.goto('/kept')
  await other.evaluate(() => navigator.serviceWorker.ready)
  await page.goto(`/worship/live#${id}`)
  await other.goto(`/worship/live#${id}`)
  await page.getByRole('button', { name: 'Start the service' }).click()
  await expect(now(other)).toContainText('Part 1')

  await next(page).click()
  await expect(now(other)).toContainText('Part 2', { timeout: 1000 })
  await expect(other.getByRole('region', { name: 'Words and notes' })).toContainText('Speak slowly')
  await expect(now(page)).toContainText('Part 2')

  await other.context().setOffline(true)
  await expect(other.getByText('No network. You go on alone')).toBeVisible()
  await next(page).click()
  await expect(now(page)).toContainText('Part 3')
  await expect(now(other)).toContainText('Part 2')
  await other.reload()
  await waitAwake(other)
  await expect(now(other)).toContainText('Part 2')
  await expect(other.getByText('Stored on this phone.')).toBeVisible()
  await next(other).click()
  await expect(now(other)).toContainText('Part 3')
  await next(other).click()
  await expect(now(other)).toContainText('Part 4')
  await other.reload()
  await waitAwake(other)
  await expect(now(other)).toContainText('Part 4')
  await next(page).click()
  await next(page).click()
  await expect(now(page)).toContainText('Part 5')

  await other.context().setOffline(false)
  await expect(now(other)).toContainText('Part 5')
  await expect(other.getByText('No network')).toHaveCount(0)
  for (const one of [page, other]) expect(await findViolations(one)).toEqual([])
  for (const width of [360, 1280]) await fits(other, width)
  await other.context().close()
})

test('an order of thirty items opens from what a slow telephone keeps within 300 ms', async ({
  page,
  signInAs,
  church,
}) => {
  const id = await prepare(page, church.url, 'Long service')
  await signInAs('admin')
  await page.goto(`/worship/live#${id}`)
  await expect(page.getByRole('button', { name: /Part 30$/ })).toBeVisible()
  await page.goto('/worship/live#0')
  await expect(page.getByRole('link', { name: 'My orders of service' })).toBeVisible()
  await page.context().setOffline(true)
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })

  const took = await page.evaluate(
    (hash) =>
      new Promise<number>((done) => {
        const begun = performance.now()
        const isShown = () => document.querySelectorAll('.live-row').length === 30
        const seen = new MutationObserver(() => {
          if (isShown()) requestAnimationFrame(() => done(performance.now() - begun))
        })
        seen.observe(document.body, { childList: true, subtree: true })
        location.hash = hash
      }),
    String(id),
  )

  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  await page.context().setOffline(false)
  expect(took).toBeLessThan(300)
})

test('who plans writes an order by keyboard alone, at 360 and at 1280 px', async ({ page, signInAs }) => {
  await signInAs('admin')
  await page.goto('/worship#plans')
  const add = page.getByRole('button', { name: 'Add order' })
  // It is off until the orders have come: what is off takes no focus.
  await expect(add).toBeEnabled()
  await add.focus()
  await page.keyboard.press('Enter')
  await dialog(page).getByLabel('Service or event').selectOption({ label: 'Neither: title and day below' })
  await dialog(page).getByLabel('Kind of service').selectOption({ label: 'Wedding' })
  await dialog(page).getByLabel('Title').fill('Wedding of Ama and Kofi')
  await dialog(page).getByLabel('Day').fill('2031-05-10')
  await dialog(page).getByLabel('Begins').fill('10:00')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Wedding of Ama and Kofi' })).toBeVisible()

  await page.getByRole('button', { name: 'Move Vows and rings up' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Vows and rings is now item 6 of 14')).toBeAttached()
  await expect(page.getByRole('button', { name: 'Move Vows and rings up' })).toBeFocused()
  expect(await findViolations(page)).toEqual([])
  for (const width of [360, 1280]) await fits(page, width)
})

/** Where the middle of an element is. */
async function middle(target: Locator): Promise<{ x: number; y: number }> {
  const box = await target.boundingBox()
  if (!box) throw new Error('It is not shown')
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

test('who plans drags an item by mouse and by finger, puts it back by Escape, and adds a file that who serves opens', async ({
  page,
  signInAs,
  church,
}) => {
  const id = await prepare(page, church.url, 'Dragged service')
  await signInAs('admin')
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto(`/worship#plans?plan=${id}`)
  const items = page.getByRole('region', { name: 'Items' }).getByRole('listitem')
  const titles = () => items.locator('strong').allTextContents()
  const grip = (at: number) => items.nth(at).locator('.drag-grip')
  await expect(items).toHaveCount(30)
  await grip(0).scrollIntoViewIfNeeded()

  const [first, third] = [await middle(grip(0)), await middle(items.nth(2))]
  await page.mouse.move(first.x, first.y)
  await page.mouse.down()
  await page.mouse.move(third.x, third.y - 5, { steps: 5 })
  await page.mouse.move(third.x, third.y + 10, { steps: 3 })
  await page.mouse.up()
  await expect(page.getByText('Part 1 is now item 3 of 30')).toBeAttached()
  await expect
    .poll(async () => (await titles()).slice(0, 4))
    .toEqual(['Part 2', 'Part 3', 'Part 1', 'Part 4'])

  await page.mouse.move(first.x, first.y)
  await page.mouse.down()
  await page.mouse.move(third.x, third.y + 10, { steps: 5 })
  await page.keyboard.press('Escape')
  await page.mouse.up()
  await expect(page.locator('[data-dragged]')).toHaveCount(0)
  expect((await titles())[0]).toBe('Part 2')

  await page.setViewportSize({ width: 360, height: 740 })
  await grip(0).scrollIntoViewIfNeeded()
  const [from, to] = [await middle(grip(0)), await middle(items.nth(1))]
  const session = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', y?: number) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: y === undefined ? [] : [{ x: from.x, y }],
    })
  await touch('touchStart', from.y)
  await touch('touchMove', to.y)
  await touch('touchMove', to.y + 10)
  await touch('touchEnd')
  await expect.poll(async () => (await titles()).slice(0, 2)).toEqual(['Part 3', 'Part 2'])

  await page.getByRole('button', { name: 'Files of Part 3', exact: true }).click()
  const bytes = Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\n%%EOF\n')
  const file = { name: 'Notes <b>.pdf', mimeType: 'application/pdf', buffer: bytes }
  await dialog(page).getByLabel('Add file').setInputFiles(file)
  await expect(dialog(page).getByText('Notes <b>.pdf is added (0.1 MB)')).toBeVisible()
  const sound = readFileSync(new URL('../../../src/content/media/be-still.mp3', import.meta.url))
  await dialog(page)
    .getByLabel('Add file')
    .setInputFiles({ name: 'Track.mp3', mimeType: 'audio/mpeg', buffer: sound })
  await expect(dialog(page).getByText('Track.mp3 is added')).toBeVisible()
  expect(await findViolations(page)).toEqual([])

  await page.goto(`/worship/live#${id}`)
  await page.getByRole('button', { name: 'Start the service' }).click()
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Notes <b>.pdf (PDF, 0.1 MB)' }).click()
  expect(readFileSync(await (await saved).path())).toEqual(bytes)
  await page.getByRole('button', { name: /^Track\.mp3/ }).click()
  await expect
    .poll(() => page.evaluate(() => document.querySelector('audio')?.readyState ?? 0))
    .toBeGreaterThan(0)
  await fits(page, 360)
})

test('a singer opens the songs of a service with words, chords and key offline after one visit, also after a reload', async ({
  page,
  signInAs,
  church,
}) => {
  const headers = await bearer(page, church.url, 'admin')
  const post = async (path: string, data: object) =>
    (await page.request.post(`${church.url}/backend/api/${path}`, { headers, data })).json()
  const song = await post('songs/', {
    ...{ title: 'Song of the Well', key: 'G', is_public_domain: true },
    parts: [{ kind: 'verse', number: 1, language: 'en', lines: '[G]Deep the [D7]water' }],
  })
  const day = new Date().toISOString().slice(0, 10)
  const plan = await post('plans/', { kind: 'other', title: 'Evensong', day, from: 'empty' })
  const people = await page.request.get(`${church.url}/backend/api/plans/people/?search=leader2`, { headers })
  const [singer] = (await people.json()) as { id: number }[]
  await post(`plans/${plan.id}/items/`, {
    ...{ kind: 'song', title: 'Song of the Well', song: song.id, key: 'A', act: 'act-of-the-song' },
    leader_account: singer?.id,
  })
  const teams = await post('rota/teams/', { name: 'Choir of the Well', needs: [], is_open: true })
  const choir = (teams as { id: number; name: string }[]).find(({ name }) => name === 'Choir of the Well')
  await page.request.put(`${church.url}/backend/api/rota/teams/${choir?.id}/members/${singer?.id}/`, {
    headers,
    data: { state: 'serves' },
  })
  await signInAs('leader2')
  await page.goto('/kept')
  await page.evaluate(() => navigator.serviceWorker.ready)
  await page.goto(`/worship/live#${plan.id}`)
  const words = page.getByRole('region', { name: 'Words and notes' })
  await page.getByRole('button', { name: 'Start the service' }).click()
  await expect(words).toContainText('water')
  await page.goto('/worship#songs')
  await expect(page.getByText('Song of the Well')).toBeVisible()

  await page.context().setOffline(true)
  for (const again of ['first', 'after a reload']) {
    await page.goto(`/worship/live#${plan.id}`)
    if (again === 'after a reload') await page.reload()
    await waitAwake(page)
    await expect(words, again).toContainText('water')
    await expect(words.locator('[data-chord="E7"]'), again).toBeVisible()
    await expect(now(page), again).toContainText('Key A')
    await page.goto('/worship#songs')
    await page.reload()
    await expect(page.getByText('Song of the Well'), again).toBeVisible()
  }
})
