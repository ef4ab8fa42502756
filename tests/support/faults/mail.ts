import { once } from 'node:events'
import { rm } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'
import { unfolded } from '../outbox.ts'
import type { RunningServer } from '../server.ts'
import { call, rowsOf, until } from './call.ts'
import { bent } from './disk.ts'
import { type Outcome, openStage, servesAgain, setStage, writeFor } from './outcome.ts'

/** A fake mail server that accepts connections and never answers, that answers 451, or that works. */
async function openOffice() {
  const office = { mood: 'mute' as 'mute' | 'busy' | 'well', lines: 0, busy: 0, letters: [] as string[] }
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    closeTimeout: 10,
    onConnect(_, greet) {
      office.lines += 1
      if (office.mood !== 'mute') greet()
    },
    onMailFrom(_, __, answer) {
      if (office.mood === 'well') return answer()
      office.busy += 1
      answer(Object.assign(new Error('Greylisted, try again later'), { responseCode: 451 }))
    },
    onData(stream, _, answer) {
      let text = ''
      stream.on('data', (chunk: Buffer) => {
        text += chunk
      })
      stream.on('end', () => {
        office.letters.push(text)
        answer()
      })
    },
  })
  server.on('error', () => undefined)
  const listening = server.listen(0, '127.0.0.1')
  await once(listening, 'listening')
  return Object.assign(office, {
    url: `smtp://127.0.0.1:${(listening.address() as AddressInfo).port}`,
    [Symbol.asyncDispose]: () => new Promise<void>((closed) => server.close(closed)),
  })
}

type Office = Awaited<ReturnType<typeof openOffice>>

/** The time limit for an answer that sends an e-mail, in milliseconds. */
const prompt = 1500

/** Timers of ten seconds and more are shortened by this factor, in the server and its mail client. */
const hastened = { ...bent, BEND_WAITS: '50' }

/** Sends letters while the mail server is silent, and then while it answers 451; each must arrive once. */
export async function muteMail(letters: number): Promise<Outcome> {
  await using office = await openOffice()
  const stage = await setStage('mail', { ...hastened, SMTP_URL: office.url, LOG: 'json' })
  await using server = await openStage(stage)
  const wrong: string[] = []
  const people = await withMailbox(server, stage.crew.admin, letters + 1)
  for (const username of people.slice(1)) wrong.push(...(await askForLetter(server, username)))
  await until(async () => office.lines > 0, 'that the mail server is asked')
  await writeFor(server, stage, 300)
  const back = await servesAgain(server.url)
  const told = /An e-mail will be tried again: (Greeting never received|.*[Tt]imeout)/
  await until(async () => told.test(server.output()), 'that the log tells of the letters')
  office.mood = 'busy'
  await until(async () => office.busy > 0, 'that the mail server puts a letter off')
  office.mood = 'well'
  await until(async () => office.letters.length >= letters, 'the letters', 120_000)
  wrong.push(...moreThanOnce(office), ...(await endWithLetter(server, office, people[0])))
  await rm(stage.dataDir, { recursive: true, force: true })
  const acknowledged = stage.ledger.acknowledged + letters
  return { fault: 'mail server hangs, then is busy', rounds: letters, acknowledged, wrong, back }
}

/** Members with an address, one for each letter: a second reset within minutes would send none. */
async function withMailbox({ url }: RunningServer, admin: string, count: number): Promise<string[]> {
  const people = await rowsOf(url, 'users/?limit=100', admin)
  const named = people.filter(({ email }) => email).map(({ username }) => String(username))
  if (named.length < count) throw new Error(`Only ${named.length} people have an address.`)
  return named.slice(0, count)
}

async function askForLetter({ url }: RunningServer, username = ''): Promise<string[]> {
  const began = performance.now()
  const { status } = await call(url, 'auth/forgot-password/', { body: { username } })
  const took = Math.round(performance.now() - began)
  return status === 200 && took < prompt ? [] : [`the answer was ${status} after ${took} ms`]
}

function moreThanOnce({ letters }: Office): string[] {
  const links = letters.map((text) => /reset-password#([\w-]+)/.exec(unfolded(text))?.[1])
  const twice = links.length - new Set(links).size
  return twice > 0 ? [`${twice} letters came twice`] : []
}

/** Ends the process while the mail server is silent: it must end soon, log how many letters were not sent, and log no address. */
async function endWithLetter(server: RunningServer, office: Office, username = ''): Promise<string[]> {
  office.mood = 'mute'
  const lines = office.lines
  await askForLetter(server, username)
  await until(async () => office.lines > lines, 'that the mail server is asked once more')
  const began = performance.now()
  await server.kill('SIGTERM')
  const output = server.output()
  return [
    ...(performance.now() - began > 5000 ? ['the stop waited for the mail server'] : []),
    ...(/not sent, since the process ends: 1\./.test(output) ? [] : ['the stop lost an e-mail silently']),
    ...(/\w@\w/.test(output) ? ['the log names an address'] : []),
  ]
}
