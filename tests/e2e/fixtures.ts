import { test as base, expect, type Page } from '@playwright/test'
import { waitAwake } from '../support/browsing.ts'
import {
  type ChurchSettings,
  openSampleChurches,
  type SampleChurch,
  type SampleChurches,
} from '../support/sample-data.ts'
import { openShared, restoreShared } from './shared-context.ts'

type Login = { access: string; refresh: string; user: Record<string, unknown> }

type Shared = { churches: SampleChurches }
type Own = {
  /** A church for the tests of one file. */
  church: SampleChurch
  /** What differs in its settings from those of other churches. */
  churchSettings: ChurchSettings
  /** SQL statements that change its data before it opens. */
  churchStatements: string
  /** For tests that disturb others: each has a church. */
  ownChurch: boolean
  /** The violations of the content security policy and the page errors of the test, which fails when there are any. */
  faults: string[]
  /** For a test that depends on what the browser has fetched; the others share the context of their file. */
  ownContext: boolean
  /** Signs an account in without the login form, as a returning member is. */
  signInAs: (username: string) => Promise<void>
}

export const test = base.extend<Own, Shared>({
  churches: [
    // Playwright requires a pattern here and reads from it the fixtures that this one uses: none.
    async ({}, use) => {
      await using churches = await openSampleChurches()
      await use(churches)
    },
    { scope: 'worker' },
  ],

  churchSettings: [{}, { option: true }],

  churchStatements: ['', { option: true }],

  ownChurch: [false, { option: true }],

  church: async ({ churches, churchSettings, churchStatements, ownChurch }, use, { file, testId }) => {
    const key = JSON.stringify([file, churchSettings, churchStatements, ownChurch && testId])
    await use(await churches.of(key, churchSettings, churchStatements))
  },

  baseURL: async ({ church }, use) => use(church.url),

  ownContext: [false, { option: true }],

  // A service worker of one test would serve the next one, too.
  context: async (
    {
      browser,
      church,
      contextOptions,
      colorScheme,
      javaScriptEnabled,
      ownContext,
      serviceWorkers,
      timezoneId,
      viewport,
    },
    use,
  ) => {
    if (ownContext || serviceWorkers === 'allow') {
      await using context = await browser.newContext()
      await use(context)
      return
    }
    const options = [contextOptions, colorScheme, javaScriptEnabled, timezoneId, viewport]
    await use(await openShared(browser, JSON.stringify([church.dataDir, ...options])))
    await restoreShared(church.url)
  },

  page: async ({ page, javaScriptEnabled }, use) => {
    if (javaScriptEnabled !== false) arriveAwake(page)
    await use(page)
  },

  faults: [
    async ({ page }, use) => {
      const faults: string[] = []
      page.on('pageerror', (error) => {
        if (!isOfTransition(error)) faults.push(String(error))
      })
      page.on('console', (message) => {
        if (/Content Security Policy|requires 'Trusted|Hydration|hydrat/i.test(message.text()))
          faults.push(message.text())
      })
      await tellViolations(page)
      await use(faults)
      expect(faults).toEqual([])
    },
    { auto: true },
  ],

  signInAs: async ({ page, church }, use) => {
    await use((username) => signIn(page, church.url, username))
  },
})

/** A library may catch the exception of a violation: the event of the page reports it on the console all the same. */
const tellViolations = (page: Page) =>
  page.addInitScript(() =>
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) =>
      console.error(`Content Security Policy: ${violatedDirective} ${blockedURI} ${sample}`),
    ),
  )

/** What Chromium reports for a page that is left during its view transition. */
export const isOfTransition = (error: Error): boolean => /ViewTransition|Transition was/.test(String(error))

const arriving = new WeakSet<Page>()

/** Makes `goto` wait for hydration, as a person would; a test with `waitUntil: 'commit'` does not wait. */
function arriveAwake(page: Page): void {
  if (arriving.has(page)) return
  arriving.add(page)
  const goto = page.goto.bind(page)
  page.goto = async (url, options) => {
    const answer = await goto(url, options)
    if (options?.waitUntil !== 'commit') await waitAwake(page)
    return answer
  }
}

export { expect }

export const demoPassword = 'asore-demo-2026'

/**
 * Stores a new session in the page's browser, by the call that the login form makes. On a new page it is there as soon as an address of the
 * church is opened.
 */
export async function signIn(page: Page, url: string, username: string): Promise<void> {
  const answer = await page.request.post(`${url}/backend/api/auth/login/`, {
    data: { username, password: demoPassword },
  })
  const { access, refresh, user } = (await answer.json()) as Login
  const session = { access_token: access, refresh_token: refresh, user: JSON.stringify(user) }
  if (page.url() !== 'about:blank') {
    // Any address of the site will do; this one loads the least.
    await page.goto(`${url}/robots.txt`)
    await page.evaluate(store, { url, session })
    return
  }
  const script = await page.addInitScript(store, { url, session })
  const disposed = async () => {
    if (!page.url().startsWith(url)) return
    page.off('domcontentloaded', disposed)
    await script.dispose()
  }
  page.on('domcontentloaded', disposed)
}

function store({ url, session }: { url: string; session: Record<string, string> }): void {
  if (location.origin !== url) return
  for (const [name, value] of Object.entries(session)) localStorage.setItem(name, value)
}
