// Finds a Chromium for the tests: CHROMIUM_PATH, the system's or Playwright's; installs one with `install`.
import { spawnSync } from 'node:child_process'
import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'
import { stop } from './setup.mjs'

const browsers = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome']
/** The same engine without a user interface: half the work of a browser test. */
const shell = 'chromium-headless-shell'
const macChrome = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'

/**
 * The path of a Chromium, or undefined: the headless shell if there is one, unless `whole` asks for a full browser. With
 * `install` it installs Playwright's, else (as root) Debian's package.
 */
export async function findChromium({ install = false, whole = false } = {}) {
  const names = whole ? browsers : [shell, ...browsers]
  const chosen = process.env.CHROMIUM_PATH
  if (chosen && !executable(chosen))
    throw new Error(`CHROMIUM_PATH names no program that can be run: ${chosen}`)
  const chromium = chosen || onPath(names) || executable(macChrome) || (await playwrights())
  if (chromium || !install) return chromium
  console.log('Installing a browser for the tests…')
  if (run(process.execPath, ['node_modules/@playwright/test/cli.js', 'install', 'chromium'])) {
    const own = await playwrights()
    if (own) return own
  }
  const root = typeof process.getuid === 'function' && process.getuid() === 0
  if (!root || !onPath(['apt-get']) || !run('apt-get', ['update', '-qq'])) return undefined
  const installPackage = (name) => run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name])
  // Older systems have no separate package for the headless shell.
  if (whole || !installPackage(shell)) installPackage('chromium')
  return onPath(names)
}

/** Installs the browsers for the tests that are missing; ends the command with a sentence if that fails. */
export async function requireChromium() {
  // The headless shell has no back-forward cache, which tests/e2e/website/page-owner.test.ts needs.
  if (!(await findChromium({ install: true })) || !(await findChromium({ install: true, whole: true })))
    stop(
      'Browser tests need a Chromium. Install one (on Debian: apt-get install chromium), or name one in CHROMIUM_PATH.',
    )
}

async function playwrights() {
  const { chromium } = await import('@playwright/test')
  return executable(chromium.executablePath())
}

function onPath(programs) {
  for (const folder of (process.env.PATH ?? '').split(delimiter)) {
    for (const program of programs) {
      const chromium = executable(join(folder, program))
      if (chromium) return chromium
    }
  }
  return undefined
}

function executable(path) {
  try {
    accessSync(path, constants.X_OK)
    return path
  } catch {
    return undefined
  }
}

function run(command, args) {
  return spawnSync(command, args, { stdio: 'inherit', timeout: 300_000 }).status === 0
}
