import { readdirSync, readFileSync } from 'node:fs'
import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Page, TestInfo } from '@playwright/test'
import { unique } from '../../support/browsing.ts'
import type { SampleChurch } from '../../support/sample-data.ts'
import { freshFolder, startServer } from '../../support/server.ts'
import { openTcpProxy, type TcpProxy } from '../../support/tcp-proxy.ts'
import { test as base, expect, signIn } from '../fixtures.ts'

/* The parts of a file begin at 1 MB and grow: a cut after 1.7 MB is in the middle of the second part. */

const megabyte = 1_000_000
const sample = readFileSync(
  fileURLToPath(new URL('../../../src/content/media/be-still.mp3', import.meta.url)),
)
const lost = 'Connection lost. Going on when it is back…'
const arrived = 'Audio sermon uploaded successfully!'

/** A recording of about 3 MB on the disk, with the same bytes each time. */
async function record(info: TestInfo): Promise<{ path: string; bytes: number }> {
  const bytes = Buffer.concat(Array(Math.ceil((3 * megabyte) / sample.length)).fill(sample))
  const path = info.outputPath('sunday.mp3')
  await writeFile(path, bytes)
  return { path, bytes: bytes.length }
}

/** One proxy for all tests: the browser keeps the scripts of its address. */
let shared: TcpProxy | undefined

const test = base.extend<{ tcpProxy: TcpProxy }>({
  tcpProxy: async ({ church }, use) => {
    shared ??= await openTcpProxy(church.url)
    shared.mend()
    await use(shared)
  },
})
test.afterAll(() => shared?.[Symbol.asyncDispose]())

async function openDashboard(page: Page, url: string): Promise<void> {
  await signIn(page, url, 'media')
  await page.goto(`${url}/media-dashboard`)
}

async function send(page: Page, path: string, title: string): Promise<void> {
  await page.getByLabel('Audio', { exact: true }).check()
  await page.getByLabel('Title').fill(title)
  await page.getByLabel('Preacher').fill('Pastor Esi Quaye')
  await page.getByLabel('Date').fill('2026-11-15')
  await page.getByLabel('Audio file').setInputFiles(path)
  await page.getByRole('button', { name: 'Upload' }).click()
}

const incoming = ({ dataDir }: SampleChurch) => readdirSync(join(dataDir, 'incoming'))

/** Whether visitors get the recording of this sermon unchanged. */
async function heard(url: string, title: string, path: string): Promise<boolean> {
  const response = await fetch(`${url}/backend/api/sermons/?search=${encodeURIComponent(title)}`)
  const { results } = (await response.json()) as { results: { title: string; mp3: string }[] }
  const mp3 = results.find((sermon) => sermon.title === title)?.mp3 ?? ''
  const bytes = Buffer.from(await (await fetch(url + mp3)).arrayBuffer())
  return bytes.equals(readFileSync(path))
}

/** The bytes over the connection since `before`, relative to the size of the file. */
const carried = (proxy: TcpProxy, before: number, bytes: number) => (proxy.sent() - before) / bytes

test('after a lost connection an upload continues at its offset, even with an access token that ended meanwhile', async ({
  page,
  church,
  tcpProxy: proxy,
}, info) => {
  const { path, bytes } = await record(info)
  const title = unique('In parts')
  await openDashboard(page, proxy.url)
  const before = proxy.sent()
  proxy.cutAfter(1.7 * megabyte)

  await send(page, path, title)
  await expect(page.getByRole('status').filter({ hasText: lost })).toBeVisible()
  await page.evaluate(() => localStorage.setItem('access_token', 'ended'))
  proxy.mend()

  await expect(page.getByText(arrived)).toBeVisible()
  expect(carried(proxy, before, bytes)).toBeLessThan(1.5)
  expect(await heard(church.url, title, path)).toBe(true)
  expect(incoming(church)).toEqual([])
  expect(await page.evaluate(() => localStorage.getItem('asore:uploads'))).toBe(null)
})

test('after a reload the page shows the received part, and the same file continues from there', async ({
  page,
  church,
  tcpProxy: proxy,
}, info) => {
  const { path, bytes } = await record(info)
  const title = unique('In parts')
  await openDashboard(page, proxy.url)
  const before = proxy.sent()
  proxy.cutAfter(1.7 * megabyte)
  await send(page, path, title)
  await expect(page.getByText(lost)).toBeVisible()
  proxy.mend()

  await page.reload()
  await expect(page.getByText(/^1\.\d MB of 3\.\d MB of the file “sunday\.mp3” have/)).toBeVisible()
  await expect(page.getByLabel('Title')).toHaveValue(title)
  await page.getByLabel('Audio file').setInputFiles(path)
  await page.getByRole('button', { name: 'Upload' }).click()

  await expect(page.getByText(arrived)).toBeVisible()
  expect(carried(proxy, before, bytes)).toBeLessThan(1.5)
  expect(await heard(church.url, title, path)).toBe(true)
})

