import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync } from 'node:zlib'
import { type PageWeight, weighHtml } from '../../scripts/page-weight.ts'
import { sheetCookie } from '../../src/server/pages/first-view.ts'
import { expect, test } from './fixtures.ts'

/** Limits in bytes after brotli, for the pages that are rendered from data; tests/unit/budgets.test.ts has the others. */
const firstRoundTrip = 14 * 1024
/** A list with an island may take three round trips of a fresh connection. */
const listPage = 20 * 1024
const readingScripts = 3 * 1024
const islandScripts = 80 * 1024
const readingRequests = 4
const readingScriptRequests = 3
const islandScriptRequests = 6

const client = fileURLToPath(new URL('../../dist/client', import.meta.url))
const sheet = JSON.parse(
  readFileSync(fileURLToPath(new URL('../../dist/sheet.json', import.meta.url)), 'utf8'),
)

const reading = ['/events', '/events/1', '/service-times', '/sermons/1', '/privacy']
const islands = ['/sermons', '/fellowships', '/prayer-requests', '/testimonies']

for (const path of [...reading, ...islands]) {
  test(`${path} is within its limits of bytes and requests`, async ({ church }) => {
    const weight = await weigh(church.url, path)

    expect(weight.react).toBe(islands.includes(path))
    expect(weight.html + weight.css).toBeLessThanOrEqual(weight.react ? listPage : firstRoundTrip)
    expect(weight.js).toBeLessThanOrEqual(weight.react ? islandScripts : readingScripts)
    expect(weight.scripts).toBeLessThanOrEqual(weight.react ? islandScriptRequests : readingScriptRequests)
    expect(weight.waiting).toBe(0)
    if (!weight.react) expect(weight.requests).toBeLessThanOrEqual(readingRequests)
    expect(await weighFirstView(church.url, path)).toBeLessThanOrEqual(firstRoundTrip)
  })
}

/** Compresses as strongly as the build does: the limit is for the content of a page, not for the time of compression. */
async function weigh(url: string, path: string): Promise<PageWeight> {
  const answer = await fetch(url + path, { headers: { cookie: sheetCookie(sheet) } })
  const text = await answer.text()
  return weighHtml(client, path, { text, sent: brotliCompressSync(text).length })
}

async function weighFirstView(url: string, path: string): Promise<number> {
  const text = await (await fetch(url + path)).text()
  expect(text).toContain('<style data-sheet="')
  return brotliCompressSync(text).length
}
