import { writeFile } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'
import { blockKinds } from '../../../src/lib/contract/website/blocks/all.ts'
import { findViolations } from '../../support/accessibility.ts'
import { dialog } from '../../support/browsing.ts'
import { filledBlocks } from '../../support/filled-blocks.ts'
import { photograph } from '../../support/photograph.ts'
import { demoPassword, expect, test } from '../fixtures.ts'

/** Presses a button as people without a mouse do. */
async function press(target: Locator): Promise<void> {
  await target.focus()
  await target.press('Enter')
}

/** Six files are drawn of a picture, which takes its time on a busy machine. */
const whileDrawing = { timeout: 30_000 }

const saved = (page: Page) => page.getByText(/^Saved \d\d:\d\d$/)

/** Opens the editor of a page with a new block of a kind, and returns the block. */
async function addBlock(page: Page, path: string, name: RegExp): Promise<Locator> {
  await page.goto(`/super-admin#pages?page=${path}`)
  await press(page.getByRole('button', { name: 'Add a block' }))
  await press(dialog(page).getByRole('button', { name }))
  return page.getByRole('region', { name: 'Blocks' }).locator('> ol > li').last()
}

async function publish(page: Page): Promise<void> {
  await expect(saved(page)).toBeVisible()
  await press(page.getByRole('button', { name: 'Publish…' }))
  await press(dialog(page).getByRole('button', { name: 'Publish now' }))
  await expect(dialog(page)).toHaveCount(0)
}

/** A call of the API that must succeed. */
async function post(url: string, page: Page, path: string, data: object, access = '') {
  const headers = access ? { Authorization: `Bearer ${access}` } : {}
  const answer = await page.request.post(`${url}/backend/api/${path}`, { data, headers })
  expect([path, answer.ok()]).toEqual([path, true])
  return answer.json()
}

/** Saves the draft of a new page and publishes it. */
async function write(
  url: string,
  page: Page,
  { id, document }: { id: number; document: object },
  access: string,
): Promise<void> {
  const saved = await page.request.put(`${url}/backend/api/admin/pages/${id}/draft/`, {
    data: { lang: 'en', version: 1, document },
    headers: { Authorization: `Bearer ${access}` },
  })
  expect(saved.status()).toBe(200)
  const publication = { lang: 'en', version: 2, publish_at: '', note: '' }
  await post(url, page, `admin/pages/${id}/publish/`, publication, access)
}

test('a picture is turned and cut by the keyboard, little is sent, and a telephone loads the small one', async ({
  page,
  signInAs,
}) => {
  await signInAs('admin')
  const block = await addBlock(page, '/outreach', /^Picture/)
  const sent = page.waitForRequest(/\/pictures\/$/)
  const chosen = await photograph()

  await block.getByLabel('Upload a picture').setInputFiles(chosen)
  await press(dialog(page).getByRole('button', { name: 'Turn right' }))
  const edge = dialog(page).getByRole('button', { name: /^Right edge/ })
  const part = dialog(page).getByRole('group', { name: /^The part that is kept/ })
  const before = await part.boundingBox()
  await edge.focus()
  for (let step = 0; step < 8; step += 1) await edge.press('Shift+ArrowLeft')
  expect((await part.boundingBox())?.width).toBeLessThan((before?.width ?? 0) - 60)
  expect(await findViolations(page)).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
  await press(dialog(page).getByRole('button', { name: 'Use this picture' }))
  const sizeLine = block.getByText(/^\d+ × \d+ pixels: \d+ KB on a telephone, \d+ KB on a wide screen$/)
  await expect(sizeLine).toBeVisible(whileDrawing)
  const [width = 0, height = 0] = (await sizeLine.innerText()).match(/\d+/g)?.map(Number) ?? []
  // 1600 by 1200 after the turn, and narrower after the cut.
  expect(width / height).toBeLessThan(1.2)
  await block.getByLabel('What the picture shows').fill('The choir <sings>')
  await publish(page)
  await page.goto('/outreach')
  const shown = page.getByRole('img', { name: 'The choir <sings>' })
  await shown.scrollIntoViewIfNeeded()

  expect(Number(await (await sent).headerValue('content-length'))).toBeLessThan(100_000)
  await expect.poll(() => shown.evaluate((img: HTMLImageElement) => img.currentSrc)).toMatch(/-360\.avif$/)
  await expect(shown).toHaveAttribute('loading', 'lazy')
  await expect(shown).toHaveAttribute('height', String(height))
  const sources = await shown.evaluate((img: HTMLImageElement) =>
    [img.previousElementSibling?.getAttribute('srcset'), img.srcset].map((set) => set?.split(', ') ?? []),
  )
  for (const [at, set] of sources.entries()) {
    const answers = await Promise.all(
      set.map((one) => page.request.get(new URL(one.split(' ')[0] ?? '', page.url()).href)),
    )
    const weights = answers.map((answer) => Number(answer.headers()['content-length']))
    expect(set.length).toBeGreaterThanOrEqual(2)
    expect(answers.map((answer) => answer.headers()['content-type'])).toEqual(
      Array(set.length).fill(at === 0 ? 'image/avif' : 'image/webp'),
    )
    expect(weights[0]).toBeLessThan(weights.at(-1) ?? 0)
  }
})

