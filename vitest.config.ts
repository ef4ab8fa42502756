/// <reference types="vitest/config" />
import { readdirSync, readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { getViteConfig } from 'astro/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

const onPostgres = process.env['ENGINE'] === 'postgres'

/*
 * The name of an API test says on which engines it runs. `*.both.test.ts`: `npm test` runs it on PostgreSQL, too. Together these execute almost every
 * statement that may differ by engine (docs/decisions/tests.md#postgresql-tests), cause races, or read every table. `*.once.test.ts`: it needs one engine or none, and
 * is not repeated. `*.slow.*` begins first (below). `npm run test:all` runs all others on both engines (tests/support/engine.ts).
 */

/** The unit tests that read the rendered pages of the sample, which are rendered once for them. */
const readPages = ['budgets', 'found-and-shared', 'rendered-pages'].map(
  (name) => `tests/unit/${name}.test.ts`,
)

/** What a file of unit tests may do to others that share its modules: a page of its own, a module that is replaced, a global that is set. */
const leavesTraces =
  /@vitest-environment|\bvi\.(?:mock|doMock|hoisted|resetModules|stub\w+|useFakeTimers|spyOn)\b|\b(?:local|session)Storage\b|\bglobalThis\b|process\.env/

const tracing = readdirSync('tests/unit')
  .map((file) => `tests/unit/${file}`)
  .filter((file) => /\.test\.tsx?$/.test(file) && !readPages.includes(file))
  .filter((file) => leavesTraces.test(readFileSync(file, 'utf8')))

// The other unit tests share the modules of a worker, as the API tests do.
const unit = {
  name: 'unit',
  include: ['tests/unit/**/*.test.{ts,tsx}'],
  exclude: [...readPages, ...tracing],
  isolate: false,
}

const pages = { name: 'pages', include: readPages, globalSetup: ['tests/support/rendered-sample.ts'] }

/** One island on a page, its calls answered by the real app (tests/support/page.tsx). */
const component = {
  name: 'component',
  include: ['tests/component/**/*.test.tsx'],
  environment: './tests/support/page-environment.ts',
  setupFiles: ['tests/support/page-setup.ts'],
  isolate: false,
  globalSetup: ['tests/support/engine.ts'],
}

const onlyBoth = onPostgres && !process.env['TEST_ALL']
const notHere = onPostgres ? ['tests/api/**/*.once.test.ts'] : []
const api = onlyBoth ? 'tests/api/**/*.both.test.ts' : 'tests/api/**/*.test.ts'

/** The API tests that replace a module, here the one that hashes passwords. */
const alone = readdirSync('tests/api', { recursive: true, encoding: 'utf8' })
  .map((file) => `tests/api/${file.replaceAll('\\', '/')}`)
  .filter((file) => file.endsWith(onlyBoth ? '.both.test.ts' : '.test.ts'))
  .filter((file) => /\bvi\.mock\(/.test(readFileSync(file, 'utf8')))

const globalSetup = ['tests/support/engine.ts']

/**
 * Orders the files as Vitest does, with `*.slow.*` first in each project: they take more than five seconds, and one that starts last would leave a core
 * without work. Vitest itself knows durations only of an earlier run. The folder `app` comes last of them: its servers must answer in time, and the
 * source checks, which run beside, have ended by then.
 */
class SlowFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = Map.groupBy(await super.sort(files), ({ project }) => project)
    return [...sorted.values()].flatMap((ofProject) => ofProject.toSorted((a, b) => rank(a) - rank(b)))
  }
}

function rank({ moduleId }: TestSpecification): number {
  if (!moduleId.includes('.slow.')) return 2
  return moduleId.includes('/api/app/') ? 1 : 0
}

export default getViteConfig({
  test: {
    // What a test that passes provokes, its page may log.
    silent: 'passed-only',
    sequence: { sequencer: SlowFirst },
    // nanostores lets go of the window a second after the last use of a store; on a slow machine the window of the test is gone by then.
    onUnhandledError: ({ message, stack }) =>
      message === 'window is not defined' && stack?.includes('nanostores/lifecycle') ? false : undefined,
    // A test of all routes takes seconds, and the machine may be shared; a hanging test still fails.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // A number, because a percentage is cut to the number of cores. More than there are, because half of the tests' time is waiting for child processes.
    maxWorkers: Math.ceil(1.5 * availableParallelism()),
    projects: [
      // The server has no state outside of createApi, so that a worker loads its modules once, not once for each file.
      {
        extends: true,
        test: { name: 'api', include: [api], exclude: [...notHere, ...alone], isolate: false, globalSetup },
      },
      // One project for both kinds, since each has a Vite of its own.
      {
        extends: true,
        test: {
          name: 'alone',
          include: [...alone, ...(onPostgres ? [] : tracing)],
          exclude: notHere,
          // Inlined, so that a test that opens two tabs gets separate module instances for each.
          server: { deps: { inline: ['nanostores', '@nanostores/persistent'] } },
          globalSetup,
        },
      },
      ...(onPostgres
        ? []
        : [
            { extends: true as const, test: unit },
            { extends: true as const, test: pages },
            { extends: true as const, test: component },
          ]),
    ],
  },
})
