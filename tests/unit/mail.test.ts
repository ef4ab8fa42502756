import { readdir, readFile, rm, stat } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { SMTPServer } from 'smtp-server'
import { expect, test, vi } from 'vitest'
import { newChurch } from '../../src/lib/contract/website/church.ts'
import { openMail } from '../../src/server/platform/mail/mail.ts'
import { openTransport, type Posting, type Transport } from '../../src/server/platform/mail/transport.ts'
import { freshFolder } from '../support/server.ts'

const letter = { to: 'ama@example.com', subject: 'Ɛyɛ asɛm', text: 'Akwaaba.\n' }
const posting = { id: '5f0c7a6e-whole', ...letter }
const from = 'Church <office@church.example>'
const unnamed = { tell: console.log, readChurch: async () => newChurch }

test('without a mail server an e-mail is written to a file of mode 600, and the console names the file', async () => {
  const DATA_DIR = await freshFolder()
  const told: string[] = []

  await openTransport(
    { DATA_DIR, MAIL_FROM: from, ACCEPT: [] },
    { ...unnamed, tell: (text) => told.push(text) },
  )(posting)

  const [file = ''] = await readdir(join(DATA_DIR, 'outbox'))
  const path = join(DATA_DIR, 'outbox', file)
  const text = await readFile(path, 'utf8')
  expect(file).toMatch(/\.eml$/)
  expect((await stat(path)).mode & 0o777).toBe(0o600)
  expect(text).toContain('To: ama@example.com')
  expect(text).toContain('From: Church <office@church.example>')
  expect(text).toContain('Akwaaba.')
  expect(told).toEqual([expect.stringContaining(path)])
  await rm(DATA_DIR, { recursive: true })
})

test('an e-mail that may be stopped says so to mail programs, with one press where there is TLS', async () => {
  const heads = []
  for (const scheme of ['https', 'http']) {
    const DATA_DIR = await freshFolder()
    const address = `${scheme}://church.example/backend/api/messages/one-click/${'a'.repeat(60)}/`
    await openTransport(
      { DATA_DIR, MAIL_FROM: from, ACCEPT: [] },
      { ...unnamed, tell: () => undefined },
    )({
      ...posting,
      unsubscribe: address,
    })
    const [file = ''] = await readdir(join(DATA_DIR, 'outbox'))
    const text = await readFile(join(DATA_DIR, 'outbox', file), 'utf8')
    heads.push([
      text.includes(`List-Unsubscribe: <${address}>\r\n`),
      /^List-Unsubscribe-Post: (.*)$/m.exec(text)?.[1],
    ])
    await rm(DATA_DIR, { recursive: true })
  }

  expect(heads).toEqual([
    [true, 'List-Unsubscribe=One-Click'],
    [true, undefined],
  ])
})

test('an e-mail is sent in the name of the church, as it is when the e-mail is sent', async () => {
  const DATA_DIR = await freshFolder()
  let church = { ...newChurch, name: 'Before' }
  const send = openTransport(
    { DATA_DIR, MAIL_FROM: from, ACCEPT: [] },
    { tell: () => undefined, readChurch: async () => church },
  )

  church = { ...newChurch, name: 'Grace Chapel Kumasi', short_name: 'Grace' }
  await send({ ...posting, subject: 'Welcome' })

  const [file = ''] = await readdir(join(DATA_DIR, 'outbox'))
  const text = await readFile(join(DATA_DIR, 'outbox', file), 'utf8')
  expect(text).toContain('From: Grace Chapel Kumasi <office@church.example>')
  expect(text).toContain('Subject: Welcome (Grace)')
  expect(text).toMatch(/Akwaaba\.\s+-- \s+Grace Chapel Kumasi/)
  await rm(DATA_DIR, { recursive: true })
})

