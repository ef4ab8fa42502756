import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'
import type axe from 'axe-core'

/** What is around the main part of every page. */
const frame = ['body > header', 'body > footer']

declare global {
  interface Window {
    axe?: typeof axe
  }
}

/** Minified, since every page parses it. */
const source = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8')

/**
 * The violations that axe finds on a page, or within an element of it: a line for each rule, with the HTML that breaks it. The header and the footer
 * are the same on every page: they are looked at when the page is inspected as a `whole`, and else for what they mean to the page.
 */
export async function findViolations(page: Page, within?: string, whole = false): Promise<string[]> {
  // Evaluated by the browser's debugger: the policy of the page would not run it as a script.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source)
  return page.evaluate(
    async ({ within, exclude }) => {
      const found = await window.axe?.run(within ?? { exclude }, { resultTypes: ['violations'] })
      if (!found) throw new Error('axe is not there')
      return found.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)
    },
    { within, exclude: whole ? [] : frame },
  )
}
