import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'
import type axe from 'axe-core'

/** What is around the main part of every page. */
const frame = ['body > header', 'body > footer']

/**
 * The rules whose result depends on colours and sizes. That of the others follows from the elements and from which of them are visible: where a second
 * look has the same ones, only these rules are run.
 */
const rulesOfLook = ['color-contrast', 'link-in-text-block', 'scrollable-region-focusable']

declare global {
  interface Window {
    axe?: typeof axe
    /** Of the last inspection without a violation: its elements, and which of them were visible. */
    inspected?: string
  }
}

/** Minified, since every page parses it. */
const source = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8')

/**
 * The violations that axe finds on a page, or within an element of it: a line for each rule, with the HTML that breaks it. The header and the footer
 * are the same on every page: they are looked at when the page is inspected as a `whole`, and else for what they mean to the page.
 */
export const findViolations = (page: Page, within?: string, whole = false): Promise<string[]> =>
  runAxe(page, { within, whole, without: [] })

/** The violations of the rules that words may break. What colours and sizes decide is left out: it takes half of axe's time, and is the same in each language. */
export const findViolationsOfWords = (page: Page): Promise<string[]> =>
  runAxe(page, { within: undefined, whole: false, without: rulesOfLook })

type Wanted = { within: string | undefined; whole: boolean; without: string[] }

async function runAxe(page: Page, { within, whole, without }: Wanted): Promise<string[]> {
  // Evaluated by the browser's debugger: the policy of the page would not run it as a script.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source)
  return page.evaluate(inspect, { within, exclude: whole ? [] : frame, rulesOfLook, without })
}

type Given = { within: string | undefined; exclude: string[]; rulesOfLook: string[]; without: string[] }

/** Runs in the page. */
async function inspect({ within, exclude, rulesOfLook, without }: Given): Promise<string[]> {
  const { axe } = window
  if (!axe) throw new Error('axe is not there')
  const parts = [...document.querySelectorAll(within ?? 'body > *')].filter(
    (part) => !exclude.some((selector) => part.matches(selector)),
  )
  const shown = parts
    .flatMap((part) => [part, ...part.querySelectorAll('*')])
    .map((element) => (element.checkVisibility({ visibilityProperty: true }) ? 1 : 0))
  const state = [within, exclude.length, shown.join(''), ...parts.map(({ outerHTML }) => outerHTML)].join(' ')
  const runOnly = state === window.inspected ? { runOnly: rulesOfLook } : {}
  const rules = Object.fromEntries(without.map((id) => [id, { enabled: false }]))
  const { violations } = await axe.run(within ?? { exclude }, {
    resultTypes: ['violations'],
    ...runOnly,
    rules,
  })
  if (violations.length === 0 && without.length === 0) window.inspected = state
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)
}
