import type { Page } from '@playwright/test'
import { settle, waitUntil } from '../../../support/browsing.ts'
import { pseudoStatements, pseudoTag } from '../../../support/pseudo-language.ts'
import type { SampleChurch } from '../../../support/sample-data.ts'
import { findMisfits, usualSizes } from '../../../support/text-fit.ts'
import { findUnmarked, textsOfChurch } from '../../../support/unmarked-words.ts'
import { expect } from '../../fixtures.ts'

/* Pages in a language of marked letters and longer words (docs/languages/README.md). The files beside this one name the pages. */

/** The admin keeps the books, too. */
const treasurer = `insert into duty (account_id, duty, granted_at) select id, 'treasurer', '2026-01-01T00:00:00.000Z' from account where username = 'admin';`

/** A church that speaks the language. */
export const inPseudo = {
  churchSettings: { LANGUAGES: 'on' },
  churchStatements: pseudoStatements() + treasurer,
}

/** Desks are measured at these widths, in CSS pixels: where the menu stands above, and where beside. */
export const deskSizes = usualSizes.filter(({ width }) => width !== 768)

/**
 * A section of one word of 18 letters, which has no room in the column of the menu: “Announcements” is so long here, and the longest word of a section has
 * 14 letters in the languages that we have.
 */
const tooLongForMenu = /“\p{L}{18,}” in <span class=""> is broken/u

type Walk = {
  page: Page
  church: SampleChurch
  paths: readonly string[]
  sizes?: typeof usualSizes
}

/** Opens pages, and expects of each that it has no English of the program, and that its longer words fit. */
export async function walk({ page, church, paths, sizes = usualSizes }: Walk): Promise<void> {
  const written = textsOfChurch(church.dataDir)
  const faults: string[] = []
  for (const path of paths) {
    await page.goto(path)
    await arrive(page, path)
    for (const text of await findUnmarked(page, written)) faults.push(`${path}: in English: ${text}`)
    for (const text of await findMisfits(page, sizes))
      if (!tooLongForMenu.test(text)) faults.push(`${path}: ${text}`)
  }
  // The language was spoken: of pages in English nothing would be marked.
  await expect(page.locator('html')).toHaveAttribute('lang', pseudoTag)
  expect(faults).toEqual([])
}

/** Makes the browser of a page ask for the language. */
export const choosePseudo = (page: Page, church: SampleChurch): Promise<void> =>
  page.context().addCookies([{ name: 'asore_language', value: pseudoTag, url: church.url }])

async function arrive(page: Page, path: string): Promise<void> {
  const hash = path.split('#')[1]
  if (hash)
    await waitUntil(
      page,
      (section) => document.querySelector(`.staff-nav a[aria-current="page"][href$="${section}"]`) !== null,
      hash,
    )
  await settle(page)
}
