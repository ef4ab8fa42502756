import { execFile } from 'node:child_process'
import { rm } from 'node:fs/promises'
import { setTimeout as wait } from 'node:timers/promises'
import { promisify } from 'node:util'
import type { RunningServer } from '../server.ts'
import { findUnclearRefusals } from './kills.ts'
import {
  findReadFailures,
  losses,
  type Outcome,
  openStage,
  type Stage,
  servesAgain,
  setStage,
  writeFor,
  writesAgain,
} from './outcome.ts'

const run = promisify(execFile)

/** The environment that loads tests/support/faults/bend.mjs into a server, which can change its clock and its database. */
export const bent = { NODE_OPTIONS: `--import=${new URL('bend.mjs', import.meta.url).href}` }

export type Fault = {
  fault: string
  begin: (server: RunningServer) => Promise<void>
  end: (server: RunningServer) => Promise<void>
  env?: Record<string, string>
}

/**
 * Limits the size of every file of the process: writes fail in the middle, as on a full disk, on any file system and without being root.
 * Linux only.
 */
const fullAt = (bytes: number): Fault => ({
  fault: 'disk full (a limit on the size of files)',
  begin: async ({ pid }) => void (await run('prlimit', ['--pid', String(pid), `--fsize=${bytes}:`])),
  end: async ({ pid }) => void (await run('prlimit', ['--pid', String(pid), '--fsize=unlimited:'])),
})

const toggleReadOnly = async ({ pid }: RunningServer) => {
  process.kill(pid, 'SIGUSR2')
  await wait(100)
}

const readOnly: Fault = { fault: 'database read-only', begin: toggleReadOnly, end: toggleReadOnly, env: bent }

/** Fills the disk under load, and makes room again. */
export const fillDisk = (rounds: number): Promise<Outcome> =>
  inFreshFolder(Array.from({ length: rounds }, (_, round) => fullAt([1, 50_000, 400_000][round % 3] ?? 1)))

/** Makes the database read-only under load, and writable again. */
export const freezeDatabase = (rounds: number): Promise<Outcome> =>
  inFreshFolder(Array(rounds).fill(readOnly))

async function inFreshFolder(faults: Fault[]): Promise<Outcome> {
  const stage = await setStage('disk', faults[0]?.env)
  const outcome = await applyFaults(stage, faults)
  await rm(stage.dataDir, { recursive: true, force: true })
  return outcome
}

/** Applies all faults to one process: each time writes must be refused with a message, reads must work, and writes after it. */
export async function applyFaults(stage: Stage, faults: Fault[]): Promise<Outcome> {
  await using server = await openStage(stage)
  const wrong: string[] = []
  let back = 0
  for (const fault of faults) {
    await writeFor(server, stage, 200)
    await fault.begin(server)
    await writeFor(server, stage, 400)
    wrong.push(...(await findReadFailures(server.url)))
    await fault.end(server)
    back = Math.max(back, await servesAgain(server.url))
    wrong.push(...(await writesAgain(server, stage)), ...(await losses(stage)))
  }
  if (stage.ledger.refused.size === 0) wrong.push('nothing was refused, so there was no fault')
  wrong.push(...findUnclearRefusals(stage))
  await server.kill('SIGTERM')
  const { acknowledged } = stage.ledger
  return { fault: faults[0]?.fault ?? '', rounds: faults.length, acknowledged, wrong, back }
}
