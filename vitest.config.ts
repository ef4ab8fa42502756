/// <reference types="vitest/config" />
import { getViteConfig } from 'astro/config'

/** What the API does is tested on both engines (tests/support/engine.ts). These speak of one of them, or of neither. */
const ofOneEngine = [
  'archives',
  'attack-addresses',
  'attack-bombs',
  'attack-endless',
  'attack-files',
  'attack-http',
  'backup',
  'crash',
  'faults',
  'files',
  'large-upload',
  'plans',
  'postgres',
  'process',
  'processes',
  'secrets',
]

export default getViteConfig({
  test: {
    ...(process.env['ENGINE'] === 'postgres'
      ? {
          include: ['tests/api/**/*.test.ts'],
          exclude: ofOneEngine.map((name) => `tests/api/${name}.test.ts`),
        }
      : { include: ['tests/unit/**/*.test.{ts,tsx}', 'tests/api/**/*.test.ts'] }),
    globalSetup: ['tests/support/engine.ts'],
    // A walk through every route is seconds of work, and a machine may be shared: a test that hangs is still found.
    testTimeout: 60_000,
    // Half of what the tests do is waiting for processes of their own, so each core is given work.
    maxWorkers: '100%',
  },
})
