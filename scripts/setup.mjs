// What every command needs before anything is installed: runs on an old Node, imports nothing from node_modules.
import { spawn } from 'node:child_process'
import { accessSync, constants, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { fingerprint } from './fingerprint.mjs'
import { linkOwnNode, machine, nodePackages, ownNode, program, root, windows } from './own-node.mjs'

/**
 * How the server is run. Young objects get little room, so that they are cleared away early: a long upload then holds a
 * third less memory, for no speed that could be measured.
 */
export const serverCommand = ['--max-semi-space-size=4', 'dist/server/main.js']

/** Runs a command in the project's folder with its output shown; resolves with the exit code. */
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

/** Runs a program of node_modules by its script file, on our own Node. */
export function runTool(script, args, environment) {
  return run(ownNode(), [join(root, 'node_modules', script), ...args], environment)
}

/**
 * Ends the command with a sentence that says what went wrong and what to do.
 * @returns {never}
 */
export function stop(message) {
  console.error(`\n${message}\n`)
  process.exit(1)
}

/** Installs exactly what the lock file says, unless it is there already. */
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
 * Undefined where npm may install on the Node that runs this. npm leaves out packages that want a newer Node than its own,
 * whatever will run them (rolldown: 20.19 or 22.12): below that ours is fetched first, for npm to run on.
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

/** Stops with the next step where this account may not write to one of the project's folders. */
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

/** npm as it was started, or the one on the path; on the given Node, unless it is the one that runs this. */
export function runNpm(args, node) {
  const npm = process.env.npm_execpath
  const first = node && { PATH: [dirname(node), process.env.PATH].join(delimiter) }
  if (npm?.endsWith('.js')) return run(node ?? process.execPath, [npm, ...args], first)
  return windows ? run('cmd.exe', ['/d', '/c', 'npm', ...args], first) : run('npm', args, first)
}

const sources = [
  'src',
  'public',
  'integrations',
  'scripts/build.mjs',
  'astro.config.mjs',
  'tsconfig.json',
  'package-lock.json',
]

/**
 * Builds the site and the server, unless nothing changed since they were built. PUBLIC_SITE_URL and PUBLIC_API_HOST
 * are no part of it: the server tells its pages of them, so that one build serves under any.
 */
export async function ensureBuilt() {
  const stamp = join(root, 'dist', '.asore-built')
  const wanted = fingerprint(sources)
  if (read(stamp) === wanted) return
  needWritable('The site has to be built', ['dist', '.astro', 'node_modules'])
  console.log('Building the site and the server (about ten seconds)…')
  if ((await run(ownNode(), ['scripts/build.mjs'], { PUBLIC_SITE_URL: undefined })) !== 0)
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
