import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { cp, mkdir, mkdtemp, readdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { serverCommand } from '../../scripts/setup/setup.mjs'

const root = fileURLToPath(new URL('../../', import.meta.url))
const temporary = join(root, 'tests/.tmp')

/** The folder of the project for everything temporary. */
export async function makeTemporary(): Promise<string> {
  await mkdir(temporary, { recursive: true })
  return temporary
}

/** A fresh folder in the temporary folder of the project, for one test. */
export async function freshFolder(): Promise<string> {
  return mkdtemp(join(await makeTemporary(), 'data-'))
}

/** The built server as a process of its own on a free port. Disposing stops it and removes its data. */
export type RunningServer = AsyncDisposable & {
  readonly url: string
  readonly pid: number
  readonly dataDir: string
  readonly output: () => string
  kill(signal: NodeJS.Signals): Promise<void>
}

/** A server that collects its garbage seldom starts and answers its first pages with a fifth less work. */
const roomyCommand = ['--min-semi-space-size=16', '--max-semi-space-size=32', 'dist/server/main.js']

/**
 * Starts `dist/server/main.js` on its own data folder (a fresh one unless given) and waits until it listens. A given folder is kept when
 * the server is disposed of, unless `removeData` says otherwise. A test that measures memory asks for a `frugal` server: one with the
 * arguments of `npm start`.
 */
export async function startServer(
  options: { dataDir?: string; env?: Record<string, string>; removeData?: boolean; frugal?: boolean } = {},
): Promise<RunningServer> {
  const dataDir = options.dataDir ?? (await freshFolder())
  if (Object.keys(options.env ?? {}).every((name) => ofNoData.has(name)) && (await isEmpty(dataDir)))
    await copySamples(dataDir)
  const server = spawn(ownNode(), options.frugal ? serverCommand : roomyCommand, {
    cwd: root,
    env: {
      ...process.env,
      PORT: '0',
      DATA_DIR: dataDir,
      LANGUAGES: 'off',
      RATE_LIMITS: 'off',
      SAMPLE_YEAR: 'off',
      ...options.env,
    },
  })
  let output = ''
  const collect = (text: Buffer) => {
    output += text
  }
  server.stdout.on('data', collect)
  server.stderr.on('data', collect)
  const url = await listening(server, () => output)
  const kill = (signal: NodeJS.Signals) => endProcess(server, signal)
  return {
    url,
    pid: server.pid ?? 0,
    dataDir,
    output: () => output,
    kill,
    [Symbol.asyncDispose]: async () => {
      await kill('SIGTERM')
      if (options.removeData ?? !options.dataDir) await rm(dataDir, { recursive: true, force: true })
    },
  }
}

/** The environment variable with the data folder that the churches of a run copy. */
export const sampleFolder = 'SAMPLE_CHURCH'

/** Settings of a server on which its first data do not depend. */
const ofNoData = new Set([
  'BACKUPS',
  'BACKUP_DIR',
  'BACKUP_RECIPIENT',
  'DRAIN_SECONDS',
  'LANGUAGES',
  'LOG',
  'METRICS_PORT',
  'MIN_FREE_MB',
  'NODE_OPTIONS',
  'RATE_LIMITS',
  'SMTP_URL',
  'STOP_SECONDS',
  'TRUST_PROXY',
  'WATCHDOG_SECONDS',
])

const isEmpty = async (folder: string) => !existsSync(folder) || (await readdir(folder)).length === 0

/** Makes the data folder of a stopped church with the sample data. */
export async function makeClosedChurch(dataDir: string): Promise<void> {
  if (await copySamples(dataDir)) return
  const server = await startServer({ dataDir })
  await server.kill('SIGTERM')
}

/**
 * Copies the sample data of the run to a data folder, which is half of the work of a start; the first server that wants them makes them.
 * Returns false where there are none.
 */
async function copySamples(dataDir: string): Promise<boolean> {
  const made = process.env[sampleFolder]
  if (!made || !(existsSync(made) || (await makeSamples(made)))) return false
  await cp(made, dataDir, { recursive: true })
  return true
}

/** Returns false while another process makes them: then a server makes its own at once. */
async function makeSamples(made: string): Promise<boolean> {
  const dataDir = `${made}-begun`
  const isFirst = await mkdir(dataDir).then(
    () => true,
    () => false,
  )
  if (!isFirst) return false
  const server = await startServer({ dataDir })
  await server[Symbol.asyncDispose]()
  await rename(dataDir, made)
  return true
}

/** The Node of our packages, even when an older one runs the tests. */
export function ownNode(): string {
  const own = join(root, 'node_modules/.bin/node')
  return existsSync(own) ? own : process.execPath
}

function listening(server: ChildProcess, output: () => string): Promise<string> {
  return new Promise((ready, failed) => {
    server.stdout?.on('data', () => {
      const url = /http:\/\/[^\s"#]+(?=[\s"])/.exec(output())?.[0]
      if (url) ready(url)
    })
    server.on('exit', (code) => failed(new Error(`The server ended with ${code}:\n${output()}`)))
  })
}

/** Sends a signal to a process, unless it has ended, and waits for its end. */
export async function endProcess(server: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return
  const exited = once(server, 'exit')
  server.kill(signal)
  await exited
}
