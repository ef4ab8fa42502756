// npm test: installs and builds what is missing, then runs all checks. Its last line is `N passed, N failed`.
// With --all (npm run test:all) all API tests also run on PostgreSQL, by one process and by two that answer in turn.
import { spawn } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join, relative } from 'node:path'
import { ownNode, root } from '../setup/own-node.mjs'
import { ensureBuilt, ensureInstalled, run, runTool } from '../setup/setup.mjs'
import { sourceChecks } from './source-checks.mjs'

await ensureInstalled()
// An old Node cannot load the packages that find the browser: restart on the project's own Node.
if (process.execPath !== ownNode() && Number(process.versions.node.split('.')[0]) < 24)
  process.exit(await run(ownNode(), ['scripts/test/test.mjs', ...process.argv.slice(2)]))

const { requireChromium } = await import('../setup/find-chromium.mjs')
await requireChromium()

const all = process.argv.includes('--all')
const temporary = join(root, 'tests', '.tmp')
rmSync(temporary, { recursive: true, force: true })
mkdirSync(join(temporary, 'system'), { recursive: true })

const total = { passed: 0, failed: 0 }
/** What failed, by name: repeated at the end, where a reader of a long log looks first. */
const failures = []
/** The first lines of what a failed test said, by its file and title. */
const reasons = new Map()

async function count(name, work) {
  console.log(`\n— ${name}`)
  note(name, (await work()) === 0)
}

function note(name, passed) {
  total[passed ? 'passed' : 'failed'] += 1
  if (!passed) failures.push(name)
}

/** Runs checks side by side, since each is busy on one core, and prints the output of each when it ends. */
async function checkAll(checks) {
  await Promise.all(
    checks.map(async ([name, program, args]) => {
      const { code, output } = await capture(program, args)
      console.log(`\n— ${name}\n${output}`)
      note(name, code === 0)
    }),
  )
}

function capture(script, args) {
  return new Promise((done, failed) => {
    const child = spawn(ownNode(), [script, ...args], {
      cwd: root,
      env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1' },
    })
    let output = ''
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (text) => {
        output += text
      })
    child.on('error', failed)
    child.on('close', (code) => done({ code: code ?? 1, output }))
  })
}

/** Runs a test runner that writes its counts to a file; a crash before that counts as one failure. */
async function suite(name, tool, args, count, environment) {
  console.log(`\n— ${name}`)
  const code = await runTool(tool, args, environment)
  const counted = readCount(count)
  total.passed += counted.passed
  total.failed += counted.failed
  failures.push(...counted.names.map((title) => `${name}: ${title}`))
  if (code !== 0 && counted.failed === 0) note(`${name} ended with ${code}`, false)
}

function readCount(count) {
  try {
    return count()
  } catch {
    return { passed: 0, failed: 0, names: [] }
  }
}

/** These find writes that are lost now and then: one failure is one too many. */
const ofLostWrites =
  /^tests\/api\/(?:crash|faults|giving-crash|process|process-stop|processes|properties|two-at-once)\.test\.ts$/

/** The files of at most this number are tried a second time, alone (docs/decisions/tests.md#second-tries). */
const mostTriedAgain = 2

async function vitest(name, engine, processes = 1) {
  const before = { ...total, failures: failures.length }
  await runVitest(name, engine, processes, [])
  const failed = failures.slice(before.failures)
  const files = [...new Set(failed.map(fileOf))]
  if (files.length === 0 || files.length > mostTriedAgain) return
  if (!files.every((file) => /\.test\.tsx?$/.test(file) && !ofLostWrites.test(file))) return
  total.failed = before.failed
  failures.splice(before.failures)
  const passed = total.passed
  await runVitest(`${name}, tried again`, engine, processes, files)
  const again = total.failed === before.failed
  total.passed = passed + (again ? failed.length : 0)
  if (again) for (const failure of failed) console.log(`passed on its second try: ${failure}`)
}

/** The test of a failure, which is "suite: file › title". */
const testOf = (failure) => failure.slice(failure.indexOf(': ') + 2)
const fileOf = (failure) => testOf(failure).split(' › ')[0]

function runVitest(name, engine, processes, files) {
  const file = `vitest-${engine}-${processes}.json`
  const args = [
    'run',
    ...files,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=tests/.tmp/${file}`,
  ]
  const count = () => {
    const { numPassedTests, numFailedTests, testResults } = readJson(file)
    const names = testResults.flatMap(({ name, assertionResults }) =>
      assertionResults
        .filter(({ status }) => status === 'failed')
        .map(({ fullName, failureMessages: [message = ''] }) => {
          const title = `${relative(root, name)} › ${fullName}`
          reasons.set(title, message.split('\n').slice(0, 4).join('\n    '))
          return title
        }),
    )
    return { passed: numPassedTests, failed: numFailedTests, names }
  }
  return suite(name, 'vitest/vitest.mjs', args, count, {
    TMPDIR: join(temporary, 'system'),
    // Servers start with a tenth less work.
    NODE_COMPILE_CACHE: join(temporary, 'compiled'),
    ENGINE: engine,
    PROCESSES: String(processes),
    ...(all && { TEST_ALL: '1' }),
  })
}

/** The titles of the browser tests that ended like this, each after its file. */
const titlesOf = (suites, status) =>
  suites.flatMap(({ suites: inner = [], specs = [] }) => [
    ...titlesOf(inner, status),
    ...specs
      .filter(({ tests }) => tests.some((one) => one.status === status))
      .map(({ file, title }) => `${file} › ${title}`),
  ])

const readJson = (name) => JSON.parse(readFileSync(join(temporary, name), 'utf8'))

// Beside the build and the first tests, since two of the checks are busy on one core for longer than the others need.
const checks = checkAll(Object.values(sourceChecks).flat())
await ensureBuilt()
await vitest('unit, API, components and byte budgets', 'sqlite')
await checks
await vitest(all ? 'all of the API on PostgreSQL' : 'what differs on PostgreSQL', 'postgres')
if (all) await vitest('all of the API by two processes in turn', 'postgres', 2)
// A test that passes only on its retry is reported as flaky; more than this number of them fail the run (docs/decisions/tests.md#second-tries).
const mostFlaky = 3
await suite('end to end', '@playwright/test/cli.js', ['test'], () => {
  const { stats, suites } = readJson('playwright.json')
  const { expected, unexpected, flaky } = stats
  const chance = flaky <= mostFlaky
  const names = [...titlesOf(suites, 'unexpected'), ...(chance ? [] : titlesOf(suites, 'flaky'))]
  return { passed: expected + (chance ? flaky : 0), failed: unexpected + (chance ? 0 : flaky), names }
})

if (all) await count('valid HTML, by the Nu checker', () => run(ownNode(), ['scripts/test/check-html.ts']))

rmSync(temporary, { recursive: true, force: true })
for (const failure of failures) {
  console.log(`failed: ${failure}`)
  const reason = reasons.get(testOf(failure))
  if (reason) console.log(`    ${reason}`)
}
console.log(`\n${total.passed} passed, ${total.failed} failed`)
process.exitCode = total.failed === 0 && total.passed > 0 ? 0 : 1
