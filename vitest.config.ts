/// <reference types="vitest/config" />
import { getViteConfig } from 'astro/config'

/** `npm test` runs these on PostgreSQL, too: they use SQL that differs by engine, cause races, or read every table. */
const differByEngine = [
  'access-log',
  'accounts',
  'activities',
  'attack-lookalikes',
  'attack-samples',
  'attack-samples-cleared',
  'attack-samples-marked',
  'data-requests',
  'duplicates',
  'events',
  'factors',
  'fellowships',
  'growth',
  'leader-inbox',
  'limits',
  'lists',
  'member-attendance',
  'old-rows',
  'own-data',
  'password-races',
  'prayers-and-testimonies',
  'properties',
  'races',
  'reminders',
  'second-step',
  'seed',
  'seed-members',
  'settings',
  'two-at-once',
  'users',
]

/** `npm run test:all` runs all API tests on both engines (tests/support/engine.ts), except these: they need one or none. */
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
    // Inlined, so that a test that opens two tabs gets separate module instances for each.
    server: { deps: { inline: ['nanostores', '@nanostores/persistent'] } },
    globalSetup: ['tests/support/engine.ts'],
    // A test of all routes takes seconds, and the machine may be shared; a hanging test still fails.
    testTimeout: 60_000,
    // Half of the tests' time is waiting for child processes, so all cores are used.
    maxWorkers: '100%',
  },
})
