import { once } from 'node:events'
import { rm } from 'node:fs/promises'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { call, until } from './call.ts'
import { type Outcome, openStage, servesAgain, setStage, writeFor } from './outcome.ts'

/** A mail server that takes every connection and never says a word. */
async function openMute() {
  const lines = new Set<Socket>()
  const server = createServer((line) => lines.add(line.on('error', () => undefined)))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    lines: () => lines.size,
    [Symbol.asyncDispose]: async () => {
      for (const line of lines) line.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}

/** Nobody waits for a letter, longer than this in milliseconds. */
const prompt = 1500

/** Asks for letters that never get away. `told`: also waits until the log tells of it, which takes the mail server's patience. */
export async function muteMail({ rounds, told }: { rounds: number; told: boolean }): Promise<Outcome> {
  await using mute = await openMute()
  const stage = await setStage('mail', { SMTP_URL: mute.url })
  await using server = await openStage(stage)
  const wrong: string[] = []
  const body = { username: 'member' }
  for (let round = 0; round < rounds; round++) {
    const began = performance.now()
    const { status } = await call(server.url, 'auth/forgot-password/', { body })
    const took = performance.now() - began
    if (status !== 200 || took > prompt) wrong.push(`the answer was ${status} after ${Math.round(took)} ms`)
  }
  await until(async () => mute.lines() > 0, 'that the mail server is asked')
  await writeFor(server, stage, 300)
  const back = await servesAgain(server.url)
  const failure = /Greeting never received|ETIMEDOUT|[Tt]imeout/
  if (told) await until(async () => failure.test(server.output()), 'that the log tells of the letter')
  else await call(server.url, 'auth/forgot-password/', { body })
  const began = performance.now()
  await server.kill('SIGTERM')
  if (performance.now() - began > 5000) wrong.push('the stop waited for the mail server')
  await rm(stage.dataDir, { recursive: true, force: true })
  const acknowledged = stage.ledger.acknowledged
  return { fault: 'mail server hangs', rounds, acknowledged, wrong, back }
}
