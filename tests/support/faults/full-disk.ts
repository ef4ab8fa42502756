import { open, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { applyFaults, type Fault, fillDisk } from './disk.ts'
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
import { onSmallDisk } from './small-disk.ts'

/** In megabytes: the sample church, the writes of the load, and little more. */
const smallDisk = 48

/** Fills the disk under load, and makes room again; where mounting a disk is not allowed, by a limit on the size of files. */
export const fullDisk = async (rounds: number): Promise<Outcome> =>
  (await onSmallDisk('full', rounds, smallDisk)) ?? (await fillDisk(rounds))

const ballast = (folder: string) => join(folder, 'ballast')

/** Fills the rest of a disk, down to its last block. */
export async function fill(folder: string): Promise<void> {
  const file = await open(ballast(folder), 'a')
  for (let size = 1 << 22; size >= 512; size >>= 1) await appendUntilFull(file, Buffer.alloc(size))
  await file.close()
}

async function appendUntilFull(file: Awaited<ReturnType<typeof open>>, bytes: Buffer): Promise<void> {
  try {
    while (true) await file.appendFile(bytes)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error
  }
}

export const makeRoom = (folder: string) => rm(ballast(folder), { force: true })

/** `first`: the disk is full before the process ends. */
type Ending = { told: string; signal: NodeJS.Signals; first: boolean }

const endings: Ending[] = [
  { told: 'stopped before the disk was full', signal: 'SIGTERM', first: false },
  { told: 'killed on the full disk', signal: 'SIGKILL', first: true },
  { told: 'stopped on the full disk', signal: 'SIGTERM', first: true },
]

/**
 * Runs on a disk of its own, mounted at `folder`. After that the process is also ended and started on the full disk, at most three times.
 */
export async function fillSmallDisk(rounds: number, folder: string): Promise<Outcome> {
  const fault: Fault = {
    fault: 'disk full',
    begin: () => fill(folder),
    end: () => makeRoom(folder),
  }
  const stage = await setStage('full', {}, folder)
  const outcome = await applyFaults(stage, Array(rounds).fill(fault))
  const wrong = [...outcome.wrong]
  for (const ending of endings.slice(0, rounds))
    wrong.push(...(await endWhenFull(stage, ending)).map((line) => `${ending.told}: ${line}`))
  const acknowledged = stage.ledger.acknowledged
  return { ...outcome, fault: 'disk full (really)', rounds, acknowledged, wrong }
}

/** A process that ends on the full disk, or before it is full, must start on it, serve reads, and accept writes when there is room. */
async function endWhenFull(stage: Stage, { first, signal }: Ending): Promise<string[]> {
  const { dataDir } = stage
  {
    await using server = await openStage(stage)
    await writeFor(server, stage, 200)
    if (first) await fill(dataDir)
    await writeFor(server, stage, 300)
    await server.kill(signal)
  }
  await fill(dataDir)
  await using again = await openStage(stage)
  const failed = await findReadFailures(again.url)
  await makeRoom(dataDir)
  await servesAgain(again.url)
  return [...failed, ...(await writesAgain(again, stage)), ...(await losses(stage))]
}
