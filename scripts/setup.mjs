// What every command needs before anything is installed: runs on an old Node, imports nothing from node_modules.
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/**
 * How the server is run. Young objects get little room, so that they are cleared away early: a long upload then holds a
 * third less memory, for no speed that could be measured.
 */
export const serverCommand = ['--max-semi-space-size=4', 'dist/server/main.js']

export const root = dirname(dirname(fileURLToPath(import.meta.url)))
const windows = process.platform === 'win32'

/** Our own Node 26, brought by the packages; undefined before they are installed. */
export function ownNode() {
  const file = join(root, 'node_modules', '.bin', windows ? 'node.exe' : 'node')
  return existsSync(file) ? file : undefined
}

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

/** Ends the command with a sentence that says what went wrong and what to do. */
export function stop(message) {
  console.error(`\n${message}\n`)
  process.exit(1)
}

/** Installs exactly what the lock file says, unless it is there already. */
export async function ensureInstalled() {
  const stamp = join(root, 'node_modules', '.asore-installed')
  const wanted = fingerprint(['package.json', 'package-lock.json'])
  if (ownNode() && read(stamp) === wanted) return
  console.log('Installing the packages, Node 26 among them (about a minute the first time)…')
  if ((await runNpm(['ci', '--no-audit', '--no-fund', '--loglevel=error'])) !== 0)
    stop(
      'The packages could not be installed. Check the network and the free disk space, then run the same command again.',
    )
  if (!ownNode())
    stop(
      'There is no Node 26 package for this kind of machine. Supported: Linux and macOS on x64 and arm64, Windows on x64.',
    )
  writeFileSync(stamp, wanted)
}

/** npm as it was started, or the one on the path. */
export function runNpm(args) {
  const npm = process.env.npm_execpath
  if (npm?.endsWith('.js')) return run(process.execPath, [npm, ...args])
  return windows ? run('cmd.exe', ['/d', '/c', 'npm', ...args]) : run('npm', args)
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

/** Builds the site and the server, unless nothing changed since they were built. */
export async function ensureBuilt() {
  const stamp = join(root, 'dist', '.asore-built')
  const wanted = fingerprint(sources, [process.env.PUBLIC_SITE_URL, process.env.PUBLIC_API_HOST])
  if (read(stamp) === wanted) return
  console.log('Building the site and the server (about ten seconds)…')
  if ((await run(ownNode(), ['scripts/build.mjs'])) !== 0)
    stop(
      'The build failed; the lines above say where. If nobody changed the code, delete the folder node_modules and run the same command again.',
    )
  mkdirSync(dirname(stamp), { recursive: true })
  writeFileSync(stamp, wanted)
}

/** One hash over names and contents of the given files and folders, and over the given words. */
function fingerprint(paths, words = []) {
  const hash = createHash('sha256').update(JSON.stringify(words))
  for (const path of paths) {
    for (const file of filesBelow(path))
      hash
        .update(file)
        .update('\0')
        .update(readFileSync(join(root, file)))
  }
  return hash.digest('hex')
}

function filesBelow(path) {
  const entries = directory(path)
  if (!entries) return existsSync(join(root, path)) ? [path] : []
  return entries
    .map((entry) => `${path}/${entry.name}`)
    .sort()
    .flatMap(filesBelow)
}

function directory(path) {
  try {
    return readdirSync(join(root, path), { withFileTypes: true })
  } catch {
    return undefined
  }
}

function read(file) {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return undefined
  }
}
