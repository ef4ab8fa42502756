import type { Page } from '@playwright/test'
import axe from 'axe-core'

declare global {
  interface Window {
    axe?: typeof axe
  }
}

/** The violations that axe finds on a page, or within an element of it: a line for each rule, with the HTML that breaks it. */
export async function findViolations(page: Page, within?: string): Promise<string[]> {
  // Evaluated by the browser's debugger: the policy of the page would not run it as a script.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  return page.evaluate(async (within) => {
    const found = await window.axe?.run(within ?? document, { resultTypes: ['violations'] })
    if (!found) throw new Error('axe is not there')
    return found.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)
  }, within)
}