test('an upload continues as soon as the network is back, even while its old connection hangs at the server', async ({
  page,
  church,
  tcpProxy: proxy,
}, info) => {
  const { path, bytes } = await record(info)
  const title = unique('In parts')
  await openDashboard(page, proxy.url)
  const before = proxy.sent()
  proxy.stallAfter(1.7 * megabyte)
  await send(page, path, title)
  await expect.poll(() => proxy.sent() - before).toBeGreaterThanOrEqual(1.7 * megabyte)

  await page.context().setOffline(true)
  await expect(page.getByText(lost)).toBeVisible()
  await page.context().setOffline(false)

  await expect(page.getByText(arrived)).toBeVisible()
  expect(carried(proxy, before, bytes)).toBeLessThan(1.9)
  expect(await heard(church.url, title, path)).toBe(true)
})

test('an access token that expires between two parts is renewed, and the part is sent again', async ({
  page,
  church,
}, info) => {
  const { path } = await record(info)
  const title = unique('In parts')
  await openDashboard(page, church.url)
  const refused: string[] = []
  await page.route('**/backend/api/uploads/*', (route) => {
    const { 'upload-offset': offset = '0' } = route.request().headers()
    if (route.request().method() !== 'PATCH' || offset === '0' || refused.length > 0) return route.fallback()
    refused.push(offset)
    return route.fulfill({ status: 401, json: { detail: 'Your session has ended.' } })
  })
  const renewed = page.waitForResponse('**/backend/api/auth/refresh/')

  await send(page, path, title)

  await expect(page.getByText(arrived)).toBeVisible()
  expect((await renewed).status()).toBe(200)
  expect(refused).toHaveLength(1)
  expect(await heard(church.url, title, path)).toBe(true)
})

test('Cancel during an upload removes the received part', async ({ page, church, tcpProxy: proxy }, info) => {
  const { path } = await record(info)
  const title = unique('In parts')
  await openDashboard(page, proxy.url)
  proxy.stallAfter(1.7 * megabyte)
  await send(page, path, title)
  await expect(page.getByText(/^More than [3-9]0% has arrived.$/)).toBeVisible()
  expect(incoming(church)).toHaveLength(1)

  await page.getByRole('button', { name: 'Cancel' }).click()

  await expect(page.getByText('The upload was cancelled. Nothing was kept of it.')).toBeVisible()
  await expect.poll(() => incoming(church)).toEqual([])
  await expect(page.getByText('have arrived before')).toHaveCount(0)
  await expect(page.getByLabel('Title')).toHaveValue(title)
})

test('an upload of an earlier visit can be removed', async ({ page, church, tcpProxy: proxy }, info) => {
  const { path } = await record(info)
  const title = unique('In parts')
  await openDashboard(page, proxy.url)
  proxy.cutAfter(1.7 * megabyte)
  await send(page, path, title)
  await expect(page.getByText(lost)).toBeVisible()
  proxy.mend()
  await page.reload()

  await page.getByRole('button', { name: /^Remove what has arrived/ }).click()

  await expect(page.getByText('have arrived before')).toHaveCount(0)
  expect(incoming(church)).toEqual([])
})

test('an upload waits for a killed server to return', async ({ page }, info) => {
  const dataDir = await freshFolder()
  const { path, bytes } = await record(info)
  const title = unique('In parts')
  {
    await using server = await startServer({ dataDir })
    await using proxy = await openTcpProxy(server.url)
    await openDashboard(page, proxy.url)
    const before = proxy.sent()
    proxy.cutAfter(1.7 * megabyte)
    await send(page, path, title)
    await expect(page.getByText(lost)).toBeVisible()

    await server.kill('SIGKILL')
    await using again = await startServer({ dataDir })
    proxy.mend(again.url)

    await expect(page.getByText(arrived)).toBeVisible({ timeout: 30_000 })
    expect(carried(proxy, before, bytes)).toBeLessThan(1.5)
    expect(await heard(again.url, title, path)).toBe(true)
    await page.goto('about:blank')
  }
  await rm(dataDir, { recursive: true })
})

test('before a backend without uploads in parts the file is sent in the form', async ({
  page,
  church,
}, info) => {
  const { path } = await record(info)
  const title = unique('In parts')
  await openDashboard(page, church.url)
  const uploads = '**/backend/api/uploads/**'

  for (const status of [404, 405, 501]) {
    await page.route(uploads, (route) => route.fulfill({ status, body: 'foreign' }))
    const saved = page.waitForResponse((one) => /sermons\/$/.test(one.url()) && one.status() === 201)
    await send(page, path, title)
    expect((await (await saved).request().allHeaders())['content-type']).toMatch(/^multipart\/form-data/)
    await expect(page.getByLabel('Title')).toHaveValue('')
    await page.unroute(uploads)
  }

  expect(await heard(church.url, title, path)).toBe(true)
})
