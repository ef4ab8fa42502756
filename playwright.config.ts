import { defineConfig } from '@playwright/test'
import { findChromium } from './scripts/setup/find-chromium.mjs'

const executablePath = await findChromium()

/** Three workers for two cores, because a third of a test's time is waiting. Each runs whole files, and each file has a server with its own data on its own port (tests/e2e/fixtures.ts). */
export default defineConfig({
  testDir: './tests/e2e',
  testMatch: '**/*.test.ts',
  outputDir: './tests/.tmp/playwright',
  workers: 3,
  globalSetup: './tests/support/sample-data.ts',
  forbidOnly: true,
  // One retry, in a new browser with new data (docs/decisions/tests.md#second-tries).
  retries: 1,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ['json', { outputFile: 'tests/.tmp/playwright.json' }]],
  use: {
    browserName: 'chromium',
    viewport: { width: 360, height: 640 },
    locale: 'en-GH',
    timezoneId: 'Africa/Accra',
    // No traces and screenshots by default, because both slow down tests that pass, too: use `--trace on`.
    screenshot: 'off',
    // Animations cost a tenth of the browser's work, and no test is about them.
    contextOptions: { reducedMotion: 'reduce' },
    // Tests of pages are not to meet what an earlier page kept; tests/e2e/media/kept.test.ts allows it.
    serviceWorkers: 'block',
    launchOptions: {
      ...(executablePath && { executablePath }),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        // One renderer serves all pages of a browser: a new one for each test costs a third of loading a page.
        '--disable-site-isolation-trials',
        '--renderer-process-limit=1',
        // Scripts of a page that lives two seconds: optimised code and small garbage collections cost more than they save.
        '--js-flags=--no-opt --no-maglev --min-semi-space-size=16',
      ],
    },
  },
})
