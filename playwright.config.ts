import { defineConfig } from '@playwright/test'
import { findChromium } from './scripts/find-chromium.mjs'

const executablePath = await findChromium()

/** Two workers on two cores; every test opens its own church on its own port (tests/support/server.ts). */
export default defineConfig({
  testDir: './tests/e2e',
  testMatch: '*.test.ts',
  outputDir: './tests/.tmp/playwright',
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  // Once more, in a browser and a church of its own (docs/decisions/0091).
  retries: 1,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ['json', { outputFile: 'tests/.tmp/playwright.json' }]],
  use: {
    browserName: 'chromium',
    viewport: { width: 360, height: 640 },
    locale: 'en-GH',
    timezoneId: 'Africa/Accra',
    // Tracing every test is work that only a failing one needs: ask for it with `--trace on`.
    screenshot: 'only-on-failure',
    // A fresh context is half a second of work. What a used one may keep (offline, permissions) is asked for in files that opt out.
    reuseContext: true,
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
      ],
    },
  },
})
