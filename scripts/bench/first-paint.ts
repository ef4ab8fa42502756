import type { Browser } from '@playwright/test'
import { type ColdPage, onTelephone, openBrowser, telephone } from './browser.ts'
import { median, type Server } from './tools.ts'

const loads = 7

/** Milliseconds of one load of the home page. `html` is when the whole HTML was there: nothing can be painted sooner. */
type Load = { html: number; paint: number; styleAndLayout: number; shift: number }

/** The first paint of the home page on a cold telephone: for a first visitor, and for one who comes from another page. */
export async function benchFirstPaint({ url }: Pick<Server, 'url'>): Promise<void> {
  await using browser = await openBrowser()
  const first = await mediansOf(browser, (cold) => load(cold, url))
  const next = await mediansOf(browser, async (cold) => {
    await cold.page.goto(`${url}/about`, { waitUntil: 'load' })
    await cold.page.waitForFunction(() => document.cookie.includes('asore_sheet'))
    return load(cold, url)
  })
  const { kbps, cpu, latency } = telephone
  console.log(
    `\nHome page, median of ${loads} loads, ${kbps} kbit/s, ${latency} ms a request, CPU ${cpu} times slower:\n`,
  )
  console.table({ 'first visit': rowOf(first), 'from another page': rowOf(next) })
  console.log(
    'Bars: style and layout at most 60 ms; no shift. The limit of a first paint is the HTML and one layout.\n',
  )
}

export const rowOf = ({ html, paint, styleAndLayout, shift }: Load) => ({
  'HTML complete, ms': Math.round(html),
  'first paint, ms': Math.round(paint),
  'style and layout, ms': Math.round(styleAndLayout),
  'paint / limit': (paint / (html + styleAndLayout)).toFixed(2),
  shift: shift.toFixed(3),
})

/** The medians of several loads, each by a browser that has nothing yet. */
export async function mediansOf(browser: Browser, take: (cold: ColdPage) => Promise<Load>): Promise<Load> {
  const [medians] = await mediansInTurns(browser, [take])
  if (!medians) throw new Error('Nothing was loaded.')
  return medians
}

/** The same of several pages, taken in turns: other work on the machine meets each alike. */
export async function mediansInTurns(
  browser: Browser,
  pages: readonly ((cold: ColdPage) => Promise<Load>)[],
): Promise<Load[]> {
  const taken = pages.map((): Load[] => [])
  // The first loads warm the browser and do not count.
  for (let count = 0; count <= loads; count++)
    for (const [at, take] of pages.entries()) taken[at]?.push(await onTelephone(browser, take))
  return taken.map((each) => {
    const of = (figure: keyof Load) => median(each.slice(1).map((one) => one[figure]))
    return { html: of('html'), paint: of('paint'), styleAndLayout: of('styleAndLayout'), shift: of('shift') }
  })
}

/** The home page for somebody who has chosen a language. */
export async function loadIn(cold: ColdPage, url: string, language: string): Promise<Load> {
  await cold.page.context().addCookies([{ name: 'asore_language', value: language, url }])
  return load(cold, url)
}

async function load({ page, session }: ColdPage, url: string): Promise<Load> {
  // In the processor time of the page's thread, slowed down as it is: other programs of the machine do not count.
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  const before = await styleAndLayout()
  await page.goto(`${url}/`, { waitUntil: 'load' })
  await page.waitForTimeout(500)
  const seen = await page.evaluate(
    () =>
      new Promise<{ html: number; paint: number; shift: number }>((resolve) => {
        const [navigation] = performance.getEntriesByType('navigation')
        const [paint] = performance.getEntriesByName('first-contentful-paint')
        let shift = 0
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) shift += Number(Reflect.get(entry, 'value'))
        }).observe({ type: 'layout-shift', buffered: true })
        const html = navigation instanceof PerformanceNavigationTiming ? navigation.responseEnd : Number.NaN
        setTimeout(() => resolve({ html, paint: paint?.startTime ?? Number.NaN, shift }), 100)
      }),
  )
  return { ...seen, styleAndLayout: (await styleAndLayout()) - before }

  async function styleAndLayout(): Promise<number> {
    const { metrics } = await session.send('Performance.getMetrics')
    const named = metrics.filter(({ name }) => /^(?:RecalcStyle|Layout)Duration$/.test(name))
    return 1000 * named.reduce((sum, { value }) => sum + value, 0)
  }
}
