import { cp, mkdtemp } from 'node:fs/promises'
import { freshFolder, type RunningServer, sampleFolder, startServer } from '../server.ts'
import { call, until } from './call.ts'
import { findLosses, type Place } from './check.ts'
import { type Ledger, openLedger } from './ledger.ts'
import { applyLoad, type Crew, prepare, signInCrew } from './load.ts'

/** The result of a fault: nothing was lost when `wrong` is empty. */
export type Outcome = {
  fault: string
  rounds: number
  /** The number of acknowledged writes. */
  acknowledged: number
  /** One line for each lost write and every other fault. */
  wrong: string[]
  /** The longest time until it answered again, in milliseconds; 0 when it never stopped answering. */
  back: number
}

/** A church with its load, over the restarts of its process. */
export type Stage = Place & { ledger: Ledger; crew: Crew }

/** The church whose folder the stages of a run of tests copy: to prepare it takes two seconds of work. */
let prepared: Promise<Stage> | undefined

/**
 * A church with sample data, prepared for the load, on a fresh folder (unless given). Its process is stopped. A church on a given folder or on
 * PostgreSQL is prepared itself, and so is one outside of a run of tests, where nobody would remove the folder that is copied.
 */
export async function setStage(
  name: string,
  env: Record<string, string> = {},
  folder?: string,
): Promise<Stage> {
  const run = process.env[sampleFolder]
  if (folder || env['DATABASE_URL'] || !run) return prepareStage(name, env, folder ?? (await freshFolder()))
  prepared ??= mkdtemp(`${run}-stage-`).then((made) => prepareStage('stage', {}, made))
  const { dataDir: made, ledger, crew } = await prepared
  const dataDir = await freshFolder()
  await cp(made, dataDir, { recursive: true })
  return { dataDir, env: { ...usual, ...env }, ledger: structuredClone(ledger), crew }
}

const usual = { MIN_FREE_MB: '0', BACKUPS: '0', STOP_SECONDS: '2' }

async function prepareStage(name: string, env: Record<string, string>, dataDir: string): Promise<Stage> {
  const stage: Stage = {
    dataDir,
    env: { ...usual, ...env },
    ledger: openLedger(name),
    crew: { admin: '', leader: '', media: '' },
  }
  await using server = await openStage(stage)
  stage.crew = await signInCrew(server.url)
  await prepare(server.url, stage.ledger, stage.crew)
  return stage
}

export const openStage = (
  { dataDir, env }: Stage,
  more: Record<string, string> = {},
): Promise<RunningServer> => startServer({ dataDir, env: { ...env, ...more } })

/** Applies load for this time. */
export async function writeFor(
  server: RunningServer,
  { ledger, crew }: Stage,
  milliseconds: number,
): Promise<void> {
  await applyLoad(server.url, ledger, crew, AbortSignal.timeout(milliseconds))
}

export const losses = (stage: Stage): Promise<string[]> => findLosses(stage, stage.ledger)

/** Whether it reads and writes: a list that is read from the database, and a ready state. */
async function serves(url: string): Promise<boolean> {
  const [list, ready] = await Promise.all([
    call(url, `prayer_requests/?search=${Math.random()}`),
    fetch(`${url}/readyz`),
  ])
  return list.status < 500 && ready.status === 200
}

export const servesAgain = (url: string): Promise<number> => until(() => serves(url), 'that it serves again')

/** Every page and list must be served while nothing can be written. */
export async function findReadFailures(url: string): Promise<string[]> {
  const paths = ['/', '/events', '/sermons', '/backend/api/sermons/?limit=5', '/backend/api/events/?search=a']
  const answers = await Promise.all(
    paths.map(async (path) => [path, (await fetch(url + path)).status] as const),
  )
  return answers.filter(([, status]) => status !== 200).map(([path, status]) => `${path} answered ${status}`)
}

export async function writesAgain(server: RunningServer, stage: Stage): Promise<string[]> {
  const before = stage.ledger.acknowledged
  await writeFor(server, stage, 300)
  return stage.ledger.acknowledged > before ? [] : ['it did not write again']
}
