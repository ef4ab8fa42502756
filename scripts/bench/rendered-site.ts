// The pages of the sample congregation as files, for what weighs or reads them: the server renders pages, none is built.
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import { sheetCookie } from '../../src/lib/browser/style-sheet-cookie.ts'
import type { StyleSheet } from '../../src/server/app/html/used-styles.ts'
import { serverCommand } from '../setup/setup.mjs'
import { fetchPages } from '../test/page-html.ts'
import { fileOf, visit, weighStyles } from './page-weight.ts'
import { firstViewLimit, pageLimit } from './page-weight-limits.ts'
import { root, start } from './tools.ts'

/** A folder like `dist`: `client` has the assets and the pages that link the sheet, `first-views` those for a first visit. */
export type RenderedSite = AsyncDisposable & {
  dist: string
  client: string
  policies: Record<string, string>
}

type Options = {
  /** Settings of the server besides the usual ones. */
  env?: Record<string, string>
  /** Fills the data folder before the server starts. */
  prepare?: (dataDir: string) => Promise<void>
  /**
   * What the pages are weighed for: also writes first views and the brotli forms. `limits` writes a quick brotli form where that is within
   * the page's limit, since the strongest takes 50 times as long; the pages of the visit have the strongest.
   */
  weighed?: 'exactly' | 'limits' | 'never'
}

/** Starts the built server, on a sample church unless told otherwise, and writes its pages. Disposing removes them. */
export async function renderSite({
  env = {},
  prepare,
  weighed = 'exactly',
}: Options = {}): Promise<RenderedSite> {
  const folder = await mkdtemp(join(tmpdir(), 'site-'))
  const client = join(folder, 'client')
  const firstViews = join(folder, 'first-views')
  await Promise.all([mkdir(client), mkdir(firstViews)])
  for (const name of await readdir(join(root, 'dist/client')))
    await symlink(join(root, 'dist/client', name), join(client, name))
  const dataDir = join(folder, 'data')
  await prepare?.(dataDir)
  const server = await start(serverCommand, {
    PORT: '0',
    DATA_DIR: dataDir,
    LANGUAGES: 'off',
    RATE_LIMITS: 'off',
    SAMPLE_YEAR: 'off',
    // Pages name their address: with the port of a run, equal sources would not weigh the same.
    PUBLIC_SITE_URL: 'https://church.example',
    ...env,
  })
  const cookie = sheetCookie(readSheet().href)
  const policies: Record<string, string> = {}
  try {
    for (const { path, html, policy } of await fetchPages(server.url, { cookie })) {
      policies[path] = policy
      await write(client, path, html)
      const limit = pageLimit(path) - weighStyles(client, html)
      if (weighed !== 'never') await compress(client, path, html, weighed === 'limits' ? limit : 0)
    }
    if (weighed !== 'never')
      for (const { path, html } of await fetchPages(server.url)) {
        await write(firstViews, path, html)
        await compress(firstViews, path, html, weighed === 'limits' ? firstViewLimit(path) : 0)
      }
    for (const path of feeds)
      await writeFile(join(folder, path.replaceAll('/', '_')), await textAt(server.url + path))
  } finally {
    server.process.kill()
    await once(server.process, 'exit')
  }
  return {
    dist: folder,
    client,
    policies,
    [Symbol.asyncDispose]: () => rm(folder, { recursive: true, force: true }),
  }
}

const readSheet = (): StyleSheet => JSON.parse(readFileSync(join(root, 'dist/sheet.json'), 'utf8'))

/** Texts that are no pages; each is a file of the folder, with _ in place of /. */
export const feeds = [
  '/events.xml',
  '/sermons/podcast.xml',
  '/service-times/all.ics',
  '/manifest.webmanifest',
  '/robots.txt',
  '/sitemap.xml',
]

const textAt = async (url: string) => (await fetch(url)).text()

async function write(folder: string, path: string, html: string): Promise<void> {
  const file = join(folder, fileOf(path))
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, html)
}

const quick = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }

/** Writes the brotli form of a page: the quick one, if it has at most `enough` bytes. The strongest is a tenth smaller. */
async function compress(folder: string, path: string, html: string, enough: number): Promise<void> {
  const quickly = enough > 0 && !visit.includes(path) ? brotliCompressSync(html, quick) : undefined
  const light = quickly && quickly.length <= enough ? quickly : brotliCompressSync(html)
  await writeFile(`${join(folder, fileOf(path))}.br`, light)
}
