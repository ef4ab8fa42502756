import { expect, test } from 'vitest'
import { visit } from '../../../scripts/bench/page-weight.ts'
import { weighSpokenVisit } from '../../../scripts/bench/spoken-visit.ts'
import { spokenLanguages } from '../../../src/lib/text/language-names.ts'
import { startServer } from '../../support/server.ts'

/* What another language costs a phone (docs/performance.md). */

/** What a page may weigh more than in English, and the ten pages of a visit with each file once, in bytes after brotli. */
const mostMore = 3 * 1024
const mostOfVisit = 8 * 1024

test('a page in another language weighs at most 3 KB more than in English, and a visit of ten pages 8 KB', async () => {
  await using server = await startServer({ env: { LANGUAGES: 'on' } })
  const english = await weighSpokenVisit(server.url, 'en', visit)

  for (const language of spokenLanguages) {
    const spoken = await weighSpokenVisit(server.url, language, visit)
    const more = visit.map(
      (page) => [page, (spoken.pages.get(page) ?? 0) - (english.pages.get(page) ?? 0)] as const,
    )

    expect(Object.fromEntries(more.filter(([, bytes]) => bytes > mostMore)), language).toEqual({})
    expect(spoken.all - english.all, language).toBeLessThanOrEqual(mostOfVisit)
  }
})
