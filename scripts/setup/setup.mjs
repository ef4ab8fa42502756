// Needed by every command before anything is installed: runs on an old Node and imports nothing from node_modules.
import { spawn } from 'node:child_process'
import { accessSync, constants, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { fingerprint } from './fingerprint.mjs'
import { linkOwnNode, machine, nodePackages, ownNode, program, root, windows } from './own-node.mjs'

/**
 * Arguments that start the server. A small young generation makes V8 collect short-lived objects early: a long upload then
 * uses a third less memory, at no measurable cost in speed. The heap is collected when it has grown by a fifth, so that a busy
 * hour does not leave a process of twice the size. The server switches the optimising compilers on when it has
 * started, and calls a function of the C library by Node's experimental `node:ffi` (docs/decisions/server.md#small-process).
 */
export const serverCommand = [
  '--max-semi-space-size=4',
  '--heap-growing-percent=20',
  '--no-maglev',
  '--no-turbofan',
  '--disable-warning=ExperimentalWarning',
  'dist/server/main.js',
]

/**
 * Environment of the server, for the C library of Linux. With an arena for each of its threads, it keeps memory that nobody uses. It
 * keeps large blocks as well, once one was given back, unless the thresholds are set: 1 MB and more goes back at once
 * (docs/decisions/server.md#small-process).
 */
export const serverEnvironment = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '1048576',
  MALLOC_TRIM_THRESHOLD_: '2097152',
}

/** Runs a command in the project's folder with inherited output; resolves with the exit code. */
export function run(command, args, environment = {}) {
  return new Promise((done, failed) => {
    const child = spawn(command, args, {
      cwd: root,
      stdio: 'inherit',
      env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1', ...environment },
    })
    const forward = (signal) => child.kill(signal)
    process.on('SIGINT', forward)
    process.on('SIGTERM', forward)
    child.on('error', failed)
    child.on('close', (code, signal) => {
      process.off('SIGINT', forward)
      process.off('SIGTERM', forward)
      done(signal ? 1 : (code ?? 1))
    })
  })
}

/** Runs a program of node_modules by its script file, on the project's own Node. */
export function runTool(script, args, environment) {
  return run(ownNode(), [join(root, 'node_modules', script), ...args], environment)
}

/**
 * Ends the command with a message that says what went wrong and what to do.
 * @returns {never}
 */
export function stop(message) {
  console.error(`\n${message}\n`)
  process.exit(1)
}

/** Runs `npm ci` unless the packages of the lock file are installed already. */
export async function ensureInstalled() {
  if (!nodePackages[machine])
    stop(
      `There is no Node 26 package for this kind of machine, ${machine}. Supported: Linux and macOS on x64 and arm64, Windows on x64.`,
    )
  const stamp = join(root, 'node_modules', '.asore-installed')
  const wanted = fingerprint(['package.json', 'package-lock.json'])
  if (!ownNode() || read(stamp) !== wanted) {
    await install()
    writeFileSync(stamp, wanted)
  }
  linkOwnNode()
}

async function install() {
  needWritable('The packages have to be installed', ['node_modules'])
  console.log('Installing the packages, Node 26 among them (about a minute the first time)…')
  await npmOrStop(['ci'], await nodeForNpm())
  if (!ownNode())
    stop(
      `npm left out the optional package ${nodePackages[machine]}. Look for "omit" and "optional" in what "npm config list" shows, unset it, and run the same command again.`,
    )
}

async function npmOrStop(args, node) {
  if ((await runNpm([...args, '--no-audit', '--no-fund', '--loglevel=error'], node)) !== 0)
    stop(
      'The packages could not be installed. Check the network and the free disk space, then run the same command again.',
    )
}

/**
 * Node for npm, or undefined if npm can use the current one. npm skips packages that require a newer Node than its own, no
 * matter which Node will run them (rolldown: 20.19 or 22.12). Below that, our Node is installed first and npm runs on it.
 */
async function nodeForNpm() {
  const [major, minor] = process.versions.node.split('.').map(Number)
  if (major > 22 || (major === 22 && minor >= 12) || (major === 20 && minor >= 19)) return undefined
  const folder = join(root, 'node_modules', '.asore-node')
  const { optionalDependencies: versions } = JSON.parse(read(join(root, 'package.json')))
  const ours = `${nodePackages[machine]}@${versions[nodePackages[machine]]}`
  await npmOrStop(['install', '--prefix', folder, '--no-package-lock', ours])
  return join(folder, 'node_modules', program)
}

/** Stops with instructions when the user account cannot write to one of the project's folders. */
function needWritable(why, folders) {
  const closed = folders.map((folder) => join(root, folder)).find((folder) => !writable(folder))
  if (closed)
    stop(
      `${why}, and this account may not write to ${closed}. Run "npm run build" in ${root} as the account that the folder belongs to, then the same command again.`,
    )
}

function writable(folder) {
  try {
    mkdirSync(folder, { recursive: true })
    accessSync(folder, constants.W_OK)
    return true
  } catch {
    return false
  }
}

/** Runs the npm that started this script, or the one in PATH; on the given Node, else on the current one. */
export function runNpm(args, node) {
  const npm = process.env.npm_execpath
  const first = node && { PATH: [dirname(node), process.env.PATH].join(delimiter) }
  if (npm?.endsWith('.js')) return run(node ?? process.execPath, [npm, ...args], first)
  return windows ? run('cmd.exe', ['/d', '/c', 'npm', ...args], first) : run('npm', args, first)
}

const sources = [
  'src',
  'docs/guide',
  'public',
  'integrations',
  'scripts/build/build.mjs',
  'astro.config.mjs',
  'tsconfig.json',
  'package-lock.json',
]

/**
 * Builds the site and the server if their sources have changed. PUBLIC_SITE_URL and PUBLIC_API_HOST are not part of the
 * build: the server inserts them into its pages, so that one build works with any values.
 */
export async function ensureBuilt() {
  const stamp = join(root, 'dist', '.asore-built')
  const wanted = fingerprint(sources)
  if (read(stamp) === wanted) return
  needWritable('The site has to be built', ['dist', '.astro', 'node_modules'])
  console.log('Building the site and the server (about ten seconds)…')
  if ((await run(ownNode(), ['scripts/build/build.mjs'], { PUBLIC_SITE_URL: undefined })) !== 0)
    stop(
      'The build failed; the lines above say where. If nobody changed the code, delete the folder node_modules and run the same command again.',
    )
  writeFileSync(stamp, wanted)
}

function read(file) {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return undefined
  }
}
