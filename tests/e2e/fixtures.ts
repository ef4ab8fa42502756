import { test as base, expect, type Page } from '@playwright/test'
import { waitAwake } from '../support/browsing.ts'
import { startSampleChurch } from '../support/sample-data.ts'
import type { RunningServer } from '../support/server.ts'

type Login = { access: string; refresh: string; user: Record<string, unknown> }

/** What a worker has open: the church of the file whose tests it runs. */
type Shared = { open: { file: string; church: RunningServer | undefined } }
type Own = {
  /** A church for the tests of a file that a worker runs; what others would stumble over belongs into an own one. */
  church: RunningServer
  /** Every violation of the content security policy and every page error that the test met. */
  faults: string[]
  /** Signs a demonstration account in without its form, as a returning member is. */
  signInAs: (username: string) => Promise<void>
}

export const test = base.extend<Own, Shared>({
  open: [
    // Playwright reads the names of what a fixture needs from this pattern: nothing.
    async ({}, use) => {
      const open: Shared['open'] = { file: '', church: undefined }
      await use(open)
      await open.church?.[Symbol.asyncDispose]()
    },
    { scope: 'worker' },
  ],

  church: async ({ open }, use, { file }) => {
    if (open.file !== file) await open.church?.[Symbol.asyncDispose]()
    const church = open.file === file && open.church ? open.church : await startSampleChurch()
    Object.assign(open, { file, church })
    await use(church)
  },

  baseURL: async ({ church }, use) => use(church.url),

  page: async ({ page, javaScriptEnabled }, use) => {
    if (javaScriptEnabled !== false) arriveAwake(page)
    await use(page)
  },

  faults: [
    async ({ page }, use) => {
      const faults: string[] = []
      page.on('pageerror', (error) => {
        // Chromium's own word for a page left before its view transition was over.
        if (!/ViewTransition|Transition was/.test(String(error))) faults.push(String(error))
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

/** A violation that is thrown where a library catches it is told by the page's own event: the console says it then. */
const tellViolations = (page: Page) =>
  page.addInitScript(() =>
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) =>
      console.error(`Content Security Policy: ${violatedDirective} ${blockedURI} ${sample}`),
    ),
  )

const arriving = new WeakSet<Page>()

/** Lets `goto` end when the page is awake, for people press nothing sooner; with `waitUntil: 'commit'` a test does. */
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

/** Stores a fresh session in the page's browser, by the same call that the login form makes. */
export async function signIn(page: Page, url: string, username: string): Promise<void> {
  const answer = await page.request.post(`${url}/backend/api/auth/login/`, {
    data: { username, password: demoPassword },
  })
  const { access, refresh, user } = (await answer.json()) as Login
  // Any address of the site will do, and this one is the least work.
  await page.goto(`${url}/robots.txt`)
  await page.evaluate(
    (session) => {
      localStorage.setItem('access_token', session.access)
      localStorage.setItem('refresh_token', session.refresh)
      localStorage.setItem('user', JSON.stringify(session.user))
    },
    { access, refresh, user },
  )
}
