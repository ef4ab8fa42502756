// Prints when a person can type and press: on a cold telephone, from the first byte of a page until its island answers.
import type { Browser, Page } from '@playwright/test'
import { onTelephone, openBrowser, telephone } from './browser.ts'
import { median, type Server } from './tools.ts'

const rounds = 5

const visits: readonly { path: string; signedIn?: true }[] = [
  { path: '/login' },
  { path: '/signup' },
  { path: '/prayer-requests' },
  { path: '/sermons' },
  { path: '/dashboard', signedIn: true },
]

type Site = Pick<Server, 'url'>
/** Milliseconds from the first byte of the page; scripts and bytes that came until it was awake. */
type Awake = { awake: number; paint: number; scripts: number; bytes: number }

/** Visits each page of each site in turns, and prints medians. More than one site compares builds. Throws without a browser. */
export async function benchAwake(sites: Readonly<Record<string, Site>>): Promise<void> {
  const browser = await openBrowser()
  try {
    const rows: Record<string, ReturnType<typeof rowOf>> = {}
    for (const visit of visits) {
      const taken: Record<string, Awake[]> = {}
      for (let round = 0; round < rounds; round++) {
        for (const [name, site] of Object.entries(sites)) {
          taken[name] ??= []
          taken[name].push(await wakeUp(browser, site, visit))
        }
      }
      for (const [name, of] of Object.entries(taken)) rows[`${visit.path} ${name}`.trim()] = rowOf(of)
    }
    const { cpu, kbps, latency } = telephone
    console.log(
      `\nAwake: medians of ${rounds} cold visits, CPU ${cpu} times slower, ${kbps} kbit/s, ${latency} ms a request:\n`,
    )
    console.table(rows)
    console.log(
      'The limit is one request and the bytes of page and scripts on that line, without any computing.\n',
    )
  } finally {
    await browser.close()
  }
}

function rowOf(of: readonly Awake[]) {
  const middle = (key: keyof Awake) => Math.round(median(of.map((each) => each[key])))
  return {
    'awake ms': middle('awake'),
    'limit ms': Math.round(telephone.latency + (middle('bytes') * 8) / telephone.kbps),
    'first paint ms': middle('paint'),
    scripts: middle('scripts'),
    bytes: middle('bytes'),
  }
}

/** One cold visit. Throws when the page does not wake up within half a minute. */
function wakeUp(
  browser: Browser,
  { url }: Site,
  { path, signedIn }: (typeof visits)[number],
): Promise<Awake> {
  return onTelephone(browser, async ({ page }) => {
    if (signedIn) await signInBefore(page, url, 'member')
    await page.addInitScript(watchIsland)
    await page.goto(url + path)
    await page.waitForFunction(() => performance.getEntriesByName('awake').length > 0)
    return page.evaluate(readFigures)
  })
}

/** Runs in the page: marks when the island's first button or field is React's, and its form can be sent. */
function watchIsland(): void {
  const island = 'astro-island[client=load]:not([ssr])'
  const look = () => {
    const control = document.querySelector(`${island} :is(button, input, select, textarea, a)`)
    const hydrated = control && Object.keys(control).some((key) => key.startsWith('__reactProps'))
    if (hydrated && !document.querySelector(`${island} form button:disabled`)) performance.mark('awake')
    else setTimeout(look, 4)
  }
  document.addEventListener('DOMContentLoaded', look)
}

/** Runs in the page. */
function readFigures(): Awake {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  const first = visit?.responseStart ?? Number.NaN
  const at = (name: string) => performance.getEntriesByName(name)[0]?.startTime ?? Number.NaN
  const scripts = (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).filter(
    ({ name, responseEnd }) => name.endsWith('.js') && responseEnd <= at('awake'),
  )
  return {
    awake: at('awake') - first,
    paint: at('first-contentful-paint') - first,
    scripts: scripts.length,
    bytes: scripts.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, visit?.encodedBodySize ?? 0),
  }
}

/** Signs somebody of the demonstration in, in the storage of a page that is opened afterwards. */
export async function signInBefore(page: Page, url: string, username: string): Promise<void> {
  const body = JSON.stringify({ username, password: 'asore-demo-2026' })
  const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body }
  const answer = await fetch(`${url}/backend/api/auth/login/`, init)
  const { access, refresh, user } = (await answer.json()) as Record<string, unknown>
  await page.addInitScript(
    ([first, second, member]) => {
      localStorage.setItem('access_token', String(first))
      localStorage.setItem('refresh_token', String(second))
      localStorage.setItem('user', JSON.stringify(member))
    },
    [access, refresh, user] as const,
  )
}
