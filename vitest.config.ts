/// <reference types="vitest/config" />
import { getViteConfig } from 'astro/config'

/** `npm test` runs these on PostgreSQL, too: what they do is SQL that differs by engine, races, or reads every table. */
const differByEngine = [
  'access-log',
  'accounts',
  'activities',
  'attack-lookalikes',
  'attack-samples',
  'data-requests',
  'events',
  'factors',
  'fellowships',
  'growth',
  'leader-inbox',
  'limits',
  'lists',
  'meanwhile',
  'member-attendance',
  'old-rows',
  'own-data',
  'password-races',
  'properties',
  'reminders',
  'seed',
  'seed-members',
  'sent-again',
  'settings',
  'two-at-once',
  'users',
  'voices',
]

/** `npm run test:all` runs all tests of the API on both engines (tests/support/engine.ts), but for these, which speak of one or of neither. */
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
  'moving',
  'plans',
  'postgres',
  'process',
  'processes',
  'secrets',
  'valid-html',
]

export default getViteConfig({
  test: {
    ...(process.env['ENGINE'] === 'postgres'
      ? {
          include: (process.env['TEST_ALL'] ? ['**/*'] : differByEngine).map(
            (name) => `tests/api/${name}.test.ts`,
          ),
          exclude: ofOneEngine.map((name) => `tests/api/${name}.test.ts`),
        }
      : { include: ['tests/unit/**/*.test.{ts,tsx}', 'tests/api/**/*.test.ts'] }),
    // A test that opens two tabs gives each its own instances of these, too.
    server: { deps: { inline: ['nanostores', '@nanostores/persistent'] } },
    globalSetup: ['tests/support/engine.ts'],
    // A walk through every route is seconds of work, and a machine may be shared: a test that hangs is still found.
    testTimeout: 60_000,
    // Half of what the tests do is waiting for processes of their own, so each core is given work.
    maxWorkers: '100%',
  },
})
