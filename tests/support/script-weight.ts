import type { Page } from '@playwright/test'

/**
 * The bytes of all scripts that `path` loads by itself, as sent to a browser with brotli: for the limit of a page that is rendered from
 * data and has no built file.
 */
export async function weighScripts(page: Page, path: string): Promise<number> {
  const scripts = new Set<string>()
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.add(request.url())
  })
  await page.goto(path)
  await page.locator('astro-island:not([ssr])').first().waitFor({ state: 'attached' })
  const headers = { 'Accept-Encoding': 'br' }
  const sizes = await Promise.all(
    [...scripts].map(async (url) => {
      const answer = await fetch(url, { method: 'HEAD', headers })
      return Number(answer.headers.get('content-length'))
    }),
  )
  return sizes.reduce((sum, bytes) => sum + bytes, 0)
}
