import { readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { unfolded } from '../outbox.ts'
import type { RunningServer } from '../server.ts'
import { call, isDone, type Session, signIn, until } from './call.ts'
import { bent } from './disk.ts'
import { signInCrew } from './load.ts'
import { losses, type Outcome, openStage, type Stage, servesAgain, setStage, writeFor } from './outcome.ts'

/** The error of the clock in hours at each start. */
const course = [0, 7, -5, 26, 0, -26, 3, 0]

/** Starts the server with clocks that are hours ahead and behind; sign-ins, writes and password resets must work. */
export async function skewClock(rounds: number): Promise<Outcome> {
  const stage = await setStage('clock', { ...bent, BACKUPS: '2', RATE_LIMITS: 'on' })
  const wrong: string[] = []
  let back = 0
  let before: Session | undefined
  for (let round = 0; round < rounds; round++) {
    const hours = course[round % course.length] ?? 0
    const began = performance.now()
    await using server = await openStage(stage, { BEND_CLOCK_HOURS: String(hours) })
    await servesAgain(server.url)
    back = Math.max(back, Math.round(performance.now() - began))
    const faults = await exerciseServer(server, stage, before).catch((error: unknown) => [String(error)])
    wrong.push(...faults.map((line) => `with the clock ${hours} hours off: ${line}`))
    before = await signIn(server.url, 'newcomer')
    await server.kill('SIGTERM')
    wrong.push(...(await losses(stage)))
  }
  await rm(stage.dataDir, { recursive: true, force: true })
  return { fault: 'clock off by hours', rounds, acknowledged: stage.ledger.acknowledged, wrong, back }
}

async function exerciseServer(
  server: RunningServer,
  stage: Stage,
  before: Session | undefined,
): Promise<string[]> {
  const wrong: string[] = []
  stage.crew = await signInCrew(server.url)
  if (before) {
    const { status } = await call(server.url, 'auth/refresh/', { body: { refresh: before.refresh } })
    if (status !== 200) wrong.push(`a session of before was not renewed: ${status}`)
  }
  const was = stage.ledger.acknowledged
  await writeFor(server, { ...stage }, 300)
  if (stage.ledger.acknowledged === was) wrong.push('nobody could write')
  const page = await fetch(`${server.url}/events/${stage.ledger.edits.event}`)
  const shown = await page.text()
  if (!shown.includes(stage.ledger.edits.titles.at(-1) ?? '')) wrong.push('a page is out of date')
  return [...wrong, ...(await newPassword(server, stage))]
}

const outbox = ({ dataDir }: Stage) => readdir(join(dataDir, 'outbox')).catch(() => [])

/** A mailed link must be valid with the current clock. */
async function newPassword({ url }: RunningServer, stage: Stage): Promise<string[]> {
  const before = new Set(await outbox(stage))
  await call(url, 'auth/forgot-password/', { body: { username: 'leader2' } })
  let letter = ''
  await until(async () => {
    const name = (await outbox(stage)).find((one) => !before.has(one))
    letter = name ? unfolded(await readFile(join(stage.dataDir, 'outbox', name), 'utf8')) : ''
    return letter.includes('reset-password#')
  }, 'the letter')
  const token = /reset-password#([\w-]+)/.exec(letter)?.[1] ?? ''
  const password = 'kente-weaver-58'
  const body = { token, password }
  const set = await call(url, 'auth/reset-password/', { body })
  if (!isDone(set)) return [`the mailed link did not hold: ${JSON.stringify(set.body)}`]
  await signIn(url, 'leader2', password)
  return []
}