test('an e-mail is sent without the name of the church while nobody can say it', async () => {
  const DATA_DIR = await freshFolder()
  const readChurch = () => Promise.reject(new Error('The database is away'))

  await openTransport(
    { DATA_DIR, MAIL_FROM: from, ACCEPT: [] },
    { tell: () => undefined, readChurch },
  )(posting)

  const [file = ''] = await readdir(join(DATA_DIR, 'outbox'))
  const text = await readFile(join(DATA_DIR, 'outbox', file), 'utf8')
  expect(text).toContain('From: Church <office@church.example>')
  expect(text).not.toContain('-- ')
  await rm(DATA_DIR, { recursive: true })
})

test('with a mail server an e-mail is sent to it', async () => {
  const received: string[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, _, done) => {
      let text = ''
      stream.on('data', (chunk) => {
        text += chunk
      })
      stream.on('end', () => {
        received.push(text)
        done()
      })
    },
  })
  const listening = server.listen(0, '127.0.0.1')
  await new Promise((ready) => listening.once('listening', ready))
  const { port } = listening.address() as AddressInfo

  const SMTP_URL = `smtp://127.0.0.1:${port}`
  await openTransport({ DATA_DIR: '', MAIL_FROM: from, SMTP_URL, ACCEPT: [] }, unnamed)(posting)

  expect(received).toEqual([expect.stringContaining('Akwaaba.')])
  expect(received[0]).toContain('Message-ID: <5f0c7a6e-whole@church.example>')
  await new Promise<void>((closed) => server.close(closed))
})

test('nothing is sent to a remote mail server without STARTTLS, unless plain-mail is accepted', async () => {
  const commands: string[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onMailFrom: ({ address }, _, done) => {
      commands.push(address)
      done()
    },
  })
  const listening = server.listen(0, '127.0.0.1')
  await new Promise((ready) => listening.once('listening', ready))
  // 0.0.0.0 reaches this machine but is not among its local names, so that it stands for a remote host.
  const { port } = listening.address() as AddressInfo
  const at = (search: string) => `smtp://0.0.0.0:${port}${search}`
  const send = (SMTP_URL: string, ACCEPT: 'plain-mail'[]) =>
    openTransport({ DATA_DIR: '', MAIL_FROM: from, SMTP_URL, ACCEPT }, unnamed)(posting)

  for (const search of ['', '?requireTLS=false', '?ignoreTLS=true'])
    await expect(send(at(search), [])).rejects.toMatchObject({ code: 'ETLS' })
  expect(commands).toEqual([])
  await send(at(''), ['plain-mail'])

  expect(commands).toEqual(['office@church.example'])
  await new Promise<void>((closed) => server.close(closed))
})

const lineIsDead = () => Object.assign(new Error('connect ECONNREFUSED'), { code: 'ESOCKET' })
const raise = (error: Error): never => {
  throw error
}
const answered = (responseCode: number) =>
  Object.assign(new Error(`${responseCode} <ama@example.com>: try again`), {
    code: 'EENVELOPE',
    responseCode,
  })

/** A mail queue on a fake clock, with a transport that the test controls. */
function openLetters(transport: Transport, most?: number) {
  vi.useFakeTimers()
  const told: string[] = []
  const mail = openMail(transport, {
    warn: (line: string) => void told.push(line),
    now: () => new Date(),
    ...(most && { most }),
  })
  return { mail, told, [Symbol.dispose]: () => void vi.useRealTimers() }
}

const minutes = (count: number) => vi.advanceTimersByTimeAsync(count * 60_000)

test('an e-mail that was not accepted is retried with growing delays under one message id', async () => {
  const attempts: { posting: Posting; at: number }[] = []
  using letters = openLetters(async (posting) => {
    attempts.push({ posting, at: Date.now() - began })
    if (attempts.length === 1) throw lineIsDead()
    if (attempts.length < 4) throw answered(451)
  })
  const began = Date.now()

  letters.mail.send(letter)
  await minutes(1)
  const meanwhile = letters.mail.count()
  await minutes(60)

  expect(attempts.map(({ at }) => at / 1000)).toEqual([0, 30, 150, 630])
  expect(new Set(attempts.map(({ posting }) => posting.id)).size).toBe(1)
  expect(meanwhile).toEqual({ waiting: 1, failed: 0 })
  expect(letters.mail.count()).toEqual({ waiting: 0, failed: 0 })
  expect(letters.told).toEqual(['An e-mail will be tried again: connect ECONNREFUSED'])
})

