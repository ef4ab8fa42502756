// Prints how long it takes from section to section of the workspace: on a telephone whose scripts are cached, from the finger on an entry of the menu to the first row.
import type { Browser } from '@playwright/test'
import { signInBefore } from './awake.ts'
import { type ColdPage, onTelephone, openBrowser, telephone } from './browser.ts'
import type { Server } from './tools.ts'

const rounds = 15

/** How long a finger stays on the glass, in milliseconds; part of what is measured. */
const press = 80

const rowsOf = (name: string) => `.staff-main[aria-label="${name}"] .list tbody tr:not(:has(.skeleton))`

type Move = { from: string; to: string; content: string }

const events = { to: '/super-admin#events', content: rowsOf('Events') }
const moves: Record<string, Move & { isFirst?: true }> = {
  'same page, first time': { from: '/super-admin', ...events, isFirst: true },
  'same page, again': { from: '/super-admin#overview', ...events },
  'another page': {
    from: '/super-admin',
    to: '/people#people',
    content: '.staff-main[aria-label="People"] :is(.list tbody tr, li):not(:has(.skeleton))',
  },
}

/** Measures each move, and prints its middle and its 95th percentile. Throws without a browser. */
export async function benchSections({ url }: Pick<Server, 'url'>): Promise<void> {
  await using browser = await openBrowser()
  const rows: Record<string, unknown> = {}
  for (const [name, move] of Object.entries(moves)) rows[name] = rowOf(await taken(browser, url, move))
  const { cpu, kbps, latency } = telephone
  console.log(
    `\nFrom section to section, ${rounds} times, scripts cached, CPU ${cpu} times slower, ${kbps} kbit/s, ${latency} ms a request, ${press} ms of them the finger on the glass:\n`,
  )
  console.table(rows)
  console.log('Bar: 300 ms.\n')
}

function rowOf(times: readonly number[]) {
  const sorted = times.toSorted((a, b) => a - b)
  const at = (share: number) => Math.round(sorted[Math.floor((sorted.length - 1) * share)] ?? Number.NaN)
  return { 'p50, ms': at(0.5), 'p95, ms': at(0.95) }
}

function taken(browser: Browser, url: string, { from, to, content, isFirst }: Move & { isFirst?: true }) {
  return onTelephone(browser, async ({ page, session }) => {
    await signInBefore(page, url, 'admin')
    await page.addInitScript(watchContent, content)
    // The scripts of both sections are cached.
    for (const path of [from, to]) {
      await page.goto(url + path)
      await page.waitForSelector(content, path === from ? { state: 'detached' } : {})
    }
    const times: number[] = []
    for (let round = 0; round < rounds; round++) {
      if (round === 0 || isFirst || !to.startsWith(from.replace(/#.*/, '#'))) {
        await page.goto('about:blank')
        await page.goto(url + from)
      } else await tap({ page, session }, from)
      await page.waitForSelector(content, { state: 'detached' })
      await page.waitForTimeout(600)
      await page.evaluate(() => sessionStorage.removeItem('shown'))
      await tap({ page, session }, to)
      await page.waitForFunction(() => sessionStorage.getItem('shown') !== null)
      times.push(await page.evaluate(() => Number(sessionStorage.getItem('shown'))))
    }
    // The first of those that come again was the first time.
    return isFirst ? times : times.slice(1)
  })
}

/** Lays a finger on the entry of a phone's bar, and takes it away. */
async function tap({ page, session }: ColdPage, address: string): Promise<void> {
  const box = await page.locator(`.staff-bar a[href="${address}"]`).boundingBox()
  if (!box) throw new Error(`${address} is not in the bar`)
  const touchPoints = [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }]
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints })
  await page.waitForTimeout(press)
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
}

/** Runs in the page: notes how long after the last touch the content was there, in the storage of the tab, since the page may be another by then. */
function watchContent(content: string): void {
  const now = () => performance.timeOrigin + performance.now()
  addEventListener('touchstart', () => sessionStorage.setItem('touched', String(now())), { capture: true })
  const look = () => {
    const touched = Number(sessionStorage.getItem('touched'))
    if (touched && sessionStorage.getItem('shown') === null && document.querySelector(content))
      sessionStorage.setItem('shown', String(now() - touched))
    requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}
