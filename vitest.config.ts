/// <reference types="vitest/config" />
import { getViteConfig } from 'astro/config'

export default getViteConfig({
  test: {
    include: ['tests/unit/**/*.test.{ts,tsx}', 'tests/api/**/*.test.ts'],
    globalSetup: ['tests/support/engine.ts'],
    // A walk through every route is seconds of work, and a machine may be shared: a test that hangs is still found.
    testTimeout: 60_000,
  },
})