test('the caller hears that an e-mail was accepted or refused for good, and nothing of one that expired', async () => {
  const answers: Record<string, () => void> = {
    taken: () => undefined,
    refused: () => raise(answered(550)),
    away: () => raise(lineIsDead()),
    late: () => raise(lineIsDead()),
  }
  using letters = openLetters(async ({ subject }) => answers[subject]?.())
  const settled: string[] = []
  const hour = new Date(Date.now() + 60 * 60_000)

  for (const subject of Object.keys(answers))
    letters.mail.send({
      ...letter,
      subject,
      id: `own-${subject}`,
      settled: () => settled.push(subject),
      ...(subject === 'late' && { until: hour }),
    })
  await minutes(25 * 60)

  expect(settled).toEqual(['taken', 'refused'])
  expect(letters.mail.count()).toEqual({ waiting: 0, failed: 3 })
})

test('an e-mail that the mail server refuses for good is logged once, without its address, and not retried', async () => {
  let attempts = 0
  using letters = openLetters(async () => {
    attempts += 1
    throw answered(550)
  })

  letters.mail.send(letter)
  await minutes(60)

  expect(attempts).toBe(1)
  expect(letters.mail.count()).toEqual({ waiting: 0, failed: 1 })
  expect(letters.told).toEqual(['An e-mail is given up: 550 [address]>: try again'])
})

test('an e-mail whose link has expired is dropped, and any other is given up after a day', async () => {
  using letters = openLetters(async () => {
    throw lineIsDead()
  })

  letters.mail.send({ ...letter, until: new Date(Date.now() + 5 * 60_000) })
  letters.mail.send(letter)
  await minutes(11)
  const early = letters.mail.count()
  await minutes(23 * 60)
  const late = letters.mail.count()
  await minutes(2 * 60)

  expect(early).toEqual({ waiting: 1, failed: 1 })
  expect(late).toEqual(early)
  expect(letters.mail.count()).toEqual({ waiting: 0, failed: 2 })
  expect(letters.told.slice(-2)).toEqual([
    'An e-mail is given up: what it says holds no longer',
    'An e-mail is given up: connect ECONNREFUSED',
  ])
})

test('a hanging mail server gets three letters at once, and a full queue drops its oldest letters', async () => {
  const sent: string[] = []
  const { promise: hanging, resolve: wake } = Promise.withResolvers<void>()
  let atOnce = 0
  using letters = openLetters(async ({ subject }) => {
    atOnce += 1
    await hanging
    sent.push(subject)
  }, 10)

  for (let count = 1; count <= 16; count++) letters.mail.send({ ...letter, subject: String(count) })
  await minutes(1)
  const whileHanging = [atOnce, letters.mail.count()]
  wake()
  await minutes(1)

  expect(whileHanging).toEqual([3, { waiting: 10, failed: 6 }])
  expect(sent).toEqual(['7', '8', '9', '10', '11', '12', '13', '14', '15', '16'])
  expect(letters.told).toEqual(Array(6).fill('An e-mail is given up: more than 10 are waiting'))
})

test('closing waits up to a second for letters under way, and logs how many were not sent', async () => {
  const sent: string[] = []
  using letters = openLetters(async ({ subject }) => {
    if (subject === 'refused') throw lineIsDead()
    await new Promise((done) => setTimeout(done, subject === 'slow' ? 300 : 60_000))
    sent.push(subject)
  })

  for (const subject of ['refused', 'slow', 'hanging']) letters.mail.send({ ...letter, subject })
  const began = performance.now()
  const closed = letters.mail.close().then(() => performance.now() - began)
  await vi.advanceTimersByTimeAsync(2000)
  letters.mail.send(letter)

  expect(await closed).toBeLessThan(1100)
  expect(sent).toEqual(['slow'])
  expect(letters.told.slice(1)).toEqual([
    'E-mails that were not sent, since the process ends: 2.',
    'An e-mail was not sent, since the process ends.',
  ])
})
