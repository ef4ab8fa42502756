import { rm } from 'node:fs/promises'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { type PostgresServer, startPostgres } from '../postgres.ts'
import type { RunningServer } from '../server.ts'
import { call } from './call.ts'
import { fill, makeRoom } from './full-disk.ts'
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
import { onSmallDisk } from './small-disk.ts'

/** In megabytes: an empty server with two churches. */
const smallDisk = 96

/** Fills the disk of PostgreSQL under load; undefined where mounting a disk is not allowed. */
export const fullPostgres = (rounds: number): Promise<Outcome | undefined> =>
  onSmallDisk('postgres', rounds, smallDisk)

type Church = { postgres: PostgresServer; stage: Stage; server: RunningServer; disk: string }

/** PostgreSQL stores everything in `disk`. In every second round its write-ahead log has no room either, which ends the server. */
export async function fillPostgresDisk(rounds: number, disk: string): Promise<Outcome> {
  await using postgres = await startPostgres({ durable: true, disk })
  const stage = await setStage('full', { DATABASE_URL: await postgres.create('full') })
  await using server = await openStage(stage)
  const wrong: string[] = []
  let back = 0
  for (let round = 0; round < rounds; round++) {
    await writeFor(server, stage, 300)
    const church = { postgres, stage, server, disk }
    wrong.push(...(await (round % 2 === 0 ? whileFull(church) : whileItEnds(church))))
    const began = performance.now()
    await makeRoom(disk)
    if (!postgres.runs()) await postgres.start()
    await servesAgain(server.url)
    back = Math.max(back, Math.round(performance.now() - began))
    wrong.push(...(await writesAgain(server, stage)), ...(await losses(stage)))
  }
  wrong.push(...findUnclearRefusals(stage))
  await server.kill('SIGTERM')
  await rm(stage.dataDir, { recursive: true, force: true })
  const { acknowledged } = stage.ledger
  return { fault: 'disk of PostgreSQL full', rounds, acknowledged, wrong, back }
}

/** Tables cannot grow: writes that need room are refused, and everything else works. */
async function whileFull({ stage, server, disk }: Church): Promise<string[]> {
  await fill(disk)
  stage.ledger.refused.clear()
  await writeFor(server, stage, 1500)
  const wasRefused = [...stage.ledger.refused.keys()].some((words) =>
    words.includes('disk takes nothing more'),
  )
  return [
    ...(wasRefused ? [] : ['nothing was refused, so there was no fault']),
    ...findUnclearRefusals(stage),
    ...(await findReadFailures(server.url)),
  ]
}

/** The write-ahead log cannot grow: the server ends, and calls are answered that the database does not answer, or why. */
async function whileItEnds({ postgres, stage, server, disk }: Church): Promise<string[]> {
  await fill(disk)
  const writing = writeFor(server, stage, 1500)
  await floodJournal(postgres.url)
  await writing
  // It ends for good, or restarts by itself and then refuses connections for want of room, or accepts some.
  await wait(1000)
  const answer = await call(server.url, 'events/?search=a')
  const page = await fetch(`${server.url}/events?search=a`)
  const told = /The church’s (disk|database)/.test(String(answer.body['detail']))
  return [
    ...(answer.status === 200 || (answer.status === 503 && told) ? [] : [`a list answered ${answer.status}`]),
    ...([200, 503].includes(page.status) ? [] : [`a page answered ${page.status}`]),
    ...((await fetch(`${server.url}/healthz`)).ok ? [] : ['the process did not live']),
  ]
}

/** Writes to the write-ahead log until the server breaks the connection. */
async function floodJournal(url: string): Promise<void> {
  const client = new pg.Client(`${url}/postgres`)
  client.on('error', () => undefined)
  const words = "select pg_logical_emit_message(false, 'flood', repeat('ɔ', 50000))"
  try {
    await client.connect()
    while (true) await client.query(words)
  } catch {
    // The server has ended, or refuses connections for want of room.
  }
  await client.end().catch(() => undefined)
}