test('a person’s photograph stands beside the name on a telephone', async ({ page, church }) => {
  const { access } = await post(church.url, page, 'auth/login/', {
    username: 'admin',
    password: demoPassword,
  })
  const made = { path: '/singers', lang: 'en', title: 'Singers', under: '', menu: '' }
  const { id, document } = await post(church.url, page, 'admin/pages/', made, access)
  const photo = await photograph()
  const sent = await page.request.post(`${church.url}/backend/api/admin/pages/${id}/pictures/`, {
    headers: { Authorization: `Bearer ${access}` },
    multipart: { picture: photo },
    timeout: 30_000,
  })
  const { key, width, height } = await sent.json()
  const picture = { key, width, height, description: 'Ama sings', decoration: false }
  const ama = { name: 'Ama', role: 'Leads', text: 'Sings', picture, symbol: '', tone: 'forest' }
  const people = {
    id: 'people',
    kind: 'people',
    hidden: false,
    title: 'Singers',
    link: '',
    more: '',
    items: [ama],
  }
  await write(
    church.url,
    page,
    { id, document: { ...document, blocks: [...document.blocks, people] } },
    access,
  )

  await page.goto('/singers')

  const photograph360 = await page.getByRole('img', { name: 'Ama sings' }).boundingBox()
  const name = await page.getByRole('heading', { name: 'Ama' }).boundingBox()
  expect(photograph360?.width).toBe(104)
  expect(name?.x).toBeGreaterThan((photograph360?.x ?? 0) + 104)
})

test('what could not be sent is sent again; a file that is too large or no picture is refused with a sentence', async ({
  page,
  signInAs,
}) => {
  await signInAs('admin')
  const block = await addBlock(page, '/outreach', /^Picture/)
  // By its path: bytes of 30 MB would take their time on the way to the browser.
  const choose = async (name: string, bytes: string | Uint8Array) => {
    const path = test.info().outputPath(name)
    await writeFile(path, bytes)
    await block.getByLabel(/Upload a picture|Choose another/).setInputFiles(path)
  }
  const { buffer } = await photograph()

  await choose('large.jpg', Buffer.alloc(30 * 1024 * 1024 + 1))
  await expect(block.getByText('This file is larger than 30 MB.')).toBeVisible()
  await choose('a.svg', '<svg onload="hit()"/>')
  await expect(block.getByText(/^Please choose a photograph/)).toBeVisible()
  await page.route(/\/pictures\/$/, (route) => route.abort(), { times: 1 })
  await choose('heavy.jpg', Buffer.concat([buffer, Buffer.alloc(29 * 1024 * 1024)]))
  await press(dialog(page).getByRole('button', { name: 'Use this picture' }))
  await expect(block.getByText(/No answer from the server/)).toBeVisible()
  await press(block.getByRole('button', { name: 'Send it again' }))

  await expect(block.getByText(/^1200 × 1600 pixels/)).toBeVisible(whileDrawing)
  await press(block.getByRole('button', { name: 'Turn and crop' }))
  await expect(dialog(page).getByRole('button', { name: 'Use this picture' })).toBeVisible()
})

