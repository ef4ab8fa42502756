// npm run test:changed: runs the tests that the changes since the branch point with main (or another base) can affect.
// CONTRIBUTING.md lists what it cannot detect.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../setup/own-node.mjs'
import { stop } from '../setup/setup.mjs'
import { browserTestsFor, changedSince } from './changed-tests.ts'
import { runPlaywright, runVitest } from './test-runners.ts'

const base = process.argv[2] ?? 'main'
const changed = since(base)
console.log(`${changed.length} files differ from ${base}`)

/** Unit tests that read files of the repository or the build, which imports do not show. The slowest takes 40 s. */
const readers = readdirSync(join(root, 'tests/unit'))
  .map((name) => `tests/unit/${name}`)
  .filter((file) =>
    /readFileSync|readdirSync|repositoryFiles|dist\//.test(readFileSync(join(root, file), 'utf8')),
  )

const browser = browserTestsFor(changed)
const codes =
  changed.length === 0
    ? []
    : [
        await runVitest(['--changed', base, '--passWithNoTests']),
        await runVitest(readers),
        browser.length === 0 ? 0 : await runPlaywright([...browser]),
      ]
process.exitCode = codes.some((code) => code !== 0) ? 1 : 0

function since(name: string): readonly string[] {
  try {
    return changedSince(name)
  } catch {
    return stop(
      `git finds nothing of the name ${name} here. Name a branch or a commit: npm run test:changed -- HEAD~1`,
    )
  }
}
