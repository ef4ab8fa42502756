import { expect, test } from 'vitest'
import { visit } from '../../../scripts/bench/page-weight.ts'
import { weighSpokenVisit } from '../../../scripts/bench/spoken-visit.ts'
import { spokenLanguages } from '../../../src/lib/text/language-names.ts'
import { startServer } from '../../support/server.ts'

/* What another language costs a phone (docs/performance.md). */

/** What a page may weigh more than in English, in bytes after brotli. */
const mostMore = 3 * 1024

test('a page in another language weighs at most 3 KB more than in English, and a visit of ten pages, too', async () => {
  await using server = await startServer({ env: { LANGUAGES: 'on' } })
  const pages = [...visit, '/prayer-requests', '/fellowships', '/dashboard']
  const english = await weighSpokenVisit(server.url, 'en', pages)

  for (const language of spokenLanguages) {
    const spoken = await weighSpokenVisit(server.url, language, pages)
    const more = pages.map((page) => [
      page,
      (spoken.pages.get(page) ?? 0) - (english.pages.get(page) ?? 0),
    ] as const)

    expect(Object.fromEntries(more.filter(([, bytes]) => bytes > mostMore)), language).toEqual({})
    expect(spoken.all - english.all, language).toBeLessThanOrEqual(mostMore)
  }
})