test('a document is uploaded, an upload is cancelled, and visitors save the document under its name', async ({
  page,
  signInAs,
}) => {
  await signInAs('admin')
  const block = await addBlock(page, '/bible-study', /^File/)
  const choose = (name: string, bytes: number) =>
    block.getByLabel(/Upload a file|Choose another/).setInputFiles({
      name,
      mimeType: 'application/pdf',
      buffer: Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(bytes)]),
    })
  let holdsBack = true
  await page.route(/\/uploads\//, (route) =>
    holdsBack && route.request().method() === 'PATCH' ? undefined : route.continue(),
  )

  await choose('Held.pdf', 300_000)
  await expect(block.getByRole('progressbar', { name: 'Upload' })).toBeVisible()
  await press(block.getByRole('button', { name: 'Cancel' }))
  await expect(block.getByText('The upload was cancelled. Nothing was kept of it.')).toBeVisible()
  holdsBack = false
  await choose('Baptism.pdf', 300_000)
  await expect(block.getByText('0.3 MB uploaded')).toBeVisible()
  await expect(block.getByLabel('File: its name')).toHaveValue('Baptism.pdf')
  await block.getByLabel('File: its name').fill('Form of baptism.pdf')
  await block.getByLabel('Heading').fill('Baptism')
  await publish(page)
  await page.goto('/bible-study')
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: /^Download \(0\.3 MB\)/ }).click()

  expect((await download).suggestedFilename()).toBe('Form of baptism.pdf')
})

test('what is written while a file and a picture are uploaded stays, and they arrive also in a block that was closed', async ({
  page,
  signInAs,
}) => {
  await signInAs('admin')
  const file = await addBlock(page, '/prayer-group', /^File/)
  const { promise: held, resolve: release } = Promise.withResolvers<void>()
  await page.route(/\/(files|pictures)\/$/, async (route) => {
    await held
    await route.continue()
  })

  await file.getByLabel('Upload a file').setInputFiles({
    name: 'Psalms.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-1.7\n'),
  })
  await expect(file.getByText(/^Everything has arrived/)).toBeVisible()
  await file.getByLabel('Heading').fill('Psalms for the evening')
  await press(file.getByRole('button').first())
  await press(page.getByRole('button', { name: 'Add a block' }))
  await press(dialog(page).getByRole('button', { name: /^Picture/ }))
  const picture = page.getByRole('region', { name: 'Blocks' }).locator('> ol > li').last()
  await picture.getByLabel('Upload a picture').setInputFiles(await photograph())
  await press(dialog(page).getByRole('button', { name: 'Use this picture' }))
  await expect(picture.getByText('Uploading…')).toBeVisible()
  await page.getByLabel('Title', { exact: true }).fill('Prayer at dusk')
  release()
  await expect(picture.getByLabel('What the picture shows')).toBeVisible(whileDrawing)
  const blocks = page.getByRole('region', { name: 'Blocks' }).locator('> ol > li')
  const again = blocks.filter({ hasText: 'Psalms for the evening' })
  await press(again.getByRole('button').first())

  await expect(page.getByLabel('Title', { exact: true })).toHaveValue('Prayer at dusk')
  await expect(again.getByLabel('Heading')).toHaveValue('Psalms for the evening')
  await expect(again.getByLabel('File: its name')).toHaveValue('Psalms.pdf')
})

