import { assetsCache } from '../lib/browser/cache-names.ts'
import { workerWords } from '../lib/texts/messages/service-worker.ts'
import { type FetchEvent, tell } from './worker-scope.ts'

/**
 * Addresses of assets in a page; those in a script, which are relative: of all its imports, of those that run at once, and of these
 * with the list of sounds and the player. The build writes the path of an import that runs later in backticks.
 */
const inPage = /\/_astro\/[\w.@~-]+/g
const inScript = /["'`]\.\/([\w.@~-]+\.js)["'`]/g
const atOnce = /(?:from|import)\s*["']\.\/([\w.@~-]+\.js)["']/g
const andSounds = /(?:(?:from|import)\s*["']|`(?=\.\/(?:offline-sounds|player)\.))\.\/([\w.@~-]+\.js)["'`]/g

/** A response from the cache, else from the network, which is then cached: the content of an asset's address never changes. */
export async function answerAsset({ request, clientId }: FetchEvent): Promise<Response> {
  const cache = await caches.open(assetsCache)
  const cached = await cache.match(request.url)
  if (cached) return cached
  const answer = await fetch(request)
  if (answer.status === 200) await cache.put(request.url, answer.clone()).catch(() => undefined)
  // Another build has been installed since the page was opened.
  if (answer.status === 404 && request.destination === 'script') await tell(clientId, workerWords.renewed)
  return answer
}

/**
 * Loads and caches the assets without which a page does not start: those that it names, and what they import at once; for a device
 * with sounds also what lists and plays them.
 */
export const loadAssets = (html: string, hasSounds: boolean): Promise<unknown> =>
  cacheAll(html, hasSounds ? andSounds : atOnce, {})

/**
 * Caches the assets that a page has loaded. No byte is transferred: they are in the browser's own cache, also when the page was
 * opened before the worker ran.
 */
export const cacheAssets = (html: string): Promise<unknown> =>
  cacheAll(html, inScript, { cache: 'only-if-cached', mode: 'same-origin' })

async function cacheAll(html: string, imports: RegExp, how: RequestInit): Promise<void> {
  const cache = await caches.open(assetsCache)
  await walk(html, imports, async (path) => {
    const cached = await cache.match(path)
    if (cached) return cached
    const answer = await fetch(path, how)
    if (answer.status !== 200) return undefined
    await cache.put(path, answer.clone())
    return answer
  })
}

/** Deletes assets that none of these pages reaches: those of earlier builds whose pages are no longer cached. */
export async function dropAssets(pages: readonly string[]): Promise<void> {
  const cache = await caches.open(assetsCache)
  const used = await walk(pages.join(), inScript, (path) => cache.match(path))
  for (const request of await cache.keys())
    if (!used.has(new URL(request.url).pathname)) await cache.delete(request)
}

/** Visits every asset that is reached from the HTML, once; returns their paths. One that cannot be loaded ends its branch. */
async function walk(
  html: string,
  imports: RegExp,
  load: (path: string) => Promise<Response | undefined>,
): Promise<Set<string>> {
  const addresses = new Set(html.match(inPage))
  // A set that grows while it is iterated: the new members come last.
  for (const path of addresses) {
    const asset = await load(path).catch(() => undefined)
    if (!asset || !/\.(js|css)$/.test(path)) continue
    const text = await asset.text()
    for (const [, name] of text.matchAll(imports)) addresses.add(`/_astro/${name}`)
    for (const [name] of text.matchAll(inPage)) addresses.add(name)
  }
  return addresses
}
