import { rm } from 'node:fs/promises'
import { setTimeout as wait } from 'node:timers/promises'
import type { PostgresServer } from '../postgres.ts'
import { until } from './call.ts'
import { applyLoad, signInCrew } from './load.ts'
import { losses, type Outcome, openStage, type Stage, servesAgain, setStage, writeFor } from './outcome.ts'

type Rounds = { rounds: number; env?: Record<string, string>; heard?: (line: string) => void }

/** Kills the process (-9) at random moments under load; after each restart every acknowledged write must be there. */
export async function killProcess({ rounds, env = {}, heard }: Rounds): Promise<Outcome> {
  const stage = await setStage('kill', env)
  const wrong: string[] = []
  let back = 0
  for (let round = 0; round < rounds; round++) {
    back = Math.max(back, await killOnce(stage, round))
    const lost = await losses(stage)
    for (const line of lost) heard?.(line)
    wrong.push(...lost)
    if ((round + 1) % 20 === 0)
      heard?.(`${round + 1} kills, ${stage.ledger.acknowledged} writes, ${wrong.length} lost`)
  }
  await using last = await openStage(stage)
  await servesAgain(last.url)
  wrong.push(...(await losses(stage)))
  await last.kill('SIGTERM')
  await rm(stage.dataDir, { recursive: true, force: true })
  return { fault: 'kill -9 of the process', rounds, acknowledged: stage.ledger.acknowledged, wrong, back }
}

/**
 * Starts the server, applies load, and kills it after 50 to 700 ms, but not before it has acknowledged a write: on a slow machine none could
 * be lost. Returns how many milliseconds the start took.
 */
async function killOnce(stage: Stage, round: number): Promise<number> {
  const began = performance.now()
  await using server = await openStage(stage)
  await servesAgain(server.url)
  const back = Math.round(performance.now() - began)
  if (round % 100 === 99) stage.crew = await signInCrew(server.url)
  const stop = new AbortController()
  const before = stage.ledger.acknowledged
  const writing = applyLoad(server.url, stage.ledger, stage.crew, stop.signal)
  await wait(50 + Math.random() * 650)
  await until(async () => stage.ledger.acknowledged > before, 'a write that is acknowledged')
  await server.kill('SIGKILL')
  stop.abort()
  await writing
  return back
}

/** Kills PostgreSQL (-9) at random moments; our process must recover by itself when PostgreSQL is back. */
export async function killPostgres(postgres: PostgresServer, { rounds, heard }: Rounds): Promise<Outcome> {
  const stage = await setStage('storm', { DATABASE_URL: await postgres.create('storm') })
  const wrong: string[] = []
  let back = 0
  await using server = await openStage(stage)
  for (let round = 0; round < rounds; round++) {
    const stop = new AbortController()
    const writing = applyLoad(server.url, stage.ledger, stage.crew, stop.signal)
    await wait(100 + Math.random() * 600)
    await postgres.kill()
    const began = performance.now()
    await postgres.start()
    await servesAgain(server.url)
    back = Math.max(back, Math.round(performance.now() - began))
    stop.abort()
    await writing
    wrong.push(...(await losses(stage)))
    if ((round + 1) % 10 === 0) heard?.(`${round + 1} kills of PostgreSQL, ${wrong.length} lost`)
  }
  await writeFor(server, stage, 300)
  wrong.push(...(await losses(stage)), ...findUnclearRefusals(stage))
  await server.kill('SIGTERM')
  await rm(stage.dataDir, { recursive: true, force: true })
  return { fault: 'kill -9 of PostgreSQL', rounds, acknowledged: stage.ledger.acknowledged, wrong, back }
}

/** Refusals that state neither the cause nor when to retry. */
export const findUnclearRefusals = ({ ledger }: Stage): string[] =>
  [...ledger.refused.keys()]
    .filter((words) => !/^503 The church’s (disk|database)/.test(words) && !/^409 /.test(words))
    .map((words) => `a write was refused with: ${words}`)
