import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cp, rm } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { demonstrationPassword } from '../../src/content/people.ts'
import type { Church } from '../../src/lib/contract/website/church.ts'
import { openBeside } from './church-database.ts'
import { quickHash } from './quick-password.ts'
import { freshFolder, makeTemporary, ownNode, sampleFolder, startServer } from './server.ts'
import type { Asked } from './site-process.ts'

/**
 * Runs once before all browser tests: a server makes the sample data that is copied for every church, and fills the compile cache. Together
 * they are a third of the time of a start.
 */
export default async function makeSampleData(): Promise<void> {
  const dataDir = await freshFolder()
  process.env['NODE_COMPILE_CACHE'] = join(await makeTemporary(), 'compiled')
  const server = await startServer({ dataDir })
  await server[Symbol.asyncDispose]()
  await makeSignInsQuick(dataDir)
  process.env[sampleFolder] = dataDir
}

/** Gives the sample accounts quick hashes of their password. Passwords that tests choose are hashed as they are in use. */
async function makeSignInsQuick(dataDir: string): Promise<void> {
  const database = openBeside(dataDir)
  database.prepare('update account set password_hash = ?').run(await quickHash(demonstrationPassword))
  database.close()
}

/** A site with the sample data, on a data folder of its own. */
export type SampleChurch = {
  url: string
  dataDir: string
  output: () => string
  /** Closes it and opens it again on its data, as a restart does. */
  reopen: () => Promise<void>
}

/**
 * A process that serves the churches of one worker, one after the other: a new process costs a second of work, and its first answers are slow.
 * All have one port, so that their address is known before they open.
 */
export type SampleChurches = AsyncDisposable & {
  /**
   * The church with this key, such as that of a test file. For another key than before, the open church is closed, its data is removed, and
   * a new one opened with these settings, after the SQL statements, if there are any, have changed its data.
   */
  of: (key: string, settings: ChurchSettings, statements: string) => Promise<SampleChurch>
}

/** Settings of a church that differ from those of the others. With `SAMPLE_DATA: 'off'` it has no data. */
export type ChurchSettings = Readonly<Record<string, string>>

/** The SQL statements that store who a church is. */
export const statementsOf = (church: Partial<Church>): string =>
  Object.entries(church)
    .map(([key, value]) => [key, JSON.stringify(value), new Date(0).toISOString()])
    .map((row) => row.map((value) => `'${value.replaceAll("'", "''")}'`).join(', '))
    .map((row) => `insert or replace into church_setting (key, value, changed_at) values (${row});`)
    .join('')

export async function openSampleChurches(): Promise<SampleChurches> {
  const made = process.env[sampleFolder]
  if (!made) throw new Error('No sample data was made before the tests')
  const program = fileURLToPath(new URL('site-process.ts', import.meta.url))
  const flags = ['--min-semi-space-size=16', '--max-semi-space-size=32']
  const server = spawn(ownNode(), [...flags, program], { stdio: ['ignore', 'pipe', 'pipe', 'ipc'] })
  let output = ''
  for (const stream of [server.stdout, server.stderr])
    stream?.on('data', (text: Buffer) => {
      output += text
    })
  const port = await freePort()
  let open: { key: string; church: SampleChurch } | undefined
  const ask = async (order: Asked) => {
    server.send(order)
    const answer = await answerOf(server)
    if (answer !== undefined) throw new Error(`${answer}:\n${output}`)
  }
  const removeOpen = async () => {
    await ask({ close: true })
    if (open) await rm(open.church.dataDir, { recursive: true, force: true })
    open = undefined
  }
  return {
    of: async (key, settings, statements) => {
      if (open?.key === key) return open.church
      await removeOpen()
      const dataDir = await freshFolder()
      const isEmpty = settings['SAMPLE_DATA'] === 'off'
      if (!isEmpty) await cp(made, dataDir, { recursive: true })
      output = ''
      const off = { RATE_LIMITS: 'off', LANGUAGES: 'off', SAMPLE_YEAR: 'off' }
      const env = { PORT: String(port), DATA_DIR: dataDir, ...off, ...settings }
      const reopen = () => ask({ open: env })
      if (statements !== '') {
        if (isEmpty) {
          await reopen()
          await ask({ close: true })
        }
        const database = openBeside(dataDir)
        // A small cache makes many rows a third slower.
        database.exec(`PRAGMA cache_size = -64000; PRAGMA synchronous = OFF; ${statements}`)
        database.close()
      }
      await reopen()
      const church = { url: `http://127.0.0.1:${port}`, dataDir, output: () => output, reopen }
      open = { key, church }
      return church
    },
    [Symbol.asyncDispose]: async () => {
      await removeOpen()
      const ended = once(server, 'exit')
      server.disconnect()
      await ended
    },
  }
}

/** Why the process could not do what it was asked; undefined when it did. */
function answerOf(server: ChildProcess): Promise<string | undefined> {
  return new Promise((answered) => {
    const ended = (code: number | null) => answered(`The process ended with ${code}`)
    server.once('exit', ended)
    server.once('message', ({ failed }: { failed?: string }) => {
      server.off('exit', ended)
      answered(failed)
    })
  })
}

/** A port of this machine that nobody listens on. */
async function freePort(): Promise<number> {
  const server = createServer()
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const { port } = server.address() as AddressInfo
  await once(server.close(), 'close')
  return port
}
