// npm test: installs and builds what is missing, then runs all checks. Its last line is `N passed, N failed`.
// With --all (npm run test:all) all API tests also run on PostgreSQL, by one process and by two that answer in turn.
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { ownNode, root } from './own-node.mjs'
import { ensureBuilt, ensureInstalled, run, runTool } from './setup.mjs'
import { sourceChecks } from './source-checks.mjs'

await ensureInstalled()
// An old Node cannot load the packages that find the browser: restart on the project's own Node.
if (process.execPath !== ownNode() && Number(process.versions.node.split('.')[0]) < 24)
  process.exit(await run(ownNode(), ['scripts/test.mjs', ...process.argv.slice(2)]))

const { requireChromium } = await import('./find-chromium.mjs')
await requireChromium()

const all = process.argv.includes('--all')
const temporary = join(root, 'tests', '.tmp')
rmSync(temporary, { recursive: true, force: true })
mkdirSync(join(temporary, 'system'), { recursive: true })

const total = { passed: 0, failed: 0 }

/** A check by a program of node_modules that either passes or fails. */
const check = (name, tool, args) => count(name, () => runTool(tool, args))

async function count(name, work) {
  console.log(`\n— ${name}`)
  const passed = (await work()) === 0
  total[passed ? 'passed' : 'failed'] += 1
}

/** Runs a test runner that writes its counts to a file; a crash before that counts as one failure. */
async function suite(name, tool, args, count, environment) {
  console.log(`\n— ${name}`)
  const code = await runTool(tool, args, environment)
  const counted = readCount(count)
  total.passed += counted.passed
  total.failed += counted.failed
  if (code !== 0 && counted.failed === 0) total.failed += 1
}

function readCount(count) {
  try {
    return count()
  } catch {
    return { passed: 0, failed: 0 }
  }
}

function vitest(name, engine, processes = 1) {
  const file = `vitest-${engine}-${processes}.json`
  const args = ['run', '--reporter=default', '--reporter=json', `--outputFile.json=tests/.tmp/${file}`]
  const count = () => {
    const { numPassedTests, numFailedTests } = readJson(file)
    return { passed: numPassedTests, failed: numFailedTests }
  }
  return suite(name, 'vitest/vitest.mjs', args, count, {
    TMPDIR: join(temporary, 'system'),
    ENGINE: engine,
    PROCESSES: String(processes),
    ...(all && { TEST_ALL: '1' }),
  })
}

const readJson = (name) => JSON.parse(readFileSync(join(temporary, name), 'utf8'))

for (const [name, tool, args] of Object.values(sourceChecks).flat()) await check(name, tool, args)
await ensureBuilt()
await vitest('unit, API and byte budgets', 'sqlite')
await vitest(all ? 'all of the API on PostgreSQL' : 'what differs on PostgreSQL', 'postgres')
if (all) await vitest('all of the API by two processes in turn', 'postgres', 2)
// A test that passes only on its retry is reported as flaky; more than this number of them fail the run (docs/decisions/0091).
const mostFlaky = 3
await suite('end to end', '@playwright/test/cli.js', ['test'], () => {
  const { expected, unexpected, flaky } = readJson('playwright.json').stats
  const chance = flaky <= mostFlaky
  return { passed: expected + (chance ? flaky : 0), failed: unexpected + (chance ? 0 : flaky) }
})

if (all) await count('valid HTML, by the Nu checker', () => run(ownNode(), ['scripts/check-html.ts']))

rmSync(temporary, { recursive: true, force: true })
console.log(`\n${total.passed} passed, ${total.failed} failed`)
process.exitCode = total.failed === 0 && total.passed > 0 ? 0 : 1
