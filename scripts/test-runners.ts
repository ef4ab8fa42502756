import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { findChromium } from './find-chromium.mjs'
import { root } from './own-node.mjs'
import { runTool, stop } from './setup.mjs'

/** Runs vitest with these arguments; resolves with the exit code. `ENGINE=postgres` selects PostgreSQL. */
export function runVitest(args: readonly string[]): Promise<number> {
  const temporary = join(root, 'tests', '.tmp', 'system')
  mkdirSync(temporary, { recursive: true })
  return runTool('vitest/vitest.mjs', ['run', ...args], { TMPDIR: temporary })
}

/** Runs Playwright with these arguments, after installing a missing browser; resolves with the exit code. */
export async function runPlaywright(args: readonly string[]): Promise<number> {
  if (!(await findChromium({ install: true })))
    stop(
      'Browser tests need a Chromium. Install one (on Debian: apt-get install chromium), or name one in CHROMIUM_PATH.',
    )
  return runTool('@playwright/test/cli.js', ['test', ...args])
}