test('several photographs become a gallery at once, and a visitor’s tap enlarges one', async ({
  page,
  signInAs,
}) => {
  await signInAs('admin')
  await page.goto('/super-admin#pages?page=/worship-services')
  await press(page.getByRole('button', { name: 'Add a block' }))
  await press(dialog(page).getByRole('button', { name: /^Gallery/ }))
  const block = page.getByRole('region', { name: 'Blocks' }).locator('> ol > li').last()

  const small = await photograph({ width: 200 })
  const wrong = { name: 'words.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('no picture') }
  await block
    .getByLabel('Add several photographs')
    .setInputFiles([small, wrong, { ...small, name: 'two.jpg' }])
  await expect(block.getByText('2 of 3 uploaded.')).toBeVisible(whileDrawing)
  await expect(block.getByText(/^words\.jpg: /)).toBeVisible()
  for (const [at, what] of ['The choir', 'The hall'].entries())
    await block.getByLabel('What the picture shows').nth(at).fill(what)
  await press(page.getByRole('button', { name: 'Publish…' }))
  await press(dialog(page).getByRole('button', { name: 'Publish now' }))
  await expect(page.getByText('The page is published').first()).toBeVisible()
  await page.goto('/worship-services')
  await page.getByRole('link', { name: 'Enlarge: The hall' }).click()

  await expect(dialog(page).getByRole('img', { name: 'The hall' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Enlarge: The hall' })).toBeFocused()
})

test('a heavy page is named with its heaviest pictures, and can be published all the same', async ({
  page,
  signInAs,
}) => {
  await signInAs('admin')
  await page.route(/\/check\//, async (route) => {
    const answer = await route.fetch()
    const pictures = [{ block: 'choir', field: 'items.0.picture', label: 'Gallery, 1', bytes: 240 * 1024 }]
    await route.fulfill({ json: { ...(await answer.json()), pictures } })
  })

  await page.goto('/super-admin#pages?page=/family-events')

  await expect(page.getByText(/On a telephone this page weighs about 2\d\d KB: words \d+ KB/)).toBeVisible()
  await press(page.getByRole('button', { name: 'Publish…' }))
  await expect(dialog(page)).toContainText('This page is heavy. You can publish it all the same.')
  await expect(dialog(page)).toContainText('Gallery, 1: 240 KB')
  await expect(dialog(page).getByRole('button', { name: 'Publish now' })).toBeVisible()
})

test('markup typed in every field of every block is shown as words', async ({ page, church }) => {
  const markup = '<img src=x onerror=hit()><u>'
  const { access } = await post(church.url, page, 'auth/login/', {
    username: 'admin',
    password: demoPassword,
  })
  const made = { path: '/every-block', lang: 'en', title: markup, under: '', menu: 'connect' }
  const { id, document } = await post(church.url, page, 'admin/pages/', made, access)
  const blocks = [...document.blocks, ...filledBlocks(markup)]
  await write(church.url, page, { id, document: { ...document, description: markup, blocks } }, access)
  // Its numbers tell where money goes.
  const treasurer = await post(church.url, page, 'auth/login/', {
    username: 'treasurer',
    password: demoPassword,
  })
  const headers = { Authorization: `Bearer ${treasurer.access}` }
  const waiting = await page.request.get(`${church.url}/backend/api/admin/payment-details/`, { headers })
  const { results } = await waiting.json()
  const approval = `admin/payment-details/${results[0].id}/approve/`
  await post(church.url, page, approval, {}, treasurer.access)

  await page.goto('/every-block')

  await expect(page).toHaveTitle(new RegExp(`^${markup.replace(/[()]/g, '\\$&')}`))
  expect(await page.locator('[onerror], [src=x], main u').count()).toBe(0)
  const words = await page.locator('main').innerText()
  expect(words.split(markup.slice(0, 20)).length).toBeGreaterThan(blockKinds.length)
})
