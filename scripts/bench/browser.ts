// A cold telephone for the benches of pages: headless Chromium, 360 px, CPU 4 times slower, 1.6 Mbit/s, 150 ms a request.
import { type Browser, type CDPSession, chromium, type Page } from '@playwright/test'
import { findChromium } from '../setup/find-chromium.mjs'

export const telephone = { width: 360, cpu: 4, kbps: 1600, latency: 150 }

/** A page with nothing in its cache or storage, and its line to the browser's own figures. */
export type ColdPage = { page: Page; session: CDPSession }

/** Opens a browser for one bench. Throws when there is no Chromium. */
export async function openBrowser(): Promise<Browser> {
  const executablePath = await findChromium()
  if (!executablePath) throw new Error('The benches of pages need a Chromium: name one in CHROMIUM_PATH.')
  return chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--disable-dev-shm-usage', '--disable-background-networking'],
  })
}

/** Does `work` on a fresh, throttled page, and gives what it gives. */
export async function onTelephone<Figures>(
  browser: Browser,
  work: (cold: ColdPage) => Promise<Figures>,
): Promise<Figures> {
  const context = await browser.newContext({
    viewport: { width: telephone.width, height: 740 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
  })
  try {
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    await session.send('Network.enable')
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: telephone.latency,
      downloadThroughput: (telephone.kbps * 1000) / 8,
      uploadThroughput: (750 * 1000) / 8,
    })
    await session.send('Emulation.setCPUThrottlingRate', { rate: telephone.cpu })
    return await work({ page, session })
  } finally {
    await context.close()
  }
}
