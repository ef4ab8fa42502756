import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { requireChromium } from '../setup/find-chromium.mjs'
import { root } from '../setup/own-node.mjs'
import { runTool } from '../setup/setup.mjs'

/** Runs vitest with these arguments; resolves with the exit code. `ENGINE=postgres` selects PostgreSQL. */
export function runVitest(args: readonly string[]): Promise<number> {
  const temporary = join(root, 'tests', '.tmp', 'system')
  mkdirSync(temporary, { recursive: true })
  return runTool('vitest/vitest.mjs', ['run', ...args], { TMPDIR: temporary })
}

/** Runs Playwright with these arguments, after installing a missing browser; resolves with the exit code. */
export async function runPlaywright(args: readonly string[]): Promise<number> {
  await requireChromium()
  return runTool('@playwright/test/cli.js', ['test', ...args])
}
